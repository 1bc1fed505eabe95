/** The deck builder: piles by number of copies, what may be swapped, the check, and the deck at a glance. The server says all of it. */
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../../lib/announce";
import { copyText } from "../../../lib/copy";
import { t } from "../../../lib/i18n";
import { library } from "../../../lib/library";
import { useTitle } from "../../../lib/title";
import { FileButton } from "../../../lobby/FileButton";
import { Seg } from "../../../lobby/Seg";
import { Button } from "../../../ui/Button";
import { Emblem } from "../../../ui/Emblem";
import { Icon } from "../../../ui/Icon";
import { Loc } from "../../../ui/Loc";
import { peekProps } from "../../../ui/Peek";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import type { DeckBench, DeckFormat, DeckPile } from "../../../wire";
import { BOXES } from "../Boxes";
import { FILES, LARGEST, deckName } from "../Decks";
import { Bans } from "./Bans";
import { Check } from "./Check";
import { Glance } from "./Glance";
import { Swaps } from "./Swaps";
import { bench, bring, choose, faceOf, past, picked, put, say, trouble, undo, useBench } from "./bench";
import { draft, forgetDeck, keepDeck, openReady, ready, saved } from "./kept";
import { linked } from "./link";

const FORMATS: readonly DeckFormat[] = ["introductory", "standard", "open"];


function save(): void {
  const lines = bench.peek()?.lines;
  if (!lines) return;
  const name = draft.peek().name.trim() || deckName(draft.peek().faction);
  if (name !== draft.peek().name) draft.value = { ...draft.peek(), name };
  keepDeck({ ...draft.peek(), name, lines });
  say(t("decks-saved", { name }));
}

const ownLink = (): string => `${location.origin}/decks#${linked({ ...draft.peek(), lines: bench.peek()?.lines ?? draft.peek().lines })}`;

async function copy(text: string, done: string): Promise<void> {
  say((await copyText(text)) ? t(done) : text);
}

