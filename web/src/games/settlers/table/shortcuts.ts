/** What keys do at a table. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { pass } from "./Dock";
import { letters } from "../../../table/Help";
import { MOMENT } from "../../../table/guard";
import { useKeys } from "../../../table/keys";
import { type Scene, answersOf, capsOf, nextStep } from "./scene";

interface Beside {
  undo: { can: boolean; asks: boolean; do: () => void };
  help(): void;
  /** Closes what lies over the table; whether something did. */
  close(): boolean;
}

export function useShortcuts(scene: Scene, { undo, help, close }: Beside): void {
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
    if (close()) return true;
    if (scene.passing) scene.setPassing(false);
    else if (scene.picked) scene.pick(null);
    else if (scene.large !== (scene.seat ?? scene.large)) scene.enlarge(null);
    else if (undo.can && scene.asked !== null && scene.asked.kind !== "turn") undo.do();
    else return false;
    return true;
  };
  const nth = (event: KeyboardEvent): boolean => {
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
