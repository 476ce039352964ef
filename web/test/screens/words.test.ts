import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { has, t } from "../../src/i18n";
import { errorText, seatName } from "../../src/screens/words";

const files = readdirSync("src/screens", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes("winter"))
  .map((name) => readFileSync(`src/screens/${name}`, "utf8"));

it("has words for every text of the screens", () => {
  const used = files.flatMap((text) => [...text.matchAll(/\b(?:t|rich)\(\s*"([a-z0-9-]+)"/g)]);
  expect(used.length).toBeGreaterThan(80);
  expect(used.map(([, id = ""]) => id).filter((id) => !has(id))).toEqual([]);
});

it("uses every text of its file", () => {
  const all = files.join("\n");
  const ids = [...readFileSync("src/screens/en.ftl", "utf8").matchAll(/^([a-z0-9_-]+) =/gm)];
  const families = /^(error|place|source|preset|box|option|game|new-note|home-winter)(-|$)/;
  const unused = ids
    .map(([, id = ""]) => id)
    .filter((id) => !families.test(id) && !all.includes(`"${id}"`));
  expect(unused).toEqual([]);
});

it("names who sits there", () => {
  const nobody = { name: "", level: null, colour: "green" };
  expect(seatName({ ...nobody, kind: "person", name: "Ada" })).toBe("Ada");
  expect(seatName({ ...nobody, kind: "open" })).toBe("open seat");
  expect(seatName({ ...nobody, kind: "bot", level: "hard" })).toBe("Bot (hard)");
});

it("tells what went wrong in its own words, else in the server's", () => {
  expect(errorText({ code: "too-fast", message: "x" })).toBe(t("error-too-fast"));
  expect(errorText({ code: "bad-setup", message: "No such card." })).toBe("No such card.");
});
