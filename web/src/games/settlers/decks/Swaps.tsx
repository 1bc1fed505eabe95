/** What may come in for the pile that is picked, and what that changes; in the open format also what may be put in or taken out. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../lib/i18n";
import { Button } from "../../../ui/Button";
import { Disc } from "../../../ui/Disc";
import { Icon } from "../../../ui/Icon";
import { Loc } from "../../../ui/Loc";
import { peekProps } from "../../../ui/Peek";
import { Words } from "../../../ui/Words";
import type { DeckBench, DeckChange } from "../../../wire";
import { back } from "./Decks";
import { faceOf, picked, put, without } from "./bench";

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function Changes({ change: { colours = {}, goods = {}, cost = 0 } }: { change: DeckChange }) {
  return (
    <span class="diff">
      {Object.entries(colours).map(([colour, n]) => (
        <span key={colour} class="nb">
          <Disc colour={colour} />
          <span class="vh">{t(`common-colour-${colour}`)}</span>
          {signed(n)}
        </span>
      ))}
      {Object.entries(goods).map(([good, n]) => (
        <span key={good} class="nb">
          <Icon name={good} label={t(`common-good-${good}`)} />
          {signed(n)}
        </span>
      ))}
      {cost !== 0 && <span class="nb">{t("decks-costs", { n: signed(cost) })}</span>}
    </span>
  );
}

export function Swaps({ bench: { swaps, only, fixed, free, lines, outside } }: { bench: DeckBench }) {
  const list = useRef<HTMLUListElement>(null);
  const slug = picked.value;
  const face = slug ? faceOf(slug) : undefined;
  const all = (slug && swaps[slug]) || [];
  const offers = all.filter(({ why }) => !why);
  const others = all.filter(({ why }) => why);
  useEffect(() => {
    if (slug && document.activeElement?.matches("[data-pile]:focus-visible")) list.current?.querySelector<HTMLElement>("button.btn")?.focus();
  }, [slug]);
  if (slug && !face) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button.btn") ?? [])];
    buttons[Math.min(Math.max(buttons.indexOf(document.activeElement as HTMLElement) + step, 0), buttons.length - 1)]?.focus();
  };
  const take = (next: readonly string[]) => {
    put({ lines: next });
    picked.value = null;
  };
  return (
    <section class="panel swaps">
      <h2>
        {face ? t("decks-swap-of", { name: face.name }) : t("decks-pick")}
        {face && <Button kind="quiet" icon="close" aria-label={t("decks-back")} onClick={back} />}
      </h2>
      {only && (
        <p>
          <Words text={only} />
        </p>
      )}
      {face && slug && free && <Button onClick={() => take(without(lines, slug))}>{t("decks-take-out")}</Button>}
      <ul ref={list} onKeyDown={onKeyDown}>
        {face &&
          offers.map(({ slug: other, mark, lines: next, change }) => {
            const card = faceOf(other);
            if (!card) return null;
            return (
              <li key={other}>
                <Loc face={card} small {...peekProps(card)} />
                <span class="what">
                  <b>{card.name}</b>
                  <span>{mark ? t(`decks-mark-${mark}`) : t("decks-basic-card")}</span>
                  <Changes change={change} />
                </span>
                <Button aria-label={t("decks-swap-for", { name: card.name })} onClick={() => take(next)}>
                  {t("decks-swap")}
                </Button>
              </li>
            );
          })}
        {!face &&
          free &&
          outside.map(({ slug: other, copies }) => {
            const card = faceOf(other);
            return (
              card && (
                <li key={other}>
                  <Loc face={card} small {...peekProps(card)} />
                  <span class="what">
                    <b>{card.name}</b>
                    <span>{t("decks-copies", { n: copies, of: copies })}</span>
                  </span>
                  <Button aria-label={t("decks-put-in-of", { name: card.name })} onClick={() => take([...without(lines, other), other])}>
                    {t("decks-put-in")}
                  </Button>
                </li>
              )
            );
          })}
      </ul>
      {face && offers.length === 0 && !fixed && <p>{t("decks-no-offers")}</p>}
      {others.length > 0 && (
        <details>
          <summary>
            <Icon name="lock" /> {t("decks-others", { n: others.length })}
          </summary>
          {others.map(({ slug: other, why }) => (
            <p key={other}>
              <b>{faceOf(other)?.name}</b>: <Words text={why ?? ""} />
            </p>
          ))}
        </details>
      )}
    </section>
  );
}
