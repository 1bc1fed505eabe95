/** The lobby: either game at once, a first game, one's own games, open tables, and a table to arrange. */
import type { ComponentChildren } from "preact";
import { t } from "../lib/i18n";
import { useTitle } from "../lib/title";
import { ROLL, USUAL, adventure } from "../lib/wish";
import type { GameName } from "../wire";
import { Icon } from "../ui/Icon";
import { Code } from "../lobby/Code";
import { Quick } from "../lobby/Quick";
import { Scene } from "../lobby/Scene";
import { OpenTables, YourGames } from "../lobby/Tables";
import { Upload } from "../lobby/Upload";
import { useDoing } from "../lobby/doing";
import { GAME_ICONS } from "../lobby/games";
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
          <Game game="settlers">
            <Quick loud icon="k-action" title={t("lobby-now")} what={t("lobby-now-what")} start={(name) => sitDown({ name, table: USUAL, start: true })} />
            <Quick
              icon="book"
              title={t("lobby-first")}
              what={t("lobby-first-what")}
              asked={first}
              start={(name) => sitDown({ name, table: USUAL, first: true }, first)}
            />
          </Game>
          <Game game="rollwrite">
            <Quick loud icon="dice" title={t("lobby-roll")} what={t("lobby-roll-what")} start={(name) => sitDown({ name, table: ROLL, start: true })} />
            <Quick
              icon="villages"
              title={t("lobby-adventure")}
              what={t("lobby-adventure-what")}
              start={(name) => sitDown({ name, table: adventure(), start: true })}
            />
          </Game>
          <YourGames />
          <OpenTables />
        </div>
        <NewTable />
        <Friends />
      </div>
    </div>
  );
}

/** A game with the ways to be in it at once. */
function Game({ game, children }: { game: GameName; children: ComponentChildren }) {
  return (
    <section class="panel game" aria-labelledby={`game-${game}`}>
      <h2 id={`game-${game}`}>
        <Icon name={GAME_ICONS[game]} /> {t(`common-game-${game}`)}
        <small>{t(`lobby-about-${game}`)}</small>
      </h2>
      {children}
    </section>
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
