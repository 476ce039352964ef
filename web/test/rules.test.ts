import { describe, expect, it } from "vitest";
import type { GuideData, GuideEntry, GuidePoint } from "../src/net/protocol.gen";
import { parseRoute } from "../src/router";
import { find, slips } from "../src/rules/find";
import { chapters, entryOf, inPlay } from "../src/rules/guide";
import { rulesPath, thingsIn } from "../src/rules/inplay";

const entry = (name: string, more: Partial<GuideEntry> = {}): GuideEntry => ({
  name,
  box: "",
  group: "cards",
  title: name,
  names: [],
  sign: "",
  text: "",
  price: "",
  rules: [],
  points: [],
  picture: false,
  caption: "",
  ...more,
});

const TIE: GuidePoint = {
  ask: "Who is paid in a tie?",
  text: "All of them.",
  rules: ["K-lords"],
  picture: "",
  caption: "",
};

const GUIDE: GuideData = {
  game: "kingdom-builder",
  groups: { rules: "How it works", cards: "Cards" },
  entries: [
    entry("lords", { text: "12 gold for the most", rules: ["K-lords"], points: [TIE] }),
    entry("turn", {
      group: "rules",
      points: [{ ...TIE, ask: "", text: "Fächer", rules: ["B-1.3"] }],
    }),
    entry("gold", { box: "nomads", title: "Treasure", names: ["Schatz", "Tesoro"] }),
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

  const search = (query: string): string[] => names(find(GUIDE.entries, query).entries);

  it("searches titles first, then texts, questions and rules, whatever the accents", () => {
    expect(search("gold")).toEqual(["lords"]);
    expect(search("tre")).toEqual(["gold"]);
    expect(search("facher")).toEqual(["turn"]);
    expect(search("k-lords most")).toEqual(["lords"]);
    expect(search("lords nothing")).toEqual(["lords"]);
    expect(search("who is paid gold")[0]).toBe("lords");
    expect(search("  ")).toEqual([]);
  });

  it("finds a thing by its name in another language, and misspelt", () => {
    expect(search("sch")).toEqual(["gold"]);
    expect(search("tesoro")).toEqual(["gold"]);
    expect(search("tresaure")).toEqual(["gold"]);
    expect(search("lrods")).toEqual(["lords"]);
    expect(search("lr")).toEqual([]);
  });

  it("counts slips of the pen up to where a word ends", () => {
    expect(slips("paddok", "paddock")).toBe(1);
    expect(slips("pad", "paddock")).toBe(0);
    expect(slips("apddock", "paddock")).toBe(1);
    expect(slips("barn", "tower")).toBeGreaterThan(2);
  });

  it("finds the question that was asked, even with a word too many", () => {
    const { questions } = find(GUIDE.entries, "who is paid tie zzz");
    expect(questions[0]?.point.ask).toBe("Who is paid in a tie?");
    expect(questions[0]?.entry.name).toBe("lords");
  });

  it("shows what is in play, and what always holds", () => {
    const path = rulesPath("kingdom-builder", ["card-lords", "box-nobody"]);
    expect(path).toBe("/rules/kingdom-builder#in=card-lords+box-nobody");
    expect(names(inPlay(GUIDE, thingsIn("#in=card-lords+box-nobody")))).toEqual(["lords", "turn"]);
    expect(thingsIn("#lords")).toEqual([]);
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
