/** The journals that were opened in this browser, newest first. */
import { kept } from "./settings";

const MOST = 40;

export const uploads = kept<readonly string[]>("uploads", [], (value) => Array.isArray(value) && value.every((one) => typeof one === "string"));

/** A journal goes to the top of the list. */
export function keepUpload(replay: string): void {
  uploads.value = [replay, ...uploads.peek().filter((other) => other !== replay)].slice(0, MOST);
}

export function forgetUpload(replay: string): void {
  uploads.value = uploads.peek().filter((other) => other !== replay);
}
