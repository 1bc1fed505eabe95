/** Beside the table: the score track, the log, the chat. On small screens it opens over the table. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import type { TableView } from "../games/page";
import type { Entry, Said, TableInfo } from "../wire";
import { Chat } from "./Chat";
import { LogList, notation } from "./Log";
import { Track } from "./Track";
import { useBorrowedFocus } from "./attention";

interface SideProps {
  view: TableView;
  info: TableInfo;
  seat: number | null;
  log: readonly Entry[];
  chat: readonly Said[];
  /** So much of the chat has been read. */
  heard: number;
  hear: (n: number) => void;
  say?: ((text: string) => boolean) | undefined;
  at: number | null;
  /** Moments from this one on can be shown. */
  onMoment: (at: number) => void;
  /** What else stands below the score. */
  more?: ComponentChildren;
  /** Closes it where it lies over the table. */
  close?: (() => void) | undefined;
}

export function Side({ view, info, seat, log, chat, heard, hear, say, at, onMoment, more, close }: SideProps) {
  const news = chat.length - heard;
  const [tab, setTab] = useState<"log" | "chat">(close && news > 0 ? "chat" : "log");
  useEffect(() => {
    if (tab === "chat") hear(chat.length);
  }, [tab, chat.length]);
  const root = useRef<HTMLElement>(null);
  useBorrowedFocus(root, close !== undefined);
  const choose = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    setTab(tab === "log" ? "chat" : "log");
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[aria-selected=false]")?.focus();
  };
  return (
    <aside class="side" ref={root} tabIndex={-1} aria-label={t("table-side")}>
      <Track view={view} info={info} seat={seat} />
      {more}
      <section class="log panel">
        <div class="tabs">
          <div class="tablist" role="tablist" onKeyDown={choose}>
            {(["log", "chat"] as const).map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-controls={`panel-${name}`}
                aria-selected={tab === name}
                tabIndex={tab === name ? 0 : -1}
                onClick={() => setTab(name)}
              >
                {t(`table-${name}`)}
                {name === "chat" && news > 0 && (
                  <span class="news nums">
                    {news}
                    <span class="vh"> {t("table-chat-new")}</span>
                  </span>
                )}
              </button>
            ))}
          </div>
          {tab === "log" && (
            <label class={cx("notation", notation.value && "on")} title={t("table-notation")}>
              <input
                type="checkbox"
                checked={notation.value}
                aria-label={t("table-notation")}
                onChange={() => (notation.value = !notation.value)}
              />
              <span aria-hidden="true">a-z</span>
            </label>
          )}
          {close && (
            <button type="button" class="btn quiet sq shut" aria-label={t("table-close")} onClick={close}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <div class="panel-in" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === "log" ?
            <LogList entries={log} view={view} seat={seat} at={at} onMoment={onMoment} />
          : <Chat chat={chat} view={view} say={say} />}
        </div>
      </section>
    </aside>
  );
}
