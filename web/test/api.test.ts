// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Refused, arrive, joinTable, moments, readJournal, reason } from "../src/lib/api";
import { games, seatAt } from "../src/lib/games";
import { setLanguage } from "../src/lib/i18n";

const KEY = "C39AlxjP605s5BZ0T1moiQ";

/** A server that gives one answer and notes what it was asked. */
function answering(status: number, body: unknown) {
  const asked: { path: string; method: string; body: unknown; headers: Record<string, string> }[] = [];
  vi.stubGlobal("fetch", async (path: string, wanted: RequestInit) => {
    asked.push({ path, method: wanted.method ?? "GET", body: wanted.body, headers: wanted.headers as Record<string, string> });
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  games.value = [];
});

describe("a request", () => {
  it("goes to its address as JSON, and says in which language to answer", async () => {
    const asked = answering(201, { table: "aaaa-bbbb", seat: 1, key: KEY });
    expect(await joinTable("aaaa-bbbb", { name: "Ola", key: KEY })).toMatchObject({ seat: 1 });
    expect(asked[0]).toMatchObject({ path: "/api/tables/aaaa-bbbb/join", method: "POST", body: JSON.stringify({ name: "Ola", key: KEY }) });
    expect(asked[0]?.headers).toMatchObject({ "Content-Type": "application/json", "Accept-Language": "en" });
  });

  it("sends a journal as it is", async () => {
    const asked = answering(201, { id: "aaaa-bbbb" });
    await readJournal("osada 1\n");
    expect(asked[0]).toMatchObject({ path: "/api/journals", body: "osada 1\n" });
  });

  it("asks for moments through somebody's eyes", async () => {
    const asked = answering(200, []);
    await moments("aaaa-bbbb", 2, 40, 80, "cs");
    expect(asked[0]?.path).toBe("/api/replays/aaaa-bbbb/moments?eyes=2&start=40&stop=80&language=cs");
  });

  it("that is refused brings the server's sentence", async () => {
    answering(409, { code: "full", text: "All seats are taken." });
    const error = await joinTable("aaaa-bbbb", { name: "Ola" }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ status: 409, problem: { code: "full" } });
    expect(reason(error)).toBe("All seats are taken.");
  });

  it("that gets no sense back, or no answer, still says something", async () => {
    vi.stubGlobal("fetch", async () => new Response(readFileSync(join(import.meta.dirname, "../src/words/lobby/en.ftl"), "utf8")));
    await setLanguage("en");
    answering(502, "bad gateway");
    expect(reason(await joinTable("aaaa-bbbb", { name: "Ola" }).catch((caught: unknown) => caught))).toMatch(/^That did not work/);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(reason(await joinTable("aaaa-bbbb", { name: "Ola" }).catch((caught: unknown) => caught))).toMatch(/^The server is not responding/);
  });
});

describe("a key behind #", () => {
  it("is traded for a cookie and leaves the address", async () => {
    history.replaceState(null, "", `/table/aaaa-bbbb/2#${KEY}`);
    const asked = answering(200, { id: "aaaa-bbbb", title: "Friday" });
    expect(await arrive("aaaa-bbbb", 2)).toMatchObject({ title: "Friday" });
    expect(asked[0]).toMatchObject({ path: "/api/tables/aaaa-bbbb/seats/2/enter", body: JSON.stringify({ key: KEY }) });
    expect(location.hash).toBe("");
    expect(seatAt("aaaa-bbbb")).toBe(2);
  });

  it("of a spectator opens a look and no seat", async () => {
    history.replaceState(null, "", `/table/aaaa-bbbb#${KEY}`);
    const asked = answering(200, { id: "aaaa-bbbb", title: "" });
    await arrive("aaaa-bbbb", null);
    expect(asked[0]?.path).toBe("/api/tables/aaaa-bbbb/watch");
    expect(games.value).toEqual([]);
  });

  it("that is none asks for nothing", async () => {
    history.replaceState(null, "", "/table/aaaa-bbbb/2#top");
    const asked = answering(200, {});
    expect(await arrive("aaaa-bbbb", 2)).toBeNull();
    expect(asked).toEqual([]);
  });
});
