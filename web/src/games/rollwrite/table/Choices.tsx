/** The few moves of one place, beside it: what each pays and brings. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../lib/i18n";
import { Group } from "../../../table/keys";
import { beside } from "../../../ui/Peek";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import { Change } from "./Change";
import { changeOf } from "./places";
import { type Opened, useScene } from "./scene";

export function Choices({ opened: { place, anchor } }: { opened: Opened }) {
  const scene = useScene();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const offers = scene.placed.get(place) ?? [];
  const shut = useRef(scene.shut);
  shut.current = scene.shut;

  useLayoutEffect(() => {
    const layer = box.current;
    if (!layer) return;
    const size = { width: layer.offsetWidth, height: layer.offsetHeight };
    setAt(beside(anchor.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }));
  }, [anchor, offers.length]);

  useEffect(() => {
    const layer = box.current;
    layer?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    const outside = (event: Event): void => {
      const target = event.target as Node;
      if (!layer?.contains(target) && !anchor.contains(target)) shut.current();
    };
    addEventListener("pointerdown", outside, true);
    addEventListener("scroll", outside, { capture: true, passive: true });
    return () => {
      removeEventListener("pointerdown", outside, true);
      removeEventListener("scroll", outside, true);
      if (layer?.contains(document.activeElement) || document.activeElement === document.body) anchor.focus({ preventScroll: true });
    };
  }, [place]);

  return (
    <div
      ref={box}
      class={cx("choices panel", at && "placed")}
      style={{ left: `${at?.left ?? 0}px`, top: `${at?.top ?? 0}px` }}
      role="dialog"
      aria-label={t("roll-choices")}
      onFocusOut={(event) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) scene.shut();
      }}
    >
      <Group column>
        {offers.map((offer, nth) => (
          <button
            key={offer.text}
            type="button"
            class="choice"
            aria-keyshortcuts={nth < 9 ? String(nth + 1) : undefined}
            onClick={() => scene.make(offer, place)}
            onPointerEnter={() => scene.point(offer)}
            onFocus={() => scene.point(offer)}
          >
            <span>
              <Words text={offer.label} />
            </span>
            <Change change={changeOf(offer)} />
            {nth < 9 && <kbd aria-hidden="true">{nth + 1}</kbd>}
          </button>
        ))}
      </Group>
    </div>
  );
}
