/** The card game. */
import { t, tagged } from "../../lib/i18n";
import { bySlug } from "../../lib/library";
import { styled } from "../../lib/styles";
import { FRIENDS, USUAL, matters } from "../../lib/wish";
import { Card } from "../../ui/Card";
import { later } from "../../ui/later";
import { OPTIONS, type TableWish } from "../../wire";
import type { GamePage, ViewOf } from "../page";
import { Boxes, boxesInWords, hasAztecs } from "./Boxes";
import { Decks, decksInWords } from "./Decks";
import { People, Peoples, peopleName } from "./People";
import basics from "./lessons/basics.json";
import prayer from "./lessons/prayer.json";
import storage from "./lessons/storage.json";
import visit from "./lessons/visit.json";
import * as screens from "./screens";

/** Three cards that show what the game is made of: one produces, one is used, one belongs to a faction. */
const SHOWN = ["village", "mason", "rome/builder"];

function meaning(wish: TableWish): string {
  const n = wish.seats.length;
  const drafts = OPTIONS.settlers.some((option) => option.name === "peaceful_drafts" && matters(option, wish));
  const which = n === 1 ? "solo" : drafts ? "peaceful" : (wish.lookout ?? "standard");
  return tagged(`lobby-means-${which}`, { n, cards: n + 1, drafts: wish.peaceful_drafts ?? 1 });
}

export const settlers: GamePage<ViewOf<"settlers">> = {
  icon: "cards",
  lessons: [basics, visit, storage, prayer],
  library: { at: "cards", name: "common-cards", icon: "cards", Library: later(() => import("./cards/Cards").then((part) => part.Cards)) },
  workshop: { at: "decks", name: "decks-title", what: "decks-what", icon: "cards", Place: later(() => styled("decks", import("./decks/Decks")).then((part) => part.Decks)) },
  Sample: () => (
    <div class="fan" aria-hidden="true">
      {SHOWN.flatMap((slug) => bySlug(slug).slice(0, 1)).map((face) => (
        <Card key={face.slug} face={face} />
      ))}
    </div>
  ),
  ways: () => [
    { icon: "k-action", title: t("lobby-now"), what: t("lobby-now-what"), table: USUAL },
    { icon: "link", title: t("lobby-friends"), what: t("lobby-friends-what"), table: FRIENDS, friends: true },
  ],

  title: () => t("common-game-settlers"),
  meaning,
  controls: {
    boxes: { Control: Boxes, name: () => t("lobby-option-boxes"), told: boxesInWords, usual: true },
    decks: { Control: Decks, name: () => t("lobby-option-decks"), told: decksInWords },
  },

  fewest: () => 1,
  most: (of) => (hasAztecs(of) ? 5 : 4),
  agreeing: (wish) => (wish.seats.length > 4 ? { ...wish, five_players: true } : wish),
  reviewed: true,
  chooses: () => "faction",
  Part: Peoples,
  playedBy: (_, seat) => peopleName(seat?.faction),
  hue: ({ faction }) => faction ?? "chance",
  Sign: ({ seat }) => <People of={seat?.faction} />,
  SeatSign: ({ seat }) => <People of={seat.faction} />,
  emblem: (view, seat) => view.players[seat]?.faction,

  ...screens,
};
