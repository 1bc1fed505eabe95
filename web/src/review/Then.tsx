/** The table as the seat saw it when it decided: small beside the decision, and at its full size over the page. */
import { useMemo, useState } from "preact/hooks";
import { pageOf } from "../games";
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { ReadStrip } from "../table/strips";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import type { Decided, Seen, TableInfo } from "../wire";
import { Sheet } from "./Sheet";
import { playedOf } from "./model";
import type { Position } from "./position";

interface ThenProps {
  replay: string;
  table: TableInfo;
  decided: Decided;
  name: string;
  position: Position;
}

export function Then({ replay, table, decided, name, position }: ThenProps) {
  const [large, setLarge] = useState(false);
  const { seen, why } = position;
  const title = t("review-table-of", { name });
  return (
    <section class="panel rv-then" aria-labelledby="rv-then">
      <header>
        <h2 id="rv-then">{title}</h2>
        <Button icon="zoom" onClick={() => setLarge(true)} aria-disabled={seen === null || undefined}>
          {t("review-table-large")}
        </Button>
        <Link class="btn quiet sq" href={`/replay/${replay}?at=${decided.at}&eyes=${decided.seat}`} aria-label={t("review-in-replay")} title={t("review-in-replay")}>
          <Icon name="eye" />
        </Link>
      </header>
      {why && <p class="no-why">{why}</p>}
      <div class="rv-mini" aria-busy={seen === null && !why}>{seen && <Felt seen={seen} table={table} decided={decided} />}</div>
      {large && seen && (
        <Sheet title={title} class="rv-large" shut={() => setLarge(false)}>
          <Felt seen={seen} table={table} decided={decided} />
        </Sheet>
      )}
    </section>
  );
}

function Felt({ seen, table, decided }: { seen: Seen; table: TableInfo; decided: Decided }) {
  const { Stage } = pageOf(seen.view.game);
  const log = useMemo(() => [], []);
  const strip = (
    <ReadStrip>
      <span class="strip-what">{seen.ask && <Words text={seen.ask} />}</span>
      <span class="strip-move">
        <Words text={playedOf(decided)?.label ?? ""} />
      </span>
    </ReadStrip>
  );
  return <Stage view={seen.view} seat={decided.seat} info={table} log={log} at={seen.at} strip={strip} />;
}
