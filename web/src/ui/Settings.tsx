/** Pace and flow: how fast bots and pieces move, what happens by itself, what is asked first. */
import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../lib/i18n";
import { asksKeep, botSpeed, confirmPass, endsTurns, motion, zoomBy } from "../lib/settings";
import { Icon } from "./Icon";

export function Switch({ on, set, children }: { on: boolean; set: (on: boolean) => void; children: string }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {children}
    </label>
  );
}

function Choice<T extends string>({ name, values, of }: { name: string; values: readonly T[]; of: Signal<T> }) {
  return (
    <label class="setting">
      <span>{t(`flow-${name}`)}</span>
      <select value={of.value} onChange={(event) => (of.value = event.currentTarget.value as T)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {t(`flow-${name}-${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const toggles = [
  ["ends-turns", endsTurns],
  ["confirm-pass", confirmPass],
  ["asks-keep", asksKeep],
] as const;

export function FlowSettings() {
  return (
    <>
      <Choice name="bots" values={["slow", "normal", "fast", "at-once"]} of={botSpeed} />
      <Choice name="motion" values={["slow", "normal", "fast", "none"]} of={motion} />
      <Choice name="zoom" values={["hover", "click"]} of={zoomBy} />
      {toggles.map(([name, setting]) => (
        <Switch key={name} on={setting.value} set={(on) => (setting.value = on)}>
          {t(`flow-${name}`)}
        </Switch>
      ))}
    </>
  );
}

/** The same behind an icon, for bars. */
export function SettingsMenu() {
  const root = useRef<HTMLDetailsElement>(null);
  const shut = (): void => {
    if (root.current) root.current.open = false;
  };
  return (
    <details
      class="menu settings"
      ref={root}
      onFocusOut={({ relatedTarget }) => relatedTarget instanceof Node && !root.current?.contains(relatedTarget) && shut()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        shut();
        root.current?.querySelector("summary")?.focus();
      }}
    >
      <summary class="btn quiet sq" aria-label={t("flow-title")} title={t("flow-title")}>
        <Icon name="settings" />
      </summary>
      <div class="menu-list panel">
        <FlowSettings />
      </div>
    </details>
  );
}
