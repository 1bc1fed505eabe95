/** The bar at the bottom of every table: what one has, the clock, help, undo, and the steps of the game. */
import type { ComponentChildren } from "preact";
import { t } from "../lib/i18n";
import { Button } from "../ui/Button";
import { SeatClock } from "./Clock";
import { useFrame } from "./frame";
import type { Undo } from "./sitting";

export interface DockProps {
  undo: Undo;
  help: { open: boolean; toggle: () => void };
}

interface BarProps extends DockProps {
  purse: ComponentChildren;
  /** The steps of who plays. */
  children: ComponentChildren;
}

export function Bar({ undo, help, purse, children }: BarProps) {
  const { info, seat, size } = useFrame();
  const wide = size === "desk";
  const resigned = seat !== null && info.seats[seat]?.resigned;
  return (
    <footer class="dock" aria-label={t("table-dock")}>
      {size !== "phone" && purse}
      {seat !== null && <SeatClock seat={seat} />}
      {resigned && <p class="watching">{t("table-you-resigned")}</p>}
      {seat === null && <p class="watching">{t("table-watching", { n: Math.max(1, info.watching ?? 1) })}</p>}
      <div class="acts">
        <Button
          kind="quiet"
          icon="help"
          hint={wide ? "H" : undefined}
          aria-expanded={help.open}
          aria-label={wide ? undefined : t("table-help")}
          onClick={help.toggle}
        >
          {wide && t("table-help")}
        </Button>
        {seat !== null && !resigned && (
          <>
            <Button
              icon="undo"
              hint={wide ? "U" : undefined}
              refused={undo.can ? undefined : undo.why}
              aria-label={wide ? undefined : t("table-undo")}
              onClick={undo.do}
            >
              {wide && t("table-undo")}
            </Button>
            {children}
          </>
        )}
      </div>
    </footer>
  );
}
