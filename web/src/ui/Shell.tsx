/** The frame of an ordinary page: top bar and main part. The table draws a bar of its own. */
import type { ComponentChildren } from "preact";
import { TopBar } from "./TopBar";
import { cx } from "./cx";

export function Shell({ class: more, children }: { class?: string; children: ComponentChildren }) {
  return (
    <>
      <TopBar />
      <main id="main" class={cx("page", more)} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
