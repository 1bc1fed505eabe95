/** Puzzles: that of the day with the days in a row, and all of them. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { reason } from "../lib/api";
import { language, t } from "../lib/i18n";
import { Link, go, route } from "../lib/route";
import { useTitle } from "../lib/title";
import { Seg } from "../lobby/Seg";
import { PuzzleTable } from "../puzzle/PuzzleTable";
import { allPuzzles, numbered, puzzleOf } from "../puzzle/source";
import { after, dayOf, longest, solve, solved, streak } from "../puzzle/solved";
import { factionName } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { Shell } from "../ui/Shell";
import { cx } from "../ui/cx";
import type { PuzzleInfo, Puzzles as All } from "../wire";

const today = (): string => dayOf(new Date());

/** All puzzles, once they have come; or why they have not. */
function useAll(): { all: All | null; why: string } {
  const [all, setAll] = useState<All | null>(null);
  const [why, setWhy] = useState("");
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    allPuzzles().then(
      (found) => wanted && setAll(found),
      (error: unknown) => wanted && setWhy(reason(error)),
    );
    return () => {
      wanted = false;
    };
  }, [spoken]);
  return { all, why };
}

/** The number of the puzzle of today; null: it has not come. */
function useDaily(day: string): number | null {
  const [number, setNumber] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    setNumber(null);
    puzzleOf(day).then(
      (found) => wanted && setNumber(found.number),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [day]);
  return number;
}

/** `rest` is what follows in the address: nothing, a number, or `daily`. */
export function Puzzles({ rest }: { rest: string }) {
  if (!rest) {
    return (
      <Shell class="at-puzzles">
        <List />
      </Shell>
    );
  }
  return <One rest={rest} />;
}

function One({ rest }: { rest: string }) {
  const day = today();
  const daily = useDaily(day);
  const isDaily = rest === "daily";
  const number = isDaily ? daily : Number(rest);
  const { all } = useAll();
  useTitle(isDaily ? t("puzzle-daily") : t("puzzle-number", { n: rest }));
  const source = useMemo(() => (number === null || Number.isNaN(number) ? null : numbered(number)), [number]);
  const next = all ? nextOf(all.puzzles, number) : undefined;
  if (!source || number === null) {
    return (
      <div class="pz-none">
        <p aria-busy={isDaily}>{isDaily ? t("puzzle-comes") : t("puzzle-no-such")}</p>
        <Link class="btn" href="/puzzles">
          {t("puzzle-all")}
        </Link>
      </div>
    );
  }
  return (
    <PuzzleTable
      source={source}
      over={isDaily ? t("puzzle-daily") : t("puzzle-number", { n: number })}
      back={{ href: "/puzzles", name: t("puzzle-all") }}
      found={() => solve(number, number === daily ? day : null)}
      next={next === undefined ? undefined : () => go(`/puzzles/${next}`)}
      share={`/puzzles/${number}`}
    />
  );
}

/** The next one that is not solved: as hard, then harder, then any. */
function nextOf(all: readonly PuzzleInfo[], number: number | null): number | undefined {
  const done = new Set(solved.value.numbers);
  const level = all.find((one) => one.number === number)?.level ?? 1;
  const open = all.filter((one) => one.number !== number && !done.has(one.number));
  const near = open.filter((one) => one.level === level);
  const later = near.find((one) => one.number > (number ?? 0)) ?? near[0];
  return (later ?? open.find((one) => one.level > level) ?? open[0])?.number;
}

const ANY = "any";
const WEEK = 7;

