/** The history of a campaign as one picture: scores as lines, eras as bands, what each game brought. Light only; it stands by itself. */
import { t } from "../../lib/i18n";
import { face } from "../../lib/library";
import { nameOf } from "../../table/names";
import { emblem } from "../../ui/Emblem";
import type { CampaignView, Chapter, GameRecord, TableInfo } from "../../wire";

const INK = "#2e2013";
const SOFT = "#6b5840";
const LINE = "#d9c8a3";
const PAPER = "#fcf5e8";
const FELL = "#8c1f2f";
const FACTIONS: Record<string, string> = { rome: "#8c2a42", egypt: "#7c5806", japan: "#38458c", barbarians: "#35662f", aztecs: "#0f6b6b" };
const HUES: Record<string, string> = {
  brown: "#8a5529", grey: "#7d868a", red: "#c0392b", pink: "#c2568c", gold: "#d79a1e", blue: "#2f6aa8", black: "#2f2f2f", purple: "#6a3fa0", white: "#e8e4da", orange: "#d9772b",
};
const BANDS = { ancient: "#f3e3bf", medieval: "#e3e4da", industrial: "#ecd8cb" } as const;
const DASHES = ["", "9 5", "2 5", "12 4 2 4"];
const WIDE = 1280;
const LEFT = 96;
const RIGHT = 1250;
const TOP = 170;
const BOTTOM = 450;
const BAND = 128;
/** Columns are no wider than with so many games. */
const FEWEST = 8;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const colour = (slug: string): string => FACTIONS[slug] ?? SOFT;
const hue = (card: string): string => HUES[face(card)?.colours[0] ?? ""] ?? SOFT;

/** How wide a letter of a band's name is. */
const LETTER = 6.6;

/** The longest of some texts that has room. */
const fitting = (room: number, ...texts: string[]): string => texts.find((one) => one.length * LETTER <= room) ?? "";

function text(x: number, y: number, what: string, { at = 14, fill = INK, bold = false, serif = false, end = "start" } = {}): string {
  return `<text x="${x}" y="${y}" font-size="${at}" fill="${fill}" text-anchor="${end}" font-family="${serif ? "Bitter, Georgia, serif" : "Encode Sans Semi Condensed, Helvetica, Arial, sans-serif"}"${bold ? ' font-weight="700"' : ""}>${escaped(what)}</text>`;
}

/** Where the signs are; `standalone.ts` puts those that are used into the picture itself. */
export const SPRITE = "/page/icons.svg";

/** A sign of the sprite with its middle at a point. */
const sign = (name: string, x: number, y: number, size: number, fill: string): string =>
  `<svg x="${(x - size / 2).toFixed(1)}" y="${(y - size / 2).toFixed(1)}" width="${size}" height="${size}" color="${fill}"><use href="${SPRITE}#${name}"/></svg>`;

/** A round plate with a sign on it. */
const medal = (name: string, x: number, y: number, r: number, ground: string, ink: string, line = ground): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${ground}" stroke="${line}" stroke-width="2"/>${sign(name, x, y, r * 1.35, ink)}`;

/** The empires of a seat one after the other: each a run of games without a break. */
export function reigns(chronicle: readonly GameRecord[], seat: number): { record: GameRecord; chapter: Chapter }[][] {
  const found: { record: GameRecord; chapter: Chapter }[][] = [];
  for (const record of chronicle) {
    const chapter = record.chapters.find((one) => one.seat === seat);
    if (!chapter) continue;
    const run = found.at(-1);
    if (run && run.at(-1)?.chapter.empire === chapter.empire) run.push({ record, chapter });
    else found.push([{ record, chapter }]);
  }
  return found;
}

