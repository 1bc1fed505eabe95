/** The menu of a table: sound, messages, motion, what is asked; leaving and resigning. */
import { useEffect, useRef, useState } from "preact/hooks";
import { leave, resign, comeBack, reason } from "../lib/api";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import { Link, go } from "../lib/route";
import { calm, notifications, sound } from "../lib/settings";
import { Icon } from "../ui/Icon";
import { LanguageMenu, ThemeMenu } from "../ui/menus";
import type { TableInfo } from "../wire";
import { chime, wantNotifications } from "./turn";

export interface TableMenuProps {
  info: TableInfo;
  seat: number | null;
  /** Whether the player is asked in cleanup what to keep; only where there is a cleanup. */
  keep?: { asks: boolean; set: (ask: boolean) => void } | undefined;
  /** Where all cards, or sheets, can be read. */
  library: { href: string; name: string };
  /** Whether the small bar has left language and theme to this menu. */
  small: boolean;
}

function Switch({ on, set, children }: { on: boolean; set: (on: boolean) => void; children: string }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {children}
    </label>
  );
}

export function TableMenu({ info, seat, keep, library, small }: TableMenuProps) {
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState<"leave" | "resign" | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return setSure(null);
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", outside);
    addEventListener("focusin", outside);
    return () => {
      removeEventListener("pointerdown", outside);
      removeEventListener("focusin", outside);
    };
  }, [open]);

  const shut = (): void => {
    setOpen(false);
    button.current?.focus();
  };
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
          {"Notification" in window && (
            <Switch on={notifications.value} set={(on) => (on ? void wantNotifications() : (notifications.value = false))}>
              {t("table-menu-notify")}
            </Switch>
          )}
          <Switch on={calm.value} set={(on) => (calm.value = on)}>
            {t("table-menu-calm")}
          </Switch>
          {seat !== null && keep && (
            <Switch on={keep.asks} set={keep.set}>
              {t("table-menu-keep")}
            </Switch>
          )}
          <hr />
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
