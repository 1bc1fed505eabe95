/** What every page on how to play is made of: its head, blocks, the phases of a round, signs. */
import type { ComponentChildren } from "preact";
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { lessonOf, lessonPath, progress } from "../lesson/progress";
import { Icon } from "../ui/Icon";
import { GAMES, type GameName } from "../wire";
import { howToPath } from "./paths";
import { signName } from "./signs";

export function Block({ id, children }: { id: string; children: ComponentChildren }) {
  return (
    <section class="panel blk" aria-labelledby={`learn-${id}`}>
      <h2 id={`learn-${id}`}>{t(`learn-${id}`)}</h2>
      {children}
    </section>
  );
}

/** The phases of a round, numbered. */
export function Round({ phases, name }: { phases: readonly (readonly [string, string])[]; name: (phase: string) => string }) {
  return (
    <ol class="phases-of">
      {phases.map(([phase, icon], at) => (
        <li key={phase}>
          <span class="no" aria-hidden="true">
            {at + 1}
          </span>
          <h3>
            <Icon name={icon} /> {name(phase)}
          </h3>
          <p>{t(`learn-round-${phase}`)}</p>
        </li>
      ))}
    </ol>
  );
}

export function Signs({ of }: { of: readonly string[] }) {
  return (
    <ul class="signs">
      {of.map((sign) => (
        <li key={sign}>
          <Icon name={sign} />
          <span>
            <b>{signName(sign)}</b>
            {t(`learn-what-${sign}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Head({ game, children }: { game: GameName; children: ComponentChildren }) {
  return (
    <header class="learn-head">
      <div>
        <p class="over">{t("learn-title")}</p>
        <h1>{t(`common-game-${game}`)}</h1>
        <p class="sub">{t(`learn-${game}`)}</p>
        <p class="acts">
          {lessonOf(game) && (
            <Link class="btn primary big" href={lessonPath(game)}>
              <Icon name="learn" />
              {t(progress(game) ? "learn-lesson-on" : "learn-lesson")}
            </Link>
          )}
          <Link class="btn big" href="/">
            {t("learn-play")}
          </Link>
          <Link class="lnk" href="/rules">
            {t("learn-rules")}
          </Link>
          {GAMES.filter((other) => other !== game).map((other) => (
            <Link key={other} class="lnk" href={howToPath(other)}>
              {t("learn-other", { game: t(`common-game-${other}`) })}
            </Link>
          ))}
        </p>
      </div>
      {children}
    </header>
  );
}
