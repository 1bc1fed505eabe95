/** The top bar: logo, places of the page, name, language, theme. */
import { t } from "../lib/i18n";
import { Link, route } from "../lib/route";
import { playerName } from "../lib/settings";
import { Icon } from "./Icon";
import { LanguageMenu, ThemeMenu } from "./menus";

const PLACES = [
  ["/", "common-play", "home"],
  ["/cards", "common-cards", "cards"],
  ["/villages", "common-villages", "villages"],
  ["/rules", "common-rules", "book"],
  ["/replays", "common-replays", "replay"],
] as const;

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
        {PLACES.map(([place, name, icon]) => (
          <Link key={place} href={place} aria-current={inside(place) ? "page" : undefined}>
            <Icon name={icon} />
            {t(name)}
          </Link>
        ))}
      </nav>
      <div class="bar-end">
        {playerName.value && (
          <span class="who">
            <Icon name="person" /> {playerName.value}
          </span>
        )}
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </header>
  );
}
