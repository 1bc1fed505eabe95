/** One card: large, in words, every printing of it, where its facts come from, rules that name it. */
import { useEffect } from "preact/hooks";
import { byName } from "./cardfilter";
import { WhatIsNew } from "../../../learn/WhatIsNew";
import { formOf } from "../../../learn/forms";
import { entries } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { Link } from "../../../lib/route";
import { naming, openRulebook } from "../../../lib/rulebook";
import { useTitle } from "../../../lib/title";
import type { CardFace, Goods as Counts } from "../../../wire";
import { Card, colours, factionName } from "../../../ui/Card";
import { Disc } from "../../../ui/Disc";
import { Emblem } from "../../../ui/Emblem";
import { Amount, Goods } from "../../../ui/Goods";
import { Icon } from "../../../ui/Icon";
import { Clause, Words } from "../../../ui/Words";
import { Lost } from "../../../pages/Lost";

function Cost({ face }: { face: CardFace }) {
  if (!entries(face.cost).length && !face.location) return <>{t("common-free")}</>;
  return (
    <>
      <Goods goods={face.cost} />
      {face.location && (
        <span class="good">
          <Icon name="location" label={t("library-location")} />
        </span>
      )}
    </>
  );
}

const none = () => <span class="none">{t("library-none")}</span>;
const Field = ({ goods }: { goods: Counts }) => (entries(goods).length ? <Goods goods={goods} /> : none());

function Printings({ faces }: { faces: readonly CardFace[] }) {
  return (
    <table class="printings">
      <caption>{t("library-printings", { n: faces.reduce((sum, face) => sum + face.numbers.length, 0) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("library-number")}</th>
          <th scope="col">{t("library-cost")}</th>
          <th scope="col">{t("library-raze")}</th>
          <th scope="col">{t("library-deal")}</th>
        </tr>
      </thead>
      <tbody>
        {faces.map((face) => (
          <tr key={face.numbers[0]}>
            <th scope="row">{face.numbers.join(", ")}</th>
            <td>
              <Cost face={face} />
            </td>
            <td>
              <Field goods={face.raze} />
            </td>
            <td>{face.deal ? <Amount good={face.deal} n={1} /> : none()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Beside({ face, rel }: { face: CardFace | undefined; rel: "prev" | "next" }) {
  if (!face) return <span />;
  return (
    <Link class="btn quiet" href={`/cards/${face.slug}`} rel={rel}>
      {rel === "prev" && <Icon name="back" />}
      <span class="vh">{t(rel === "prev" ? "library-previous" : "library-next")}</span> {face.name}
      {rel === "next" && <Icon name="back" class="turned" />}
    </Link>
  );
}

export function CardDetail({ slug, cards }: { slug: string; cards: readonly CardFace[] }) {
  useEffect(openRulebook, []);
  const faces = cards.filter((card) => card.slug === slug);
  const face = faces[0];
  useTitle(face?.name ?? t("common-cards"));
  if (!face) return <Lost />;
  const all = byName(cards).map((found) => found.face);
  const at = all.findIndex((other) => other.slug === slug);
  const rules = naming("settlers", face.name);
  const form = formOf(face);
  return (
    <article class={`one-card f-${face.faction}`}>
      <nav aria-label={t("library-beside")}>
        <Link class="btn quiet" href="/cards">
          <Icon name="cards" /> {t("library-all")}
        </Link>
        <Beside face={all[at - 1]} rel="prev" />
        <Beside face={all[at + 1]} rel="next" />
      </nav>
      <div class="shown">
        <Card face={face} size="large" />
      </div>
      <div class="told">
        <h1>{face.name}</h1>
        <p class="facts">
          <span>
            <Emblem of={face.faction} /> {factionName(face.faction)}
          </span>
          <span>
            <Icon name={`k-${face.kind}`} /> {t(`common-kind-${face.kind}`)}
          </span>
          {colours(face).map((name) => (
            <span key={name}>
              <Disc colour={name} /> {t(`common-colour-${name}`)}
            </span>
          ))}
          {face.worth > 0 && (
            <span>
              {t("library-worth")} <Amount good="vp" n={face.worth} />
            </span>
          )}
        </p>
        {face.abilities.length > 0 && (
          <dl class="abilities">
            {face.abilities.map(({ kind, text }) => [
              <dt>
                <Icon name={kind === "bonus" ? "bonus" : `k-${kind}`} /> {t(kind === "bonus" ? "library-bonus" : `common-kind-${kind}`)}
              </dt>,
              <dd>
                <Words text={text} />
              </dd>,
            ])}
          </dl>
        )}
        {form && <WhatIsNew which={(lesson) => lesson.form === form} />}
        <Printings faces={faces} />
        <p class="origin">
          <Icon name="book" /> {t(`library-from-${face.source}`)}
        </p>
        {rules.length > 0 && (
          <section class="named-in">
            <h2>{t("library-rules")}</h2>
            <ul>
              {rules.map(({ id, text }) => (
                <li key={id}>
                  <Clause id={id} /> <Words text={text} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}
