/** An empire in short: chips in one flow, the row's sign before each group. Names are never cut: without room chips are pictures, and what has no room at all is counted. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { language, t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { Icon } from "../../../ui/Icon";
import type { Location } from "../../../wire";
import { BuiltChip } from "./Built";
import { ROWS, inRow } from "./Empire";
import { folds } from "./folds";
import { split } from "./part";
import { Group } from "../../../table/keys";
import { useScene } from "./scene";

/** Turn as few chips as possible, from the end, into pictures, then all into small ones with a dot where tokens lie; then hide what is still beyond the lower edge, and say how much that is. */
function fit(box: HTMLElement, name: string): void {
  const flow = box.firstElementChild as HTMLElement | null;
  const more = flow?.lastElementChild as HTMLElement | null;
  if (!flow || !more) return;
  const parts = ([...flow.children] as HTMLElement[]).slice(0, -1);
  const room = box.clientHeight;
  const low = (part: HTMLElement): number => part.offsetTop + part.offsetHeight;
  const fits = (named: number): boolean => {
    parts.forEach((part, at) => part.classList.toggle("is-picture", at >= named));
    return low(flow) <= room;
  };
  flow.classList.remove("is-bare");
  for (const part of parts) part.hidden = false;
  more.hidden = true;
  if (fits(parts.length) || room === 0) return;
  let [named, over] = [0, parts.length];
  while (over - named > 1) {
    const half = (named + over) >> 1;
    if (fits(half)) named = half;
    else over = half;
  }
  if (fits(named)) return;
  flow.classList.add("is-bare");
  if (fits(named)) return;
  const beyond = parts.filter((part) => low(part) > room);
  more.hidden = false;
  let at = parts.length - beyond.length;
  let n = 0;
  const hide = (part: HTMLElement | undefined): void => {
    if (!part) return;
    part.hidden = true;
    n += Number(part.dataset["n"] ?? 1);
    more.textContent = t("table-more", { n });
  };
  for (const part of beyond) hide(part);
  while (low(flow) > room && at > 0) hide(parts[--at]);
  more.ariaLabel = `${t("table-more", { n })}. ${t("table-lens-open", { name })}`;
}

interface FlowProps {
  empire: readonly Location[];
  holder: number;
  name: string;
  foundations?: number;
}

export function Flow({ empire, holder, name, foundations = 0 }: FlowProps) {
  const { enlarge, size } = useScene();
  const box = useRef<HTMLDivElement>(null);
  const spoken = language.value;
  const { lands, built } = split(empire, face);
  const shown = JSON.stringify(empire); // every view brings a new list, mostly of the same
  useLayoutEffect(() => {
    if (box.current) fit(box.current, name);
  }, [shown, foundations, spoken, size]);
  useLayoutEffect(() => {
    const hides = box.current?.querySelector("[hidden] [aria-pressed], [hidden][aria-pressed]") != null;
    box.current?.querySelector(".more")?.classList.toggle("is-playable", hides);
  });
  useEffect(() => {
    const watch = new ResizeObserver(() => box.current && fit(box.current, name));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [name]);
  return (
    <div class="flow-box" ref={box}>
      <Group class="flow" aria-label={t("table-empire-of", { name })}>
        {ROWS.flatMap((row) =>
          folds(inRow(built, row), face).map(({ at, n }, nth) => (
            <span key={at.card} class="lead" data-n={n}>
              {nth === 0 && <Icon name={`k-${row}`} label={t(`table-row-${row}`)} />}
              <BuiltChip at={at} holder={holder} times={n} />
            </span>
          )),
        )}
        {lands.map((at, nth) => (
          <span key={at.card} class="lead" data-n={1}>
            {nth === 0 && <Icon name="province" label={t("table-provinces")} />}
            <BuiltChip at={at} holder={holder} />
          </span>
        ))}
        {foundations > 0 && (
          <span class="lead" data-n={foundations}>
            <span class="chip" role="img" aria-label={t("table-foundations", { n: foundations })} title={t("table-foundations", { n: foundations })}>
              <span class="sw">
                <Icon name="foundation" />
              </span>
              <span class="chip-name">{t("table-foundation")}</span>
              {foundations > 1 && <span class="times nums">×{foundations}</span>}
            </span>
          </span>
        )}
        <button type="button" class="more" data-aside hidden onClick={() => enlarge(holder)} />
      </Group>
    </div>
  );
}
