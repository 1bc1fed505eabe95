/** The roll & write game. */
import { t, tagged } from "../../lib/i18n";
import { styled } from "../../lib/styles";
import { openVillages } from "../../lib/villages";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { later } from "../../ui/later";
import type { GamePage, Playing, ViewOf } from "../page";
import { Dice } from "./Dice";
import { Sheet } from "./Sheet";
import basics from "./lessons/basics.json";
import { ModeChoice, ROLL, adventure, fewest, hasSheets, modeOf } from "./modes";
import { readAt, sheetName } from "./names";

const screens = () => styled("roll", import("./screens"));

export const rollwrite: GamePage<ViewOf<"rollwrite">> = {
  icon: "dice",
  lessons: [basics],
  library: { at: "villages", name: "common-villages", icon: "villages", Library: later(() => styled("villages", import("./villages/Villages")).then((part) => part.Villages)) },
  Sample: Dice,
  ways: () => [
    { icon: "dice", title: t("common-game-rollwrite"), what: t("lobby-roll-what"), table: ROLL },
    { icon: "villages", title: t("lobby-adventure"), what: t("lobby-adventure-what"), table: adventure() },
  ],

  title: (of) => t("lobby-game-mode", { game: t("common-game-rollwrite"), mode: t(`lobby-is-mode-${modeOf(of)}`) }),
  meaning: (wish) => tagged(`lobby-means-${modeOf(wish)}-${wish.seats.length === 1 ? "alone" : "all"}`, { n: wish.seats.length }),
  open: (of: Playing) => {
    if (hasSheets(of)) openVillages();
  },
  leading: { option: "mode", name: () => t("lobby-mode"), Control: ModeChoice },

  fewest,
  most: () => 4,
  reviewed: false,
  chooses: (of) => (hasSheets(of) ? "sheet" : "name"),
  Part: Sheet,
  playedBy: (of, seat) => (hasSheets(of) ? sheetName(seat?.faction) : ""),
  readAt: (of, seat) => (hasSheets(of) ? readAt(seat) : null),
  apart: (of, seat) => (hasSheets(of) && seat.faction ? sheetName(seat.faction) : ""),
  redeals: hasSheets,
  rows: "low-rows",
  hue: (_, at) => `seat-${at}`,
  Sign: () => (
    <span class="emblem of-dice">
      <Icon name="dice" />
    </span>
  ),
  SeatSign: ({ at }) => <Emblem of={`seat-${at}`} />,
  emblem: (view, seat) => view.players[seat] && `seat-${seat}`,

  Table: later(() => screens().then((part) => part.Table)),
  End: later(() => screens().then((part) => part.End)),
  Stage: later(() => screens().then((part) => part.Stage)),
  HowToPlay: later(() => screens().then((part) => part.HowToPlay)),
  Sources: later(() => screens().then((part) => part.Sources)),
  Figure: () => null,
  Picture: later(() => screens().then((part) => part.Picture)),
};
