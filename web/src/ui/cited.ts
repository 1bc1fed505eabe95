/** The clause whose text is shown in place, and what was pressed for it. */
import { signal } from "@preact/signals";

export interface Cited {
  id: string;
  anchor: DOMRect;
  from: HTMLElement;
}

export const cited = signal<Cited | null>(null);
