/** The rulebook in the page's language. */
import type { Rulebook } from "../wire";
import { translated } from "./translated";

const stored = translated<Rulebook>("/api/rules");
export const rulebook = stored.value;
/** Whether the rulebook could not be had. */
export const rulebookFailed = stored.failed;
export const openRulebook = stored.open;
