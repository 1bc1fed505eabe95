/** Where the page is: the address as a signal, and links that change it without a reload. */
import { signal } from "@preact/signals";
import type { AnchorHTMLAttributes } from "preact";

export interface Route {
  path: string;
  query: URLSearchParams;
  /** What stands behind `#`, without it: a clause to scroll to, or a key. */
  hash: string;
}

const here = (): Route => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

export const route = signal<Route>(here());
addEventListener("popstate", () => (route.value = here()));
addEventListener("hashchange", () => (route.value = here()));

/** Go to an address of this page; `replace` leaves no step to come back to. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = route.peek().path;
  route.value = here();
  if (before !== location.pathname) scrollTo(0, 0);
}

type LinkProps = Omit<AnchorHTMLAttributes, "href" | "role" | "onClick"> & {
  href: string;
  onClick?: (event: MouseEvent) => void;
};

/** A link inside the page. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
