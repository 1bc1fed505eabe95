/** Where a text stands so that it hides nothing it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 20;
const EDGE = 10;
/** The ring of light around what is lit. */
const RING = 10;
/** To hide what is spoken of is worse than to hide what is kept free, and that than anything else that can be pressed. */
const WORST = 10_000;
const WORSE = 100;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const ringed = ({ left, top, width, height }: Box): Box => ({ left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING });

/** The smallest box around all. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** A place for a text of this size in the room: in the middle, else beside what is lit; the first that hides least of it, of what is to be kept free and of what can be pressed. */
export function placed(size: Pick<Box, "width" | "height">, lit: readonly Box[], free: readonly Box[], can: readonly Box[], room: Box): Pick<Box, "left" | "top"> {
  const within = (at: number, length: number, from: number, all: number): number => Math.max(from + EDGE, Math.min(at, from + all - length - EDGE));
  const fit = (left: number, top: number): Box => ({
    left: within(left, size.width, room.left, room.width),
    top: within(top, size.height, room.top, room.height),
    ...size,
  });
  const middle = room.left + (room.width - size.width) / 2;
  const centre = room.top + (room.height - size.height) / 2;
  const spot = around(lit);
  if (spot === null) return fit(middle, centre);
  const beside = (box: Box): Box[] => {
    const across = box.left + (box.width - size.width) / 2;
    const level = box.top + (box.height - size.height) / 2;
    return [
      fit(across, box.top - GAP - size.height),
      fit(across, box.top + box.height + GAP),
      fit(box.left + box.width + GAP, level),
      fit(box.left - GAP - size.width, level),
    ];
  };
  const all = around([...lit, ...can]) ?? spot;
  const wanted = [fit(middle, centre), ...[spot, all, ...lit, ...free].flatMap(beside), fit(middle, room.top), fit(middle, room.top + room.height)];
  const under = (box: Box, those: readonly Box[]): number => those.filter((one) => meets(box, one)).length;
  const hidden = (box: Box): number => under(box, lit.map(ringed)) * WORST + under(box, free) * WORSE + under(box, can);
  const least = Math.min(...wanted.map(hidden));
  const best = wanted.find((box) => hidden(box) === least) ?? fit(middle, centre);
  return { left: best.left, top: best.top };
}
