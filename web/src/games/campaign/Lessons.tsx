/** What the lessons of the campaign say; they come when somebody takes one. */
import type { Lesson } from "../../lesson/lesson";
import basics from "./lessons/basics.json";

export const FIRST_GAME: Lesson = basics;
