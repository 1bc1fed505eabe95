/** How others come to a table: link and QR code for players, a link for spectators. */
import { useEffect, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { anotherDevice, links, reason } from "../lib/api";
import { copyText } from "../lib/copy";
import { t } from "../lib/i18n";
import { open } from "../lib/wish";
import type { Links, Seated, TableInfo } from "../wire";
import { Icon } from "../ui/Icon";
import { Qr } from "./Qr";

const joinLink = (table: string, key: string): string => `${location.origin}/join/${table}#${key}`;
/** To a table for everybody no key is needed. */
export const watchLink = (table: string, key: string | null): string => `${location.origin}/table/${table}${key ? `#${key}` : ""}`;
/** The own seat on another device. */
export const deviceLink = ({ table, seat, key }: Seated): string => `${location.origin}/table/${table}/${seat}#${key}`;

export interface Handed {
  links: Links | null;
  why: string;
}

/** The host's links; asked for again when a seat has become free that had none. */
export function useLinks(info: TableInfo, host: boolean): Handed {
  const [handed, setHanded] = useState<Handed>({ links: null, why: "" });
  const lacking = open(info.seats).some((seat) => handed.links?.seats[seat] === undefined);
  useEffect(() => {
    if (!host || (handed.links !== null && !lacking)) return;
    let gone = false;
    links(info.id).then(
      (found) => gone || setHanded({ links: found, why: "" }),
      (error: unknown) => gone || setHanded((before) => ({ ...before, why: reason(error) })),
    );
    return () => {
      gone = true;
    };
  }, [info.id, host, lacking]);
  return handed;
}

export const seatLink = (table: string, handed: Links, seat: number): string | null => {
  const key = handed.seats[seat];
  return key === undefined ? null : joinLink(table, key);
};

/** An address that only this computer knows. */
const onlyHere = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

export function Invite({ info, handed }: { info: TableInfo; handed: Handed }) {
  const { links: keys, why } = handed;
  if (why) return <p class="no-why">{why}</p>;
  if (keys === null) return <div class="qr blank" aria-hidden="true" />;
  const link = joinLink(info.id, keys.invite);
  return (
    <>
      <Qr text={link} label={t("lobby-qr")} />
      <div class="link">
        <input
          class="typed mono"
          type="text"
          readOnly
          value={link.replace(/^https?:\/\//, "")}
          aria-label={t("lobby-invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Copy link={link} label={t("lobby-copy-link")} />
      </div>
      {typeof navigator.share === "function" && (
        <button type="button" class="btn" onClick={() => void navigator.share({ title: t("lobby-share-title"), url: link }).catch(() => undefined)}>
          <Icon name="link" />
          {t("lobby-share")}
        </button>
      )}
      {onlyHere() && <p class="only-here">{t("lobby-only-here")}</p>}
      <Copy class="quiet" icon="lookout" link={watchLink(info.id, keys.watch)} label={t("lobby-watch-link")} text />
    </>
  );
}

/** The own seat on another device: a key is made when it is asked for. */
export function OtherDevice({ table, seat, say }: { table: string; seat: number; say: (text: string) => void }) {
  const copy = async () => {
    const link = deviceLink(await anotherDevice(table, seat));
    say((await copyText(link)) ? t("lobby-device-copied") : link);
  };
  return (
    <button type="button" class="btn quiet" onClick={() => void copy().catch((error: unknown) => say(reason(error)))}>
      <Icon name="copy" />
      {t("lobby-device")}
    </button>
  );
}

interface CopyProps {
  link: string;
  label: string;
  class?: string;
  icon?: string;
  /** The label is written, not only said. */
  text?: boolean;
}

export function Copy({ link, label, class: more = "", icon = "copy", text = false }: CopyProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const worked = await copyText(link);
    setCopied(worked);
    announce(t(worked ? "lobby-copied" : "lobby-not-copied"));
  };
  useEffect(() => {
    if (!copied) return;
    const later = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(later);
  }, [copied]);
  return (
    <button
      type="button"
      class={`btn ${text ? "" : "sq"} ${more}`}
      aria-label={text ? undefined : label}
      title={text ? undefined : label}
      onClick={() => void copy()}
    >
      <Icon name={copied ? "check" : icon} />
      {text && (copied ? t("lobby-copied") : label)}
    </button>
  );
}
