/** What people at the table say to each other. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { locale, t } from "../lib/i18n";
import type { Connection } from "../lib/socket";
import { Emblem } from "../ui/Emblem";
import { Button } from "../ui/Button";
import type { TableView } from "../games/page";
import type { Said } from "../wire";
import { emblemAt } from "./frame";

const LONGEST = 500;

interface ChatProps {
  chat: readonly Said[];
  /** Not there before the game. */
  view?: TableView | null | undefined;
  /** Absent for spectators, who listen. */
  say?: ((text: string) => boolean) | undefined;
}

export function Chat({ chat, view, say }: ChatProps) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat]);
  const time = new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" });
  return (
    <div class="chat">
      <ol ref={list} tabIndex={0} aria-label={t("table-chat")}>
        {chat.length === 0 && <li class="empty">{t("table-chat-empty")}</li>}
        {chat.map(({ number, at, seat, name, text: said }) => (
          <li key={number}>
            {seat !== null && view?.players[seat] && <Emblem of={emblemAt(view, seat) ?? ""} />}
            <span>
              <b>{name}</b> <time class="nums">{time.format(at * 1000)}</time>
              <br />
              {said}
            </span>
          </li>
        ))}
      </ol>
      {say && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() && say(text.trim())) setText("");
          }}
        >
          <input
            value={text}
            maxLength={LONGEST}
            aria-label={t("table-chat-say")}
            placeholder={t("table-chat-say")}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" icon="send" aria-label={t("table-chat-send")} />
        </form>
      )}
    </div>
  );
}

/** The chat before and after the game; spectators listen. */
export function Talk({ connection }: { connection: Connection }) {
  return (
    <section class="talk" aria-label={t("others-talk")}>
      <h2>{t("others-talk")}</h2>
      <Chat chat={connection.chat.value} view={connection.seen.value?.view} say={connection.seat === null ? undefined : connection.say} />
    </section>
  );
}
