/** The library: all cards with search and filters, or one card with all that is known of it. */
import { library, libraryFailed, openLibrary, isBeside } from "../../../lib/library";
import { t } from "../../../lib/i18n";
import { Button } from "../../../ui/Button";
import { CardDetail } from "./CardDetail";
import { CardList } from "./CardList";

export function Cards({ rest: slug }: { rest: string }) {
  if (library.value) return slug ? <CardDetail slug={slug} cards={library.value.cards} /> : <CardList cards={library.value.cards.filter((card) => !isBeside(card))} />;
  if (!libraryFailed.value) return <p class="notice">{t("common-loading")}</p>;
  return (
    <div class="notice">
      <p>{t("common-no-library")}</p>
      <Button kind="primary" onClick={openLibrary}>
        {t("common-try-again")}
      </Button>
    </div>
  );
}
