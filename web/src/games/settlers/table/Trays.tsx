/** Upkeep and Progress tokens beside the goods: what is laid, what can be laid now, what is missing; tokens to place. */
import { counted } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { plain } from "../../../lib/sentence";
import { Group } from "../../../table/keys";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Part } from "../../../wire";
import { type Due, TOKENS, tokenOf, upkeepOf } from "./part";
import { useScene } from "./scene";

/** A wider stack is a number; where more is due in all, every stack of several is one. */
const SLOTS = 4;
const SLOTS_IN_ALL = 12;

function Stack({ of: { good, laid, due, lay, gold, cards }, nth, slots }: { of: Due; nth: number; slots: number }) {
  const scene = useScene();
  const move = lay ?? gold;
  const can = move !== undefined || cards.length > 0;
  const total = laid + due;
  const says = [
    t("table-upkeep-of", { good: counted(good, total), laid }),
    move ? plain(move.label) : cards.length > 0 ? t("table-upkeep-card") : due > 0 ? t("table-upkeep-lacks") : t("table-upkeep-whole"),
  ].join(". ");
  const press = (): void => {
    if (move) scene.make(move);
    else if (cards.length > 0) scene.pick({ zone: "hand", holder: scene.seat ?? 0, card: cards[0]?.cards?.[0] ?? "" });
  };
  const inside =
    total > slots ?
      <span class={cx("slot", due === 0 ? "on" : can ? "can" : "")}><Icon name={good} /><b class="nums">{laid}/{total}</b></span>
    : Array.from({ length: total }, (_, at) => (
        <span key={at} class={cx("slot", at < laid ? "on" : can && at === laid && "can")}><Icon name={good} /></span>
      ));
  return (
    <>
      <button type="button" class={cx("ut", due === 0 && "is-full")} aria-label={says} title={says} aria-disabled={!can || undefined} data-can={can || undefined} data-nth={nth} data-spot={`upkeep/${good}`} data-good={good} onClick={press}>
        {inside}
      </button>
      {lay && gold && (
        <button type="button" class="ut instead" aria-label={plain(gold.label)} title={plain(gold.label)} data-can data-spot={`upkeep/gold/${good}`} onClick={() => scene.make(gold)}>
          <Icon name="gold" />
        </button>
      )}
    </>
  );
}

function Upkeep({ part }: { part: Part }) {
  const { offers } = useScene();
  const dues = upkeepOf(part, offers);
  if (dues.length === 0) return null;
  const laid = dues.reduce((sum, one) => sum + one.laid, 0);
  const total = dues.reduce((sum, one) => sum + one.laid + one.due, 0);
  const pressed = (event: KeyboardEvent): void => {
    if (!/^[1-7]$/.test(event.key)) return;
    const stack = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-nth="${event.key}"]`);
    if (!stack) return;
    event.preventDefault();
    stack.click();
  };
  return (
    <div class={cx("uptray", laid === total && "is-whole")} onKeyDown={pressed} data-upkeep>
      <span class="th" role="img" aria-label={t("table-upkeep-sum", { n: laid, of: total })} title={t("table-upkeep-sum", { n: laid, of: total })}>
        <Icon name="upkeep" />
        <b class="nums">{laid}<small>/{total}</small></b>
      </span>
      <Group class="uts" aria-label={t("table-upkeep")}>
        {dues.map((due, at) => <Stack key={due.good} of={due} nth={at + 1} slots={total > SLOTS_IN_ALL ? 1 : SLOTS} />)}
      </Group>
    </div>
  );
}

function Tokens({ part }: { part: Part }) {
  const scene = useScene();
  const held = TOKENS.filter((token) => (part.tokens[token] ?? 0) > 0);
  if (held.length === 0) return null;
  return (
    <Group class="toktray" aria-label={t("table-tokens")} data-tokens>
      {held.map((token) => {
        const n = part.tokens[token] ?? 0;
        const can = scene.offers.some((offer) => tokenOf(offer) === token);
        const on = scene.token === token;
        const says = t(can ? "table-token-place" : "table-token-idle", { name: t(`empire-bonus-${token}`), n, what: t(`empire-bonus-${token}-what`) });
        return (
          <button key={token} type="button" class={cx("tok", !can && "out", on && "is-picked")} aria-label={says} title={says} aria-pressed={can ? on : undefined} aria-disabled={!can || undefined} data-spot={`token/${token}`} onClick={() => can && scene.hold(on ? null : token)}>
            <Icon name={`tok-${token}`} />
            {n > 1 && <b class="nums">{n}</b>}
          </button>
        );
      })}
    </Group>
  );
}

/** Those of a player whose empire has a sheet; nothing elsewhere. */
export function Trays() {
  const { view, seat } = useScene();
  const part = seat === null ? undefined : view.players[seat]?.part;
  if (part === undefined) return null;
  return (
    <div class="trays">
      <Upkeep part={part} />
      <Tokens part={part} />
    </div>
  );
}
