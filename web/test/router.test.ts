import { describe, expect, it } from "vitest";
import { pickLanguage } from "../src/i18n/start";
import { parseRoute, parseSecrets, tablePath } from "../src/router";
import { readPrefs } from "../src/state/prefs";

describe("addresses", () => {
  it("lead to screens", () => {
    expect(parseRoute("/", "").screen).toBe("home");
    expect(parseRoute("/new", "")).toEqual({ screen: "new", isPublic: false });
    expect(parseRoute("/new", "#public")).toEqual({ screen: "new", isPublic: true });
    expect(parseRoute("/lobby", "").screen).toBe("lobby");
    expect(parseRoute("/me", "")).toEqual({ screen: "me", secret: "" });
    expect(parseRoute("/me", "#profile=a.b")).toEqual({ screen: "me", secret: "a.b" });
    expect(parseRoute("/learn", "").screen).toBe("learn");
    expect(parseRoute("/learn/first-game", "")).toEqual({ screen: "lesson", name: "first-game" });
    expect(parseRoute("/learn/first-game/2", "").screen).toBe("unknown");
    expect(parseRoute("/t/oak-river-7", "#seat=A,B")).toEqual({
      screen: "table",
      id: "oak-river-7",
      secrets: { seats: ["A", "B"], invite: null, watch: null },
    });
    expect(parseRoute("/t/oak-river-7/replay", "#watch=W").screen).toBe("replay");
    expect(parseRoute("/t/oak-river-7/else", "").screen).toBe("unknown");
    expect(parseRoute("/shelf", "#1ab")).toEqual({ screen: "tool", path: ["shelf"], given: "1ab" });
    expect(parseRoute("/boards/mine", "")).toMatchObject({ path: ["boards", "mine"] });
    expect(parseRoute("/x", "").screen).toBe("unknown");
  });

  it("carry secrets in the fragment only, there and back", () => {
    for (const secrets of [{ seats: ["A", "B"] }, { invite: "C" }, { watch: "D" }]) {
      const [path = "", hash = ""] = tablePath("t-1", secrets).split("#");
      expect(path).toBe("/t/t-1");
      expect(parseSecrets(`#${hash}`)).toMatchObject(secrets);
    }
    expect(parseSecrets("")).toEqual({ seats: [], invite: null, watch: null });
  });
});

describe("language", () => {
  it("is the first one wanted that is spoken, else English", () => {
    expect(pickLanguage(["fr-FR", "de-AT", "en"], ["en", "de"])).toBe("de");
    expect(pickLanguage(["fr"], ["en", "de"])).toBe("en");
  });
});

describe("preferences", () => {
  it("are read with care", () => {
    expect(readPrefs(null).autoEnd).toBe(false);
    expect(readPrefs("not json").theme).toBe("auto");
    expect(readPrefs('{"theme":"dark","autoEnd":"yes"}')).toMatchObject({
      theme: "dark",
      autoEnd: false,
    });
  });
});
