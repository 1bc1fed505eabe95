/** An adventure sheet for a seat: by chance, or one of all, found by its title, number or buildings. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../lib/i18n";
import { best } from "./records";
import { folded, occurs, wantedWords } from "../../lib/search";
import { plain } from "../../lib/sentence";
import { COMPETITION, buildingsOf, openVillages, rankOf, sheetPath, villages, villagesFailed } from "../../lib/villages";
import type { SheetFace, Sentence } from "../../wire";
import { Icon } from "../../ui/Icon";
import { cx } from "../../ui/cx";
import { sheetName } from "./names";

interface SheetPickerProps {
  /** Whose sheet it is. */
  label: string;
  value: string | null;
  choose: (sheet: string | null) => void;
}

/** The button that opens the list; the list stands under the seat. */
export function SheetPicker({ label, value, choose }: SheetPickerProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(openVillages, []);
  const shut = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    shut();
  };
  return (
    <>
      <span class="sheet-of">
        <button
          ref={button}
          type="button"
          class="btn"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={`${label}: ${sheetName(value)}`}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(!open)}
        >
          <Icon name={value ? "villages" : "dice"} />
          <span class="cut">{sheetName(value)}</span>
          <Icon name="chev" class={cx("chev", open && "up")} />
        </button>
        {value && (
          <a class="btn quiet sq" href={sheetPath(value)} target="_blank" rel="noopener" aria-label={t("lobby-sheet-read", { sheet: sheetName(value) })} title={t("lobby-sheet-read", { sheet: sheetName(value) })}>
            <Icon name="zoom" />
          </a>
        )}
      </span>
      {open && (
        <div class="picker" id={id} onKeyDown={onKeyDown}>
          <Sheets
            label={label}
            value={value}
            choose={(sheet) => {
              shut();
              if (sheet !== value) choose(sheet);
            }}
          />
        </div>
      )}
    </>
  );
}

/** The sheets in which all words occur: in number, title, names and texts of buildings. */
export function matching(sheets: readonly SheetFace[], wanted: readonly string[], buildings: (sheet: SheetFace) => readonly { name: string; text: Sentence }[]): SheetFace[] {
  return sheets.filter((sheet) => {
    if (sheet.slug === COMPETITION) return false;
    const texts = buildings(sheet).map(({ name, text }) => `${name} ${plain(text)}`);
    return occurs(wanted, folded([sheet.slug, sheet.name, ...texts].join(" ")));
  });
}

function Sheets({ label, value, choose }: SheetPickerProps) {
  const [query, setQuery] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const isEarly = useRef(false); // Enter came before the sheets did
  const wanted = wantedWords(query);
  const find = (words: readonly string[]): SheetFace[] => matching(villages.value?.sheets ?? [], words, buildingsOf);
  const found = find(wanted);
  const offered: (string | null)[] = [...(wanted.length ? [] : [null]), ...found.map(({ slug }) => slug)];
  const shown = Math.max(0, offered.indexOf(value));

  /** The first sheet that has the words that stand in the field now: who types fast is ahead of the list. */
  const takeFirst = () => {
    isEarly.current = villages.value === null;
    const now = wantedWords(field.current?.value ?? "");
    const first = now.length ? find(now)[0] : undefined;
    if (first) choose(first.slug);
  };
  useEffect(() => {
    if (isEarly.current) takeFirst();
  }, [villages.value]);

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
  const walk = (event: KeyboardEvent) => {
    const all = options();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) {
      if ((event.key === "Enter" || event.key === " ") && now >= 0) {
        event.preventDefault();
        choose(offered[now] ?? null);
      }
      return;
    }
    event.preventDefault();
    all[Math.min(Math.max(to, 0), all.length - 1)]?.focus();
  };

  return (
    <>
      <label class="field">
        <Icon name="search" />
        <input
          type="search"
          value={query}
          placeholder={t("lobby-sheet-search")}
          aria-label={t("lobby-sheet-search")}
          ref={field}
          onInput={(event) => {
            isEarly.current = false;
            setQuery(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") {
              event.preventDefault();
              options()[0]?.focus();
            }
            if (event.key === "Enter") takeFirst();
          }}
        />
      </label>
      {villages.value === null && (
        <p class="note">
          {villagesFailed.value ? (
            <button type="button" class="btn quiet" onClick={openVillages}>
              {t("common-no-villages")} {t("common-try-again")}
            </button>
          ) : (
            t("common-loading")
          )}
        </p>
      )}
      <div class="sheet-list" role="listbox" aria-label={label} ref={list} onKeyDown={walk}>
        {offered.map((slug, at) => (
          <div
            key={slug ?? ""}
            role="option"
            class="sheet-option"
            aria-selected={slug === value}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => choose(slug)}
          >
            {slug === null ? <ByChance /> : <OneSheet face={found.find((face) => face.slug === slug)} />}
          </div>
        ))}
      </div>
      {wanted.length > 0 && found.length === 0 && <p class="note">{t("lobby-sheet-none")}</p>}
    </>
  );
}

const ByChance = () => (
  <>
    <span class="sheet-no">?</span>
    <b>{t("lobby-chance")}</b>
    <span class="six">{t("lobby-sheet-chance")}</span>
  </>
);

function OneSheet({ face }: { face: SheetFace | undefined }) {
  if (!face) return null;
  return (
    <>
      <span class="sheet-no">{face.slug}</span>
      <b>{face.name}</b>
      <Own sheet={face.slug} />
      <span class="six">{buildingsOf(face).map(({ name }) => name).join(", ")}</span>
    </>
  );
}

/** The own record on a sheet, with its rank. */
export function Own({ sheet }: { sheet: string }) {
  const own = best(sheet);
  if (!own) return null;
  const rank = rankOf(own.score)?.name;
  return (
    <span class="own-best">
      <Icon name="trophy" />
      <span class="vh">{t("lobby-own-best")} </span>
      {own.score}
      {rank && ` ${rank}`}
    </span>
  );
}
