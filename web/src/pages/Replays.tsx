/** Games to look at again: those of this browser, journals that were opened in it, and public ones. */
import { useEffect, useState } from "preact/hooks";
import { Refused, tableInfo } from "../lib/api";
import { t } from "../lib/i18n";
import { useTitle } from "../lib/title";
import { forgetUpload, uploads } from "../lib/uploads";
import type { TableInfo } from "../wire";
import { Over, Played, useExamples, useFinished } from "../lobby/Results";
import { Scene } from "../lobby/Scene";
import { Upload } from "../lobby/Upload";
import { useNames } from "../lobby/games";
import { useMyGames } from "../lobby/news";

/** What the server knows of the journals that were opened here; one that is no more is forgotten. */
function useUploads(): TableInfo[] {
  const [known, setKnown] = useState<Readonly<Record<string, TableInfo>>>({});
  const wanted = uploads.value.join();
  useEffect(() => {
    for (const id of uploads.peek())
      tableInfo(id).then(
        (info) => setKnown((before) => ({ ...before, [id]: info })),
        (error: unknown) => error instanceof Refused && error.status === 404 && forgetUpload(id),
      );
  }, [wanted]);
  return uploads.value.flatMap((id) => known[id] ?? []);
}

export function Replays() {
  useTitle(t("replay-all"));
  const over = useMyGames(true).filter(({ info }) => info !== null && (info.round ?? 0) > 0 && !info.lesson);
  const opened = useUploads();
  const mine = new Set(over.map(({ table }) => table));
  const others = useFinished().filter(({ id }) => !mine.has(id));
  const examples = useExamples();
  useNames([...over.map(({ info }) => info), ...opened, ...others, ...examples]);
  return (
    <div class="room">
      <div class="hero low c-gold">
        <Scene />
        <div class="word">
          <h1>{t("replay-all")}</h1>
          <p>{t("replay-all-why")}</p>
        </div>
      </div>
      <section class="panel open replays" aria-labelledby="played">
        <div class="head">
          <h2 id="played">{t("replay-played")}</h2>
          <Upload />
        </div>
        {over.length === 0 && <p class="none">{t("replay-none")}</p>}
        <ul>{over.map(({ table, seat, info }) => info && <Over key={table} info={info} seat={seat} />)}</ul>
      </section>
      <List id="opened" title={t("replay-opened")} games={opened} />
      <List id="public" title={t("replay-public")} games={others} />
      <List id="examples" title={t("replay-examples")} games={examples} why={t("replay-examples-why")} />
    </div>
  );
}

function List({ id, title, games, why }: { id: string; title: string; games: readonly TableInfo[]; why?: string }) {
  if (games.length === 0) return null;
  return (
    <section class="panel open replays" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {why && <p class="none">{why}</p>}
      <ul>
        {games.map((info) => (
          <Played key={info.id} info={info} />
        ))}
      </ul>
    </section>
  );
}
