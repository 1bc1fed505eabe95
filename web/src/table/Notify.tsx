/** "Notify me on my turn": the one switch for it, with what it does, or why it does less here. */
import { t } from "../lib/i18n";
import { canNotify, noNotices, obstacle, wantNotices } from "../lib/push";
import { notifications, push } from "../lib/settings";
import { Switch } from "../ui/Settings";

export function Notify() {
  const on = notifications.value;
  const why = obstacle() || (on && !push.value ? "page" : "what");
  return (
    <>
      {canNotify() && (
        <Switch on={on} set={(wanted) => void (wanted ? wantNotices() : noNotices())}>
          {t("table-menu-notify")}
        </Switch>
      )}
      <p class="about" role="status">
        {t(`table-notify-${why}`)}
      </p>
    </>
  );
}
