/** Links of a running game: the own seat on another device, and one to watch. A key is made when it is asked for. */
import { useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { anotherDevice, links, reason } from "../lib/api";
import { t } from "../lib/i18n";
import { Copy, deviceLink, watchLink } from "../lobby/Invite";
import { Qr } from "../lobby/Qr";
import type { TableInfo } from "../wire";

type Kind = "device" | "watch";

/** The link of a kind; a table for everybody is watched without a key, to another only its host has one. */
async function linkOf(kind: Kind, info: TableInfo, seat: number | null): Promise<string> {
  if (kind === "device" && seat !== null) return deviceLink(await anotherDevice(info.id, seat));
  return watchLink(info.id, info.public ? null : (await links(info.id)).watch);
}

export function TableLinks({ info, seat }: { info: TableInfo; seat: number | null }) {
  const [shown, setShown] = useState<{ kind: Kind; link: string } | null>(null);
  const kinds: Kind[] = [];
  if (seat !== null) kinds.push("device");
  if (info.public || seat === 0) kinds.push("watch");
  const show = (kind: Kind): void => {
    if (shown?.kind === kind) return setShown(null);
    linkOf(kind, info, seat).then(
      (link) => setShown({ kind, link }),
      (error: unknown) => announce(reason(error)),
    );
  };
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} class="menu-link">
          <button type="button" aria-expanded={shown?.kind === kind} onClick={() => show(kind)}>
            {t(`others-${kind}`)}
          </button>
          {shown?.kind === kind && (
            <>
              <p>{t(`others-${kind}-why`)}</p>
              <Qr text={shown.link} label={t("others-qr")} />
              <div class="link">
                <input class="typed mono" type="text" readOnly value={shown.link} aria-label={t("others-link")} onFocus={(event) => event.currentTarget.select()} />
                <Copy link={shown.link} label={t("lobby-copy-link")} />
              </div>
            </>
          )}
        </div>
      ))}
    </>
  );
}
