/** Where a sheet or a building comes from: the rulebook, public knowledge, or us. */
import { t } from "../lib/i18n";
import { cx } from "./cx";

export const Origin = ({ source }: { source: string }) => <span class={cx("origin-tag", `from-${source}`)}>{t(`library-source-${source}`)}</span>;
