/** The decks of a table, open to everybody: whose each is, whether it is the usual one, and every card. The server says what is in them. */
import { useEffect, useRef, useState } from "preact/hooks";
import { deckBench, why } from "../../../lib/api";
import { language, t } from "../../../lib/i18n";
import { bySlug } from "../../../lib/library";
import { useBorrowedFocus } from "../../../table/attention";
import { nameOf } from "../../../table/names";
import { Button } from "../../../ui/Button";
import { Emblem } from "../../../ui/Emblem";
import { peekProps } from "../../../ui/Peek";
import { Words } from "../../../ui/Words";
import type { DeckBench, Sentence, TableInfo, View } from "../../../wire";
import { deckName } from "../Decks";
import { lookAt } from "../decks/SeatDeck";

const COMMON = "common";

interface TableDecksProps {
  view: View;
  info: TableInfo;
  close: () => void;
}

/** What the decks of a table are built for. Where nobody chose a format, whoever brings a deck of base cards may bring any (DECK-4). */
export const agreed = ({ options: { boxes = [], bans = [], decks = {}, format } }: Pick<View, "options">) => ({
  boxes,
  bans,
  format: format ?? (Object.keys(decks).length > 0 && boxes.length === 0 ? ("open" as const) : ("introductory" as const)),
});

function Deck({ of, who, bench, own, href }: { of: string; who: string; bench: DeckBench; own: boolean; href: string }) {
  const name = (slug: string): string => bySlug(slug)[0]?.name ?? slug;
  const names = (slugs: readonly (string | null)[]): string => slugs.flatMap((slug) => (slug === null ? [] : [name(slug)])).join(", ");
  const changes = [
    ["decks-here-in", names(bench.swapped.map((one) => one.new))],
    ["decks-here-out", names(bench.swapped.map((one) => one.out))],
  ] as const;
  return (
    <details>
      <summary>
        <Emblem of={of} />
        <b>{who || deckName(of)}</b> <span>{who && `${deckName(of)}, `}{t("decks-n", { n: bench.glance.cards })}</span> {own && <em>{t("decks-own")}</em>}
      </summary>
      {own && changes.map(([how, cards]) => cards && <p key={how}>{t(how, { cards })}</p>)}
      <ul class="list">
        {bench.piles.map(({ slug, copies }) => {
          const [face] = bySlug(slug);
          return (
            <li key={slug} {...(face && peekProps(face))}>
              <b class="nums">{copies}×</b> {name(slug)}
            </li>
          );
        })}
      </ul>
      <a href={href} target="_blank" rel="noopener">
        {t("decks-look", { deck: who || deckName(of) })}
      </a>
    </details>
  );
}

export function TableDecks({ view, info, close }: TableDecksProps) {
  const root = useRef<HTMLElement>(null);
  const [found, setFound] = useState<readonly DeckBench[]>([]);
  const [trouble, setTrouble] = useState<Sentence>("");
  const { decks = {} } = view.options;
  const terms = agreed(view);
  const spoken = language.value;
  useBorrowedFocus(root, true);
  useEffect(() => {
    const factions = [COMMON, ...view.players.map((player) => player.faction)];
    Promise.all(factions.map((faction) => deckBench({ faction, lines: decks[faction] ?? null, name: "", ...terms }))).then(setFound, (error: unknown) => setTrouble(why(error)));
  }, [spoken]);
  return (
    <section class="help panel tabledecks" ref={root} tabIndex={-1} aria-label={t("decks-here")}>
      <header>
        <h2>{t("decks-here")}</h2>
        <Button kind="quiet" icon="close" aria-label={t("table-close")} onClick={close} />
      </header>
      <div class="tabledecks-in">
        {trouble && (
          <p class="no-why">
            <Words text={trouble} />
          </p>
        )}
        {found.map((bench, at) => (
          <Deck
            key={bench.faction}
            of={bench.faction}
            who={at === 0 ? "" : nameOf(info, at - 1)}
            bench={bench}
            own={bench.faction in decks}
            href={lookAt(bench.faction, bench.lines, terms)}
          />
        ))}
        {terms.bans.length > 0 && (
          <p>
            {t("decks-bans")}: {terms.bans.map((slug) => bySlug(slug)[0]?.name ?? slug).join(", ")}
          </p>
        )}
      </div>
    </section>
  );
}
