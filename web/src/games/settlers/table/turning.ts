/** Which empire a phone shows when something is asked. */
import { useEffect, useRef } from "preact/hooks";
import { holders } from "./choices";
import type { Scene } from "./scene";

/** One empire fills the screen: a question about others' turns to theirs, and back. */
export function useTurning(scene: Scene): void {
  const turned = useRef(false);
  useEffect(() => {
    const { asked, seat, offers, size, enlarge } = scene;
    const about = asked === null || asked.kind === "turn" || seat === null ? [] : holders(offers, seat);
    const [other] = about;
    if (size === "phone" && other !== undefined && !about.includes(seat ?? -1)) {
      turned.current = true;
      enlarge(other);
    } else if (turned.current) {
      turned.current = false;
      enlarge(null);
    }
  }, [scene.view]);
}
