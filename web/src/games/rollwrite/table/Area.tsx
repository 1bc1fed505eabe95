/** An area to cross off: a square with its price, or a circle with what it yields. */
import type { ComponentChildren, TargetedMouseEvent } from "preact";
import { t } from "../../../lib/i18n";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Resource } from "../../../wire";
import { Cross } from "./Cross";
import { RESOURCES } from "./places";
import { useScene } from "./scene";

/** What a place is to whoever points at it: attributes of its button. */
export function usePlace(place: string, own: boolean) {
  const scene = useScene();
  const offers = own ? (scene.placed.get(place) ?? []) : [];
  const only = offers.length === 1 ? (offers[0] ?? null) : null;
  const lead = (): void => scene.point(offers[0] ?? null);
  const leave = (): void => scene.point(null);
  return {
    can: offers.length > 0,
    several: offers.length > 1,
    only,
    on: {
      "data-place": place,
      "data-can": offers.length > 0 ? true : undefined,
      "aria-haspopup": offers.length > 1 ? ("true" as const) : undefined,
      "aria-expanded": offers.length > 1 ? scene.opened?.place === place : undefined,
      onClick: (event: TargetedMouseEvent<HTMLElement>) => scene.press(place, event.currentTarget),
      onPointerEnter: lead,
      onPointerLeave: leave,
      onFocus: lead,
      onBlur: leave,
    },
    sent: offers.some((offer) => offer.text === scene.sent),
  };
}

export type Units = Partial<Record<Resource, number>>;

/** Resources one by one, as they are printed. */
export function Printed({ goods }: { goods: Units }) {
  const units = RESOURCES.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good));
  return (
    <span class={`units n${units.length}`} aria-hidden="true">
      {units.map((good, at) => (
        <Icon key={at} name={good} />
      ))}
    </span>
  );
}

interface AreaProps {
  place: string;
  goods: Units;
  /** What it is and costs, in words. */
  label: string;
  crossed: boolean;
  fresh: boolean;
  /** Whether it is on the sheet of whoever plays here. */
  own: boolean;
  /** Whether it cannot be reached yet. */
  far?: boolean;
  class?: string;
  children?: ComponentChildren;
}

export function Area({ place, goods, label, crossed, fresh, own, far = false, class: more, children }: AreaProps) {
  const { can, sent, on } = usePlace(place, own);
  const state = t(
    crossed ? "roll-crossed"
    : can ? "roll-can"
    : far ? "roll-far"
    : "roll-open",
  );
  const name = `${label}, ${state}`;
  const look = cx("area", more, crossed && "is-crossed", can && "is-can", far && !can && "is-far", sent && "is-sent");
  const inside = (
    <>
      <Printed goods={goods} />
      {crossed && <Cross place={place} fresh={fresh} />}
      {children}
    </>
  );
  if (!own)
    return (
      <span class={look} role="img" aria-label={name}>
        {inside}
      </span>
    );
  return (
    <button type="button" class={look} aria-label={name} {...on}>
      {inside}
    </button>
  );
}
