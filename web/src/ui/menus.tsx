/** The two switches that every bar has: language and theme. */
import { language, setLanguage, t } from "../lib/i18n";
import { type Theme, theme } from "../lib/settings";
import { LANGUAGES, type Language } from "../wire";
import { Menu } from "./Menu";

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const ICONS = { system: "half", light: "sun", dark: "moon" } as const;

export function LanguageMenu() {
  return (
    <Menu
      icon="globe"
      label={t("common-language")}
      choices={(Object.entries(LANGUAGES) as [Language, string][]).map(([value, label]) => ({ value, label, lang: value }))}
      chosen={language.value}
      choose={(code) => void setLanguage(code)}
    />
  );
}

export function ThemeMenu() {
  return (
    <Menu
      icon={ICONS[theme.value]}
      label={t("common-theme")}
      choices={THEMES.map((value) => ({ value, label: t(`common-theme-${value}`) }))}
      chosen={theme.value}
      choose={(value) => (theme.value = value)}
    />
  );
}
