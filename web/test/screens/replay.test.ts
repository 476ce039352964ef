import { describe, expect, it, vi } from "vitest";
import type { Entry, StepData } from "../../src/net/protocol";
import {
  keyMove,
  type Move,
  moved,
  playsOf,
  Stepper,
  stepOfHash,
  turnStarts,
} from "../../src/screens/replay/steps";

const play = (step: number, seat: number, ends = false): Entry => ({
  number: step + 1,
  seat,
  kind: "play",
  action: ends ? "end" : "build a1",
  step,
  events: ends ? [{ kind: "turn-ended", seat }] : [],
});
/** two turns of seat 0 and 1, then a third begun */
const plays = [play(1, 0), play(2, 0), play(3, 0, true), play(4, 1), play(5, 1, true), play(6, 0)];
const span = { first: 0, last: 6, turns: turnStarts(plays, 0) };

it("finds turns and plays", () => {
  expect(span.turns).toEqual([0, 3, 5]);
  const joined: Entry = { number: 1, seat: 0, kind: "joined" };
  expect(playsOf([joined, ...plays])).toEqual(plays);
});

it("moves by step, by turn and to the ends", () => {
  const from = (step: number, move: Move) => moved(move, step, span);
  expect([from(0, "back"), from(3, "back"), from(6, "forward"), from(3, "forward")]).toEqual([
    0, 2, 6, 4,
  ]);
  expect([from(4, "turn-back"), from(3, "turn-back"), from(0, "turn-back")]).toEqual([3, 0, 0]);
  expect([from(0, "turn-forward"), from(4, "turn-forward"), from(5, "turn-forward")]).toEqual([
    3, 5, 6,
  ]);
  expect([from(4, "first"), from(4, "last")]).toEqual([0, 6]);
});

describe("keys", () => {
  const press = (key: string, focused: Parameters<typeof keyMove>[1] = null, more = {}) =>
    keyMove({ key, altKey: false, ctrlKey: false, metaKey: false, ...more }, focused);

  it("step, jump and play", () => {
    expect(press("ArrowLeft")).toBe("back");
    expect(press("ArrowRight")).toBe("forward");
    expect(press("PageDown")).toBe("turn-forward");
    expect(press("Home")).toBe("first");
    expect(press("End")).toBe("last");
    expect(press(" ")).toBe("play");
    expect(press("x")).toBeNull();
  });

  it("belong to what has the focus", () => {
    expect(press("ArrowLeft", { tagName: "INPUT", type: "range" })).toBeNull();
    expect(press(" ", { tagName: "INPUT", type: "range" })).toBe("play");
    expect(press("Home", { tagName: "INPUT", type: "text" })).toBeNull();
    expect(press(" ", { tagName: "BUTTON" })).toBeNull();
    expect(press("ArrowRight", { tagName: "BUTTON" })).toBe("forward");
    expect(press("ArrowRight", { tagName: "polygon", inGrid: true })).toBeNull();
    expect(press("ArrowRight", { tagName: "DIV", inDialog: true })).toBeNull();
    expect(press("ArrowLeft", null, { altKey: true })).toBeNull();
  });
});

describe("the steps", () => {
  const data = (step: number, steps = 9) => ({ step, first: 0, steps }) as StepData;

  it("are fetched once, with the next ones in advance", async () => {
    const fetch = vi.fn(async (step: number) => data(step));
    const stepper = new Stepper(fetch);
    stepper.go(2);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(4));
    expect(stepper.shown.value?.step).toBe(2);
    stepper.go(3);
    expect(stepper.shown.value?.step).toBe(3);
    await vi.waitFor(() => expect(fetch.mock.calls.map(([step]) => step)).toEqual([2, 3, 4, 5, 6]));
  });

  it("are skipped by who drags fast", async () => {
    const fetch = vi.fn(async (step: number) => data(step, 8));
    const stepper = new Stepper(fetch);
    for (let step = 0; step <= 8; step++) stepper.go(step);
    await vi.waitFor(() => expect(stepper.shown.value?.step).toBe(8));
    expect(fetch.mock.calls.map(([step]) => step)).toEqual([0, 8]);
  });

  it("tell of a failure and go on after it", async () => {
    let broken = true;
    const stepper = new Stepper(async (step) => {
      if (broken) throw new Error("cut");
      return data(step);
    });
    stepper.go(1);
    await vi.waitFor(() => expect(stepper.failed.value).toBeInstanceOf(Error));
    broken = false;
    stepper.go(1);
    await vi.waitFor(() => expect(stepper.shown.value?.step).toBe(1));
    expect(stepper.failed.value).toBeNull();
  });
});

it("opens a link at its step", () => {
  expect(stepOfHash("#watch=abc&step=57")).toBe(57);
  expect(stepOfHash("#step=3")).toBe(3);
  expect(stepOfHash("#watch=step=3")).toBeNull();
  expect(stepOfHash("")).toBeNull();
});
