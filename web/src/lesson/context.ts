/** Whether a table is that of a lesson: then the bar at its top is the lesson's. */
import { createContext } from "preact";

export const LessonContext = createContext(false);
