/** The Empire sheet in numbers: tracks with their areas and values, fields, favor tokens. */
import { t, tagged } from "../../../lib/i18n";
import { plain } from "../../../lib/sentence";
import { useTitle } from "../../../lib/title";
import { BRIDGE_ENDS, TRACKS } from "../../../lib/villages";
import type { Favor, Villages } from "../../../wire";
import { Icon } from "../../../ui/Icon";
import { Price } from "../../../ui/Price";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import { Origin } from "../../../ui/Origin";

const FAVORS: readonly Favor[] = ["ally", "gift", "crops", "export", "coin"];
const FIELDS = ["I", "II", "III", "IV"] as const;

export function Empire({ all }: { all: Villages }) {
  useTitle(t("library-empire"));
  return (
    <div class="of-empire">
      <section aria-labelledby="tracks">
        <h2 id="tracks">{t("library-tracks")}</h2>
        <p class="lead">
          <Words text={tagged("library-tracks-why")} />
        </p>
        <Tracks all={all} />
      </section>
      <section aria-labelledby="fields">
        <h2 id="fields">{t("library-fields")}</h2>
        <p class="lead">
          <Words text={tagged("library-fields-why")} />
        </p>
        <ul class="field-list">
          {all.fields.map((areas, at) => (
            <li key={at} class="panel">
              <h3>{t("library-field", { name: FIELDS[at] ?? "" })}</h3>
              <p>{t("library-field-opens", { n: BRIDGE_ENDS[at] ?? 0 })}</p>
              <ul>
                {areas.map(({ name, goods }) => (
                  <li key={name}>
                    <span class="code-of">{name}</span> <Price class="round" cost={goods} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="favors">
        <h2 id="favors">{t("library-favors")}</h2>
        <p class="lead">
          <Words text={tagged("library-favors-why")} />
        </p>
        <ul class="favor-list">
          {FAVORS.map((favor) => (
            <li key={favor} class="panel">
              <Icon name={`favor-${favor}`} />
              <span>
                <b>{all.favors[favor]?.name}</b> {plain(all.favors[favor]?.text ?? "")}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p class="origin">
        <Origin source="house" /> <span><Words text={tagged("library-empire-house")} /></span>
      </p>
    </div>
  );
}

/** Wide as the sheet: on a small screen it scrolls by itself. */
function Tracks({ all }: { all: Villages }) {
  const most = Math.max(...TRACKS.map((track) => all.tracks[track]?.length ?? 0));
  const sections = Array.from({ length: most }, (_, at) => at + 1);
  return (
    <div class="wide" role="group" aria-label={t("library-tracks")} tabIndex={0}>
      <table class="track-table">
        <thead>
          <tr>
            <th scope="col">{t("library-track")}</th>
            {sections.map((section) => (
              <th scope="col" key={section} class={cx(section === most && "imperial")}>
                {section}
                {section === most && <small>{t("library-imperial")}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRACKS.map((track) => (
            <tr key={track}>
              <th scope="row">
                <Icon name={`t-${track}`} /> {all.names[`track-${track}`]}
              </th>
              {all.tracks[track]?.map(({ areas, value }, at) => (
                <td key={at} class={cx(at + 1 === most && "imperial", track === "bridges" && BRIDGE_ENDS.includes(at + 1) && "bridge-end")}>
                  <span class="box-row">
                    {areas.map((cost, area) => [area > 0 && <span class="vh">, </span>, <Price key={area} cost={cost} />])}
                  </span>
                  <b class="nums">
                    {value}
                    <span class="vh"> {t("library-vp", { n: value })}</span>
                  </b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
