/** Play on from a moment of a replay: at which seat, against how strong bots. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { playOn } from "../lib/api";
import { remember } from "../lib/games";
import { t } from "../lib/i18n";
import { go } from "../lib/route";
import { nameOrGuest } from "../lib/name";
import { plain } from "../lib/sentence";
import { LEVELS } from "../lib/wish";
import type { TableView } from "../games/page";
import type { Level } from "../wire";
import { emblemAt } from "../table/frame";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";
import { Seg } from "../lobby/Seg";
import { useDoing } from "../lobby/doing";

interface PlayOnProps {
  replay: string;
  at: number;
  view: TableView;
  names: readonly string[];
  /** The seat that is looked through; else the one that must decide. */
  seat: number | null;
  shut: () => void;
}

export function PlayOn({ replay, at, view, names, seat: eyes, shut }: PlayOnProps) {
  const doing = useDoing();
  const [seat, setSeat] = useState(eyes ?? view.turn[0] ?? 0);
  const [level, setLevel] = useState<Level>("normal");
  const root = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>("[type=submit]")?.focus(), []);
  const begin = () =>
    doing.run(async () => {
      const seated = await playOn(replay, { name: nameOrGuest(), at, seat, level });
      remember({ table: seated.table, seat: seated.seat, title: "" });
      go(`/table/${seated.table}/${seated.seat}`);
    });
  return (
    <form
      ref={root}
      class="play-on panel"
      aria-label={t("replay-play-on")}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") shut();
      }}
    >
      <div class="opt">
        <span class="opt-name" aria-hidden="true">{t("replay-as")}</span>
        <Seg
          class="seg eyes"
          label={t("replay-as")}
          value={String(seat)}
          choices={view.players.map((player) => ({
            value: String(player.seat),
            label: names[player.seat] ?? "",
            drawn: (
              <>
                <Emblem of={emblemAt(view, player.seat) ?? ""} />
                <span>{names[player.seat]}</span>
              </>
            ),
          }))}
          choose={(value) => setSeat(Number(value))}
        />
      </div>
      {view.players.length > 1 && (
        <div class="opt">
          <span class="opt-name" aria-hidden="true">{t("replay-against")}</span>
          <Seg<Level>
            label={t("replay-against")}
            value={level}
            choices={LEVELS.map((value) => ({ value, label: t(`lobby-level-${value}`) }))}
            choose={setLevel}
          />
        </div>
      )}
      <button type="submit" class="btn primary" aria-disabled={doing.busy || undefined}>
        <Icon name="play" />
        {t("replay-play-on-now", { at })}
      </button>
      <button type="button" class="btn quiet sq" aria-label={t("replay-shut")} title={t("replay-shut")} onClick={shut}>
        <Icon name="close" />
      </button>
      {doing.why && <p class="no-why">{plain(doing.why)}</p>}
    </form>
  );
}
