/** The account of a move: what is given up, paid, got now, each round and at the end; always in this order. */
import type { ComponentChildren } from "preact";
import { counted, entries } from "../../../lib/goods";
import { listed, t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { Chip } from "../../../ui/Chip";
import { Icon } from "../../../ui/Icon";
import type { Goods, Ledger } from "../../../wire";

/** `2 stone, 1 gold` as digits before icons; a loss has its sign. */
export function Amounts({ goods }: { goods: Goods }) {
  const told = entries(goods).map(([good, n]) => (n < 0 ? "−" : "") + counted(good, Math.abs(n)));
  return (
    <>
      {entries(goods).map(([good, n]) => (
        <span key={good} class="nb nums" aria-hidden="true">
          {n < 0 && "−"}
          {Math.abs(n)}
          <Icon name={good} />
        </span>
      ))}
      <span class="vh">{listed(told)}</span>
    </>
  );
}

function Part({ name, kind, children }: { name: string; kind: string; children: ComponentChildren }) {
  return (
    <span class={kind}>
      <small>{t(`table-ledger-${name}`)}</small> {children}
    </span>
  );
}

const isAny = (goods: Goods | undefined): goods is Goods => goods !== undefined && entries(goods).length > 0;

export function LedgerLine({ ledger: { gives = [], asks, pays, gains, draws = 0, rounds, ends = 0 } }: { ledger: Ledger }) {
  const gets: Goods = { ...gains, ...(draws > 0 && { card: draws }) };
  return (
    <span class="ledger">
      {(gives.length > 0 || asks) && (
        <Part name="gives" kind="out">
          {asks && t("table-ledger-asks")}
          {gives.map(({ zone, card }) => {
            const shown = face(card);
            if (zone === "foundations" || shown === undefined)
              return (
                <span key={card} class="chip">
                  <span class="sw">
                    <Icon name="foundation" />
                  </span>
                  {t("table-foundation")}
                </span>
              );
            return <Chip key={card} face={shown} />;
          })}
        </Part>
      )}
      {isAny(pays) && (
        <Part name="pays" kind="pay">
          <Amounts goods={pays} />
        </Part>
      )}
      {isAny(gets) && (
        <Part name="gets" kind="get">
          <Amounts goods={gets} />
        </Part>
      )}
      {isAny(rounds) && (
        <Part name="rounds" kind={Object.values(rounds).some((n) => n < 0) ? "pay" : "get"}>
          <Amounts goods={rounds} />
        </Part>
      )}
      {ends !== 0 && (
        <Part name="ends" kind={ends < 0 ? "pay" : "get"}>
          <Amounts goods={{ vp: ends }} />
        </Part>
      )}
    </span>
  );
}
