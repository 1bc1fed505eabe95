/** Another move, tried out: what it would have been worth. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import { folded, occurs, wantedWords } from "../lib/search";
import { plain } from "../lib/sentence";
import { useDoing } from "../lobby/doing";
import { Words } from "../ui/Words";
import type { Decided, Offer, Tried } from "../wire";
import { tryMove } from "./asked";
import { Badge } from "./Badge";
import { Reasons } from "./Opened";
import { playedOf, points } from "./model";

interface OthersProps {
  replay: string;
  game: number;
  decided: Decided;
  /** All legal moves; null: they have not come yet. */
  offers: readonly Offer[] | null;
  shut: () => void;
}

/** From so many moves on a word narrows them down. */
const MANY = 8;

export function Others({ replay, game, decided, offers, shut }: OthersProps) {
  const doing = useDoing();
  const field = useId();
  const [query, setQuery] = useState("");
  const [tried, setTried] = useState<Tried | null>(null);
  const [trying, setTrying] = useState("");
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => root.current?.focus(), []);
  useEffect(() => {
    setQuery("");
    setTried(null);
  }, [decided.at]);
  const played = playedOf(decided)?.move;
  const others = (offers ?? []).filter((offer) => offer.text !== played);
  const wanted = wantedWords(query);
  const found = others.filter((offer) => occurs(wanted, folded(plain(offer.label))));
  const attempt = (offer: Offer) => {
    setTrying(offer.text);
    setTried(null);
    doing.run(async () => {
      const answer = await tryMove(replay, { at: decided.at, move: offer.text, game });
      setTried(answer);
      announce([plain(answer.line.label), t(`review-mark-${answer.mark}`), answer.line.loss ? t("review-lost", { points: points(answer.line.loss) }) : ""].filter(Boolean).join(", "));
    });
  };
  return (
    <section
      ref={root}
      class="rv-try"
      tabIndex={-1}
      aria-labelledby="rv-try"
      onKeyDown={(event) => {
        if (event.key === "Escape") shut();
      }}
    >
      <h3 id="rv-try">{t("review-try")}</h3>
      {offers === null && <p aria-busy="true">{t("review-try-comes")}</p>}
      {offers !== null && others.length === 0 && <p class="note">{t("review-try-none")}</p>}
      {others.length >= MANY && (
        <p class="rv-find">
          <label for={field}>{t("review-try-find")}</label>
          <input id={field} class="typed" type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
        </p>
      )}
      <ul class="rv-moves" aria-label={t("review-try-moves")} tabIndex={found.length >= MANY ? 0 : undefined}>
        {found.map((offer) => (
          <li key={offer.text}>
            <button type="button" class="btn" aria-disabled={doing.busy || undefined} aria-pressed={trying === offer.text} onClick={() => attempt(offer)}>
              <Words text={offer.label} />
            </button>
          </li>
        ))}
      </ul>
      {wanted.length > 0 && found.length === 0 && <p class="note">{t("review-try-not-found")}</p>}
      {doing.busy && <p aria-busy="true">{t("review-trying")}</p>}
      {doing.why && (
        <p class="no-why">
          <Words text={doing.why} />
        </p>
      )}
      {tried && (
        <div class="rv-tried">
          <p>
            <Badge mark={tried.mark} word />{" "}
            <b>
              <Words text={tried.line.label} />
            </b>{" "}
            {tried.line.loss ? (
              <span class="nums is-lost">
                {t("review-lost", { points: points(tried.line.loss) })} ±{points(tried.line.loss_within ?? 0)}
              </span>
            ) : (
              <span>{t("review-try-as-good")}</span>
            )}
          </p>
          {tried.line.loss ? (
            <p class="note">
              {t("review-try-best")} <Words text={tried.best.label} />
            </p>
          ) : null}
          {tried.why.length > 0 && <Reasons why={tried.why} heading={t("review-why")} />}
        </div>
      )}
    </section>
  );
}
