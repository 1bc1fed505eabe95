/** The menu of a table: sound, messages, pace and flow; leaving and resigning. */
import { useEffect, useState } from "preact/hooks";
import { leave, resign, comeBack, reason } from "../lib/api";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import { Link, go } from "../lib/route";
import { sound } from "../lib/settings";
import { gameOf } from "../lib/wish";
import { howToPath } from "../learn/paths";
import { Icon } from "../ui/Icon";
import { FlowSettings, Switch } from "../ui/Settings";
import { useDropdown } from "../ui/dropdown";
import { LanguageMenu, ThemeMenu } from "../ui/menus";
import type { TableInfo } from "../wire";
import { TableLinks } from "./Links";
import { Notify } from "./Notify";
import { chime } from "./turn";

export interface TableMenuProps {
  info: TableInfo;
  seat: number | null;
  /** Where all cards, or sheets, can be read. */
  library: { href: string; name: string };
  /** What everybody at this table may read. */
  papers?: { name: string; open: () => void } | undefined;
  /** Whether the small bar has left language and theme to this menu. */
  small: boolean;
}

export function TableMenu({ info, seat, library, papers, small }: TableMenuProps) {
  const { open, setOpen, root, button, shut } = useDropdown();
  const [sure, setSure] = useState<"leave" | "resign" | null>(null);
  useEffect(() => {
    if (!open) setSure(null);
  }, [open]);
  const depart = async (how: "leave" | "resign"): Promise<void> => {
    if (seat === null) return;
    try {
      await (how === "leave" ? leave(info.id, seat) : resign(info.id, seat));
      if (how === "leave") go("/");
      else shut();
    } catch (error) {
      announce(reason(error));
    }
  };
  const mine = seat === null ? undefined : info.seats[seat];
  return (
    <div
      class="menu tablemenu"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        shut();
      }}
    >
      <button
        ref={button}
        type="button"
        class="btn quiet sq"
        aria-expanded={open}
        aria-label={t("common-menu")}
        title={t("common-menu")}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <div class="menu-list panel">
          {small && (
            <div class="menu-row">
              <LanguageMenu />
              <ThemeMenu />
              <a class="btn quiet sq" href="/rules" target="_blank" rel="noopener" aria-label={t("table-rules")}>
                <Icon name="book" />
              </a>
            </div>
          )}
          <Switch
            on={sound.value}
            set={(on) => {
              sound.value = on;
              if (on) chime();
            }}
          >
            {t("table-menu-sound")}
          </Switch>
          {seat !== null && <Notify />}
          <details class="pacebox">
            <summary>
              <Icon name="settings" />
              {t("flow-title")}
            </summary>
            <FlowSettings />
          </details>
          {info.status === "running" && !info.lesson && (
            <>
              <hr />
              <TableLinks info={info} seat={seat} />
            </>
          )}
          <hr />
          {papers && (
            <button
              type="button"
              onClick={() => {
                shut();
                papers.open();
              }}
            >
              {papers.name}
            </button>
          )}
          <a href={howToPath(gameOf(info))} target="_blank" rel="noopener">
            {t("learn-title")}
          </a>
          <a href={library.href} target="_blank" rel="noopener">
            {library.name}
          </a>
          <Link href="/">{t("common-to-lobby")}</Link>
          {seat !== null && info.status === "running" && !mine?.resigned && (
            <>
              <hr />
              {mine?.left ?
                <button
                  type="button"
                  onClick={() => void comeBack(info.id, seat).then(shut, (error: unknown) => announce(reason(error)))}
                >
                  {t("table-come-back")}
                </button>
              : sure === null ?
                <>
                  <button type="button" onClick={() => setSure("leave")}>
                    {t("table-leave")}
                  </button>
                  <button type="button" onClick={() => setSure("resign")}>
                    {t("table-resign")}
                  </button>
                </>
              : <div class="sure" role="alert">
                  <p>{t(`table-${sure}-sure`)}</p>
                  <button type="button" class="btn give" onClick={() => void depart(sure)}>
                    {t(`table-${sure}`)}
                  </button>
                  <button type="button" class="btn" onClick={() => setSure(null)}>
                    {t("table-stay")}
                  </button>
                </div>
              }
            </>
          )}
        </div>
      )}
    </div>
  );
}
