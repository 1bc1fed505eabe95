/** The screens of the card game. */
import { Anatomy } from "../../learn/Anatomy";
import { WhatIsNew } from "../../learn/WhatIsNew";
import { Signs } from "../../learn/parts";
import { bySlug, face } from "../../lib/library";
import { Board } from "./table/Board";
import type { Screens, ViewOf } from "../page";
import { type Box, Forms, Tokens } from "./BoxParts";
import { CardSources } from "./CardSources";
import { Counted } from "./Counted";
import { later } from "../../ui/later";

type Of = Screens<ViewOf<"settlers">>;

export const Table: Of["Table"] = Counted;
export const End: Of["End"] = later(() => import("./CardEnd").then((part) => part.CardEnd));
export const Stage: Of["Stage"] = (props) => <Board mode="read" {...props} />;
export const HowToPlay: Of["HowToPlay"] = later(() => import("./HowToPlay").then((part) => part.HowToPlay));
export const Sources: Of["Sources"] = CardSources;

/** A card with a number on each of its parts, where the rulebook explains cards; what boxes bring, where it begins. */
export const Figure: Of["Figure"] = ({ area }) => {
  if (area === "FRIENDS" || area === "PRAYER") return <NewForms box={area === "FRIENDS" ? "friends" : "aztecs"} />;
  if (area === "BLESS") return <Tokens />;
  const quarry = area === "CARD" ? bySlug("quarry")[0] : undefined;
  return quarry ? <Anatomy face={quarry} /> : null;
};

const NewForms = ({ box }: { box: Box }) => (
  <>
    <WhatIsNew which={(lesson) => lesson.box === box} />
    <Forms box={box} />
  </>
);

/** How many cards are drawn, and when a colour is named. */
const PRAYED = ["prayer", "declare", "eye", "blessing"];

export const Picture: Of["Picture"] = ({ beat }) => {
  const card = beat.card === undefined ? undefined : face(beat.card);
  if (beat.show === "ways") return <Signs of={PRAYED} />;
  if (beat.show === "card") return card ? <Anatomy face={card} /> : null;
  return beat.show === "points" ? <CardSources /> : null;
};
