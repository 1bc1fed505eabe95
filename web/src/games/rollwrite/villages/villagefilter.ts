/** Which sheets and buildings the library shows: what was asked for, in the address and against them. */
import type { BuildingFace, SheetFace } from "../../../wire";
import { plain } from "../../../lib/sentence";
import { type Asked as AskedFor, asking } from "../../../lib/asked";
import { folded, occurs, wantedWords } from "../../../lib/search";

/** The families of buildings: producers, exchange, labour, scorers, end-scoring stars, planners (RH-CAT). */
export const FAMILIES = ["p", "x", "l", "v", "e", "a"] as const;
export type Family = (typeof FAMILIES)[number];
/** What a building can bring. */
export const GIVES = ["wood", "stone", "food", "gold", "action", "vp", "harvest", "discount", "reroll"] as const;
/** Whether a sheet was played here. */
export const OWN = ["played", "new"] as const;

export const LISTS = ["family", "gives", "own"] as const;
export type List = (typeof LISTS)[number];
export type Asked = AskedFor<List>;
export const { fromQuery, toQuery, toggled, isAnything } = asking(LISTS);

const BY_FORM: Readonly<Record<string, Family>> = {
  gain: "p", "gain-choice": "p", "gain-per": "p", swap: "x", discount: "x", "copy-die": "x", act: "l", "act-pay": "l",
  "free-harvest": "l", reroll: "l", "vp-if": "v", "pay-vp": "v", "end-per": "e", "plan-vp": "a",
};

/** The family that a building's code names, `P05`; of one without, the family of its form. */
export function familyOf({ code, form }: Pick<BuildingFace, "code" | "form">): Family {
  const letter = /^([pxlvea])\d\d$/i.exec(code)?.[1]?.toLowerCase() as Family | undefined;
  return letter ?? BY_FORM[form] ?? "p";
}

const textOf = ({ name, text, code }: BuildingFace): string => folded(`${name} ${plain(text)} ${code}`);

/** Whether a building is of a wanted family and brings something wanted. */
const fits = (face: BuildingFace, { family, gives }: Asked): boolean =>
  (family.length === 0 || family.includes(familyOf(face))) && (gives.length === 0 || gives.some((value) => face.gives.includes(value)));

/** The buildings that were asked for. */
export function askedBuildings(buildings: readonly BuildingFace[], wanted: Asked): BuildingFace[] {
  const words = wantedWords(wanted.words);
  return buildings.filter((face) => fits(face, wanted) && occurs(words, textOf(face)));
}

export interface Found {
  sheet: SheetFace;
  /** The buildings for which it was found; none: for its title, or nothing was asked. */
  hits: ReadonlySet<string>;
}

/** The sheets that were asked for: words occur in number, title or buildings, and one building fits the lists. */
export function askedSheets(
  sheets: readonly SheetFace[],
  wanted: Asked,
  buildingsOf: (sheet: SheetFace) => readonly BuildingFace[],
  played: (sheet: string) => boolean,
): Found[] {
  const words = wantedWords(wanted.words);
  const sorted = wanted.family.length + wanted.gives.length > 0;
  return sheets.flatMap((sheet): Found[] => {
    if (wanted.own.length && !wanted.own.includes(played(sheet.slug) ? "played" : "new")) return [];
    const six = buildingsOf(sheet);
    const title = folded(`${sheet.slug} ${sheet.name}`);
    const left = words.filter((word) => !title.includes(word));
    const fitting = six.filter((face) => fits(face, wanted));
    if (fitting.length === 0 || !occurs(left, fitting.map(textOf).join(" "))) return [];
    const hits = fitting.filter((face) => (left.length ? left.some((word) => textOf(face).includes(word)) : sorted));
    return [{ sheet, hits: new Set(hits.map(({ slug }) => slug)) }];
  });
}
