/** What the server is asked about reviews; of a series of games `game` says which, 0 is the last. */
import { json, played } from "../lib/api";
import type { ReviewState, ReviewWish, Seen, Tried, Try } from "../wire";

export const reviewOf = (replay: string, game: number, known: number): Promise<ReviewState> =>
  json("GET", `${played(replay)}/review?known=${known}&game=${game}`);
export const startReview = (replay: string, wish: ReviewWish): Promise<ReviewState> => json("POST", `${played(replay)}/review`, wish);
export const stopReview = (replay: string, game: number): Promise<ReviewState> => json("DELETE", `${played(replay)}/review?game=${game}`);
/** The position of a decision as its seat saw it. */
export const positionAt = (replay: string, at: number): Promise<Seen> => json("GET", `${played(replay)}/position?at=${at}`);
export const tryMove = (replay: string, wish: Try): Promise<Tried> => json("POST", `${played(replay)}/try`, wish);
