/** What keys do at a table. */
import { letters } from "./Help";
import { useKeys } from "./keys";
import { type Scene, choicesOf, nextStep } from "./scene";

interface Beside {
  undo: { can: boolean; do: () => void };
  help(): void;
  /** Closes what lies over the table; whether something did. */
  close(): boolean;
}

export function useShortcuts(scene: Scene, { undo, help, close }: Beside): void {
  const verb = (wanted: string) => (): boolean => {
    const offer = scene.offers.find((one) => one.verb === wanted);
    if (offer) scene.make(offer);
    return offer !== undefined;
  };
  const back = (): boolean => {
    if (close()) return true;
    if (scene.picked) scene.pick(null);
    else if (scene.large !== (scene.seat ?? scene.large)) scene.enlarge(null);
    else if (undo.can && scene.asked !== null && scene.asked.kind !== "turn") undo.do();
    else return false;
    return true;
  };
  const nth = (event: KeyboardEvent): boolean => {
    const choices = scene.picked ? choicesOf(scene) : scene.loose;
    const offer = choices[Number(event.key) - 1];
    if (offer) scene.make(offer);
    return offer !== undefined;
  };
  useKeys(
    {
      e: verb("end"),
      p: verb("pass"),
      u: () => undo.can && undo.do(),
      h: help,
      "?": help,
      Escape: back,
      Enter: (event) => {
        const step = nextStep(scene);
        if (step === null || (event.target instanceof HTMLElement && event.target.closest("button, a, summary"))) return false;
        scene.make(step);
        return true;
      },
      ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), nth])),
    },
    letters.value,
  );
}
