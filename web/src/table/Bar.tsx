/** The bar at the bottom of every table: what one has, the clock, help, undo, and the steps of the game. */
import type { ComponentChildren } from "preact";
import { t } from "../lib/i18n";
import { Button } from "../ui/Button";
import { SeatClock } from "./Clock";
import { useFrame } from "./frame";
import type { Undo } from "./sitting";
import { low } from "./size";

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
      {size !== "phone" && !low.value && purse}
      {seat !== null && <SeatClock seat={seat} />}
      {resigned && <p class="watching">{t("table-you-resigned")}</p>}
      {seat === null && <p class="watching">{t("table-watching", { n: Math.max(1, info.watching ?? 1) })}</p>}
      <div class="acts">
        <Button
          kind="quiet"
          class="act-help"
          icon="help"
          hint="H"
          aria-expanded={help.open}
          aria-label={t("table-help")}
          title={t("table-help")}
          onClick={help.toggle}
        />
        {seat !== null && !resigned && (
          <>
            <Button
              icon="undo"
              class="act-undo"
              hint="U"
              refused={undo.can || undo.asks ? undefined : undo.why}
              aria-label={t(undo.asks ? "others-undo-ask" : "table-undo")}
              title={undo.asks ? t("others-undo-ask") : undefined}
              onClick={undo.do}
            >
              {wide && <span class="lb">{t(undo.asks ? "others-undo-short" : "table-undo")}</span>}
            </Button>
            {children}
          </>
        )}
      </div>
    </footer>
  );
}
