/** A review as it is made: asked for once, then every second while the server works on it. */
import { type Signal, signal } from "@preact/signals";
import type { Depth, Review, ReviewState } from "../wire";

/** What the server is asked. */
export interface Asking {
  /** How far it is; the review comes where there are more decisions than those known. */
  look: (known: number) => Promise<ReviewState>;
  start: (depth: Depth) => Promise<ReviewState>;
  stop: () => Promise<ReviewState>;
}

/** Between two questions, in ms. */
export const PAUSE = 1000;

export const underWay = (state: ReviewState | null): boolean => state?.status === "waiting" || state?.status === "running";

export class Making {
  readonly state: Signal<ReviewState | null> = signal(null);
  readonly review: Signal<Review | null> = signal(null);
  /** Why the last question was not answered. */
  readonly failed: Signal<unknown> = signal(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** Answers to older questions come too late. */
  private turn = 0;

  constructor(private readonly asking: Asking) {}

  look(): Promise<void> {
    return this.ask(this.asking.look(this.review.peek()?.decisions.length ?? 0), false);
  }

  start(depth: Depth): Promise<void> {
    return this.ask(this.asking.start(depth), true);
  }

  stop(): Promise<void> {
    return this.ask(this.asking.stop(), true);
  }

  /** Nobody looks any more; the server goes on. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(answer: Promise<ReviewState>, whole: boolean): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    try {
      const state = await answer;
      if (this.closed || turn !== this.turn) return;
      this.failed.value = null;
      if (state.review) this.review.value = state.review;
      else if (whole) this.review.value = null; // begun anew
      this.state.value = state;
    } catch (error) {
      if (this.closed || turn !== this.turn) return;
      this.failed.value = error;
    }
    if (underWay(this.state.peek())) this.timer = setTimeout(() => void this.look(), PAUSE);
  }
}
