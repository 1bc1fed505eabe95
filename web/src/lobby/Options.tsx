/** What is agreed before the game: of the card game lookout and razing; clock, who may join, and what few will change. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { DAYS, MOVE_TIMES, type Pace, RESERVES, clockOf, draftsMatter, gameOf, modeOf, pace, robbersMatter } from "../lib/wish";
import type { Clock, Lookout, TableWish } from "../wire";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { Seg } from "./Seg";
import { gameTitle } from "./games";

interface OptionsProps {
  wish: TableWish;
  change: (wish: TableWish) => void;
}

const LOOKOUTS: readonly Lookout[] = ["standard", "alternative", "advanced"];
const PACES: readonly Pace[] = ["none", "timed", "days"];
const DAY = 24 * 3600;

/** A time in the largest unit that it fills. */
export function duration(seconds: number): string {
  if (seconds >= DAY) return t("lobby-days", { n: Math.round(seconds / DAY) });
  if (seconds >= 60) return t("lobby-minutes", { n: Math.round(seconds / 60) });
  return t("lobby-seconds", { n: seconds });
}

export function Options({ wish, change }: OptionsProps) {
  const alone = wish.seats.length === 1;
  const clock = wish.clock ?? null;
  const cards = gameOf(wish) === "settlers";
  const robbers = cards && robbersMatter(wish.seats);
  const [more, setMore] = useState(wish.robbers_cut_routes === true || Boolean(wish.title));
  return (
    <div class="opts">
      {!alone && (
        <>
          {cards && <OfCards wish={wish} change={change} />}
          <Option name={t("lobby-clock")}>
            <Seg<Pace>
              label={t("lobby-clock")}
              value={pace(clock)}
              choices={PACES.map((value) => ({ value, label: t(`lobby-clock-${value}`) }))}
              choose={(value) => change({ ...wish, clock: clockOf(value) })}
            />
          </Option>
          <Option name={t("lobby-who-joins")}>
            <Seg
              label={t("lobby-who-joins")}
              value={wish.public ? "everyone" : "link"}
              choices={[
                { value: "link", label: t("lobby-by-link") },
                { value: "everyone", label: t("lobby-everyone") },
              ]}
              choose={(value) => change({ ...wish, public: value === "everyone" })}
            />
          </Option>
          <button type="button" class="btn quiet more" aria-expanded={more} onClick={() => setMore(!more)}>
            {t("lobby-more")}
            <Icon name="chev" class={more ? "up" : ""} />
          </button>
        </>
      )}
      {draftsMatter(wish) && (
        <Option name={t("lobby-drafts")}>
          <Seg
            label={t("lobby-drafts")}
            value={wish.peaceful_drafts === 2 ? "2" : "1"}
            choices={[
              { value: "1", label: t("lobby-drafts-one") },
              { value: "2", label: t("lobby-drafts-two") },
            ]}
            choose={(value) => change({ ...wish, peaceful_drafts: value === "2" ? 2 : 1 })}
          />
        </Option>
      )}
      {clock && <ClockTimes clock={clock} set={(next) => change({ ...wish, clock: next })} />}
      {more && !alone && robbers && (
        <Option name={t("lobby-robbers")}>
          <Seg
            label={t("lobby-robbers")}
            value={wish.robbers_cut_routes ? "cut" : "spare"}
            choices={[
              { value: "spare", label: t("lobby-robbers-spare") },
              { value: "cut", label: t("lobby-robbers-cut") },
            ]}
            choose={(value) => change({ ...wish, robbers_cut_routes: value === "cut" })}
          />
        </Option>
      )}
      {more && !alone && <Title title={wish.title ?? ""} set={(title) => change({ ...wish, title })} />}
    </div>
  );
}

/** What only the card game has. */
function OfCards({ wish, change }: OptionsProps) {
  return (
    <>
      <Option name={t("lobby-lookout")}>
        <Seg<Lookout>
          label={t("lobby-lookout")}
          value={wish.lookout ?? "standard"}
          choices={LOOKOUTS.map((value) => ({ value, label: t(`lobby-lookout-${value}`) }))}
          choose={(lookout) => change({ ...wish, lookout })}
        />
      </Option>
      <Option name={t("lobby-razing")}>
        <Seg
          label={t("lobby-razing")}
          value={wish.peaceful ? "peaceful" : "allowed"}
          choices={[
            { value: "allowed", label: t("lobby-razing-allowed") },
            { value: "peaceful", label: t("lobby-razing-peaceful") },
          ]}
          choose={(value) => change({ ...wish, peaceful: value === "peaceful" })}
        />
      </Option>
    </>
  );
}

function Option({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="opt">
      <span class="opt-name" aria-hidden="true">{name}</span>
      {children}
    </div>
  );
}

function ClockTimes({ clock, set }: { clock: Clock; set: (clock: Clock) => void }) {
  const slow = pace(clock) === "days";
  return (
    <>
      <Times name={t("lobby-clock-move")} value={clock.move} choices={slow ? DAYS : MOVE_TIMES} set={(move) => set({ ...clock, move })} />
      {!slow && <Times name={t("lobby-clock-reserve")} value={clock.reserve} choices={RESERVES} set={(reserve) => set({ ...clock, reserve })} />}
    </>
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
  if (wish.seats.length > 1 && gameOf(wish) === "settlers") {
    facts.push([t("lobby-lookout"), t(`lobby-lookout-${wish.lookout ?? "standard"}`)]);
    facts.push([t("lobby-razing"), t(wish.peaceful ? "lobby-razing-peaceful" : "lobby-razing-allowed")]);
    if (draftsMatter(wish)) facts.push([t("lobby-drafts"), t(wish.peaceful_drafts === 2 ? "lobby-drafts-two" : "lobby-drafts-one")]);
  }
  facts.push([t("lobby-clock"), clockInWords(wish.clock ?? null)]);
  if (wish.robbers_cut_routes) facts.push([t("lobby-robbers"), t("lobby-robbers-cut")]);
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
export function Meaning({ wish }: { wish: TableWish }) {
  const n = wish.seats.length;
  if (gameOf(wish) === "rollwrite") return <Words text={t(`lobby-means-${modeOf(wish)}-${n === 1 ? "alone" : "all"}`, { n })} />;
  const which = n === 1 ? "solo" : draftsMatter(wish) ? "peaceful" : (wish.lookout ?? "standard");
  return <Words text={t(`lobby-means-${which}`, { n, cards: n + 1, drafts: wish.peaceful_drafts ?? 1 })} />;
}
