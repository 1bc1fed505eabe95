/** A sheet over the page: the table at its full size, how things are judged. Escape, its button or a click beside it shut it. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../lib/i18n";
import { Button } from "../ui/Button";

interface SheetProps {
  title: string;
  class: string;
  shut: () => void;
  children: ComponentChildren;
}

export function Sheet({ title, class: name, shut, children }: SheetProps) {
  const root = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    root.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={root}
      class={`rv-sheet ${name}`}
      aria-label={title}
      onClose={shut}
      onClick={(event) => {
        if (event.target === root.current) shut();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2>{title}</h2>
        <Button kind="quiet" icon="close" aria-label={t("replay-shut")} onClick={shut} />
      </header>
      <div class="rv-sheet-in">{children}</div>
    </dialog>
  );
}
