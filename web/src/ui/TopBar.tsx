/** The top bar: logo, places of the page, name, language, theme. */
import { pageOf } from "../games";
import { t } from "../lib/i18n";
import { Link, route } from "../lib/route";
import { GAMES } from "../wire";
import { Icon } from "./Icon";
import { NameMenu } from "./NameMenu";
import { SettingsMenu } from "./Settings";
import { LanguageMenu, ThemeMenu } from "./menus";

const places = (): readonly (readonly [path: string, name: string, icon: string])[] => [
  ["/", "common-play", "home"],
  ["/how-to-play", "common-learn", "learn"],
  ...GAMES.flatMap((game) => pageOf(game).library ?? []).map(({ at, name, icon }) => [`/${at}`, name, icon] as const),
  ["/rules", "common-rules", "book"],
  ["/replays", "common-replays", "replay"],
];

export function Logo() {
  return (
    <Link class="logo" href="/" aria-label={t("common-home")}>
      <Icon name="logo" /> <b>Osada</b>
    </Link>
  );
}

export function TopBar() {
  const path = route.value.path;
  const inside = (place: string): boolean => (place === "/" ? path === "/" : path.startsWith(place.replace(/s$/, "")));
  return (
    <header class="bar">
      <Logo />
      <nav aria-label={t("common-places")}>
        {places().map(([place, name, icon]) => (
          <Link key={place} href={place} aria-current={inside(place) ? "page" : undefined}>
            <Icon name={icon} />
            {t(name)}
          </Link>
        ))}
      </nav>
      <div class="bar-end">
        <NameMenu />
        <LanguageMenu />
        <ThemeMenu />
        <SettingsMenu />
      </div>
    </header>
  );
}
