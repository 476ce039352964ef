/** Every text the page asks for exists, and every name and reason of the engine has its words. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { has, loadAdviceTexts, loadWinter, speakOf, t } from "../src/i18n";

const SRC = join(import.meta.dirname, "../src");
const ENGINE = join(import.meta.dirname, "../../src/hexholm");
const WINTER = "winter-kingdom";
const DIALECT = "en-winter.ftl";

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));

const idsOf = (name: string): string[] =>
  [...readFileSync(join(SRC, "i18n", name), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
    (m) => m[1] ?? "",
  );
const plain = readdirSync(join(SRC, "i18n"))
  .filter((name) => name.endsWith(".ftl") && name !== DIALECT)
  .flatMap(idsOf);
const winter = idsOf(DIALECT);
const messages = [...plain, ...winter];
const sources = files(SRC).map((file) => readFileSync(file, "utf8"));

function reasonsOf(game: string): string[] {
  const file = readFileSync(join(ENGINE, game, "reasons.py"), "utf8");
  const texts = file.split("TEXTS = {")[1]?.split("\n}")[0] ?? "";
  return [...texts.matchAll(/^ {4}"([\w-]+)":/gm)].map((match) => match[1] ?? "");
}

/** Every name has a name and a text. */
function expectWords(named: Record<string, string>): void {
  for (const [kind, names] of Object.entries(named))
    for (const name of names.trim().split(/\s+/))
      for (const id of [`${kind}-${name}`, `${kind}-${name}-text`]) expect(has(id), id).toBe(true);
}

describe("Fluent, both games together", () => {
  beforeAll(async () => {
    await Promise.all([loadWinter(), loadAdviceTexts()]);
    speakOf(WINTER);
  });
  afterAll(() => speakOf(""));

  it("has every message the page names", () => {
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/\b(?:t|rich)\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((id) => !has(id))).toEqual([]);
  });

  it("has the messages of a choice of two", () => {
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/\b(?:t|rich)\(\s*[\w.!() ]+\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"/g)].flatMap(
        (m) => [m[1] ?? "", m[2] ?? ""],
      ),
    );
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((id) => !has(id))).toEqual([]);
  });

  it("has messages for every family of ids the page puts together", () => {
    const families = sources.flatMap((text) =>
      [...text.matchAll(/\b(?:t|rich)\(`([\w-]+-)\$\{/g)].map((match) => match[1] ?? ""),
    );
    expect(families.length).toBeGreaterThan(3);
    for (const prefix of families)
      expect(
        messages.filter((id) => id.startsWith(prefix)),
        prefix,
      ).not.toEqual([]);
  });

  it("says no message twice", () => {
    for (const some of [plain, winter])
      expect(some.filter((id, index) => some.indexOf(id) !== index)).toEqual([]);
  });

  it("says no message that nobody asks for", () => {
    const told = ["kingdom", "winter"].map((game) =>
      readFileSync(join(ENGINE, game, "picture.py"), "utf8"),
    );
    const code = [...sources, ...told].join("\n");
    const kinds =
      /^(card|location|terrain|on|reason|level|colour|mark|refused|choice|verb|hex-act|log|ask|tile|link|language|settings-theme|preset|box|option|piece|site|label|rules|game|lower|combine|economy|twist|source|direction|board|place)-/;
    const idle = messages.filter((id) => !kinds.test(id) && !code.includes(`"${id}"`));
    const known = [...code.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1] ?? "");
    expect(idle.filter((id) => !known.some((prefix) => id.startsWith(prefix)))).toEqual([]);
  });

  it("has words for every reason of Winter Kingdom", () => {
    const keys = reasonsOf("winter");
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !has(`reason-${key}`))).toEqual([]);
  });

  it("has name and text of every card of Winter Kingdom", () => {
    const talents = `pasture sawmill garden monastery hot-springs hunting-lodge port mine market farm
      barracks tavern outpost tower homestead crossroads caravan mule toboggan horse guide dog-sled
      wagon sleigh carriage`;
    expectWords({
      location: `${talents} tunnel`,
      economy: "agriculture weapons fur export cattle hunting marble salvage",
      twist: `overreach keep-away long-reach quick-study hospitality long-tunnels separate-lands
        bargain`,
      card: `wanderers followers crowd loners mountaineers travellers knights bureaucrats celebrities
        nature-lovers ice-fishers pioneers farmers spelunkers royalty merchants scouts miners castles`,
    });
    for (const name of talents.trim().split(/\s+/)) {
      expect(winter, name).toContain(`location-${name}`);
      expect(winter, name).toContain(`lower-${name}`);
    }
  });
});

describe("Fluent", () => {
  it("has words for every reason of Kingdom Builder", () => {
    const keys = reasonsOf("kingdom");
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !has(`reason-${key}`))).toEqual([]);
  });

  it("has name and text of everything the boxes bring", () => {
    expectWords({
      location: `oracle farm oasis tower tavern barn harbor paddock quarry caravan village garden
        lighthouse foresters-lodge barracks crossroads city-hall fort monastery wagon temple refuge
        canoe fountain bazaar water-mill mountain-station scout-cabin cathedral watchtower
        university palisade ropebridge tree-house donation resettlement outpost sword treasure
        farmland caves temple-bonus refuge-bonus canoe-bonus fountain-bonus`,
      card: `fishermen merchants discoverers hermits citizens miners workers knights lords farmers
        families shepherds ambassadors geologists messengers noblewomen vassals captains scouts
        rangers mayors chainers travellers homesteaders rovers home-country fortress road
        place-of-refuge advance compass-points castles palaces capitols gold`,
      box: "base nomads crossroads marshlands harvest capitol caves island",
      option: `lords_need_settlement island_knights crossroads_removed_terrain
        pieces_move_as_settlements canoe_own swamp_cards capitols`,
    });
  });

  it("shows the id where there is no text", () => {
    expect(t("no-such-message")).toBe("no-such-message");
  });
});
