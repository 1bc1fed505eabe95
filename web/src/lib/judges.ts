/** Whether clauses that only judges and programs need are shown too. */
import { kept } from "./settings";

export const judges = kept("judges", false, (value) => typeof value === "boolean");