export function picture(view: CampaignView, info: TableInfo, seats: readonly number[], title: string): string {
  const { chronicle } = view;
  const games = chronicle.length;
  const begins = chronicle[0]?.number ?? 1;
  const column = (RIGHT - LEFT) / Math.max(games, FEWEST);
  const x = (number: number): number => LEFT + (number - begins + 0.5) * column;
  const most = Math.max(50, ...chronicle.flatMap(({ chapters }) => chapters.map(({ score }) => score)));
  const top = Math.ceil(most / 50) * 50;
  const y = (score: number): number => BOTTOM - (Math.max(0, score) * (BOTTOM - TOP)) / top;
  const out: string[] = [];
  const high = 490 + seats.length * (BAND + 6) + 50;
  out.push(`<rect x="0" y="0" width="${WIDE}" height="${high}" fill="#e9dcc1"/><rect x="16" y="16" width="${WIDE - 32}" height="${high - 32}" rx="14" fill="${PAPER}" stroke="#bda77d"/>`);
  out.push(text(40, 74, title, { at: 34, bold: true, serif: true }));
  const empires = new Set(chronicle.flatMap(({ chapters }) => chapters.map(({ seat, empire }) => `${seat} ${empire}`))).size;
  const falls = chronicle.flatMap(({ chapters }) => chapters.filter(({ fell }) => fell !== "")).length;
  out.push(text(41, 102, t("campaign-picture-sum", { games, empires, falls }), { at: 16, fill: SOFT }));
  seats.forEach((seat, at) => {
    const ruler = view.players[seat];
    if (!ruler) return;
    const won = chronicle.filter(({ winners }) => winners.includes(seat)).length;
    const left = WIDE - 40 - (seats.length - at) * 165;
    out.push(medal(emblem(ruler.sheet.faction), left, 76, 17, colour(ruler.sheet.faction), PAPER), text(left + 25, 74, ruler.sheet.name || nameOf(info, seat), { bold: true, serif: true }), text(left + 25, 92, t("campaign-picture-won", { name: nameOf(info, seat), n: won }), { at: 12, fill: SOFT }));
  });
  for (let score = 0; score <= top; score += 50) {
    out.push(`<path d="M${LEFT} ${y(score)}H${RIGHT}" stroke="${LINE}"/>`, text(LEFT - 8, y(score) + 4, String(score), { at: 12, fill: SOFT, end: "end" }));
  }
  for (const { number } of chronicle) out.push(text(x(number), BOTTOM + 18, String(number), { at: 12, fill: SOFT, end: "middle" }));
  seats.forEach((seat, at) => {
    for (const run of reigns(chronicle, seat)) {
      const [first] = run;
      if (!first) continue;
      const ink = colour(first.chapter.faction);
      const points = run.map(({ record, chapter }) => `${x(record.number).toFixed(1)},${y(chapter.score).toFixed(1)}`).join(" ");
      out.push(`<polyline points="${points}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-dasharray="${DASHES[at % DASHES.length]}"/>`);
      for (const { record, chapter } of run) {
        const fell = chapter.fell !== "";
        const [across, down] = [x(record.number), y(chapter.score)];
        out.push(
          fell ? medal("fall", across, down, 11, FELL, PAPER)
          : chapter.new_era ? medal(`era-${chapter.new_era}`, across, down, 11, PAPER, ink, ink)
          : record === chronicle.at(-1) ? medal(emblem(chapter.faction), across, down, 11, ink, PAPER)
          : `<circle cx="${across.toFixed(1)}" cy="${down.toFixed(1)}" r="4" fill="${PAPER}" stroke="${ink}" stroke-width="2"/>`,
        );
        if (fell) out.push(text(x(record.number) + 12, y(chapter.score) - 8, t("campaign-picture-falls", { name: chapter.name || nameOf(info, seat) }), { at: 12, fill: FELL, bold: true }));
      }
    }
    const from = 486 + at * (BAND + 6);
    const ruler = view.players[seat];
    out.push(medal(emblem(ruler?.sheet.faction ?? ""), 52, from + 30, 15, colour(ruler?.sheet.faction ?? ""), PAPER), text(52, from + 62, nameOf(info, seat), { at: 12, bold: true, end: "middle" }));
    const half = column / 2;
    for (const run of reigns(chronicle, seat)) {
      let era: Chapter["era"] | null = null;
      for (const [game, { record, chapter }] of run.entries()) {
        const middle = x(record.number);
        out.push(`<rect x="${(middle - half).toFixed(1)}" y="${from}" width="${(2 * half).toFixed(1)}" height="${BAND}" fill="${BANDS[chapter.era]}"/>`);
        if (chapter.era !== era) {
          const name = era === null ? chapter.name || nameOf(info, seat) : "";
          const called = t(`empire-era-${chapter.era}`);
          const next = run.slice(game).findIndex((one) => one.chapter.era !== chapter.era);
          const room = (next < 0 ? run.length - game : next) * column - 30;
          const words = fitting(room, [name, called].filter(Boolean).join(", "), called, name);
          out.push(`<path d="M${(middle - half).toFixed(1)} ${from}v${BAND}" stroke="${colour(chapter.faction)}" stroke-width="3"/>`, sign(`era-${chapter.era}`, middle - half + 17, from + 14, 13, colour(chapter.faction)), text(middle - half + 27, from + 18, words, { at: 12, bold: true, fill: colour(chapter.faction) }));
          era = chapter.era;
        }
        record.goals.filter(({ by }) => by.includes(seat)).forEach(({ first, category }, nth, met) => {
          const gold = first.includes(seat);
          out.push(medal(`tr-${category}`, middle + (nth - (met.length - 1) / 2) * 18, from + 38, 7.5, gold ? "#f0bb3d" : PAPER, INK, "#c98a16"));
        });
        if (chapter.province) out.push(`<rect x="${(middle - 10).toFixed(1)}" y="${from + 54}" width="20" height="20" rx="3" fill="${hue(chapter.province)}"><title>${escaped(face(chapter.province)?.name ?? "")}</title></rect>`, sign(`c-${face(chapter.province)?.colours[0] ?? "none"}`, middle, from + 64, 15, PAPER));
        chapter.bought.forEach(({ card }, nth) => {
          out.push(`<circle cx="${(middle + (nth - (chapter.bought.length - 1) / 2) * 24).toFixed(1)}" cy="${from + 98}" r="10" fill="${PAPER}" stroke="${hue(card)}" stroke-width="4"><title>${escaped(face(card)?.name ?? "")}</title></circle>`, sign(`c-${face(card)?.colours[0] ?? "none"}`, middle + (nth - (chapter.bought.length - 1) / 2) * 24, from + 98, 12, INK));
        });
        if (chapter.fell !== "") out.push(`<path d="M${(middle + half).toFixed(1)} ${from}l-7 12 7 13-7 13 7 13-7 13 7 13-7 13 7 13-7 13 7 12" fill="none" stroke="${FELL}" stroke-width="3"/>`);
      }
    }
  });
  const foot = high - 34;
  out.push(
    `<circle cx="48" cy="${foot - 5}" r="7" fill="#f0bb3d" stroke="#c98a16"/>`, text(62, foot, t("campaign-picture-first"), { at: 12, fill: SOFT }),
    `<circle cx="212" cy="${foot - 5}" r="7" fill="${PAPER}" stroke="#c98a16"/>`, text(226, foot, t("campaign-picture-later"), { at: 12, fill: SOFT }),
    `<rect x="372" y="${foot - 14}" width="16" height="16" rx="3" fill="#8a5529"/>`, text(396, foot, t("campaign-picture-province"), { at: 12, fill: SOFT }),
    `<circle cx="520" cy="${foot - 5}" r="7" fill="none" stroke="#2f6aa8" stroke-width="4"/>`, text(536, foot, t("campaign-picture-invention"), { at: 12, fill: SOFT }),
    medal("fall", 668, foot - 5, 7, FELL, PAPER), text(682, foot, t("campaign-picture-fall"), { at: 12, fill: SOFT }),
    sign("logo", WIDE - 112, foot - 6, 22, INK), text(WIDE - 40, foot, "Osada", { at: 18, bold: true, serif: true, end: "end" }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${high}" width="${WIDE}" height="${high}" role="img" aria-label="${escaped(title)}">${out.join("")}</svg>`;
}
