/** The name to sit down with: friends are told one; bots do not mind. */
import { t } from "./i18n";
import { playerName } from "./settings";

/** The player's name, or what whoever has given none is called. */
export const nameOrGuest = (): string => playerName.value || t("common-guest");
