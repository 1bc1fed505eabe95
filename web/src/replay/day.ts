/** A day in the page's language. */
import { locale } from "../lib/i18n";

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(new Date(seconds * 1000));
