/** The campaign through history. */
import { t, tagged } from "../../lib/i18n";
import { styled } from "../../lib/styles";
import { later } from "../../ui/later";
import { type Lesson, outlined } from "../../lesson/lesson";
import type { TableWish } from "../../wire";
import type { GamePage, ViewOf } from "../page";
import { Boxes, boxesInWords } from "../settlers/Boxes";
import { Decks, decksInWords } from "../settlers/Decks";
import { People, Peoples, peopleName } from "../settlers/People";

import { EraRow } from "./EraRow";

const screens = () => styled("between", import("./screens"));

/** A campaign of two, against one bot. */
const CAMPAIGN: TableWish = { game: "campaign", seats: [{}, { bot: "normal" }] };

/** The lesson comes when somebody takes it. */
const FIRST_GAME: Lesson = {
  game: "campaign",
  name: "basics",
  chapters: [
    outlined("empire", 1, 2),
    outlined("goals", 2, 3),
    outlined("sheet", 2, 2),
    outlined("shop", 2, 2),
    outlined("map", 1, 2),
    outlined("upkeep", 2, 3),
  ],
  whole: () => import("./Lessons").then((part) => part.FIRST_GAME),
};

export const campaign: GamePage<ViewOf<"campaign">> = {
  icon: "goal",
  lessons: [FIRST_GAME],
  library: { at: "provinces", name: "campaign-collection-provinces", icon: "goal", Library: later(() => styled("between", import("./Collection")).then((part) => part.Collection)) },
  Sample: EraRow,
  ways: () => [{ icon: "goal", title: t("common-game-campaign"), what: t("campaign-way-what"), table: CAMPAIGN }],

  title: () => t("common-game-campaign"),
  meaning: (wish) => tagged(wish.seats.length === 1 ? "campaign-means-alone" : "campaign-means", { n: wish.seats.length }),
  controls: {
    boxes: { Control: Boxes, name: () => t("lobby-option-boxes"), told: boxesInWords, usual: true },
    decks: { Control: Decks, name: () => t("lobby-option-decks"), told: decksInWords },
  },

  fewest: () => 1,
  most: () => 4,
  reviewed: true,
  chooses: () => "faction",
  Part: Peoples,
  playedBy: (_, seat) => peopleName(seat?.faction),
  hue: ({ faction }) => faction ?? "chance",
  Sign: ({ seat }) => <People of={seat?.faction} />,
  SeatSign: ({ seat }) => <People of={seat.faction} />,
  emblem: (view, seat) => view.players[seat]?.sheet.faction,

  Table: later(() => screens().then((part) => part.Table)),
  End: later(() => screens().then((part) => part.End)),
  Stage: later(() => screens().then((part) => part.Stage)),
  HowToPlay: later(() => screens().then((part) => part.HowToPlay)),
  Sources: later(() => screens().then((part) => part.Sources)),
  Figure: () => null,
  Picture: later(() => screens().then((part) => part.Picture)),
};
