/** What the page makes of a table of Winter Kingdom: words, cards, steps, keys. */

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { asked, endsTurn, endText } from "../src/game/asking";
import { verbsByHex, wished } from "../src/game/PlayBoard";
import { cardName, cardText, previewText, reasonText, tileName } from "../src/game/words";
import { showGame } from "../src/games";
import { hasChoice } from "../src/games/winter/FortSwitch";
import { stepOf } from "../src/games/winter/TurnSteps";
import { cardsOf, ruleCards, twistsOf } from "../src/games/winter/talents";
import { language, loadLanguage, speakOf, t } from "../src/i18n";
import type { Ask, Entry, GameEvent, Legal, Said, StateMessage, View } from "../src/net/protocol";
import { lastHexes } from "../src/state/entries";
import { fixture, lines, play as playBy } from "./fixture";

const WINTER = "winter-kingdom";
const bought = (name: string, more = {}) => ({
  name,
  upgraded: false,
  new: false,
  upgraded_now: false,
  used: false,
  ...more,
});

/** A view as the server tells it. */
const told = {
  game: WINTER,
  setup: {
    players: 2,
    boards: [],
    cards: ["knights", "pioneers", "crowd"],
    economy: "fur",
    twist: "quick-study",
    direction: "rising",
    top_board: 1,
    bottom_board: 4,
  },
  points: { knights: 2, pioneers: 1, crowd: 1 },
  seat: 0,
  players: [
    {
      coins: 3,
      talents: ["mine", "mule"],
      bought: [
        bought("port", { upgraded: true }),
        bought("horse", { new: true }),
        bought("tower", { used: true }),
      ],
    },
    { coins: 2, talents: null, bought: [] },
  ],
  discards: {},
  to_move: 0,
  turn: { left: 3, begun: false, built: 0, line: [], terrain: "tundra", step: "", tasks: [] },
  last_round: false,
  over: false,
  deck_size: 20,
  asks: { kind: "mandatory", terrain: "tundra", left: 3, begun: false, says: [] },
  prices: { mine: [3, 2], mule: [1, 1], port: [3, 1], horse: [2, 2], tower: [3, 1] },
  sources: { knights: "inferred" },
  marks: {},
  scores: [{ total: 0 }, { total: 0 }],
  winners: [],
};
const view = told as unknown as View;

const table = { ...fixture().table, game: WINTER } as const;

function state(asks: Partial<Ask>, legal: Partial<Legal>, more: Partial<View> = {}): StateMessage {
  const now = { ...view, ...more, asks: { ...view.asks, left: 1, ...asks } as Ask };
  return {
    ...fixture(),
    table,
    view: now,
    legal: { hexes: {}, others: [], ...legal },
  };
}

beforeAll(async () => {
  await showGame(WINTER);
});
afterAll(() => showGame(""));

describe("its words", () => {
  it("come before those of the other game, and go with it", () => {
    expect(t("card-knights-text", { direction: "x" })).toContain("best line");
    expect(t("undo")).toBe("Undo");
    speakOf("kingdom-builder");
    expect(t("card-knights-text")).toContain("fullest row");
    speakOf(WINTER);
  });

  it("keep the case of a direction in the middle of a sentence", async () => {
    await loadLanguage("nl");
    language.value = "nl";
    onTestFinished(() => {
      language.value = "en";
    });
    const setup = { ...view.setup, direction: "horizontal" };
    expect(cardText("knights", { ...view, setup })).toMatch(/hebt, horizontaal$/);
  });

  it("name cards, economy and twist with what was agreed on", () => {
    expect(ruleCards(view)).toEqual(["economy-fur", "twist-quick-study"]);
    expect(cardName("economy-fur")).toBe("Fur");
    expect(cardText("economy-fur", view)).toContain("the board at the top");
    expect(cardText("knights", view)).toContain("from lower left to upper right");
    expect(cardText("knights", view)).toMatch(/^2 points for each house/);
    expect(cardText("crowd", view)).toMatch(/^1 point for every 2/);
    expect(cardText("pioneers", view)).toContain("the board at the bottom");
    const cards = (twist: string | string[]) =>
      ruleCards({ ...view, setup: { ...view.setup, twist } });
    expect(cards("none")).toEqual(["economy-fur"]);
    expect(cards(["bargain", "long-tunnels"])).toEqual([
      "economy-fur",
      "twist-bargain",
      "twist-long-tunnels",
    ]);
  });

  it("take a twist as none, a name or a list of names", () => {
    expect(twistsOf({})).toEqual([]);
    expect(twistsOf({ twist: "none" })).toEqual([]);
    expect(twistsOf({ twist: "bargain" })).toEqual(["bargain"]);
    expect(twistsOf({ twist: ["bargain", "overreach"] })).toEqual(["bargain", "overreach"]);
  });

  it("name a talent by either action", () => {
    expect(tileName("port-2")).toBe("Port");
    expect(tileName("dog-sled")).toBe("Dog sled");
  });

  it("say why not, and what a click brings", () => {
    const args = { tile: "mine", price: 3, coins: 1 };
    const reason = { rule: "W-6", key: "too-dear", text: "", args };
    expect(reasonText(reason)).toBe("The Mine costs 3 coins, and you have 1");
    const events = [{ kind: "coins", seat: 0, what: "fur", amount: 2 }];
    expect(previewText({ gold: { crowd: 1 }, events })).toBe("Crowd +1, 2 coins");
  });
});

