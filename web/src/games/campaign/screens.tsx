/** The screens of the campaign: the card game while one is on, else what lies between two games. */
import { useMemo } from "preact/hooks";
import { useComputed } from "@preact/signals";
import { listed, t } from "../../lib/i18n";
import type { Connection } from "../../lib/socket";
import { useTitle } from "../../lib/title";
import { Acts, type EndProps, Laurel } from "../../end/parts";
import { Broken } from "../../end/Broken";
import { nameOf } from "../../table/names";
import type { CampaignView, Earlier, TableInfo, View } from "../../wire";
import type { Screens, StageProps, TableProps, ViewOf } from "../page";
import { Counted } from "../settlers/Counted";
import { Board } from "../settlers/table/Board";
import { Between, ReadBetween } from "./Between";
import { HowToPlay as Explained, WhatIsNew } from "./HowToPlay";

type Of = Screens<ViewOf<"campaign">>;

/** Who sits where at the card game's table. */
const seated = (view: CampaignView, info: TableInfo): TableInfo => ({ ...info, seats: view.seated.flatMap((seat) => info.seats[seat] ?? []) });

/** The line to the campaign as a line to the game that is on. */
function useInner(connection: Connection, view: CampaignView): Connection {
  const seat = connection.seat === null || !view.seated.includes(connection.seat) ? null : view.seated.indexOf(connection.seat);
  const seen = useComputed(() => {
    const now = connection.seen.value;
    return now?.view.game === "campaign" && now.view.table ? { ...now, view: now.view.table } : null;
  });
  return useMemo(
    () => ({
      ...connection,
      seat,
      seen,
      moment: async (at: number): Promise<Earlier | null> => {
        const then = await connection.moment(at);
        return then?.view.game === "campaign" && then.view.table ? { ...then, view: then.view.table } : null;
      },
    }),
    [connection, seat],
  );
}

function InGame({ connection, seen, info, table, ...rest }: TableProps<CampaignView> & { table: View }) {
  const inner = useInner(connection, seen.view);
  const around = useMemo(() => seated(seen.view, info), [seen.view.seated, info]);
  const shown = useMemo(() => ({ ...seen, view: table }), [seen, table]);
  return <Counted {...rest} connection={inner} seen={shown} info={around} within={t("campaign-game-n", { n: seen.view.number })} />;
}

export const Table: Of["Table"] = (props) => {
  const { stage, table } = props.seen.view;
  return stage === "game" && table ? <InGame {...props} table={table} /> : <Between {...props} />;
};

export const Stage: Of["Stage"] = (props: StageProps<CampaignView>) => {
  const { stage, table } = props.view;
  if (stage !== "game" || !table) return <ReadBetween {...props} />;
  const seat = props.seat === null ? null : props.view.seated.indexOf(props.seat);
  return <Board mode="read" {...props} seat={seat === -1 ? null : seat} view={table} info={seated(props.view, props.info)} />;
};

export const End: Of["End"] = (props) => {
  if (!props.view.outcome) return <Broken {...props} soFar={() => []} kinds={[]} wins={() => ""} />;
  return <Finished {...props} />;
};

function Finished({ info, view, seat, onTable }: EndProps & { view: CampaignView }) {
  const winners = view.outcome?.winners ?? [];
  const names = winners.map((at) => view.players[at]?.sheet.name || nameOf(info, at));
  const headed = winners.length > 0 ? t(`campaign-over-${view.outcome?.why ?? "completed"}`, { names: listed(names) }) : t("campaign-over-fallen");
  useTitle(headed);
  const players = winners.map((at) => ({
    seat: at, name: nameOf(info, at), emblem: view.players[at]?.sheet.faction ?? "common", about: "", place: 1, won: true, score: view.outcome?.spaces[at] ?? 0, sums: {},
  }));
  return (
    <div class="end">
      <section class="end-hero">
        <Laurel players={players} />
        <div>
          <p class="over">{t("campaign-after-games", { n: view.chronicle.length })}</p>
          <h1>{headed}</h1>
        </div>
        <Acts info={info} seat={seat} onTable={onTable} />
      </section>
      <section class="panel open">
        <ReadBetween view={view} info={info} seat={seat} strip={null} />
      </section>
    </div>
  );
}

export const HowToPlay: Of["HowToPlay"] = Explained;
export const Sources: Of["Sources"] = WhatIsNew;
export const Figure: Of["Figure"] = () => null;
export const Picture: Of["Picture"] = () => null;
