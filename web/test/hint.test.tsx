// @vitest-environment happy-dom
/** A hint on the table: asked for, told, and asked for once more where the game moved on meanwhile. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { expect, test, vi } from "vitest";
import type { Connection } from "../src/lib/socket";
import { Hint } from "../src/table/Hint";
import type { Hint as Told, Offer, Seen } from "../src/wire";

test("a hint whose position has moved on before it is told is asked for once more", async () => {
  const seen = signal({ stamp: 1 } as Seen);
  const asked: ((hint: Told | null) => void)[] = [];
  const connection = { seen, hint: (tell) => void asked.push(tell) } as Partial<Connection> as Connection;
  const offers = [{ text: "build mill", label: "Build Mill", verb: "build" }] as Offer[];
  const root = document.createElement("div");
  const Shown = () => <Hint connection={connection} offers={offers} make={vi.fn()} show={() => false} />;
  render(<Shown />, root);
  root.querySelector("button")?.click();
  expect(asked).toHaveLength(1);
  seen.value = { stamp: 2 } as Seen;
  asked[0]?.(null);
  expect(asked).toHaveLength(2);
  asked[1]?.({ type: "hint", answer: 2, text: "build mill", label: "Build Mill" });
  await vi.waitFor(() => expect(root.querySelector("aside b")?.textContent).toContain("hint-would"));
});
