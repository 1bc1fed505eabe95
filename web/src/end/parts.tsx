/** What every end of a game has: the winners' signs, and what comes next. */
import { journalPath, rematch } from "../lib/api";
import { remember } from "../lib/games";
import { t } from "../lib/i18n";
import { listed } from "../lib/goods";
import { Link, go } from "../lib/route";
import { useDoing } from "../lobby/doing";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";
import type { TableInfo } from "../wire";
import type { Scored } from "./Bars";

export interface EndProps {
  info: TableInfo;
  seat: number | null;
  /** Back to the final table. */
  onTable: () => void;
}

export function Laurel({ players }: { players: readonly Scored[] }) {
  return (
    <span class="laurels">
      {players.length > 0 ? players.map((player) => <Emblem key={player.seat} class="laurel" of={player.emblem} />) : <Emblem class="laurel none" of="attack" />}
    </span>
  );
}

export function Acts({ info, seat, onTable }: EndProps) {
  const doing = useDoing();
  const again = (own: number) =>
    doing.run(async () => {
      const seated = await rematch(info.id, own);
      remember({ table: seated.table, seat: seated.seat, title: info.title });
      go(`/table/${seated.table}/${seated.seat}`);
    });
  const asking = info.seats.flatMap((other, at) => (other.rematch && at !== seat && other.name ? [other.name] : []));
  return (
    <div class="acts">
      <div class="act-row">
        {seat !== null && (
          <button type="button" class="btn primary" aria-disabled={doing.busy || undefined} onClick={() => again(seat)}>
            <Icon name="replay" />
            {t(info.next ? "end-rematch-join" : "end-rematch")}
          </button>
        )}
        <Link class="btn" href={`/replay/${info.id}`}>
          <Icon name="lookout" />
          {t("end-replay")}
        </Link>
        <button type="button" class="btn" onClick={onTable}>
          <Icon name="zoom" />
          {t("end-table")}
        </button>
        <a class="btn" href={journalPath(info.id)} download>
          <Icon name="download" />
          {t("end-journal")}
        </a>
        <Link class="btn quiet" href="/">
          <Icon name="leave" />
          {t("end-lobby")}
        </Link>
      </div>
      {asking.length > 0 && <p class="asking">{t("end-rematch-asked", { names: listed(asking), n: asking.length })}</p>}
      {doing.why && <p class="no-why">{doing.why}</p>}
    </div>
  );
}
