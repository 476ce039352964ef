import { describe, expect, it } from "vitest";
import type { GuideData, GuideEntry } from "../src/net/protocol.gen";
import { parseRoute } from "../src/router";
import { chapters, entryOf, search } from "../src/rules/guide";

const entry = (name: string, more: Partial<GuideEntry> = {}): GuideEntry => ({
  name,
  box: "",
  group: "cards",
  title: name,
  text: "",
  price: "",
  rules: [],
  points: [],
  picture: false,
  caption: "",
  ...more,
});

const GUIDE: GuideData = {
  game: "kingdom-builder",
  groups: { rules: "How it works", cards: "Cards" },
  entries: [
    entry("lords", { text: "12 gold for the most", rules: ["K-lords"] }),
    entry("turn", { group: "rules", points: [{ text: "Fächer", rules: ["B-1.3"] }] }),
    entry("gold", { box: "nomads", title: "Treasure" }),
  ],
  things: { "card-lords": "lords", "piece-treasure": "gold" },
  rules: { "K-lords": "lords", "B-1.3": "turn" },
};

const names = (found: readonly GuideEntry[]): string[] => found.map(({ name }) => name);

describe("the guide", () => {
  it("finds the entry of the first thing, rule or name that it knows", () => {
    expect(entryOf(GUIDE, "card-economy-fur card-lords")?.name).toBe("lords");
    expect(entryOf(GUIDE, "B-1.3")?.name).toBe("turn");
    expect(entryOf(GUIDE, "turn")?.name).toBe("turn");
    expect(entryOf(GUIDE, "nothing")).toBeUndefined();
  });

  it("searches titles first, then texts, points and rules, whatever the accents", () => {
    expect(names(search(GUIDE.entries, "gold"))).toEqual(["lords"]);
    expect(names(search(GUIDE.entries, "tre"))).toEqual(["gold"]);
    expect(names(search(GUIDE.entries, "facher"))).toEqual(["turn"]);
    expect(names(search(GUIDE.entries, "k-lords most"))).toEqual(["lords"]);
    expect(names(search(GUIDE.entries, "lords nothing"))).toEqual([]);
  });

  it("is read by box, and in a box by group", () => {
    const parts = chapters(GUIDE);
    expect(parts.map(({ box }) => box)).toEqual(["", "nomads"]);
    expect(parts[0]?.groups.map(({ title }) => title)).toEqual(["How it works", "Cards"]);
  });

  it("has an address for each entry", () => {
    expect(parseRoute("/rules", "")).toEqual({ screen: "rules", game: "", entry: "" });
    expect(parseRoute("/rules", "#lords")).toEqual({ screen: "rules", game: "", entry: "lords" });
    expect(parseRoute("/rules/winter-kingdom/mine", "")).toEqual({
      screen: "rules",
      game: "winter-kingdom",
      entry: "mine",
    });
  });
});
