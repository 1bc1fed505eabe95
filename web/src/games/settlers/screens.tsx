/** The screens of the card game. */
import { Anatomy } from "../../learn/Anatomy";
import { bySlug, face } from "../../lib/library";
import { Board } from "./table/Board";
import type { Screens, ViewOf } from "../page";
import { CardEnd } from "./CardEnd";
import { CardSources } from "./CardSources";
import { Counted } from "./Counted";
import { HowToPlay as Explained } from "./HowToPlay";

type Of = Screens<ViewOf<"settlers">>;

export const Table: Of["Table"] = Counted;
export const End: Of["End"] = CardEnd;
export const Stage: Of["Stage"] = (props) => <Board mode="read" {...props} />;
export const HowToPlay: Of["HowToPlay"] = Explained;
export const Sources: Of["Sources"] = CardSources;

/** A card with a number on each of its parts, where the rulebook explains cards. */
export const Figure: Of["Figure"] = ({ area }) => {
  const quarry = area === "CARD" ? bySlug("quarry")[0] : undefined;
  return quarry ? <Anatomy face={quarry} /> : null;
};

export const Picture: Of["Picture"] = ({ beat }) => {
  const card = beat.card === undefined ? undefined : face(beat.card);
  if (beat.show === "card") return card ? <Anatomy face={card} /> : null;
  return beat.show === "points" ? <CardSources /> : null;
};
