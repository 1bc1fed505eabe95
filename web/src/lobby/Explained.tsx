/** One choice among few, each with the sentence that says what it means; the one to begin with is marked. */
import { useId } from "preact/hooks";
import { t } from "../lib/i18n";
import { Seg } from "./Seg";

interface Meant<T extends string> {
  value: T;
  label: string;
  what: string;
  /** The one for a first game. */
  begin?: boolean;
}

interface ExplainedProps<T extends string> {
  name: string;
  /** What is chosen here, in a few words. */
  about: string;
  value: T;
  choices: readonly Meant<T>[];
  choose: (value: T) => void;
}

export function Explained<T extends string>({ name, about, value, choices, choose }: ExplainedProps<T>) {
  const id = useId();
  return (
    <div class="explained">
      <p class="opt-name">
        <b>{name}</b> <span>{about}</span>
      </p>
      <Seg<T>
        class="sentences"
        label={name}
        value={value}
        choices={choices.map(({ value: one, label, what, begin }) => ({
          value: one,
          label,
          describedBy: `${id}${one}`,
          drawn: (
            <>
              <span class="radio" />
              <span>
                <b>{label}</b> {begin && <span class="st">{t("lobby-begin-here")}</span>}
                <span class="what" id={`${id}${one}`}>
                  {what}
                </span>
              </span>
            </>
          ),
        }))}
        choose={choose}
      />
    </div>
  );
}
