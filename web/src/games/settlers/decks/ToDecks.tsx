/** Leads to the deck builder. */
import { t } from "../../../lib/i18n";
import { Link } from "../../../lib/route";
import { Icon } from "../../../ui/Icon";

export const ToDecks = () => (
  <Link class="btn quiet" href="/decks">
    <Icon name="cards" />
    {t("decks-build")}
  </Link>
);
