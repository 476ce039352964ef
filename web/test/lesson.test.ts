import { afterEach, describe, expect, it, vi } from "vitest";
import { keepProgress, progressOf, standingDone } from "../src/learn/progress";
import { LessonTable } from "../src/learn/table";
import { sentFixture } from "./fixture";

interface Asked {
  done: string[];
  message: { type: string; action?: string };
}

const STEP = { of: 3, entry: 0, text: "first", left: 0, reads: true, light: [], show: "" };

/** A server that lets everything be done. */
function served(): Asked[] {
  const asked: Asked[] = [];
  const answer = async (_: string, { body }: { body: string }) => {
    const { done, message } = JSON.parse(body) as Asked;
    asked.push({ done, message });
    const after = { play: message.action ?? "", undo: "back" }[message.type];
    const next = after ? [...done, after] : done;
    const number = standingDone(next).length;
    const step = { ...STEP, number };
    const { board: _board, ...rest } = sentFixture();
    const state = message.type === "hello" ? sentFixture() : rest;
    return { ok: true, json: async () => ({ done: next, step, messages: [state] }) };
  };
  vi.stubGlobal("fetch", vi.fn(answer));
  return asked;
}

afterEach(() => vi.unstubAllGlobals());
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("a lesson", () => {
  it("sends everything that was done with each message, and keeps it", async () => {
    const asked = served();
    const table = new LessonTable("one");
    await settled();
    expect(table.board.value?.hexes).toHaveLength(400);
    table.readOn();
    table.readOn();
    table.back();
    await settled();
    expect(asked.map(({ message }) => message.type)).toEqual(["hello", "play", "play", "undo"]);
    expect(asked.at(-1)?.done).toEqual(["next", "next"]);
    expect(progressOf("one")).toEqual({ done: ["next"], step: 1, finished: false });
    table.close();
  });

  it("is resumed where it was left, and done for good", async () => {
    const asked = served();
    keepProgress("two", { done: ["next", "next"], step: 2, finished: false });
    const table = new LessonTable("two");
    await settled();
    expect(asked[0]?.done).toEqual(["next", "next"]);
    table.readOn();
    await settled();
    expect(table.told.value?.number).toBe(3);
    expect(progressOf("two")).toEqual({ done: [], step: 0, finished: true });
    table.close();
  });

  it("says when the server is gone, and goes on when it is back", async () => {
    served();
    const table = new LessonTable("three");
    await settled();
    const there = globalThis.fetch;
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
    table.readOn();
    await settled();
    expect(table.link.value).toBe("lost");
    vi.stubGlobal("fetch", there);
    await vi.waitFor(() => expect(table.link.value).toBe("open"), 5000);
    table.readOn();
    await settled();
    expect(progressOf("three").done).toEqual(["next"]);
    table.close();
  });
});
