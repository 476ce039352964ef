import { describe, expect, it } from "vitest";
import { HexMap } from "../src/board/geometry";
import { asked } from "../src/game/asking";
import { beats } from "../src/game/EndPanel";
import { verbsByHex } from "../src/game/PlayBoard";
import { describeHex, previewText, reasonText, tileLetters } from "../src/game/words";
import type { BoardData } from "../src/net/protocol";
import { fixture } from "./fixture";

const state = fixture();
const map = new HexMap(state.board as BoardData);

describe("what is asked", () => {
  it("is one sentence with the number of hexes", () => {
    const ask = asked(state, state.entries);
    expect(ask.text).toMatch(/^Build .*canyon/);
    expect(ask.detail).toMatch(/^3 left · \d+ hexes? possible$/);
    expect(ask.dots).toEqual({ done: 0, all: 3 });
  });

  it("names who is to move when it is somebody else", () => {
    const says = [{ id: "ask-waiting-mandatory", args: { seat: 1, terrain_or: ["canyon"] } }];
    const other = { ...state, view: { ...state.view, asks: { ...state.view.asks, says } } };
    expect(asked(other, []).text).toBe("Mira builds on canyon");
  });
});

describe("hexes in words", () => {
  it("say terrain, owner and what a press does", () => {
    const hex = map.byName.get("c7");
    if (!hex) throw new Error("c7");
    expect(describeHex(hex, state.picture)).toBe("c7, Tavern, 2 tiles left");
    const grass = { name: "e5", x: 0, y: 0, ground: "grass" };
    const mira = { seat: state.table.seats[1], kind: "settlement" };
    expect(describeHex(grass, state.picture, mira)).toBe("e5, Grass, Mira’s settlement");
    const preview = previewText({
      gold: { fishermen: 1, knights: -2, total: -1 },
      events: [{ kind: "tile-taken", seat: 0, what: "tavern" }],
    });
    expect(describeHex(grass, state.picture, undefined, ["build"], preview)).toBe(
      "e5, Grass, press to build, Fishermen +1, Knights −2, takes a Tavern tile",
    );
  });

  it("knows which verbs a hex allows", () => {
    const verbs = verbsByHex({ hexes: { build: ["a1", "a2"], fort: ["a2"] }, others: [] });
    expect(verbs.get("a2")).toEqual(["build", "fort"]);
    expect(verbsByHex(null).size).toBe(0);
  });

  it("says why not, in the server's words where it has none", () => {
    const reason = {
      rule: "B-2.1",
      key: "wrong-terrain",
      text: "x",
      args: { hex: "a1", ground: "grass", terrain: "desert" },
    };
    expect(reasonText(reason)).toBe("a1 is grass, but your card says desert");
    expect(reasonText({ ...reason, key: "of-a-later-box", text: "The river is wild" })).toBe(
      "The river is wild",
    );
  });
});

describe("letters for tiles", () => {
  it("are all different and leave the keys of the table alone", () => {
    const names = ["oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"];
    const letters = tileLetters([...names, "farm"]);
    expect(letters.size).toBe(8);
    expect(new Set(letters.values()).size).toBe(8);
    for (const letter of letters.values()) expect("ue").not.toContain(letter);
  });
});

describe("the count at the end", () => {
  it("adds up to each score and shows every card and seat", () => {
    const contributions = [
      { hermits: Array.from({ length: 13 }, (_, i) => ({ hexes: [`a${i}`], gold: 1 })) },
      { hermits: [] },
    ];
    const all = beats(["hermits"], contributions, [{ hermits: 13 }, { hermits: 0 }]);
    expect(all.filter((beat) => beat.seat === 0).length).toBeLessThanOrEqual(6);
    expect(all.findLast((beat) => beat.seat === 0)?.gold).toBe(13);
    expect(all.findLast((beat) => beat.seat === 1)?.gold).toBe(0);
  });
});
