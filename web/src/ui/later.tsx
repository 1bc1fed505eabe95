/** Parts of the page that few visits need: each is fetched when it is first shown, or when somebody points at the way to it. */
import { signal } from "@preact/signals";
import type { ComponentChild, FunctionComponent } from "preact";
import { t } from "../lib/i18n";
import { Button } from "./Button";

export interface Later<P> extends FunctionComponent<P> {
  /** Fetches it, once; a fetch that failed is tried again. */
  soon: () => void;
}

/** It could not be fetched: no line, or the server has a newer page by now. */
const Missing = () => (
  <div class="notable panel" role="alert">
    <p>{t("common-part-missing")}</p>
    <Button onClick={() => location.reload()}>{t("common-reload")}</Button>
  </div>
);

export function later<P extends object>(fetch: () => Promise<FunctionComponent<P>>): Later<P> {
  const part = signal<FunctionComponent<P> | "none" | "asked" | "missing">("none");
  const soon = () => {
    if (part.peek() !== "none" && part.peek() !== "missing") return;
    part.value = "asked";
    fetch().then(
      (fetched) => (part.value = fetched),
      () => (part.value = "missing"),
    );
  };
  const Part: FunctionComponent<P> = (props) => {
    if (part.peek() === "none") soon();
    const Fetched = part.value;
    if (typeof Fetched === "function") return <Fetched {...props} />;
    return Fetched === "missing" ? <Missing /> : <div class="fetching" aria-busy="true" />;
  };
  return Object.assign(Part, { soon });
}

/** Fetches what an element will show, where that is such a part. */
export function soon(shown: ComponentChild): void {
  const type = typeof shown === "object" && shown !== null && "type" in shown ? shown.type : undefined;
  if (typeof type === "function" && "soon" in type) (type as Later<object>).soon();
}
