/** Find the better move: the slips of a reviewed game, one after the other, as puzzles. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { reason, replayOf } from "../lib/api";
import { language, t } from "../lib/i18n";
import { Link, route } from "../lib/route";
import { useTitle } from "../lib/title";
import { PuzzleTable } from "../puzzle/PuzzleTable";
import { slip } from "../puzzle/source";
import { reviewOf } from "../review/asked";
import { isMistake } from "../review/model";
import { present } from "../replay/present";
import type { Decided, TableInfo } from "../wire";

interface Found {
  table: TableInfo;
  slips: readonly Decided[];
}

export function Slips({ id }: { id: string }) {
  useTitle(t("puzzle-find-better"));
  const { query } = route.value;
  const seat = Number(query.get("seat") ?? 0);
  const game = Number(query.get("game") ?? 0);
  const [found, setFound] = useState<Found | null>(null);
  const [why, setWhy] = useState("");
  const [at, setAt] = useState(0);
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    Promise.all([replayOf(id), reviewOf(id, game, 0)]).then(
      ([played, state]) => {
        if (!wanted) return;
        const slips = (state.review?.decisions ?? []).filter((one) => one.seat === seat && isMistake(one));
        setFound({ table: { ...present(played.table), lesson: "puzzle" }, slips: slips.sort((one, other) => (other.loss ?? 0) - (one.loss ?? 0)) });
      },
      (error: unknown) => wanted && setWhy(reason(error)),
    );
    return () => {
      wanted = false;
    };
  }, [id, seat, game, spoken]);
  const decided = found?.slips[at];
  const source = useMemo(() => (found && decided ? slip(id, game, found.table, decided) : null), [found, decided]);
  const back = { href: `/replay/${id}/review?seat=${seat}${game ? `&game=${game}` : ""}`, name: t("puzzle-to-review") };
  if (!found || !source) {
    return (
      <div class="pz-none">
        <h1>{t("puzzle-find-better")}</h1>
        {why ? <p class="no-why">{why}</p> : <p aria-busy={!found}>{found ? t("puzzle-no-slips") : t("puzzle-comes")}</p>}
        <Link class="btn" href={back.href}>
          {back.name}
        </Link>
      </div>
    );
  }
  const last = at + 1 >= found.slips.length;
  return (
    <PuzzleTable
      source={source}
      over={t("puzzle-slip-of", { n: at + 1, of: found.slips.length })}
      back={back}
      found={() => {}}
      next={last ? undefined : () => setAt(at + 1)}
    />
  );
}
