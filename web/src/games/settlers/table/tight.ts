/** The question keeps its height at a desk: while its words hang out of that, it is marked, and set smaller. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

function fit(it: HTMLElement): void {
  it.classList.remove("is-tight");
  it.classList.toggle("is-tight", it.scrollHeight > it.clientHeight + 1);
}

/** Measured whenever something else stands in it, and when the window changes. */
export function useTight(): RefObject<HTMLElement | null> {
  const ask = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const it = ask.current;
    if (!it) return;
    const again = (): void => {
      fit(it);
      watch.takeRecords(); // its own mark is no news
    };
    const watch = new MutationObserver(again);
    watch.observe(it, { attributeFilter: ["class"], childList: true, characterData: true, subtree: true });
    addEventListener("resize", again);
    again();
    return () => {
      watch.disconnect();
      removeEventListener("resize", again);
    };
  }, []);
  return ask;
}
