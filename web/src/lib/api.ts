/** The server's REST calls, typed. What the server refuses is thrown as `Refused`, with its sentence. */
import type {
  Deck, DeckBench, DeckWish, Fork, Join, Language, Links, Moment, NewTable, Problem, PushDevice, PushKey, ReadyDeck, Replay, Seated, SeatChange, Sentence, TableInfo, TableWish,
} from "../wire";
import { remember } from "./games";
import { language, t } from "./i18n";
import { plain } from "./sentence";

export class Refused extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(plain(problem.text));
  }
}

/** What went wrong, as a sentence for people. */
export const reason = (error: unknown): string => plain(why(error));

/** The same with its clauses, for `Words`. */
export function why(error: unknown): Sentence {
  return error instanceof Refused ? error.problem.text : t("lobby-went-wrong");
}

async function ask(method: string, path: string, body?: unknown, type = "application/json"): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language.value };
  if (body !== undefined) headers["Content-Type"] = type;
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
  }).catch(() => {
    throw new Refused(0, { code: "offline", text: t("lobby-offline") });
  });
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => null);
  throw new Refused(answer.status, isProblem(problem) ? problem : { code: "unknown", text: t("lobby-went-wrong") });
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && (value as Problem).text !== undefined;
}

/** What the server answers, read. */
export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const sat = (table: string, seat: number): string => `${at(table)}/seats/${seat}`;
export const played = (replay: string): string => `/api/replays/${encodeURIComponent(replay)}`;

// Tables

export const openTables = (): Promise<TableInfo[]> => json("GET", "/api/tables");
export const tableInfo = (table: string): Promise<TableInfo> => json("GET", at(table));
export const makeTable = (wanted: NewTable): Promise<Seated> => json("POST", "/api/tables", wanted);
export const joinTable = (table: string, join: Join): Promise<Seated> => json("POST", `${at(table)}/join`, join);
export const watch = (table: string, key: string): Promise<TableInfo> => json("POST", `${at(table)}/watch`, { key });

// What a host does, from seat 0

export const changeTable = (table: string, wish: TableWish): Promise<TableInfo> =>
  json("PATCH", `${sat(table, 0)}/table`, wish);
export const startTable = (table: string): Promise<TableInfo> => json("POST", `${sat(table, 0)}/start`);
export const links = (table: string): Promise<Links> => json("GET", `${sat(table, 0)}/links`);

// What a seat does

export const enter = (table: string, seat: number, key: string): Promise<TableInfo> =>
  json("POST", `${sat(table, seat)}/enter`, { key });
export const changeSeat = (table: string, seat: number, change: SeatChange): Promise<TableInfo> =>
  json("PATCH", sat(table, seat), change);
export const leave = (table: string, seat: number): Promise<TableInfo> => json("POST", `${sat(table, seat)}/leave`);
export const resign = (table: string, seat: number): Promise<TableInfo> => json("POST", `${sat(table, seat)}/resign`);
export const comeBack = (table: string, seat: number): Promise<TableInfo> => json("POST", `${sat(table, seat)}/return`);
/** Once more; `same`: with what all played, or with what chance gives; undefined: as it was agreed. */
export const rematch = (table: string, seat: number, same?: boolean): Promise<Seated> =>
  json("POST", `${sat(table, seat)}/rematch${same === undefined ? "" : `?same=${same}`}`);
/** The host no longer keeps a seat of a rematch. */
export const freeSeat = (table: string, other: number): Promise<TableInfo> => json("POST", `${sat(table, 0)}/free/${other}`);
/** A fresh key that opens this seat on another device. */
export const anotherDevice = (table: string, seat: number): Promise<Seated> =>
  json("POST", `${sat(table, seat)}/links?seat=${seat}`);

// Decks of one's own

/** A deck file, read for a table as it is wished for. */
export async function readDeck(text: string, { boxes = [], format }: Pick<TableWish, "boxes" | "format">): Promise<Deck> {
  const query = new URLSearchParams([...boxes.map((box) => ["boxes", box]), ...(format ? [["format", format]] : [])]);
  return (await ask("POST", `/api/decks?${query}`, text, "text/plain; charset=utf-8")).json() as Promise<Deck>;
}

export const readyDecks = (): Promise<ReadyDeck[]> => json("GET", "/api/decks");
/** What the server says of a deck that is being built. */
export const deckBench = (wish: Readonly<Record<keyof DeckWish, unknown>>): Promise<DeckBench> => json("POST", "/api/decks/bench", wish);

// Notices on one's turn

export const pushKey = (): Promise<PushKey> => json("GET", "/api/push");
export const tellDevice = (table: string, seat: number, device: PushDevice): Promise<unknown> =>
  ask("POST", `${sat(table, seat)}/push`, device);
/** The page has told of this turn itself. */
export const toldAlready = (table: string, seat: number, endpoint: string): Promise<unknown> =>
  ask("POST", `${sat(table, seat)}/push/shown`, { endpoint });
export const tellNoMore = (table: string, seat: number, endpoint: string): Promise<unknown> =>
  ask("POST", `${sat(table, seat)}/push/stop`, { endpoint });

// Replays

export const journalPath = (table: string): string => `${at(table)}/journal`;
export const readJournal = async (journal: string): Promise<Replay> =>
  (await ask("POST", "/api/journals", journal, "text/plain; charset=utf-8")).json() as Promise<Replay>;
/** Public games that were played to their end. */
export const finishedTables = (): Promise<TableInfo[]> => json("GET", "/api/replays");
/** Games of bots that come with Osada. */
export const exampleGames = (): Promise<TableInfo[]> => json("GET", "/api/examples");
export const replayOf = (replay: string): Promise<Replay> => json("GET", played(replay));
export const moments = (
  replay: string, eyes: number | "all", start: number, stop: number, spoken: Language,
): Promise<Moment[]> => json("GET", `${played(replay)}/moments?eyes=${eyes}&start=${start}&stop=${stop}&language=${spoken}`);
export const playOn = (replay: string, fork: Fork): Promise<Seated> => json("POST", `${played(replay)}/fork`, fork);

// Keys behind #

/** The key in the address, if there is one. */
export function keyInAddress(): string | null {
  const key = location.hash.slice(1);
  return /^[A-Za-z0-9_-]{22}$/.test(key) ? key : null;
}

/** Trade the key behind `#` for a cookie, and take it out of the address; no key: nothing to do. */
export async function arrive(table: string, seat: number | null): Promise<TableInfo | null> {
  const key = keyInAddress();
  if (key === null) return null;
  const info = seat === null ? await watch(table, key) : await enter(table, seat, key);
  history.replaceState(history.state, "", location.pathname);
  if (seat !== null) remember({ table, seat, title: info.title });
  return info;
}
