/** What the boxes ask, offer and tell, in words and as extra actions. */

import { describe, expect, it } from "vitest";
import { asked, endsTurn, endText, interrupts } from "../src/game/asking";
import { sources } from "../src/game/Cards";
import { choiceText } from "../src/game/Choices";
import { cardWords, terrainsOf } from "../src/game/Hand";
import { logLines } from "../src/game/log";
import { stockText } from "../src/game/Stock";
import {
  cardText,
  describeHex,
  previewText,
  type Standing,
  tileName,
  tileText,
} from "../src/game/words";
import { extrasOf } from "../src/games/kingdom/extras";
import type { Ask, Picture, Said, StateMessage, View } from "../src/net/protocol";
import { fixture, lines, play, tell } from "./fixture";

const base = fixture();

/** A state in which seat 0 is asked something. */
function state(asks: Partial<Ask>, more: Partial<View> = {}, others: string[] = []): StateMessage {
  const turn = { left: 0, begun: true, built: true, tasks: [], card: "grass" };
  const now = { kind: "end", says: [], ...asks };
  const view = { ...base.view, to_move: 0, turn_of: 0, turn, asks: now, ...more };
  return { ...base, view, legal: { hexes: {}, others } };
}
const says = (id: string, args: Said["args"] = {}): string =>
  asked(state({ says: [{ id, args }] }), []).text;

describe("what is asked", () => {
  it("is said in the words of the box, or else in those of all", () => {
    const args = { tile: "donation-water", piece: "any", lifts: 1, choices: 0 };
    expect(says("ask-build-donation ask-build", args)).toBe("Donation: build on water");
    expect(says("ask-build-dragon ask-build", { tile: "farm" })).toBe(
      "Farm: build one more settlement",
    );
    expect(says("ask-take-resettlement ask-step", args)).toMatch(/choose a piece to move/);
    expect(says("ask-put-wagon ask-place", args)).toMatch(/, or take it back$/);
    expect(says("ask-build-fort", { terrain_or: ["swamp", "grass"] })).toMatch(/swamp or grass/);
    expect(says("ask-something-new ask-other")).toMatch(/your turn/);
  });

  it("names people", () => {
    expect(says("ask-take-sword", { seat: 1 })).toBe("Sword: remove one of Mira’s settlements");
    expect(says("ask-over-won", { seat: 0, n: 9 })).toBe("The game is over: you win with 9 gold");
    expect(says("ask-over-tied", { seats: [0, 1], n: 9 })).toMatch(/: Ann and Mira share/);
  });

  it("has its details, and no dots in the middle of another's turn", () => {
    const turn = { left: 2, begun: true, built: true, tasks: [], card: "grass", seat: 1 };
    const told = [
      { id: "ask-interrupt", args: { tile: "canoe" } },
      { id: "ask-detail-interrupt", args: { seat: 1 } },
      { id: "ask-detail-hexes", args: { n: 2 } },
    ];
    const mine = state({ kind: "interrupt", says: told }, { turn, turn_of: 1 });
    expect(interrupts(mine)).toBe(true);
    const { detail, dots } = asked(mine, []);
    expect(detail).toBe("It’s Mira’s turn; it continues afterwards · 2 hexes possible");
    expect(dots).toBeNull();
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
    const labels = {
      swamp: { id: "choice-swamp terrain-swamp", args: {} },
      farm: { id: "choice-farm location-farm", args: {} },
      "i.3": { id: "choice-row-island", args: { row: "3" } },
    };
    const asks = { kind: "choose", says: [], labels };
    expect(choiceText("swamp", asks)).toBe("Swamp: build two");
    expect(choiceText("farm", asks)).toBe("Farm");
    expect(choiceText("i.3", asks)).toBe("Island, row 3");
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
    expect(cardText("scouts", { setup: { removed: "desert" } })).toMatch(
      /next to, but not on, desert/,
    );
  });

  it("is previewed with what comes with it", () => {
    const events = [
      { kind: "gold", seat: 0, what: "shepherds", amount: 2 },
      { kind: "nomad-taken", seat: 0, what: "donation-grass", where: "c4" },
      { kind: "row-marked", seat: 0, what: "mayors", where: "7" },
    ];
    expect(previewText({ gold: { shepherds: 2, total: 2 }, events })).toBe(
      "Shepherds +2, takes the Donation: grass tile, marks row 7",
    );
  });
});

