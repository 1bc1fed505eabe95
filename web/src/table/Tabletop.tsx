/** The frame of a running game: bar, notices, the table itself, side, help, dock. */
import type { ComponentChildren, RefObject } from "preact";
import { announce } from "../lib/announce";
import { comeBack, reason } from "../lib/api";
import { t } from "../lib/i18n";
import type { Connection } from "../lib/socket";
import { Button } from "../ui/Button";
import { cx } from "../ui/cx";
import type { RollView, View } from "../wire";
import { Side } from "./Side";
import { Top, type TopProps } from "./Top";
import { type Frame, FrameContext } from "./frame";
import type { Sitting } from "./sitting";

interface TabletopProps extends Pick<TopProps, "when" | "first" | "keep" | "library"> {
  root: RefObject<HTMLDivElement | null>;
  class?: string;
  connection: Connection;
  frame: Frame;
  sitting: Sitting<{ at: number; view: View | RollView }>;
  /** Stands below the score, on small screens above the table. */
  coach?: ComponentChildren;
  more?: ComponentChildren;
  help: ComponentChildren;
  dock: ComponentChildren;
  children: ComponentChildren;
  /** Leads to the end of the game, once there is one. */
  toEnd?: (() => void) | undefined;
}

/** Something about the table that is not the game: over it, out of the way. */
function Notice({ text, does, onDo }: { text: string; does: string; onDo: () => void }) {
  return (
    <div class="over-note" role="status">
      {text}
      <Button onClick={onDo}>{does}</Button>
    </div>
  );
}

function Notices({ connection, frame: { info, seat }, sitting, toEnd }: TabletopProps) {
  if (sitting.lost) return <Notice text={t("table-lost")} does={t("table-lost-now")} onDo={connection.retry} />;
  if (toEnd) return <Notice text={t("table-over")} does={t("table-to-end")} onDo={toEnd} />;
  if (seat === null || !info.seats[seat]?.left || info.seats[seat].resigned) return null;
  return (
    <Notice
      text={t("table-stood-in")}
      does={t("table-come-back")}
      onDo={() => void comeBack(info.id, seat).catch((error: unknown) => announce(reason(error)))}
    />
  );
}

export function Tabletop(props: TabletopProps) {
  const { connection, frame, sitting, when, first, keep, library, coach } = props;
  const { info, seat, size } = frame;
  const { shown, past } = sitting;
  const chat = connection.chat.value;
  const phone = size === "phone";
  return (
    <FrameContext.Provider value={frame}>
      <div class={cx("tabletop", size, past !== null && "is-past", props.class)} ref={props.root}>
        <Top
          info={info}
          seat={seat}
          size={size}
          small={phone}
          when={when}
          first={first}
          keep={keep}
          library={library}
          side={phone ? sitting.side : undefined}
          news={chat.length - sitting.heard}
        />
        <Notices {...props} />
        <main id="main" class="main" tabIndex={-1}>
          <h1 class="vh">{t("table-heading", { round: shown.view.round })}</h1>
          {size !== "desk" && coach}
          {props.children}
        </main>
        {(!phone || sitting.sideOpen) && (
          <Side
            view={shown.view}
            info={info}
            seat={seat}
            log={connection.log.value}
            chat={chat}
            heard={sitting.heard}
            hear={sitting.hear}
            say={seat === null ? undefined : connection.say}
            at={past?.at ?? null}
            onMoment={sitting.moment}
            more={
              <>
                {size === "desk" && coach}
                {props.more}
              </>
            }
            close={phone ? sitting.side : undefined}
          />
        )}
        {sitting.helps && props.help}
        {props.dock}
      </div>
    </FrameContext.Provider>
  );
}
