import { describe, expect, it } from "vitest";
import { logLines } from "../src/game/log";
import { previewText } from "../src/game/words";
import type { Entry } from "../src/net/protocol";
import { fixture, lines, play, tell } from "./fixture";

const { seats } = fixture().table;
const took = (seat: number, what: string) => ({ kind: "tile-taken", seat, what, where: "c7" });

describe("the log", () => {
  it("joins the builds of a turn and names who built", () => {
    const entries = [play(0, "build a1"), play(0, "build a2"), play(0, "build a3"), play(0, "end")];
    expect(lines(entries)).toEqual(["You built on a1, a2, a3"]);
    expect(lines(entries, false)).toEqual(["Ann built on a1, a2, a3"]);
  });

  it("ends a line with the tile that was taken", () => {
    const entries = [
      play(1, "build a1"),
      play(1, "build a2", null, took(1, "tavern")),
      play(1, "build a3"),
    ];
    expect(lines(entries)).toEqual([
      "Mira built on a1, a2 and took a Tavern tile",
      "Mira built on a3",
    ]);
  });

  it("tells tile actions in one line", () => {
    const entries = [
      play(1, "use paddock"),
      play(1, "take q4", "paddock"),
      play(1, "put q6", "paddock", { kind: "tile-lost", seat: 1, what: "farm" }, took(1, "barn")),
      play(1, "use oasis"),
      play(1, "build b3", "oasis"),
    ];
    expect(lines(entries)).toEqual([
      "Mira moved q4 → q6 with the Paddock, lost the Farm tile and took a Barn tile",
      "Mira built on b3 with the Oasis",
    ]);
    expect(logLines(entries, seats, true)[0]?.hexes).toEqual(["q4", "q6"]);
  });

  it("names a piece that is no settlement", () => {
    const entries = [
      play(0, "use barn"),
      tell(play(0, "take c4", "barn"), "log-take-by", { tile: "barn", piece: "warrior" }),
      play(0, "put d6", "barn"),
      play(0, "use temple"),
      tell(play(0, "take d6", "temple"), "log-take-temple", { tile: "temple", piece: "warrior" }),
      play(0, "build a1"),
      tell(play(0, "build a2"), "log-build-piece", { piece: "warrior" }),
    ];
    expect(lines(entries)).toEqual([
      "You moved the warrior c4 → d6 with the Barn",
      "You carried the warrior d6 to the Temple",
      "You built on a1",
      "You built the warrior on a2",
    ]);
  });

  it("tells every step of a wagon, which may come back", () => {
    const steps = ["b1", "a1"].map((hex) => play(0, `put ${hex}`, "wagon"));
    expect(lines([play(0, "use wagon"), ...steps])).toEqual(["You rolled the wagon to b1, a1"]);
  });

  it("puts the right article before every tile", () => {
    const told = (what: string): string =>
      lines([play(1, "build a1", null, took(1, what))])[0] ?? "";
    expect(told("oasis")).toBe("Mira built on a1 and took an Oasis tile");
    expect(told("oracle")).toMatch(/took an Oracle tile$/);
    expect(told("university")).toMatch(/took a University tile$/);
    expect(told("foresters-lodge")).toMatch(/took a Forester’s lodge tile$/);
    const taken = { kind: "tile-taken", seat: 0, what: "oasis", where: "c7" };
    expect(previewText({ gold: {}, events: [taken] })).toBe("takes an Oasis tile");
  });

  it("tells which of two identical tiles was given up", () => {
    const told = (what: string, tile: string): string | undefined =>
      lines([tell(play(0, `choose ${what}`, "give-up"), "log-choose-give-up", { what, tile })])[0];
    expect(told("used", "tavern")).toBe("You gave up the used Tavern tile and kept the ready one");
    expect(told("ready", "oasis")).toBe("You gave up the ready Oasis tile and kept the other one");
  });

  it("tells what is begun and not finished", () => {
    expect(lines([play(0, "use barn")])).toEqual(["You used the Barn"]);
    expect(lines([play(0, "use barn"), play(0, "take c4", "barn")])).toEqual([
      "You lifted c4 with the Barn",
    ]);
  });

  it("tells of a card that left the game, to its owner", () => {
    const gone = { kind: "card-removed", seat: 1, what: "desert" };
    const entries = [
      play(0, "build a1"),
      play(0, "end", null, gone, { kind: "turn-ended", seat: 0 }),
    ];
    expect(lines(entries)).toEqual([
      "You built on a1",
      "Mira’s desert card had no empty hex and left the game",
    ]);
  });

  it("marks the last line of a turn", () => {
    const entries = [play(0, "build a1"), play(0, "end"), play(1, "build b1")];
    expect(logLines(entries, seats, true).map((line) => line.closes)).toEqual([true, false]);
  });

  it("tells comings, goings and take-backs", () => {
    const told = (kind: string): string => lines([{ number: 1, seat: 1, kind } as Entry])[0] ?? "";
    expect(told("left")).toBe("Mira left the table");
    expect(told("takeback")).toBe("Mira took back the last turn");
    expect(told("replaced")).toBe("A bot takes over from Mira");
    expect(lines([{ number: 1, seat: null, kind: "begun" }])).toEqual(["The game begins"]);
    expect(lines([{ number: 1, seat: 0, kind: "something-new" as Entry["kind"] }])).toEqual([]);
  });

  it("writes a whole real game without a missing word", () => {
    for (const line of logLines(fixture().entries, seats, true)) {
      expect(line.text).not.toMatch(/log-|undefined|\{/);
    }
  });
});