describe("what is asked", () => {
  const ask = (...says: Said[]) => asked(state({ says }, {}), []);

  it("is to build, with what is done", () => {
    const { text, detail, dots } = ask(
      { id: "ask-mandatory-near", args: { terrain_or: ["tundra"] } },
      { id: "ask-detail-left", args: { n: 3 } },
      { id: "ask-detail-hexes", args: { n: 1 } },
    );
    expect(text).toBe("Build on tundra, next to your buildings");
    expect(detail).toBe("3 left · 1 hex possible");
    expect(dots).toEqual({ done: 0, all: 3 });
  });

  it("is said in the words of this game", () => {
    expect(
      ask({ id: "ask-then-put-homestead ask-then-put", args: { tile: "homestead" } }).text,
    ).toBe("Homestead: move it on the centre board, or stop");
    expect(ask({ id: "ask-waiting-purchase ask-waiting", args: { seat: 1 } }).text).toBe(
      "Mira may buy a talent",
    );
    expect(endText({ kind: "put" })).toBe("Done");
    expect(endsTurn({ kind: "purchase" })).toBe(true);
  });

  it("knows the step of the turn", () => {
    const at = (kind: string, step = "") =>
      stepOf({ ...view, asks: { kind, says: [] }, turn: { ...view.turn, step } });
    expect([
      at("mandatory"),
      at("put"),
      at("purchase"),
      at("repeat", "done"),
      at("put", "done"),
    ]).toEqual(["build", "build", "buy", "buy", "buy"]);
    expect([at("end", "sell"), at("end", "buy"), at("remove", "done")]).toEqual([
      "buy",
      "end",
      "end",
    ]);
  });
});

describe("my talents", () => {
  const others = ["use port", "use port-2", "buy mule", "upgrade horse", "repeat port", "end"];
  const cards = cardsOf(state({ kind: "purchase" }, { others }), 0);
  const card = (name: string) => cards.find((one) => one.name === name);

  it("are the tunnel, those bought and those in hand", () => {
    expect(cards.map(({ name, state: now }) => [name, now])).toEqual([
      ["tunnel", "idle"],
      ["port", "ready"],
      ["horse", "new"],
      ["tower", "used"],
      ["mine", "hand"],
      ["mule", "hand"],
    ]);
  });

  it("know what can be done with each, and its price", () => {
    expect(card("port")).toMatchObject({
      upper: "use port",
      lower: "use port-2",
      repeat: "repeat port",
      price: null,
    });
    expect(card("horse")).toMatchObject({ upper: null, upgrade: "upgrade horse", price: 2 });
    expect(card("mule")).toMatchObject({ buy: "buy mule", price: 1, missing: 0 });
    expect(card("mine")).toMatchObject({ buy: null, price: 3, missing: 0 });
  });

  it("show the one in use", () => {
    const tasks = [
      { task: "again", seat: 0, note: "port" },
      { task: "port-2", seat: 0 },
    ];
    const busy = cardsOf(
      state({ kind: "build", by: "port-2" }, {}, { turn: { ...view.turn, tasks } }),
      0,
    );
    expect(busy.find((one) => one.state === "busy")?.name).toBe("port");
  });

  it("of others are hidden", () => {
    expect(cardsOf(state({}, {}), 1).map(({ name }) => name)).toEqual(["tunnel"]);
  });
});

describe("house or fort", () => {
  const legal: Legal = { hexes: { build: ["a1", "a2"], fort: ["a1", "a2"] }, others: [] };

  it("is one of the two where there are both", () => {
    expect(hasChoice(legal)).toBe(true);
    expect(wished(verbsByHex(legal), "").get("a1")).toEqual(["build"]);
    expect(wished(verbsByHex(legal), "fort").get("a1")).toEqual(["fort"]);
  });

  it("is what there is where there is only one", () => {
    const forts: Legal = { hexes: { fort: ["a1"] }, others: [] };
    expect(hasChoice(forts)).toBe(false);
    expect(wished(verbsByHex(forts), "").get("a1")).toEqual(["fort"]);
  });
});

describe("the log", () => {
  const play = (action: string, by: string | null = null, ...events: GameEvent[]): Entry =>
    playBy(1, action, by, ...events);

  it("tells of forts, coins and purchases", () => {
    const coins = { kind: "coins", seat: 1, what: "fur", amount: 2 };
    expect(
      lines([
        play("build a1"),
        play("build a2"),
        play("fort a3", null, coins),
        play("buy dog-sled"),
        play("upgrade mule"),
        play("repeat tunnel"),
        play("end"),
      ]),
    ).toEqual([
      "Mira built on a1, a2",
      "Mira built a fort on a3 and earned 2 coins",
      "Mira bought the Dog sled",
      "Mira upgraded the Mule",
      "Mira paid five coins to use the Tunnel three times",
    ]);
  });

  it("tells of talents with what follows them", () => {
    expect(lines([play("use port-2"), play("build a1", "port-2")])).toEqual([
      "Mira built on a1 with the Port",
    ]);
    const removed = { kind: "removed", seat: 1, where: "a9" };
    expect(
      lines([
        play("use pasture"),
        play("build a1", "pasture"),
        play("put a2", "pasture"),
        play("use crossroads-2"),
        play("fort a4", "guest"),
        play("take a9", "remove", removed),
      ]),
    ).toEqual([
      "Mira built on a1 with the Pasture",
      "Mira moved a1 → a2 with the Pasture",
      "Mira turned right at the Crossroads",
      "Mira built a fort on a4 with Hospitality",
      "Mira overreached and lost the house on a9",
    ]);
  });

  it("lights up hexes, not cards", () => {
    expect(lastHexes([play("build a1"), play("buy mule")]).hexes).toEqual(["a1"]);
  });
});
