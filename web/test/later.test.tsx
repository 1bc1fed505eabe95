// @vitest-environment happy-dom
/** Parts that are fetched when they are needed. */
import { render } from "preact";
import { beforeEach, expect, test, vi } from "vitest";
import { later, soon } from "../src/ui/later";

const Hello = ({ to }: { to: string }) => <p>Hello {to}</p>;
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("div");
});

test("a part is fetched once, when it is first shown", async () => {
  const fetch = vi.fn(() => Promise.resolve(Hello));
  const Part = later(fetch);
  expect(fetch).not.toHaveBeenCalled();
  render(<Part to="you" />, root);
  expect(root.querySelector("[aria-busy]")).not.toBeNull();
  await vi.waitFor(() => expect(root.textContent).toBe("Hello you"));
  render(<Part to="all" />, root);
  expect(root.textContent).toBe("Hello all");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("pointing at the way to it fetches it before it is shown", async () => {
  const fetch = vi.fn(() => Promise.resolve(Hello));
  const Part = later(fetch);
  soon(<Part to="you" />);
  soon(<Part to="you" />);
  soon(<p />);
  await Promise.resolve();
  expect(fetch).toHaveBeenCalledTimes(1);
  render(<Part to="you" />, root);
  expect(root.textContent).toBe("Hello you");
});

test("a part that is gone says so and offers the page anew; it is asked for again on the way there", async () => {
  const fetch = vi.fn(() => Promise.resolve(Hello)).mockRejectedValueOnce(new TypeError("gone"));
  const Part = later(fetch);
  render(<Part to="you" />, root);
  await vi.waitFor(() => expect(root.querySelector("[role=alert] button")).not.toBeNull());
  soon(<Part to="you" />);
  await vi.waitFor(() => expect(root.textContent).toBe("Hello you"));
});
