/** The frame of a running game: bar, notices, the table itself, side, help, dock. */
import type { ComponentChildren, RefObject } from "preact";
import { announce } from "../lib/announce";
import { comeBack, reason } from "../lib/api";
import { listed, t } from "../lib/i18n";
import type { Connection } from "../lib/socket";
import { Button } from "../ui/Button";
import { cx } from "../ui/cx";
import type { TableView } from "../games/page";
import type { TableInfo, UndoPlea } from "../wire";
import { Side } from "./Side";
import { Top, type TopProps } from "./Top";
import { type Frame, FrameContext } from "./frame";
import type { Sitting } from "./sitting";
import { low, scale } from "./size";

interface TabletopProps extends Pick<TopProps, "when" | "first" | "library" | "papers"> {
  root: RefObject<HTMLDivElement | null>;
  class?: string;
  connection: Connection;
  frame: Frame;
  sitting: Sitting<{ at: number; view: TableView }>;
  /** Stands below the score, on small screens above the table. */
  coach?: ComponentChildren;
  more?: ComponentChildren;
  /** The line above the table. */
  news?: ComponentChildren;
  help: ComponentChildren;
  /** What else lies over the table. */
  over?: ComponentChildren;
  dock: ComponentChildren;
  children: ComponentChildren;
}

/** Something about the table that is not the game: over it, out of the way. */
function Notice({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <div class="over-note">
      <span role="status">{text}</span>
      {children}
    </div>
  );
}

/** Somebody asks to take a move back: play goes on, and those who play along answer when they like. */
function Asks({ connection, plea, info }: { connection: Connection; plea: UndoPlea; info: TableInfo }) {
  const { seat } = connection;
  const { number, what, open } = plea;
  const names = listed(open.map((at) => info.seats[at]?.name ?? ""));
  if (plea.seat === seat) {
    return (
      <Notice text={t("others-plea-mine", { what, names })}>
        <Button onClick={() => connection.answerUndo(number, false)}>{t("others-withdraw")}</Button>
      </Notice>
    );
  }
  return (
    <Notice text={t("others-plea", { name: info.seats[plea.seat]?.name ?? "", what })}>
      {seat !== null && open.includes(seat) && (
        <>
          <Button onClick={() => connection.answerUndo(number, true)}>{t("others-agree")}</Button>
          <Button onClick={() => connection.answerUndo(number, false)}>{t("others-decline")}</Button>
        </>
      )}
    </Notice>
  );
}

function Notices({ connection, frame: { info, seat }, sitting }: TabletopProps) {
  if (sitting.lost) {
    return (
      <Notice text={t("table-lost")}>
        <Button onClick={connection.retry}>{t("table-lost-now")}</Button>
      </Notice>
    );
  }
  const own = seat === null ? undefined : info.seats[seat];
  if (seat !== null && own?.left && !own.resigned) {
    return (
      <Notice text={t("others-stood-in", { why: own.why || "left" })}>
        <Button onClick={() => void comeBack(info.id, seat).catch((error: unknown) => announce(reason(error)))}>{t("table-come-back")}</Button>
      </Notice>
    );
  }
  const plea = connection.seen.value?.plea;
  return plea ? <Asks connection={connection} plea={plea} info={info} /> : null;
}

export function Tabletop(props: TabletopProps) {
  const { connection, frame, sitting, when, first, library, coach } = props;
  const { info, seat, size } = frame;
  const { shown, past } = sitting;
  const chat = connection.chat.value;
  const phone = size === "phone";
  return (
    <FrameContext.Provider value={frame}>
      <div
        class={cx("tabletop", size, low.value && "is-low", past !== null && "is-past", props.class)}
        ref={props.root}
        style={{ "--felt": size === "desk" ? scale.value : 1 }}
      >
        <Top
          info={info}
          seat={seat}
          size={size}
          small={phone}
          when={when}
          first={first}
          library={library}
          papers={props.papers}
          side={phone ? sitting.side : undefined}
          news={chat.length - sitting.heard}
        />
        <main id="main" class="main" tabIndex={-1}>
          <Notices {...props} />
          <h1 class="vh">{t("table-heading", { round: shown.view.round })}</h1>
          {size !== "desk" && coach}
          {props.news}
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
        {props.over}
        {props.dock}
      </div>
    </FrameContext.Provider>
  );
}
