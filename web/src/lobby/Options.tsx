/** What is agreed before the game: its options, from their schema; clock, who may join, and what few will change. */
import { useState } from "preact/hooks";
import { pageAt } from "../games";
import type { WishProps } from "../games/page";
import { t } from "../lib/i18n";
import { DAYS, MOVE_TIMES, type Pace, RESERVES, chosen, clockOf, gameOf, matters, pace } from "../lib/wish";
import { type Clock, OPTIONS, type Option, type TableWish } from "../wire";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { Explained } from "./Explained";
import { gameTitle } from "./games";

const PACES: readonly Pace[] = ["none", "timed", "days"];
const DAY = 24 * 3600;

/** A time in the largest unit that it fills. */
export function duration(seconds: number): string {
  if (seconds >= DAY) return t("lobby-days", { n: Math.round(seconds / DAY) });
  if (seconds >= 60) return t("lobby-minutes", { n: Math.round(seconds / 60) });
  return t("lobby-seconds", { n: seconds });
}

export function Options({ wish, change }: WishProps) {
  const alone = wish.seats.length === 1;
  const clock = wish.clock ?? null;
  const { usual, rare } = agreedOn(wish);
  const controls = ownControls(wish);
  const [more, setMore] = useState(rare.some((option) => chosen(wish, option) !== option.usual) || controls.some(({ told, usual: always }) => !always && told(wish)) || Boolean(wish.title));
  const drawn = (some: typeof controls) => some.map(({ name, Control }) => <Control key={name()} wish={wish} change={change} />);
  const always = drawn(controls.filter((control) => control.usual));
  const few = more && (
    <>
      {!alone && <OfGame options={rare} wish={wish} change={change} />}
      {drawn(controls.filter(({ usual: always }) => !always))}
    </>
  );
  const opener = (
    <button type="button" class="btn quiet more" aria-expanded={more} onClick={() => setMore(!more)}>
      {t("lobby-more")}
      <Icon name="chev" class={more ? "up" : ""} />
    </button>
  );
  if (alone && controls.length === 0) return null;
  if (alone) {
    return (
      <div class="opts">
        {always}
        <OfGame options={usual} wish={wish} change={change} />
        {opener}
        {few}
      </div>
    );
  }
  return (
    <div class="opts">
      {always}
      <OfGame options={usual} wish={wish} change={change} />
      <Explained<Pace>
        name={t("lobby-clock")}
        about={t("lobby-clock-about")}
        value={pace(clock)}
        choices={PACES.map((value) => ({ value, label: t(`lobby-clock-${value}`), what: t(`lobby-clock-${value}-what`), begin: value === "none" }))}
        choose={(value) => change({ ...wish, clock: clockOf(value) })}
      />
      {clock && <ClockTimes clock={clock} set={(next) => change({ ...wish, clock: next })} />}
      <Explained
        name={t("lobby-who-joins")}
        about={t("lobby-who-joins-about")}
        value={wish.public ? "everyone" : "link"}
        choices={[
          { value: "link", label: t("lobby-by-link"), what: t("lobby-by-link-what"), begin: true },
          { value: "everyone", label: t("lobby-everyone"), what: t("lobby-everyone-what") },
        ]}
        choose={(value) => change({ ...wish, public: value === "everyone" })}
      />
      {opener}
      {few}
      {more && <Title title={wish.title ?? ""} set={(title) => change({ ...wish, title })} />}
    </div>
  );
}

/** Controls of a game's own, for options that are not a choice among few. */
export const ownControls = (wish: TableWish) => Object.values(pageAt(wish).controls ?? {});

/** The options of a game that matter at this table: those for everybody, and those that few will change. One may be chosen with the game. */
function agreedOn(wish: TableWish): { usual: Option[]; rare: Option[] } {
  const leading = pageAt(wish).leading?.option;
  const here = OPTIONS[gameOf(wish)].filter((option) => option.name !== leading && matters(option, wish));
  return { usual: here.filter(({ when }) => when.parts.length === 0), rare: here.filter(({ when }) => when.parts.length > 0) };
}

const worded = ({ name }: Option): string => name.replaceAll("_", "-");
const said = (value: Option["usual"]): string => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value));

function OfGame({ options, wish, change }: WishProps & { options: readonly Option[] }) {
  return (
    <>
      {options.map((option) => {
        const of = worded(option);
        return (
          <Explained
            key={of}
            name={t(`lobby-option-${of}`)}
            about={t(`lobby-option-${of}-about`)}
            value={said(chosen(wish, option))}
            choices={option.values.map((value) => ({
              value: said(value),
              label: t(`lobby-option-${of}-${said(value)}`),
              what: t(`lobby-option-${of}-${said(value)}-what`),
              begin: value === option.usual,
            }))}
            choose={(value) => change({ ...wish, [option.name]: option.values.find((one) => said(one) === value) })}
          />
        );
      })}
    </>
  );
}

function ClockTimes({ clock, set }: { clock: Clock; set: (clock: Clock) => void }) {
  const slow = pace(clock) === "days";
  return (
    <div class="times">
      <Times name={t("lobby-clock-move")} value={clock.move} choices={slow ? DAYS : MOVE_TIMES} set={(move) => set({ ...clock, move })} />
      {!slow && <Times name={t("lobby-clock-reserve")} value={clock.reserve} choices={RESERVES} set={(reserve) => set({ ...clock, reserve })} />}
    </div>
  );
}

function Times({ name, value, choices, set }: { name: string; value: number; choices: readonly number[]; set: (value: number) => void }) {
  const shown = choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
  return (
    <label class="opt">
      <span class="opt-name">{name}</span>
      <select class="typed" value={value} onChange={(event) => set(Number(event.currentTarget.value))}>
        {shown.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? t("lobby-clock-no-reserve") : duration(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Title({ title, set }: { title: string; set: (title: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label class="opt title">
      <span class="opt-name">{t("lobby-title")}</span>
      <input
        class="typed"
        type="text"
        maxLength={40}
        placeholder={t("lobby-title-none")}
        value={typed ?? title}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (typed !== null && typed.trim() !== title) set(typed.trim());
          setTyped(null);
        }}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </label>
  );
}

/** The same options for whoever cannot change them. */
export function Agreed({ wish }: { wish: TableWish }) {
  const facts: [string, string][] = [[t("lobby-game"), gameTitle(wish)]];
  const { usual, rare } = agreedOn(wish);
  const fact = (option: Option): [string, string] => [t(`lobby-option-${worded(option)}`), t(`lobby-option-${worded(option)}-${said(chosen(wish, option))}`)];
  facts.push(...usual.map(fact));
  facts.push([t("lobby-clock"), clockInWords(wish.clock ?? null)]);
  facts.push(...rare.filter((option) => chosen(wish, option) !== option.usual).map(fact));
  facts.push(...ownControls(wish).map(({ name, told }): [string, string] => [name(), told(wish)]).filter(([, told]) => told));
  return (
    <dl class="agreed">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function clockInWords(clock: Clock | null): string {
  if (clock === null) return t("lobby-clock-none");
  const move = t("lobby-clock-each", { time: duration(clock.move) });
  return clock.reserve ? t("lobby-clock-both", { move, reserve: duration(clock.reserve) }) : move;
}

/** What these options come to, in a sentence with its clause. */
export const Meaning = ({ wish }: { wish: TableWish }) => <Words text={pageAt(wish).meaning(wish)} />;
