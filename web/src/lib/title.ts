/** The title of the page's tab. */
import { useEffect } from "preact/hooks";

/** Name the tab after what is shown. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = name ? `${name} · Osada` : "Osada";
  }, [name]);
}
