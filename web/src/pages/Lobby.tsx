/** The lobby: a game at once, a first game, one's own games, open tables, and a table to arrange. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { playerName } from "../lib/settings";
import { useTitle } from "../lib/title";
import { USUAL } from "../lib/wish";
import { Icon } from "../ui/Icon";
import { Code } from "../lobby/Code";
import { LONGEST_NAME } from "../lobby/NameField";
import { Scene } from "../lobby/Scene";
import { OpenTables, YourGames } from "../lobby/Tables";
import { Upload } from "../lobby/Upload";
import { useDoing } from "../lobby/doing";
import { NewTable, makeWithFriends, nameOr, sitDown } from "./NewTable";

/** The lobby with a guided game about to begin. */
export const First = () => <Lobby first />;

export function Lobby({ first = false }: { first?: boolean }) {
  useTitle("");
  return (
    <div class="lobby">
      <div class="hero c-gold">
        <Scene />
        <div class="word">
          <h1>{t("lobby-headline")}</h1>
          <p>
            {t("lobby-headline-1")}
            <br />
            {t("lobby-headline-2")}
          </p>
        </div>
      </div>
      <div class="lobby-grid">
        <div class="quick">
          <Quick kind="now" start={(name) => sitDown({ name, table: USUAL, start: true })} />
          <Quick kind="first" asked={first} start={(name) => sitDown({ name, table: USUAL, first: true }, first)} />
          <YourGames />
          <OpenTables />
        </div>
        <NewTable />
        <Friends />
      </div>
    </div>
  );
}

const ICONS = { now: "k-action", first: "book" } as const;

/** A game at one press; who has no name yet is asked for it in the same place. */
function Quick({ kind, asked = false, start }: { kind: "now" | "first"; asked?: boolean; start: (name: string) => Promise<void> }) {
  const doing = useDoing();
  const [asking, setAsking] = useState(false);
  const press = () => (playerName.value ? doing.run(() => start(playerName.value)) : setAsking(true));
  useEffect(() => {
    if (asked) press();
  }, [asked]);
  return (
    <div class={`panel big ${kind === "now" ? "go" : ""}`}>
      {asking ? (
        <AskName
          label={t(`lobby-${kind}`)}
          done={(name) => {
            playerName.value = name;
            setAsking(false);
            doing.run(() => start(name));
          }}
          back={() => setAsking(false)}
        />
      ) : (
        <button type="button" class="press" aria-busy={doing.busy} onClick={press}>
          <Icon name={ICONS[kind]} />
          <span>
            <b>{t(`lobby-${kind}`)}</b>
            {t(`lobby-${kind}-what`)}
          </span>
        </button>
      )}
      {doing.why && <p class="no-why">{doing.why}</p>}
    </div>
  );
}

function AskName({ label, done, back }: { label: string; done: (name: string) => void; back: () => void }) {
  return (
    <form
      class="ask-name"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get("name");
        if (typeof name === "string" && name.trim()) done(name.trim());
      }}
      onKeyDown={(event) => event.key === "Escape" && back()}
    >
      <label for="ask-name">{t("lobby-ask-name")}</label>
      <div class="link">
        <input
          id="ask-name"
          name="name"
          class="typed"
          type="text"
          required
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          ref={(field) => field?.focus()}
        />
        <button type="submit" class="btn">
          {label}
        </button>
      </div>
    </form>
  );
}

/** With friends: their link comes with the table, so it has to be made first. */
function Friends() {
  const doing = useDoing();
  const invite = () => {
    const name = nameOr(doing.say);
    if (name !== null) doing.run(() => makeWithFriends(name));
  };
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{t("lobby-with-friends")}</h2>
      <p>{t("lobby-invite-why")}</p>
      <button type="button" class="no-link" onClick={invite}>
        <span class="c-gold tile">
          <Icon name="art-village" />
        </span>
        <span class="btn">
          <Icon name="link" />
          {t("lobby-get-link")}
        </span>
      </button>
      {doing.why && <p class="no-why">{doing.why}</p>}
      <Code />
      <Upload />
    </section>
  );
}
