/** The screens of the roll & write game. */
import type { Screens, ViewOf } from "../page";
import { HowToPlay as Explained } from "./HowToPlay";
import { RollEnd } from "./RollEnd";
import { SheetSources } from "./SheetSources";
import { RollBoard } from "./table/Felt";
import { RollScreen } from "./table/RollScreen";

type Of = Screens<ViewOf<"rollwrite">>;

export const Table: Of["Table"] = RollScreen;
export const End: Of["End"] = RollEnd;
export const Stage: Of["Stage"] = RollBoard;
export const HowToPlay: Of["HowToPlay"] = Explained;
export const Sources: Of["Sources"] = SheetSources;
export const Picture: Of["Picture"] = ({ beat }) => (beat.show === "tracks" ? <SheetSources /> : null);
