/** The grid of sections: four tracks of nine, the shapes that settlements take on it, and their outlines. */
import type { Entry, Offer, Track } from "../../../wire";

export const TRACKS: readonly Track[] = ["walls", "huts", "granaries", "bridges"];
const CODES = ["WA", "HU", "GR", "BR"];
export const SECTIONS = 9;

/** `WA4`: rows and columns count from 0. */
export const cellName = (row: number, column: number): string => `${CODES[row]}${column + 1}`;

export const cellAt = (cell: string): { row: number; column: number } => ({
  row: CODES.indexOf(cell.slice(0, 2)),
  column: Number(cell.slice(2)) - 1,
});

/** The cells of a plan, `##.` row by row, whose upper left corner lies on a cell. */
export function covered(plan: readonly string[], corner: string): string[] {
  const { row, column } = cellAt(corner);
  return plan.flatMap((marks, down) =>
    [...marks].flatMap((mark, right) => (mark === "#" ? [cellName(row + down, column + right)] : [])),
  );
}

/** A settlement on somebody's sheet; of those that nobody knows the beginning of, the building is "". */
export interface Settlement {
  seat: number;
  building: string;
  cells: readonly string[];
}

const SETTLE = /^settle (\S+) ([A-Z]{2}[1-9])$/i;

/** The settlements that a log tells of, up to a moment. */
export function settlements(
  log: readonly Entry[],
  at: number,
  planOf: (building: string) => readonly string[] | undefined,
): Settlement[] {
  const found: Settlement[] = [];
  for (const entry of log) {
    if (entry.seat == null || entry.at > at) continue;
    for (const move of entry.moves ?? []) {
      const [, building = "", corner = ""] = SETTLE.exec(move) ?? [];
      const plan = planOf(building);
      if (plan) found.push({ seat: entry.seat, building, cells: covered(plan, corner.toUpperCase()) });
    }
  }
  return found;
}

/** The settlements of a seat, of which the sheet knows the marked cells only: what no log tells of is one shape. */
export function onSheet(known: readonly Settlement[], seat: number, marked: readonly string[]): Settlement[] {
  const own = known.filter((one) => one.seat === seat && one.cells.every((cell) => marked.includes(cell)));
  const told = new Set(own.flatMap((one) => one.cells));
  const rest = marked.filter((cell) => !told.has(cell));
  return rest.length > 0 ? [...own, { seat, building: "", cells: rest }] : own;
}

type Point = readonly [x: number, y: number];
const key = ([x, y]: Point): string => `${x},${y}`;

/** The edges around a set of cells, clockwise: from each corner to the next ones. */
function edges(cells: readonly string[]): Map<string, [Point, Point][]> {
  const inside = new Set(cells);
  const has = (row: number, column: number): boolean => row >= 0 && column >= 0 && inside.has(cellName(row, column));
  const found = new Map<string, [Point, Point][]>();
  const add = (from: Point, to: Point): void => void found.set(key(from), [...(found.get(key(from)) ?? []), [from, to]]);
  for (const cell of inside) {
    const { row: y, column: x } = cellAt(cell);
    if (!has(y - 1, x)) add([x, y], [x + 1, y]);
    if (!has(y, x + 1)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(y + 1, x)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(y, x - 1)) add([x, y + 1], [x, y]);
  }
  return found;
}

/** The outline of some cells as a path, a little inside them; one unit is a cell. */
export function outline(cells: readonly string[], [insetX, insetY]: Point): string {
  const left = edges(cells);
  const loops: string[] = [];
  for (let start = left.values().next().value; start; start = left.values().next().value) {
    const corners: Point[] = [];
    let here = start[0]?.[0];
    while (here) {
      const ways: [Point, Point][] | undefined = left.get(key(here));
      const way = ways?.pop();
      if (ways?.length === 0) left.delete(key(here));
      if (!way) break;
      corners.push(way[0]);
      here = way[1];
    }
    loops.push(drawn(corners, insetX, insetY));
  }
  return loops.join("");
}

function drawn(corners: readonly Point[], insetX: number, insetY: number): string {
  const n = corners.length;
  const at = (i: number): Point => corners[(i + n) % n] ?? [0, 0];
  const points = corners.flatMap(([x, y], i) => {
    const [fromX, fromY] = at(i - 1);
    const [toX, toY] = at(i + 1);
    const [inX, inY, outX, outY] = [x - fromX, y - fromY, toX - x, toY - y];
    if (inX === outX && inY === outY) return []; // straight on
    return [`${round(x - (inY + outY) * insetX)} ${round(y + (inX + outX) * insetY)}`];
  });
  return points.length > 0 ? `M${points.join("L")}Z` : "";
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** A legal settlement. */
export interface Placement {
  offer: Offer;
  building: string;
  cells: readonly string[];
}

/** The legal settlements, from `settle farm WA1`. */
export const placements = (offers: readonly Offer[]): Placement[] =>
  offers
    .filter(({ verb }) => verb === "settle")
    .map((offer) => ({ offer, building: offer.text.split(" ")[1] ?? "", cells: offer.cells ?? [] }));

/** The settlement that pointing at a cell means: the one that begins there, else one that covers it. */
export function pointedAt(among: readonly Placement[], cell: string): Placement | undefined {
  return among.find(({ cells }) => cells[0] === cell) ?? among.find(({ cells }) => cells.includes(cell));
}
