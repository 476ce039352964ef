/** What the boxes ask, offer and tell, in words and as extra actions. */

import { describe, expect, it } from "vitest";
import { HexMap } from "../src/board/geometry";
import { asked, choiceText, endsTurn, endText, interrupts } from "../src/game/asking";
import { sources } from "../src/game/Cards";
import { cardWords, terrainsOf } from "../src/game/Hand";
import { logLines } from "../src/game/log";
import { stockText } from "../src/game/Stock";
import { cardText, describeHex, previewText, tileName, tileText } from "../src/game/words";
import { extrasOf } from "../src/games/kingdom/extras";
import type { Ask, BoardData, Entry, GameEvent, StateMessage, View } from "../src/net/protocol";
import { builtThisTurn, withParts } from "../src/state/entries";
import { event, fixture } from "./fixture";

const base = fixture();
const map = new HexMap(base.board as BoardData);

/** A state in which seat 0 is asked something. */
function state(asks: Ask, more: Partial<View> = {}, others: string[] = []): StateMessage {
  const turn = { left: 0, begun: true, built: true, tasks: [], card: "grass" };
  const view = { ...base.view, to_move: 0, turn_of: 0, turn, asks, ...more };
  return { ...base, view, legal: { hexes: {}, others } };
}
const hexes = (of: StateMessage, legal: Record<string, string[]>): StateMessage => ({
  ...of,
  legal: { hexes: legal, others: of.legal?.others ?? [] },
});
const text = (of: StateMessage, acting: number | null = 0) => asked(of, map, [], acting).text;
describe("what is asked", () => {
  it("has words for every kind", () => {
    const kinds: [Ask, RegExp][] = [
      [{ kind: "choose-terrain", choices: ["swamp", "grass"] }, /^Choose the terrain/],
      [{ kind: "wall", by: "quarry" }, /stone wall/],
      [{ kind: "build", by: "donation-water" }, /^Donation: build on water$/],
      [{ kind: "choose", by: "donation" }, /^Donation: which terrain/],
      [{ kind: "place", by: "city-hall" }, /^City hall/],
      [{ kind: "numbers", by: "cathedral" }, /number tile/],
      [{ kind: "choose", by: "bazaar" }, /repeat/],
      [{ kind: "choose", by: "row" }, /choose a row/],
      [{ kind: "silo", by: "silo" }, /^Silo/],
      [{ kind: "interrupt", by: "canoe" }, /Canoe, or decline/],
      [{ kind: "give-up", by: "tavern" }, /^Choose which Tavern tile/],
      [{ kind: "build", by: "fort", terrain: ["swamp", "grass"] }, /swamp or grass/],
      [{ kind: "something-new", by: "temple" }, /your turn/],
    ];
    for (const [asks, words] of kinds) expect(text(state(asks)), asks.kind).toMatch(words);
  });

  it("tells a first step from a next one by what can be done", () => {
    const wagon = state({ kind: "place", by: "wagon", left: 3 });
    expect(text(hexes(wagon, { build: ["a1"], take: [] }))).toBe("Wagon: choose where to place it");
    expect(text(hexes(wagon, { put: ["a1"], take: ["a2"] }))).toMatch(/^Wagon: roll/);
    const walk = state({ kind: "step", by: "resettlement", left: 4 });
    expect(text(hexes(walk, { take: ["a1"] }))).toMatch(/choose a settlement/);
    const setup = { ...base.view.setup, options: { pieces_move_as_settlements: true } };
    const any = state({ kind: "step", by: "resettlement", left: 4 }, { setup });
    expect(text(hexes(any, { take: ["a1"] }))).toMatch(/choose a piece to move/);
    expect(text(hexes(walk, { put: ["a1"], take: ["a2"] }))).toMatch(/keep moving/);
    expect(asked(hexes(walk, { take: ["a1"] }), map, [], 0).detail).toBe("4 left · 1 hex possible");
  });

  it("offers to take a piece back, or a number tile, only where that is possible", () => {
    const wagon = state({ kind: "place", by: "wagon", left: 2 });
    expect(text(hexes(wagon, { put: ["a1"], take: ["a2"] }))).toMatch(/, or take it back$/);
    expect(text(hexes(wagon, { put: ["a1"] }))).toBe("Wagon: roll it one hex at a time");
    const again = state({ kind: "numbers", by: "cathedral", left: 2 });
    expect(text(hexes(again, { build: ["a1"] }))).toBe("Cathedral: build with your number tiles");
  });

  it("says which piece comes from the temple, once it is its turn", () => {
    const turn = { left: 1, begun: true, built: true, tasks: [], card: "grass" };
    const due = (left: number): string => {
      const due_pieces = ["warrior"];
      const now = state(
        { kind: "mandatory", terrain: "grass" },
        { turn: { ...turn, left, due_pieces } },
      );
      return asked(now, map, [], 0).detail;
    };
    expect(due(1)).toMatch(/1 from the temple$/);
    expect(due(0)).toMatch(/now the warrior from the temple$/);
  });

  it("names who is struck by the sword", () => {
    const hex = base.view.players[1]?.settlements[0] ?? "";
    const sword = hexes(state({ kind: "take", by: "sword", left: 1 }), { take: [hex] });
    expect(text(sword)).toBe("Sword: remove one of Mira’s settlements");
  });

  it("says that one's own turn goes on after one's own canoe", () => {
    const canoe = asked(state({ kind: "interrupt", by: "canoe" }), map, [], 0);
    expect(canoe.detail).toBe("Then your turn continues");
  });

  it("says that a turn goes on after an interrupt", () => {
    const turn = { left: 2, begun: true, built: true, tasks: [], card: "grass", seat: 1 };
    const mine = state({ kind: "interrupt", by: "canoe" }, { turn, turn_of: 1 });
    expect(interrupts(mine)).toBe(true);
    expect(asked(mine, map, [], 0).detail).toMatch(/^It’s Mira’s turn; it continues/);
    expect(asked(mine, map, [], 0).dots).toBeNull();
    const theirs = {
      ...state({ kind: "interrupt", by: "canoe" }, { turn: { ...turn, seat: 0 }, to_move: 1 }),
      legal: null,
    };
    expect(text(theirs, null)).toBe("Mira may build with the Canoe");
    expect(asked(theirs, map, [], null).detail).toBe("Then your turn continues");
  });

  it("calls the end by what it ends", () => {
    const words = (kind: string): string => endText({ kind });
    expect([words("end"), words("mandatory")]).toEqual(["End turn", "End turn"]);
    expect([words("interrupt"), words("silo"), words("wall")]).toEqual([
      "Decline",
      "Finish silo",
      "Done",
    ]);
    expect(endsTurn({ kind: "wall" })).toBe(false);
  });

  it("names each choice", () => {
    expect(choiceText("swamp", { kind: "choose-terrain" })).toBe("Swamp: build two");
    expect(choiceText("desert", { kind: "choose-terrain" })).toBe("Desert");
    expect(choiceText("farm", { kind: "choose", by: "bazaar" })).toBe("Farm");
    expect(choiceText("7", { kind: "choose", by: "row" })).toBe("Row 7");
    expect(choiceText("i.3", { kind: "choose", by: "row" })).toBe("Island, row 3");
    expect(choiceText("number", { kind: "numbers", by: "cathedral" })).toBe("Take a number tile");
  });
});

