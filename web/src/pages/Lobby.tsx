/** The lobby: what the game is, one's own games, the lesson, every way to begin, and what others play. */
import { t } from "../lib/i18n";
import { useTitle } from "../lib/title";
import { pageOf } from "../games";
import { GAMES } from "../wire";
import { Link } from "../lib/route";
import { Icon } from "../ui/Icon";
import { Code } from "../lobby/Code";
import { Lessons, NewHere, isNewHere } from "../lobby/Learning";
import { Quick } from "../lobby/Quick";
import { Lately, WatchOne } from "../lobby/Results";
import { Scene } from "../lobby/Scene";
import { OpenTables, YourGames } from "../lobby/Tables";
import { useMyGames } from "../lobby/news";
import { mustDecide } from "../lobby/titles";
import { sitDown } from "./NewTable";

/** Sentences with a star in place of the word for points. */
function Starred({ text }: { text: string }) {
  const [before, after = ""] = text.split("★");
  return (
    <>
      {before}
      {after && <Icon name="vp" />}
      {after}
    </>
  );
}

export function Lobby() {
  useTitle("");
  const going = useMyGames(false).filter(({ info }) => !info?.lesson);
  const turn = going.some(({ info, seat }) => info !== null && mustDecide(info, seat));
  const fresh = isNewHere();
  return (
    <div class="lobby">
      <div class="hero low c-gold">
        <Scene />
        <div class="word">
          <h1>{t("lobby-headline")}</h1>
          <p>
            <Starred text={t("lobby-goal")} /> <br />
            {t("lobby-with-whom")}
          </p>
        </div>
      </div>
      <div class="lobby-grid">
        <div class="for-you">
          <YourGames going={going} />
          {fresh ? <NewHere /> : <Lessons />}
        </div>
        <div class="begin">
          <section class="panel ways" aria-labelledby="start-something">
            <h2 id="start-something">{t("lobby-start-something")}</h2>
            {GAMES.flatMap((game) => pageOf(game).ways()).map(({ table, friends = false, ...way }, at) => (
              <Quick key={way.title} loud={at === 0 && !turn && !fresh} named={friends} {...way} start={(name) => sitDown({ name, table, start: !friends })} />
            ))}
            <div class="at-once">
              <Link class="press" href="/new">
                <Icon name="plus" />
                <span>
                  <b>{t("lobby-new-table")}</b> {t("lobby-new-what")}
                </span>
              </Link>
            </div>
            <div class="at-once">
              <Link class="press" href="/puzzles">
                <Icon name="target" />
                <span>
                  <b>{t("lobby-puzzles")}</b> {t("lobby-puzzles-what")}
                </span>
              </Link>
            </div>
            {GAMES.flatMap((game) => pageOf(game).workshop ?? []).map(({ at, icon, name, what }) => (
              <div key={at} class="at-once">
                <Link class="press" href={`/${at}`}>
                  <Icon name={icon} />
                  <span>
                    <b>{t(name)}</b> {t(what)}
                  </span>
                </Link>
              </div>
            ))}
            <Code />
          </section>
          <OpenTables />
        </div>
        <div class="others">
          <Lately />
          <WatchOne />
        </div>
      </div>
    </div>
  );
}
