/** The bar at the top of a table: round, phase, who begins, and the menus. */
import { useContext } from "preact/hooks";
import { LessonContext } from "../lesson/context";
import { waiting } from "../lib/elsewhere";
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { Icon } from "../ui/Icon";
import { LanguageMenu, ThemeMenu } from "../ui/menus";
import type { TableInfo } from "../wire";
import { TableMenu, type TableMenuProps } from "./TableMenu";
import type { Size } from "./size";

/** How far a game is: the round in words and numbers, the phases of a round and which of them it is. */
export interface When {
  /** What it is a part of: `Game 7`. */
  within?: string | undefined;
  round: number;
  /** 0: nobody knows how many; then only its words are there. */
  rounds: number;
  text: string;
  phases: readonly { name: string; icon: string; text: string }[];
  phase: string;
}

/** Whoever begins a round. */
export interface First {
  emblem: string;
  icon: string;
  text: string;
  name: string;
}

export interface TopProps extends TableMenuProps {
  size: Size;
  when: When;
  first?: First | undefined;
  side?: (() => void) | undefined;
  /** Lines of the chat that nobody here has read. */
  news: number;
}

function Course({ when: { within, round, rounds, text, phases, phase } }: { when: When }) {
  const now = phases.findIndex(({ name }) => name === phase);
  return (
    <div class="when">
      {(within ?? (rounds === 0 && text)) && <b>{within ?? text}</b>}
      {rounds > 0 && <span class="cap">{t("table-round")}</span>}
      {rounds > 0 && <ol class="rounds" aria-label={text}>
        {Array.from({ length: rounds }, (_, at) => at + 1).map((one) => (
          <li key={one} class={one < round ? "done" : undefined} aria-current={one === round ? "step" : undefined}>
            {one}
          </li>
        ))}
      </ol>}
      <ol class="phases" aria-label={t("table-phases")}>
        {phases.map((one, at) => (
          <li key={one.name} class={at < now ? "done" : undefined} aria-current={at === now ? "step" : undefined}>
            <Icon name={one.icon} />
            {one.text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Once it is not one's turn here: to the next of one's games that waits. */
function NextGame({ info, seat }: { info: TableInfo; seat: number | null }) {
  const [next] = waiting.value;
  if (next === undefined || (seat !== null && info.status === "running" && info.turn?.includes(seat))) return null;
  return (
    <Link class="btn next-game" href={`/table/${next.table}/${next.seat}`} title={t("others-next-n", { n: waiting.value.length })}>
      <Icon name="play" />
      <span class="lb">{t("others-next")}</span>
      <span class="news nums" aria-hidden="true">{waiting.value.length}</span>
    </Link>
  );
}

export function Top({ size, when, first, side, news, ...menu }: TopProps) {
  if (useContext(LessonContext)) return <div class="top" />;
  const phase = when.phases.find(({ name }) => name === when.phase);
  return (
    <header class="top">
      <Link class="brand" href="/" aria-label={t("common-home")}>
        <Icon name="logo" />
        {size === "desk" && "Osada"}
      </Link>
      {size === "desk" ?
        <Course when={when} />
      : <div class="when small">
          <b>{[when.within, when.text].filter(Boolean).join(", ")}</b>
          <span>
            {phase && <Icon name={phase.icon} />}
            {phase?.text}
          </span>
        </div>
      }
      {first && size !== "phone" && (
        <span class={`firstp f-${first.emblem}`}>
          <Icon name={first.icon} />
          {first.text} <b>{first.name}</b>
        </span>
      )}
      <div class="tools">
        <NextGame info={menu.info} seat={menu.seat} />
        {size !== "phone" && (
          <a
            class="btn quiet sq"
            href="/rules"
            target="_blank"
            rel="noopener"
            aria-label={t("table-rules")}
            title={t("table-rules")}
          >
            <Icon name="book" />
          </a>
        )}
        {side && (
          <button
            type="button"
            class="btn quiet sq"
            aria-label={[t("table-side"), news > 0 && `${news} ${t("table-chat-new")}`].filter(Boolean).join(", ")}
            onClick={side}
          >
            <Icon name="chat" />
            {news > 0 && <span class="news nums">{news}</span>}
          </button>
        )}
        {size !== "phone" && <LanguageMenu />}
        {size !== "phone" && <ThemeMenu />}
        <TableMenu {...menu} />
      </div>
    </header>
  );
}
