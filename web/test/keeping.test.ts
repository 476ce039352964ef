/** What is kept with a profile: it follows its owner, and nothing is lost on either side. */

import { beforeEach, expect, it, vi } from "vitest";

const there = new Map<string, { id: string; game: string; text: string; at: number }>();
const game = "kingdom-builder" as const;
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 900));
const result = (id: string, day: string) => ({
  ...{ id, day, game, setup: {}, cards: ["knights"], winners: [0] },
  players: ["Ada", "Ben"].map((name) => ({ name, colour: "blue" as const })),
  seats: [0, 1].map(() => ({ pieces: {}, numbers: {} })),
  scores: [0, 1].map((total) => ({ knights: total, total })),
});

beforeEach(() => {
  localStorage.clear();
  there.clear();
  vi.resetModules();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const [kind = "", id = ""] = path.split("/kept/")[1]?.split("/") ?? [];
    const key = `${kind} ${id}`;
    if (init.method === "PUT") there.set(key, { id, ...JSON.parse(String(init.body)) });
    if (init.method === "DELETE") there.delete(key);
    const all = [...there].filter(([one]) => one.startsWith(kind)).map(([, kept]) => kept);
    return new Response(
      JSON.stringify(init.method === "DELETE" ? { deleted: true } : { kept: all }),
    );
  });
});

/** Another browser: nothing in it but the profile, or also what it had. */
function browser(stored: Record<string, unknown> = {}): void {
  localStorage.clear();
  vi.resetModules();
  localStorage.setItem("hexholm.profile", JSON.stringify({ secret: "s.1" }));
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, JSON.stringify(value));
}

it("results: those of both devices, also from before there was a profile", async () => {
  browser({ "hexholm.real-games": [result("a", "2026-11-01")] });
  const here = await import("../src/count/kept");
  await here.syncResults();
  await vi.waitFor(() => expect(localStorage["hexholm.real-games"]).toContain('"known":["a"]'));
  browser({ "hexholm.real-games": [result("b", "2026-11-02")] });
  const phone = await import("../src/count/kept");
  await phone.syncResults();
  expect(phone.kept.value.map(({ id }) => id)).toEqual(["b", "a"]);
  await vi.waitFor(() => expect(there.size).toBe(2));
  phone.remove("a");
  await vi.waitFor(() => expect(there.size).toBe(1));
  expect([...there.keys()]).toEqual(["result b"]);
});

it("what I own, and the set-ups we had", async () => {
  const mine = { boxes: ["base", "nomads"], players: 4 };
  const had = [{ link: "x1", game, at: 5, cards: ["lords"] }];
  browser({ "hexholm.shelf": { game, games: { [game]: mine }, had } });
  const here = await import("../src/shelf/shelf");
  expect(here.mineOf(game)?.boxes).toEqual(mine.boxes);
  await here.syncShelf();
  await vi.waitFor(() => expect(there.size).toBe(2));
  await soon();
  browser();
  const phone = await import("../src/shelf/shelf");
  await phone.syncShelf();
  expect(phone.mineOf(game)).toMatchObject(mine);
  expect(phone.hadOf(game).map(({ link }) => link)).toEqual(["x1"]);
  const drawn = { link: "x2", game, cards: [{ kind: "card", name: "miners" }] };
  phone.keepDrawn(drawn as never);
  phone.keepMine(game, { ...phone.NOTHING, boxes: ["base"] });
  await vi.waitFor(() => expect(there.size).toBe(3), 2000);
  await soon();
  browser();
  const again = await import("../src/shelf/shelf");
  await again.syncShelf();
  expect(again.mineOf(game)?.boxes).toEqual(["base"]);
  expect(again.hadOf(game).map(({ link }) => link)).toEqual(["x2", "x1"]);
});

it("without a profile nothing is asked of the server", async () => {
  localStorage.clear();
  const { keep, kept, syncResults } = await import("../src/count/kept");
  keep(result("a", "2026-11-01"));
  await syncResults();
  await soon();
  expect([kept.value.length, there.size]).toEqual([1, 0]);
});

/** A browser without room: whatever is stored from now on is refused, until there is room again. */
function full(): () => void {
  const room = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => room.getItem(key),
    setItem: () => {
      throw new DOMException("", "QuotaExceededError");
    },
  });
  return () => vi.stubGlobal("localStorage", room);
}

async function toasts(): Promise<string[]> {
  const { render, h } = await import("preact");
  const { Toasts } = await import("../src/ui/toast");
  render(h(Toasts, {}), document.body);
  const found = [...document.querySelectorAll(".toast")].map((one) => one.textContent ?? "");
  render(null, document.body);
  return found.filter((text) => text.includes("isn’t saved"));
}

it("what can't be stored is told once, stays here, and isn't called kept", async () => {
  localStorage.clear();
  const { areSafe, keep, kept } = await import("../src/count/kept");
  const { addBoard, myBoards } = await import("../src/boards/mine");
  const { change, draft } = await import("../src/count/draft");
  keep(result("a", "2026-11-01"));
  expect([await toasts(), areSafe()]).toEqual([[], true]);
  const makeRoom = full();
  keep(result("b", "2026-11-02"));
  addBoard({ kind: "section" }, "[mine] box=own");
  change({ step: "pieces" });
  expect([(await toasts()).length, areSafe()]).toEqual([1, false]);
  dispatchEvent(new StorageEvent("storage", { key: "hexholm.real-games" })); // another tab
  expect(kept.value.map(({ id }) => id)).toEqual(["b", "a"]);
  expect([myBoards().length, draft.value.step]).toEqual([1, "pieces"]);
  makeRoom();
  keep(result("c", "2026-11-03"));
  expect(areSafe()).toBe(true);
  expect(localStorage["hexholm.real-games"]).toMatch(/"b".*"c"/);
});

it("with a profile it is told only if it doesn't get there", async () => {
  browser();
  const { keep } = await import("../src/count/kept");
  const makeRoom = full();
  keep(result("a", "2026-11-01"));
  await vi.waitFor(() => expect(there.size).toBe(1), 2000);
  expect(await toasts()).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  keep(result("b", "2026-11-02"));
  await vi.waitFor(async () => expect((await toasts()).length).toBe(1), 2000);
  makeRoom();
});
