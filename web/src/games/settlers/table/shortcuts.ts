/** What keys do at a table. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { announce } from "../../../lib/announce";
import { t } from "../../../lib/i18n";
import { pass } from "./Dock";
import { letters } from "../../../table/Help";
import { MOMENT } from "../../../table/guard";
import { useKeys } from "../../../table/keys";
import { type Scene, answersOf, capsOf, nextStep } from "./scene";

/** Whether the next digit names a rival. */
export const choosesRival = signal(false);

/** The focus goes to what Tab would stop at in there; false where there is nothing. */
function into(wanted: string): boolean {
  const stop = document.querySelector<HTMLElement>(`${wanted} [tabindex="0"]`);
  stop?.focus();
  return stop != null;
}

interface Beside {
  undo: { can: boolean; asks: boolean; do: () => void };
  help(): void;
  side(): void;
  /** Closes what lies over the table; whether something did. */
  close(): boolean;
}

export function useShortcuts(scene: Scene, { undo, help, side, close }: Beside): void {
  /** When passing was asked about. */
  const asked = useRef(0);
  useLayoutEffect(() => {
    asked.current = performance.now();
  }, [scene.passing]);
  const verb = (wanted: string) => (): boolean => {
    const offer = scene.offers.find((one) => one.verb === wanted);
    if (offer) scene.make(offer, true);
    return offer !== undefined;
  };
  const back = (): boolean => {
    if (choosesRival.value) {
      choosesRival.value = false;
      return true;
    }
    if (close()) return true;
    if (scene.passing) scene.setPassing(false);
    else if (scene.picked) scene.pick(null);
    else if (scene.token) scene.hold(null);
    else if (scene.large !== (scene.seat ?? scene.large)) scene.enlarge(null);
    else if (undo.can && scene.asked !== null && scene.asked.kind !== "turn") undo.do();
    else return false;
    return true;
  };
  const rivals = scene.view.players.filter((player) => player.seat !== scene.seat);
  const nth = (event: KeyboardEvent): boolean => {
    if (choosesRival.value) {
      choosesRival.value = false;
      const rival = rivals[Number(event.key) - 1];
      if (rival) scene.enlarge(scene.large === rival.seat ? null : rival.seat);
      return true;
    }
    const offer = answersOf(scene)[Number(event.key) - 1];
    if (offer) scene.make(offer);
    return offer !== undefined;
  };
  const lettered = [...capsOf(scene)].map(([offer, letter]) => [letter, () => scene.make(offer)]);
  useKeys(
    {
      e: verb("end"),
      p: () => pass(scene),
      u: () => (undo.can || undo.asks) && undo.do(),
      v: () => into("[data-doors]"),
      r: () => {
        choosesRival.value = rivals.length > 0;
        if (choosesRival.value) announce(t("table-key-rival-which", { n: rivals.length }));
      },
      k: () => into("[data-upkeep]"),
      t: () => into("[data-tokens]"),
      g: () => into("[data-goals]"),
      i: () => into("[data-lands]"),
      l: () => into(".logcolumn") || side(),
      h: help,
      "?": help,
      Escape: back,
      Enter: (event) => {
        const pressed = event.target instanceof HTMLElement ? event.target.closest("button, a, summary") : null;
        if (scene.passing && !pressed?.closest(".dock")) {
          const offer = scene.offers.find(({ verb }) => verb === "pass");
          if (offer && performance.now() - asked.current >= MOMENT) scene.make(offer, true);
          return true;
        }
        const step = nextStep(scene);
        if (step === null || pressed) return false;
        scene.make(step);
        return true;
      },
      ...Object.fromEntries(lettered),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), nth])),
    },
    letters.value,
  );
}
