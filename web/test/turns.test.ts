import { describe, expect, it } from "vitest";
import { readLink } from "../src/screens/links";
import { setWay, startTable, wayOf } from "../src/screens/new/form";
import { tableBody } from "../src/screens/new/request";
import { qrCode } from "../src/screens/share/encode";
import { LARGE } from "../src/turns/largeCodes";

const LINK = "1ipzQNRomxd5B0c8zKq2Vh";

describe("a pasted link that holds a game", () => {
  it("opens here, wherever it was made", () => {
    const here = { kind: "here", path: `/play#${LINK}` };
    for (const text of [
      LINK,
      `https://example.org/play#${LINK}`,
      `https://example.org/games/index.html#/play?${LINK}`,
      ` https://example.org/play#${LINK.slice(0, 9)}\n${LINK.slice(9)}\n`,
    ])
      expect(readLink(text), text).toEqual(here);
  });
  it("has to be long enough to be one", () => {
    expect(readLink("https://example.org/play#1abc")).toBeNull();
  });
});

describe("the ways to play", () => {
  const form = startTable("kingdom-builder", ["normal"], "Ada");
  it("are told by the seats, and by link said aloud", () => {
    expect(wayOf(form)).toBe("screen");
    expect(wayOf(setWay(form, "server"))).toBe("server");
    expect(wayOf(setWay(form, "turns"))).toBe("turns");
  });
  it("open a seat where others are to come, and close it again", () => {
    const open = setWay(form, "turns");
    expect(open.seats.map((seat) => seat.who)).toEqual(["me", "open"]);
    expect(tableBody(open, {}).by_turns).toBe(true);
    const back = setWay(open, "screen");
    expect(back.seats.map((seat) => seat.who)).toEqual(["me", "bot"]);
    expect("by_turns" in tableBody(back, {})).toBe(false);
  });
});

describe("large QR codes", () => {
  const free = (version: number): number => {
    const [, blocks] = LARGE.blocks[version - 1] ?? [0, []];
    const bits = 8 * blocks.reduce((a, b) => a + b, 0) - 4 - (version < 10 ? 8 : 16);
    return Math.floor(bits / 8);
  };
  it("hold what the standard says", () => {
    const known = { 1: 17, 5: 106, 10: 271, 14: 458, 20: 858, 27: 1465, 30: 1732 };
    for (const [version, bytes] of Object.entries(known)) expect(free(Number(version))).toBe(bytes);
  });
  it("have their marks where the standard has them", () => {
    expect(LARGE.aligned[0]).toEqual([]);
    expect(LARGE.aligned[6]).toEqual([6, 22, 38]);
    expect(LARGE.aligned[13]).toEqual([6, 26, 46, 66]);
    expect(LARGE.aligned[21]).toEqual([6, 26, 50, 74, 98]);
    expect(LARGE.aligned[29]).toEqual([6, 26, 52, 78, 104, 130]);
  });
  it("take the smallest version that will do", () => {
    expect(qrCode("x".repeat(458), LARGE).length).toBe(17 + 4 * 14);
    expect(qrCode("x".repeat(459), LARGE).length).toBe(17 + 4 * 15);
    expect(() => qrCode("x".repeat(1733), LARGE)).toThrow(RangeError);
  });
});
