/** The bar at the top of a table: round, phase, first player, and the menus. */
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { Icon } from "../ui/Icon";
import { LanguageMenu, ThemeMenu } from "../ui/menus";
import type { Phase } from "../wire";
import { TableMenu, type TableMenuProps } from "./TableMenu";
import { isSolo, nameOf, useScene } from "./scene";

const ROUNDS = [1, 2, 3, 4, 5];
const PHASES: readonly Phase[] = ["lookout", "production", "action", "cleanup"];
const SOLO_PHASES: readonly Phase[] = ["lookout", "production", "action", "cleanup", "attack"];
const ICONS: Partial<Record<Phase, string>> = {
  lookout: "lookout",
  production: "k-production",
  action: "k-action",
  attack: "attack",
  cleanup: "cleanup",
};

interface TopProps extends TableMenuProps {
  side?: (() => void) | undefined;
  /** Lines of the chat that nobody here has read. */
  news: number;
}

export function Top({ side, news, ...menu }: TopProps) {
  const { view, info, seat, size } = useScene();
  const phases = isSolo(view) ? SOLO_PHASES : PHASES;
  const now = phases.indexOf(view.phase);
  const first = view.players[view.first];
  const phase = view.phase === "end" || view.phase === "setup" ? "" : t(`table-phase-${view.phase}`);
  return (
    <header class="top">
      <Link class="brand" href="/" aria-label={t("common-home")}>
        <Icon name="logo" />
        {size === "desk" && "Osada"}
      </Link>
      {size === "desk" ?
        <div class="when">
          <span class="cap">{t("table-round")}</span>
          <ol class="rounds" aria-label={t("table-round-of", { round: view.round })}>
            {ROUNDS.map((round) => (
              <li
                key={round}
                class={round < view.round ? "done" : undefined}
                aria-current={round === view.round ? "step" : undefined}
              >
                {round}
              </li>
            ))}
          </ol>
          <ol class="phases" aria-label={t("table-phases")}>
            {phases.map((name, at) => (
              <li key={name} class={at < now ? "done" : undefined} aria-current={at === now ? "step" : undefined}>
                <Icon name={ICONS[name] ?? "k-action"} />
                {t(`table-phase-${name}`)}
              </li>
            ))}
          </ol>
        </div>
      : <div class="when small">
          <b>{t("table-round-of", { round: view.round })}</b>
          <span>
            {ICONS[view.phase] && <Icon name={ICONS[view.phase] ?? ""} />}
            {phase}
          </span>
        </div>
      }
      {first && !isSolo(view) && size !== "phone" && (
        <span class={`firstp f-${first.faction}`}>
          <Icon name="first" />
          {t("table-first")} <b>{view.first === seat ? t("table-you") : nameOf(info, view.first)}</b>
        </span>
      )}
      <div class="tools">
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
