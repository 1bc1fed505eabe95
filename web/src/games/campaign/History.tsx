/** The history of the campaign: a picture that can be shared, and the same as a table. */
import { useMemo, useState } from "preact/hooks";
import { announce } from "../../lib/announce";
import { listed, t } from "../../lib/i18n";
import { face } from "../../lib/library";
import { Button } from "../../ui/Button";
import { Emblem } from "../../ui/Emblem";
import { cx } from "../../ui/cx";
import { empireName, useScene } from "./scene";
import { picture } from "./picture";
import { standalone } from "./standalone";

/** A PNG of a picture, as large as that. */
async function rastered(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Whether this browser hands pictures on to others. */
const canShare = (): boolean => navigator.canShare?.({ files: [new File([], "osada.png", { type: "image/png" })] }) ?? false;

export function History() {
  const { view, info, seat } = useScene();
  const all = view.players.map((ruler) => ruler.seat);
  const [whose, choose] = useState<number | null>(all.length > 1 ? null : (seat ?? 0));
  const title = info.title || t("campaign-title");
  const seats = whose === null ? all : [whose];
  const svg = useMemo(() => picture(view, info, seats, title), [view, whose, title, info]);
  if (view.chronicle.length === 0) return <p class="panel pad cap">{t("campaign-not-yet")}</p>;
  const file = title.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "osada";
  const copy = () =>
    rastered(svg).then((blob) => navigator.clipboard.write([new ClipboardItem({ "image/png": blob })])).then(
      () => announce(t("campaign-copied")),
      () => announce(t("campaign-not-copied")),
    );
  const shareable = async (): Promise<File> => new File([await rastered(svg)], `${file}.png`, { type: "image/png" });
  const share = () => shareable().then((png) => navigator.share({ files: [png], title })).catch(() => announce(t("campaign-not-shared")));
  return (
    <div class="hist">
      <div class="hbar">
        {all.length > 1 && (
          <div class="filters" role="group" aria-label={t("campaign-whose")}>
            <button type="button" class={cx("fbtn", whose === null && "on")} aria-pressed={whose === null} onClick={() => choose(null)}>
              {t("campaign-all")}
            </button>
            {view.players.map((ruler) => (
              <button key={ruler.seat} type="button" class={cx("fbtn", whose === ruler.seat && "on")} aria-pressed={whose === ruler.seat} onClick={() => choose(ruler.seat)}>
                {empireName(ruler, info)}
              </button>
            ))}
          </div>
        )}
        <span class="acts">
          {canShare() && <Button icon="share" onClick={() => void share()}>{t("campaign-share")}</Button>}
          <Button icon="copy" onClick={() => void copy()}>{t("campaign-copy")}</Button>
          <Button icon="download" onClick={() => void standalone(svg).then((whole) => save(new Blob([whole], { type: "image/svg+xml" }), `${file}.svg`))}>SVG</Button>
          <Button icon="download" onClick={() => void rastered(svg).then((blob) => save(blob, `${file}.png`))}>PNG</Button>
        </span>
      </div>
      <div class="hframe" role="img" aria-label={t("campaign-picture-of", { title, n: view.chronicle.length })} dangerouslySetInnerHTML={{ __html: svg }} />
      <details class="panel pad">
        <summary>{t("campaign-as-table")}</summary>
        <table class="htable nums">
          <thead>
            <tr>
              <th scope="col">{t("campaign-game")}</th>
              <th scope="col">{t("campaign-empire")}</th>
              <th scope="col">{t("campaign-step-score")}</th>
              <th scope="col">{t("campaign-step-era")}</th>
              <th scope="col">{t("empire-inventions")}</th>
              <th scope="col">{t("campaign-step-province")}</th>
            </tr>
          </thead>
          <tbody>
            {view.chronicle.flatMap((record) =>
              record.chapters.filter((chapter) => seats.includes(chapter.seat)).map((chapter) => (
                <tr key={`${record.number} ${chapter.seat}`}>
                  <th scope="row">{record.number}</th>
                  <td><Emblem of={chapter.faction} /> {chapter.name || info.seats[chapter.seat]?.name}</td>
                  <td>{chapter.score}{record.winners.includes(chapter.seat) && ` ${t("campaign-won-mark")}`}</td>
                  <td>{t(`empire-era-${chapter.new_era || chapter.era}`)}{chapter.fell && ` · ${t(`campaign-fall-${chapter.fell}`)}`}</td>
                  <td>{listed(chapter.bought.map(({ card }) => face(card)?.name ?? card))}</td>
                  <td>{chapter.province ? (face(chapter.province)?.name ?? chapter.province) : ""}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </details>
    </div>
  );
}
