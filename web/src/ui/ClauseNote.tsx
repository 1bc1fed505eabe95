/** A clause that was pressed somewhere opens in place: what it says, and the way to where it stands. */
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { Link, route } from "../lib/route";
import { areaOf, openRulebook, rulebook, rulebookFailed } from "../lib/rulebook";
import { Words } from "./Words";
import { type Cited, cited } from "./cited";

const EDGE = 8;

effect(() => {
  void route.value.path;
  cited.value = null;
});

/** Where a box stands at what was pressed: under it or over it, inside the window. */
function place({ anchor }: Cited, box: HTMLElement): { left: number; top: number } {
  const left = Math.max(EDGE, Math.min(anchor.left, innerWidth - box.offsetWidth - EDGE));
  const under = anchor.bottom + EDGE;
  const fits = under + box.offsetHeight + EDGE <= innerHeight;
  return { left, top: fits ? under : Math.max(EDGE, anchor.top - EDGE - box.offsetHeight) };
}

/** The layer itself, once on the page. */
export function ClauseLayer() {
  const shown = cited.value;
  return shown && <Note key={shown.id} shown={shown} />;
}

function Note({ shown }: { shown: Cited }) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const area = areaOf(rulebook.value?.areas ?? [], shown.id);
  const clause = area?.clauses.find(({ id }) => id === shown.id);
  useEffect(openRulebook, []);
  useLayoutEffect(() => {
    if (box.current) setAt(place(shown, box.current));
  }, [shown, clause]);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    const shut = (back: boolean) => {
      cited.value = null;
      if (back) shown.from.focus({ preventScroll: true });
    };
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) shut(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      shut(true);
    };
    addEventListener("pointerdown", outside, true);
    addEventListener("keydown", escape, true);
    return () => {
      removeEventListener("pointerdown", outside, true);
      removeEventListener("keydown", escape, true);
    };
  }, [shown]);
  return (
    <div ref={box} class="cited" role="dialog" aria-label={shown.id} tabIndex={-1} style={{ left: `${at?.left ?? 0}px`, top: `${at?.top ?? 0}px` }}>
      <p class="rule">
        {shown.id} {area?.title}
      </p>
      <p lang={clause?.translated === false ? "en" : undefined}>
        {clause ? <Words text={clause.text} /> : t(rulebookFailed.value ? "rules-failed" : rulebook.value ? "rules-no-clause" : "common-loading", { clause: shown.id })}
      </p>
      <Link href={`/rules/${shown.id}`}>{t("rules-in-the-book")}</Link>
    </div>
  );
}
