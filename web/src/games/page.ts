/** What the page knows of a game. Everything that differs from game to game is behind this record; no other module names a game. */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { EndProps } from "../end/parts";
import type { Beat, Lesson } from "../lesson/lesson";
import type { Connection } from "../lib/socket";
import type { RowProps } from "../lobby/Seats";
import type { SeenOf } from "../table/frame";
import type { Entry, GameName, Option, SeatInfo, Seen, TableInfo, TableWish } from "../wire";

/** A view of any game, and of one. */
export type TableView = Seen["view"];
export type ViewOf<G extends GameName> = Extract<TableView, { game: G }>;

/** What is agreed at a table, or wished for. */
export type Playing = Omit<TableWish, "seats" | "title" | "public" | "clock">;

export interface WishProps {
  wish: TableWish;
  change: (wish: TableWish) => void;
}

/** A way to begin from the lobby, at one press. */
export interface Way {
  icon: string;
  title: string;
  what: string;
  table: TableWish;
  /** It waits for friends: they will read a name. */
  friends?: boolean;
}

export interface TableProps<V> {
  connection: Connection;
  seen: SeenOf<V>;
  info: TableInfo;
  /** How much of the final scoring is on the table already: 0 to 1. */
  share: number;
  /** Leads to the end of the game, once there is one. */
  toEnd?: (() => void) | undefined;
}

export interface StageProps<V> {
  view: V;
  info: TableInfo;
  /** Through whose eyes; null: everybody's. */
  seat: number | null;
  log: readonly Entry[];
  /** How many moves have been made. */
  at: number;
  strip: ComponentChildren;
}

/** Where all cards or sheets can be read. */
export interface Library {
  /** The first part of its address. */
  at: string;
  /** The message with its name. */
  name: string;
  icon: string;
  /** `rest` is what follows in the address. */
  Library: FunctionComponent<{ rest: string }>;
}

/** A place of a game's own, beside its library. */
export interface Place {
  /** The first part of its address. */
  at: string;
  Place: FunctionComponent;
}

/** The screens of a game; they stay in one module, so that they can be fetched apart. */
export interface Screens<V> {
  /** A running table. */
  Table: FunctionComponent<TableProps<V>>;
  /** A game that is over, or was broken off. */
  End: FunctionComponent<EndProps & { view: V }>;
  /** A moment of a replay. */
  Stage: FunctionComponent<StageProps<V>>;
  HowToPlay: FunctionComponent;
  /** Where points come from. */
  Sources: FunctionComponent;
  /** A picture in an area of the rulebook, where there is one. */
  Figure: FunctionComponent<{ area: string }>;
  /** A picture in the lesson. */
  Picture: FunctionComponent<{ beat: Beat }>;
}

export interface GamePage<V> extends Screens<V> {
  icon: string;
  /** The first teaches the game, all others what is more. */
  lessons: readonly Lesson[];
  library?: Library;
  /** Where something is made for the game, and what leads there from the lobby. */
  workshop?: Place & { name: string; what: string; icon: string };
  /** What the game looks like, for somebody who has never seen it. */
  Sample: FunctionComponent;
  ways: () => readonly Way[];

  /** A table of the game in words, and in a sentence what its options come to. */
  title: (of: Playing) => string;
  meaning: (wish: TableWish) => string;
  /** Fetches the names that a table's seats need. */
  open?: (of: Playing) => void;
  /** Controls of options that are not a choice among few, and what they say to others; "": nothing. */
  controls?: Partial<Record<Option["name"] | "boxes", { Control: FunctionComponent<WishProps>; name: () => string; told: (wish: TableWish) => string; usual?: boolean }>>;
  /** The option that is chosen together with the game. */
  leading?: { option: Option["name"]; name: () => string; Control: FunctionComponent<WishProps> };

  /** How many must play at least, and can at most. */
  fewest: (of: Playing) => number;
  most: (of: Playing) => number;
  /** The same wish with what so many players have to agree on. */
  agreeing?: (wish: TableWish) => TableWish;
  /** What everybody chooses at their seat. */
  chooses: (of: Playing) => "faction" | "sheet" | "name";
  /** The control for that; nothing where all play alike. */
  Part: FunctionComponent<RowProps>;
  /** What a seat plays: in words, where that can be read about, and in a list where only that tells tables apart. */
  playedBy: (of: Playing, seat: SeatInfo | undefined) => string;
  readAt?: (of: Playing, seat: SeatInfo) => string | null;
  apart?: (of: Playing, seat: SeatInfo) => string;
  /** Whether a finished game can be reviewed, decision by decision. */
  reviewed: boolean;
  /** Whether a rematch can be the same deal or another. */
  redeals?: (of: Playing) => boolean;
  /** A class for the rows of seats. */
  rows?: string;
  /** The colour of a seat: `rome`, `seat-2`. */
  hue: (seat: SeatInfo, at: number) => string;
  /** The sign of a table in a list, as somebody at a seat knows it; and that of a seat. */
  Sign: FunctionComponent<{ seat: SeatInfo | undefined }>;
  SeatSign: FunctionComponent<{ seat: SeatInfo; at: number }>;
  /** The same in a view. */
  emblem: (view: V, seat: number) => string | undefined;
}