describe("a hex", () => {
  const hex = (ground: string) => ({ name: "c4", x: 0, y: 0, ground });
  const told = (ground: string, picture: Partial<Picture>, piece?: Standing) =>
    describeHex(hex(ground), { ...base.picture, ...picture }, piece);
  const place = (what: string) => ({ places: [{ hex: "c4", what, art: "" }] });

  it("says what lies there besides land", () => {
    expect(told("nomad", place("sword"))).toBe("c4, Nomad hex, Sword");
    expect(told("castle", place("capitol"))).toBe("c4, Castle, Capitol");
    expect(told("grass", {}, { seat: undefined, kind: "wall" })).toBe("c4, Grass, stone wall");
    expect(told("grass", { blocked: ["c4"] })).toMatch(/warrior/);
    const wagon = { seat: base.table.seats[0], kind: "wagon" };
    expect(told("mountain", {}, wagon)).toBe("c4, Mountain, your wagon");
  });
});

describe("the log", () => {
  it("tells what an action did, all its clicks in one line", () => {
    expect(
      lines([
        play(0, "use donation"),
        play(0, "build a1", "donation-grass"),
        play(0, "build a2", "donation-grass"),
        play(0, "build a3", "donation-grass"),
        play(0, "build b1"),
      ]),
    ).toEqual(["You built on a1, a2, a3 with a Donation", "You built on b1"]);
    expect(
      lines([
        play(1, "use resettlement"),
        play(1, "take a1", "resettlement"),
        play(1, "put a2", "resettlement"),
        play(1, "put a3", "resettlement"),
        play(1, "take c1", "resettlement"),
        play(1, "put c2", "resettlement"),
        play(1, "end", "resettlement"),
      ]),
    ).toEqual([
      "Mira moved a1 → a2 → a3 with the Resettlement",
      "Mira moved c1 → c2 with the Resettlement",
    ]);
    expect(lines([play(0, "use wagon"), play(0, "put d4", "wagon")])).toEqual([
      "You rolled the wagon to d4",
    ]);
    expect(lines([play(0, "use quarry"), play(0, "build d4", "quarry")])).toEqual([
      "You placed a stone wall on d4",
    ]);
    expect(lines([play(0, "use outpost"), play(0, "build d4")])).toEqual([
      "You used the Outpost",
      "You built on d4",
    ]);
  });

  it("tells choices", () => {
    const choice = (arg: string, id: string, args: Said["args"]): string[] =>
      lines([tell(play(0, `choose ${arg}`), id, args)]);
    expect(choice("swamp", "log-choose-terrain", { terrain: "swamp" })).toEqual([
      "You chose swamp",
    ]);
    expect(choice("farm", "log-choose-bazaar log-choose", { tile: "farm" })).toEqual([
      "You used the Farm again at the Bazaar",
    ]);
    expect(choice("i.3", "log-choose-row", { where: "i.3" })).toEqual(["You marked row i.3"]);
  });

  it("tells gold, cards and what befell others", () => {
    const gold = { kind: "gold", seat: 0, what: "shepherds", amount: 2 };
    expect(lines([play(0, "build a1", null, gold)])).toEqual([
      "You built on a1 and earned 2 gold (Shepherds)",
    ]);
    const drawn = { kind: "card-drawn", seat: 0, what: "forest" };
    expect(lines([play(0, "use fort", null, drawn), play(0, "build a1", "fort")])).toEqual([
      "You built on a1 with the Fort and drew a forest card",
    ]);
    const gone = { kind: "removed", seat: 1, what: "sword", where: "c4" };
    const lost = { kind: "tile-lost", seat: 1, what: "farm", where: "c5" };
    expect(lines([play(0, "take c4", "sword", gone, lost)])).toEqual([
      "You struck c4 with the Sword",
      "Mira’s settlement on c4 was removed from the board",
      "Mira lost the Farm tile",
    ]);
  });

  it("tells an interrupt, and that it ends no turn", () => {
    const entries = [
      play(0, "build a1"),
      play(1, "end", "canoe"),
      play(0, "build a2"),
      play(0, "end"),
    ];
    expect(lines(entries)).toEqual([
      "You built on a1",
      "Mira left the Canoe ashore",
      "You built on a2",
    ]);
    const found = logLines(entries, base.table.seats, true);
    expect(found.map((line) => line.closes)).toEqual([false, false, true]);
  });
});