function download(): void {
  const text = bench.peek()?.text;
  if (!text) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${draft.peek().name.trim().replace(/[^\p{L}\d]+/gu, "-") || draft.peek().faction}.deck`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** `U` and `S`, but not while something is typed. */
function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.("input, textarea, select")) return;
      if (event.key === "u") undo();
      else if (event.key === "s") save();
      else if (event.key === "Escape" && picked.peek()) back();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Nothing is picked any more; whoever came by keyboard stands at the pile again. */
export function back(): void {
  const slug = picked.peek();
  picked.value = null;
  if (slug) document.querySelector<HTMLElement>(`[data-pile="${slug}"]`)?.focus();
}

export function Decks() {
  useTitle(t("decks-title"));
  useBench();
  useKeys();
  useEffect(openReady, []);
  const now = bench.value;
  return (
    <div class={cx("deckroom", picked.value && "is-picking")}>
      <Head />
      <Choose />
      {now && library.value ? <Felt bench={now} /> : <p class="notice">{t("common-loading")}</p>}
      {now && (
        <aside>
          <Check bench={now} />
          <Swaps bench={now} />
          <Glance glance={now.glance} />
          <Bans bans={draft.value.bans} change={(bans) => put({ bans })} boxes={draft.value.boxes} />
        </aside>
      )}
    </div>
  );
}

function Head() {
  const { name, faction } = draft.value;
  return (
    <header>
      <h1>{t("decks-title")}</h1>
      <input
        class="typed"
        aria-label={t("decks-name")}
        placeholder={deckName(faction)}
        maxLength={40}
        value={name}
        onInput={(event) => (draft.value = { ...draft.peek(), name: event.currentTarget.value })}
      />
      <Open />
      <Button icon="link" onClick={() => void copy(ownLink(), "decks-link-copied")}>
        {t("decks-share")}
      </Button>
      <Button icon="cards" onClick={() => void copy(bench.peek()?.text ?? "", "decks-text-copied")}>
        {t("decks-as-text")}
      </Button>
      <Button icon="download" onClick={download}>
        {t("decks-file")}
      </Button>
      <span class="deck-acts">
        <Button icon="undo" hint="U" aria-label={t("decks-undo")} refused={past.value.length ? undefined : t("decks-undo-none")} onClick={undo}>
          <span class="wide-only">{t("decks-undo")}</span>
        </Button>
        <Button kind="primary" icon="check" hint="S" onClick={save}>
          {t("decks-save")}
        </Button>
      </span>
      <p class={cx("said", !trouble.value && "vh")}>
        <Words text={trouble.value} />
      </p>
    </header>
  );
}

/** Decks that are there already: saved ones, ready ones, and from outside. */
function Open() {
  const { faction } = draft.value;
  const box = useRef<HTMLDetailsElement>(null);
  const shut = () => {
    if (box.current) box.current.open = false;
  };
  const bringIn = (text: string) => void bring(text).then((done) => done && shut());
  const offered = ready.value.filter((deck) => deck.faction === faction);
  return (
    <details class="menu" ref={box} onKeyDown={(event) => event.key === "Escape" && shut()}>
      <summary class="btn">
        <Icon name="cards" />
        {t("decks-open")}
      </summary>
      <div class="menu-list panel">
        {saved.value.length > 0 && <h2>{t("decks-mine")}</h2>}
        <ul>
          {saved.value.map((deck) => (
            <li key={`${deck.faction} ${deck.name}`}>
              <button
                type="button"
                onClick={() => {
                  picked.value = null;
                  put(deck);
                  shut();
                }}
              >
                <Emblem of={deck.faction} /> {deck.name}
              </button>
              <Button kind="quiet" icon="close" aria-label={t("decks-forget", { name: deck.name })} onClick={() => forgetDeck(deck)} />
            </li>
          ))}
        </ul>
        <h2>{t("decks-ready")}</h2>
        <ul>
          {offered.map(({ mark, boxes, lines }) => (
            <li key={mark}>
              <button
                type="button"
                onClick={() => {
                  picked.value = null;
                  put({ lines, name: "", format: "standard", boxes: [...new Set([...draft.peek().boxes, ...boxes])] });
                  shut();
                }}
              >
                <Emblem of={faction} /> {mark ? t("decks-with", { box: t(`decks-mark-${mark}`) }) : t("decks-basic")}
              </button>
            </li>
          ))}
        </ul>
        <h2>{t("decks-bring")}</h2>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get("deck");
            if (typeof text === "string") bringIn(text);
          }}
        >
          <textarea name="deck" class="typed" rows={3} required maxLength={LARGEST} aria-label={t("decks-paste")} placeholder={t("decks-paste")} spellcheck={false} />
          <Button type="submit">{t("decks-use")}</Button>
          <FileButton label={t("lobby-decks-file")} accept={FILES} read={(file) => (file.size > LARGEST ? say(t("lobby-decks-large")) : void file.text().then(bringIn))} />
        </form>
      </div>
    </details>
  );
}

function Choose() {
  const { faction, boxes, format } = draft.value;
  const factions = library.value?.factions.map(({ slug }) => slug) ?? [];
  return (
    <div class="panel choose">
      <Seg
        class="facs"
        label={t("decks-whose")}
        value={faction}
        choices={[...factions, "common"].map((value) => ({
          value,
          label: deckName(value),
          drawn: (
            <>
              <Emblem of={value} />
              {value === faction && <span>{deckName(value)}</span>}
            </>
          ),
        }))}
        choose={choose}
      />
      <span class="seg" role="group" aria-label={t("decks-boxes")}>
        {BOXES.map((box) => (
          <button
            key={box}
            type="button"
            aria-pressed={boxes.includes(box)}
            aria-label={t(`lobby-box-${box}`)}
            onClick={() => put({ boxes: boxes.includes(box) ? boxes.filter((one) => one !== box) : [...boxes, box] })}
          >
            <Icon name={`box-${box}`} /> {t(`decks-mark-${box}`)}
          </button>
        ))}
      </span>
      <Seg
        label={t("decks-format")}
        value={format}
        choices={FORMATS.map((value) => ({ value, label: t(`lobby-option-format-${value}`) }))}
        choose={(next) => put({ format: next, lines: draft.peek().lines && next !== "introductory" ? draft.peek().lines : null })}
      />
    </div>
  );
}

/** The piles in bands, most copies first; arrows walk inside a band and between bands. */
function Felt({ bench: { piles, rules, swapped, unread } }: { bench: DeckBench }) {
  const felt = useRef<HTMLElement>(null);
  const bands = [...new Set(piles.map(({ of }) => of))];
  const whole = rules.every(({ name, broken }) => name !== "sets" || broken.length === 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
    const here = document.activeElement?.closest(".dband");
    if (!step || !here) return;
    event.preventDefault();
    const rows = [...(felt.current?.querySelectorAll(".dband") ?? [])];
    const pilesOf = (band: Element | undefined) => [...(band?.querySelectorAll<HTMLElement>("[data-pile]") ?? [])];
    const at = pilesOf(here).indexOf(document.activeElement as HTMLElement);
    const [down = 0, right = 0] = step;
    const row = pilesOf(rows[rows.indexOf(here) + down]);
    row[Math.min(Math.max(at + right, 0), row.length - 1)]?.focus();
  };
  return (
    <section class="deckfelt" ref={felt} aria-label={t("decks-piles")} onKeyDown={onKeyDown}>
      {unread.length > 0 && (
        <ul class="no-why">
          {unread.map((why, at) => (
            <li key={at}>
              <Words text={why} />
            </li>
          ))}
        </ul>
      )}
      {bands.map((copies) => {
        const here = piles.filter(({ of }) => of === copies);
        return (
          <section key={copies} class="dband">
            <h2>
              {t("decks-band", { n: copies })} <small>{whole && <Icon name="check" />} {here.length}</small>
            </h2>
            <ul>
              {here.map((pile) => (
                <li key={pile.slug}>
                  <Pile pile={pile} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {swapped.length > 0 && (
        <section class="swapped">
          <h2>{t("decks-swapped")}</h2>
          <ul>
            {swapped.map(({ out, new: come }) => (
              <li key={`${out} ${come}`}>
                {out ? faceOf(out)?.name : t("decks-nothing")} <Icon name="arrow" label={t("decks-for")} /> <b>{come ? faceOf(come)?.name : t("decks-nothing")}</b>
              </li>
            ))}
          </ul>
          <Button
            kind="quiet"
            icon="undo"
            onClick={() => {
              picked.value = null;
              put({ lines: null });
            }}
          >
            {t("decks-usual")}
          </Button>
        </section>
      )}
    </section>
  );
}

function Pile({ pile: { slug, copies, of, mark } }: { pile: DeckPile }) {
  const face = faceOf(slug);
  if (!face) return null;
  const on = picked.value === slug;
  const says = cx(t("decks-copies", { n: copies, of }), mark && t(`decks-mark-${mark}`));
  return (
    <span class={`dpile p${Math.min(of, 3)}`}>
      {of > 1 && <i />}
      {of > 2 && <i />}
      <Loc
        face={face}
        state={on ? "selected" : undefined}
        aria-pressed={on}
        data-pile={slug}
        says={says}
        flag={copies < of ? t("decks-part", { n: copies, of }) : on && t("decks-swap")}
        {...peekProps(face)}
        onClick={() => {
          picked.value = on ? null : slug;
          if (!on) announce(t("decks-picked", { name: face.name }));
        }}
      />
      {mark && <Icon name={`box-${mark}`} class="bx" />}
    </span>
  );
}
