import { describe, expect, it } from "vitest";
import { goneAt } from "../src/game/Away";
import { paceText } from "../src/game/paceText";
import type { Seat } from "../src/net/protocol";
import { paceBody, USUAL } from "../src/screens/new/pace";
import { seatForms } from "../src/screens/replay/Fork";
import { lasting, left, leftShort } from "../src/state/time";
import { fixture } from "./fixture";

const HOUR = 3600;
const DAY = 24 * HOUR;

describe("time in words", () => {
  it("counts down as a clock does", () => {
    expect([65_000, 59_001, 0, -5].map(left)).toEqual(["1:05", "1:00", "0:00", "0:00"]);
    expect(left(1000 * (3 * HOUR + 20 * 60))).toBe("3 h 20 min");
    expect(left(1000 * (DAY + 4 * HOUR))).toBe("1 day 4 h");
    expect([65, 3 * HOUR + 900, DAY + 20 * HOUR].map((s) => leftShort(1000 * s))).toEqual([
      "1:05",
      "3 h",
      "2 d",
    ]);
  });

  it("says how long something was set to", () => {
    expect([5, 60, 300, 2 * HOUR, DAY, 3 * DAY].map(lasting)).toEqual([
      "5 seconds",
      "1 minute",
      "5 minutes",
      "2 hours",
      "1 day",
      "3 days",
    ]);
  });
});

describe("the pace", () => {
  it("is asked for with what belongs to it", () => {
    expect(paceBody(USUAL)).toEqual({ kind: "live", away: 300 });
    expect(paceBody({ ...USUAL, kind: "days", clock: DAY, end: "nothing" })).toEqual({
      kind: "days",
      clock: { seconds: DAY, end: "nothing" },
    });
  });

  it("is told in a sentence, where there is something to tell", () => {
    expect(paceText({ kind: "live", away: 300, clock: null })).toBe("");
    const clock = { seconds: 2 * DAY, end: "bot" } as const;
    expect(paceText({ kind: "days", away: null, clock })).toBe(
      "This game is played over days. 2 days per turn; then a bot plays it.",
    );
  });

  it("decides when a bot may play for somebody", () => {
    const live = { kind: "live", away: 60, clock: null } as const;
    const days = { kind: "days", away: null, clock: null } as const;
    const seat = (more: Partial<Seat>) => ({ kind: "person", left: false, away: null, ...more });
    expect(goneAt(seat({}) as Seat, live)).toBeNull();
    expect(goneAt(seat({ away: 1000 }) as Seat, live)).toBe(61_000);
    expect(goneAt(seat({ away: 1000 }) as Seat, days)).toBeNull();
    expect(goneAt(seat({ left: true }) as Seat, days)).toBe(0);
    expect(goneAt(seat({ kind: "bot" }) as Seat, live)).toBeNull();
  });
});

describe("a fork", () => {
  it("starts with the same bots and names", () => {
    expect(seatForms(fixture())).toEqual([
      { who: "me", level: "normal", name: "Ann", colour: "blue" },
      { who: "bot", level: "greedy", name: "", colour: "orange" },
    ]);
  });
});