describe("cards in the hand", () => {
  it("have one terrain or two", () => {
    expect(terrainsOf("flower-field")).toEqual(["flower-field"]);
    expect(terrainsOf("swamp-flower-field")).toEqual(["swamp", "flower-field"]);
    expect(cardWords("swamp-grass")).toBe("Swamp or grass");
  });
});

describe("extra actions", () => {
  type Told = StateMessage["picture"]["extras"][number][number];
  const names = (of: StateMessage, told: Told[]) => {
    const picture = { ...of.picture, extras: [told, []] };
    return extrasOf({ ...of, picture }, 0).map((extra) => [extra.name, extra.state, extra.can]);
  };
  const tile = (name: string, hex: string, now = "ready"): Told => ({
    name,
    action: name,
    state: now,
    hex,
  });
  const loose = (name: string, now = "idle", action = name): Told => ({ name, action, state: now });

  it("can be used where the server says so", () => {
    const now = state({ kind: "end" }, {}, [
      ...["use refuge", "use refuge-bonus", "use donation", "use farmland", "end"],
    ]);
    const told = [
      tile("refuge", "a1"),
      tile("refuge", "c1", "new"),
      tile("canoe", "e1", "other-turn"),
      loose("refuge-bonus"),
      loose("donation-water", "idle", "donation"),
      loose("sword", "new"),
      loose("farmland"),
      loose("caves", "used"),
    ];
    expect(names(now, told)).toEqual([
      ["refuge", "ready", true],
      ["refuge", "new", false],
      ["canoe", "other-turn", false],
      ["refuge-bonus", "ready", true],
      ["donation-water", "ready", true],
      ["sword", "new", false],
      ["farmland", "ready", true],
      ["caves", "used", false],
    ]);
  });

  it("show which one is in use", () => {
    const turn = { left: 0, begun: true, built: true, tasks: [{ task: "wagon", seat: 0 }] };
    const now = state({ kind: "place", by: "wagon" }, { turn });
    const told = [tile("wagon", "a1"), tile("wagon", "c1", "used"), tile("wagon", "e1", "used")];
    expect(names(now, told).map(([, how]) => how)).toEqual(["ready", "busy", "used"]);
  });

  it("are offered even if the page does not know them", () => {
    const now = state({ kind: "end" }, {}, ["use dragon", "end"]);
    expect(names(now, []).at(-1)).toEqual(["dragon", "ready", true]);
  });

  it("say what they do", () => {
    expect(tileName("donation-flower-field")).toBe("Donation: flower fields");
    expect(tileText("donation-water")).toBe("Build three more settlements on water.");
  });
});