function List() {
  useTitle(t("puzzle-all"));
  const { all, why } = useAll();
  const day = today();
  const { numbers, days } = solved.value;
  const done = useMemo(() => new Set(numbers), [numbers]);
  const query = route.value.query;
  const filter = (name: string): string => query.get(name) ?? ANY;
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(query);
    if (value === ANY) next.delete(name);
    else next.set(name, value);
    go(`/puzzles${next.size ? `?${next}` : ""}`, true);
  };
  const puzzles = all?.puzzles ?? [];
  const fits = (one: PuzzleInfo): boolean =>
    [ANY, one.game].includes(filter("game")) &&
    [ANY, String(one.level)].includes(filter("level")) &&
    [ANY, one.faction ?? ""].includes(filter("faction")) &&
    (filter("box") === ANY || (filter("box") === "base" ? Boolean(one.faction) && !one.boxes?.length : (one.boxes ?? []).includes(filter("box")))) &&
    [ANY, done.has(one.number) ? "solved" : "open"].includes(filter("state"));
  const shown = puzzles.filter(fits);
  const of = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))].sort();
  const select = (name: string, values: readonly string[], label: (value: string) => string) => (
    <label class="pz-filter">
      {t(`puzzle-by-${name}`)}
      <select value={filter(name)} onChange={(event) => choose(name, event.currentTarget.value)}>
        <option value={ANY}>{t("puzzle-any")}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {label(value)}
          </option>
        ))}
      </select>
    </label>
  );
  const row = streak(days, day);
  return (
    <div class="pz">
      <header class="pz-top">
        <h1>{t("puzzle-all")}</h1>
        <p>{t("puzzle-what")}</p>
      </header>
      <section class="panel pz-daily" aria-labelledby="pz-daily">
        <div>
          <h2 id="pz-daily">{t("puzzle-daily")}</h2>
          <p>
            <b>{t("puzzle-streak", { n: row })}</b> {t("puzzle-longest", { n: longest(days) })}
          </p>
          <Link class={cx("btn", !days.includes(day) && "primary")} href="/puzzles/daily">
            {t(days.includes(day) ? "puzzle-daily-again" : "puzzle-daily-solve")}
          </Link>
        </div>
        <ol class="pz-week" aria-label={t("puzzle-week")}>
          {Array.from({ length: WEEK }, (_, at) => after(day, at - WEEK + 1)).map((one) => {
            const has = days.includes(one);
            return (
              <li key={one} class={cx(has && "is-done", one === day && "is-today")} title={one}>
                {has ? <Icon name="check" label={t("puzzle-day-done", { day: Number(one.slice(8)) })} /> : Number(one.slice(8))}
              </li>
            );
          })}
        </ol>
      </section>
      <section class="panel open pz-list" aria-labelledby="pz-list">
        <div class="head">
          <h2 id="pz-list">{t("puzzle-more")}</h2>
          <span>{t("puzzle-solved", { n: puzzles.filter(({ number }) => done.has(number)).length, of: puzzles.length })}</span>
        </div>
        <div class="pz-filters">
          <Seg
            label={t("puzzle-by-state")}
            value={filter("state")}
            choices={[ANY, "open", "solved"].map((value) => ({ value, label: t(`puzzle-state-${value}`) }))}
            choose={(value) => choose("state", value)}
          />
          {select("game", of(puzzles.map(({ game }) => game)), (game) => t(`common-game-${game}`))}
          {select("level", of(puzzles.map(({ level }) => String(level))), (level) => all?.levels[Number(level) - 1] ?? level)}
          {select("faction", of(puzzles.map(({ faction = "" }) => faction)), factionName)}
          {select("box", ["base", ...of(puzzles.flatMap(({ boxes = [] }) => boxes))], (box) => t(box === "base" ? "puzzle-base" : `lobby-box-${box}`))}
        </div>
        {why && <p class="no-why">{why}</p>}
        {!all && !why && <p aria-busy="true">{t("puzzle-comes")}</p>}
        {all && shown.length === 0 && <p class="none">{t("puzzle-none")}</p>}
        {all?.levels.map((name, at) => {
          const level = at + 1;
          const here = shown.filter((one) => one.level === level);
          if (here.length === 0) return null;
          return (
            <section key={level} class="pz-group" aria-labelledby={`pz-level-${level}`}>
              <h3 id={`pz-level-${level}`}>
                <Bars level={level} of={all.levels.length} /> {name}
                <span>{t("puzzle-of", { n: here.filter(({ number }) => done.has(number)).length, of: here.length })}</span>
              </h3>
              <ul>
                {here.map((one) => (
                  <li key={one.number}>
                    <Link class="pz-row" href={`/puzzles/${one.number}`}>
                      <Icon name={one.faction ? `f-${one.faction}` : "dice"} />
                      <b>{one.title}</b>
                      <span>
                        {one.where}, {t("puzzle-nr", { n: one.number })}
                      </span>
                      {done.has(one.number) && <Icon name="check" label={t("puzzle-done")} />}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </section>
    </div>
  );
}

const Bars = ({ level, of }: { level: number; of: number }) => (
  <span class="pz-bars" aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <i key={at} class={at < level ? "is-on" : undefined} />
    ))}
  </span>
);
