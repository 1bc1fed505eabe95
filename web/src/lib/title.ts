/** The title of the page's tab. */
import { useEffect } from "preact/hooks";
import { counted, waiting } from "./elsewhere";

/** Name the tab after what is shown. */
export function useTitle(name: string): void {
  const n = waiting.value.length;
  useEffect(() => {
    document.title = counted(name ? `${name} · Osada` : "Osada", n);
  }, [name, n]);
}