describe("what a player has", () => {
  it("is told in words", () => {
    const says = [
      { id: "player-owed", args: { n: 1 } },
      { id: "player-owed-piece", args: { n: 2, piece: "warrior" } },
    ];
    expect(stockText({ kind: "owed", n: 3, art: "", says })).toBe(
      "1 settlement waits in the temple, 2 warriors wait in the temple",
    );
  });
});

describe("what pays", () => {
  it("are cards, then tasks, then the rest, of anybody", () => {
    const setup = { ...base.view.setup, cards: ["lords"], tasks: ["road"] };
    const scores = [
      { lords: 1, road: 0, castles: 0, total: 1 },
      { lords: 0, road: 7, castles: 3, gold: 3, total: 13 },
    ];
    expect(sources(setup, scores)).toEqual(["lords", "road", "castles", "gold"]);
  });

  it("says what is special in this game", () => {
    expect(cardText("scouts", { setup: { removed: "desert" } })).toMatch(/next to desert/);
    expect(cardText("workers", { setup: { boxes: ["base"] } })).not.toMatch(/palace/);
    expect(cardText("workers", { setup: { boxes: ["marshlands"] } })).toMatch(/palace/);
  });

  it("is previewed with what comes with it", () => {
    const events: GameEvent[] = [
      event({ kind: "gold", seat: 0, what: "shepherds", amount: 2 }),
      event({ kind: "nomad-taken", seat: 0, what: "donation-grass", where: "c4" }),
      event({ kind: "row-marked", seat: 0, what: "mayors", where: "7" }),
    ];
    expect(previewText({ gold: { shepherds: 2, total: 2 }, events })).toBe(
      "Shepherds +2, takes the Donation: grass tile, marks row 7",
    );
  });
});

describe("a hex", () => {
  const hex = (ground: string) => ({ name: "c4", x: 0, y: 0, ground });
  const told = (ground: string, view: Partial<View>) =>
    describeHex(hex(ground), { ...base, view: { ...base.view, ...view } }, undefined, [], "");

  it("says what lies there besides land", () => {
    expect(told("nomad", { nomads: { c4: "sword" } })).toBe("c4, Nomad hex, Sword");
    expect(told("castle", { capitols: ["c4"] })).toBe("c4, Castle, Capitol");
    expect(told("grass", { walls: ["c4"] })).toBe("c4, Grass, stone wall");
    expect(told("grass", { blocked: ["c4"] })).toMatch(/warrior/);
    const wagon = { seat: base.table.seats[0], kind: "wagon" };
    expect(describeHex(hex("mountain"), base, wagon, [], "")).toBe("c4, Mountain, your wagon");
  });
});

