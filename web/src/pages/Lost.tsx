/** An address where nothing stands. */
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { useTitle } from "../lib/title";

export function Lost() {
  useTitle(t("common-lost"));
  return (
    <section class="panel lost">
      <h1>{t("common-lost")}</h1>
      <p>{t("common-lost-why")}</p>
      <Link class="btn primary" href="/">
        {t("common-to-lobby")}
      </Link>
    </section>
  );
}
