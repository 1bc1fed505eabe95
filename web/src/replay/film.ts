/** A replay's moments through one pair of eyes: fetched in chunks, the wanted ones first, the rest after them. */
import { type Signal, signal } from "@preact/signals";
import type { Entry, Moment } from "../wire";

export const CHUNK = 40;

export type Fetch = (start: number, stop: number) => Promise<Moment[]>;

export class Film {
  /** Grows with every chunk that has come, so that whoever reads it is drawn anew. */
  readonly come: Signal<number> = signal(0);
  /** Why the last chunk did not come. */
  readonly failed: Signal<unknown> = signal(null);
  private readonly moments: (Moment | undefined)[];
  private readonly asked = new Set<number>();
  private wanted = 0;
  private busy = false;

  constructor(
    /** How many moments there are: one more than moves. */
    readonly length: number,
    private readonly fetch: Fetch,
  ) {
    this.moments = new Array<Moment | undefined>(length);
  }

  /** A moment, if it has come. */
  at(moment: number): Moment | undefined {
    return this.moments[moment];
  }

  /** The whole log, as far as it has come. */
  log(): Entry[] {
    return this.moments.flatMap((one) => one?.log ?? []);
  }

  /** Somebody looks at this moment: its chunk comes first. */
  want(moment: number): void {
    this.wanted = moment;
    void this.fill();
  }

  /** Chunks from here to the end, then those before. */
  private next(): number | undefined {
    const chunks = Math.ceil(this.length / CHUNK);
    const here = Math.floor(this.wanted / CHUNK);
    const order = [...Array(chunks).keys()].map((i) => (here + i) % chunks);
    return order.find((chunk) => !this.asked.has(chunk));
  }

  private async fill(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed.value = null;
    for (let chunk = this.next(); chunk !== undefined; chunk = this.next()) {
      this.asked.add(chunk);
      try {
        const found = await this.fetch(chunk * CHUNK, Math.min((chunk + 1) * CHUNK, this.length));
        for (const moment of found) this.moments[moment.at] = moment;
        this.come.value++;
      } catch (error) {
        this.asked.delete(chunk);
        this.failed.value = error;
        break;
      }
    }
    this.busy = false;
  }
}

/** The moment where the round of `at` begins, or the one before it if `at` stands there already. */
export function roundBack(marks: readonly number[], at: number): number {
  return marks.findLast((mark) => mark < at) ?? 0;
}

/** The moment where the next round begins, or the end. */
export function roundOn(marks: readonly number[], at: number, end: number): number {
  return marks.find((mark) => mark > at) ?? end;
}