describe("the log", () => {
  let number = 0;
  const play = (seat: number, action: string, by: string | null, ...events: GameEvent[]): Entry => {
    number += 1;
    return { number, seat, kind: "play", action, by, step: number, events };
  };
  const lines = (...entries: Entry[]): string[] =>
    logLines(entries, base.table.seats, true).map((line) => line.text.replace(/<\/?b>/g, ""));

  it("tells what an action did, all its clicks in one line", () => {
    expect(
      lines(
        play(0, "use donation", null),
        play(0, "build a1", "donation-grass"),
        play(0, "build a2", "donation-grass"),
        play(0, "build a3", "donation-grass"),
        play(0, "build b1", null),
      ),
    ).toEqual(["You built on a1, a2, a3 with a Donation", "You built on b1"]);
    expect(
      lines(
        play(1, "use resettlement", null),
        play(1, "take a1", "resettlement"),
        play(1, "put a2", "resettlement"),
        play(1, "put a3", "resettlement"),
        play(1, "take c1", "resettlement"),
        play(1, "put c2", "resettlement"),
        play(1, "end", "resettlement"),
      ),
    ).toEqual([
      "Mira moved a1 → a2 → a3 with the Resettlement",
      "Mira moved c1 → c2 with the Resettlement",
    ]);
    expect(lines(play(0, "use wagon", null), play(0, "put d4", "wagon"))).toEqual([
      "You rolled the wagon to d4",
    ]);
    expect(lines(play(0, "use quarry", null), play(0, "build d4", "quarry"))).toEqual([
      "You placed a stone wall on d4",
    ]);
    expect(lines(play(0, "use outpost", null), play(0, "build d4", null))).toEqual([
      "You used the Outpost",
      "You built on d4",
    ]);
  });

  it("tells choices", () => {
    expect(lines(play(0, "choose swamp", null))).toEqual(["You chose swamp"]);
    expect(lines(play(0, "choose number", "cathedral"))).toEqual(["You took a number tile"]);
    expect(lines(play(0, "choose farm", "bazaar"))).toEqual([
      "You used the Farm again at the Bazaar",
    ]);
    expect(lines(play(0, "choose i.3", "row"))).toEqual(["You marked row i.3"]);
    expect(lines(play(0, "choose used", "tavern"))).toEqual([
      "You gave up the used tile and kept the ready one",
    ]);
  });

  it("tells gold, cards and what befell others", () => {
    const gold = event({ kind: "gold", seat: 0, what: "shepherds", amount: 2 });
    expect(lines(play(0, "build a1", null, gold))).toEqual([
      "You built on a1 and earned 2 gold (Shepherds)",
    ]);
    const drawn = event({ kind: "card-drawn", seat: 0, what: "forest" });
    expect(lines(play(0, "use fort", null, drawn), play(0, "build a1", "fort"))).toEqual([
      "You built on a1 with the Fort and drew a forest card",
    ]);
    const gone = event({ kind: "removed", seat: 1, what: "sword", where: "c4" });
    const lost = event({ kind: "tile-lost", seat: 1, what: "farm", where: "c5" });
    expect(lines(play(0, "take c4", "sword", gone, lost))).toEqual([
      "You struck c4 with the Sword",
      "Mira’s settlement on c4 was removed from the board",
      "Mira lost the Farm tile",
    ]);
  });

  it("tells an interrupt, and that it ends no turn", () => {
    const found = logLines(
      [
        play(0, "build a1", null),
        play(1, "end", "canoe"),
        play(0, "build a2", null),
        play(0, "end", null),
      ],
      base.table.seats,
      true,
    );
    expect(found.map((line) => line.text.replace(/<\/?b>/g, ""))).toEqual([
      "You built on a1",
      "Mira left the Canoe ashore",
      "You built on a2",
    ]);
    expect(found.map((line) => line.closes)).toEqual([false, false, true]);
  });

  it("counts the settlements of the card only", () => {
    const entries = [
      play(0, "end", null),
      play(1, "use farm", null),
      play(1, "build a1", "farm"),
      play(1, "build a2", null),
      play(0, "build b1", "canoe"),
      play(1, "build a3", null),
    ];
    expect(builtThisTurn(entries)).toBe(2);
  });

  it("finds the parts of an action where an old server has not told them", () => {
    const old = ["use barn", "take a1", "put a2", "build a3", "end"].map(
      (action, index): Entry => ({ number: index + 1, seat: 0, kind: "play", action }),
    );
    expect(withParts(old).map((entry) => entry.by)).toEqual([null, "barn", "barn", null, null]);
  });
});
