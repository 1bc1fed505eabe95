/** Where points come from on the sheets. */
import { useEffect } from "preact/hooks";
import { t } from "../../lib/i18n";
import { TRACKS, named, openVillages } from "../../lib/villages";
import { Icon } from "../../ui/Icon";

export function SheetSources() {
  useEffect(openVillages, []);
  return (
    <ul class="sources">
      {TRACKS.map((track) => (
        <li key={track}>
          <Icon name={`t-${track}`} class="sw" />
          <div>
            <b>{named(`track-${track}`)}</b>
            <p>{t(`learn-where-${track}`)}</p>
          </div>
        </li>
      ))}
      <li>
        <Icon name="villages" class="sw" />
        <div>
          <b>{t("learn-where-village")}</b>
          <p>{t("learn-where-village-what")}</p>
        </div>
      </li>
    </ul>
  );
}
