/** Every text the page asks for exists, and every name and reason of the engine has its words. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { has, loadAdviceTexts, loadWinter, speakOf, t } from "../src/i18n";

const SRC = join(import.meta.dirname, "../src");
const ENGINE = join(import.meta.dirname, "../../src/hexholm");

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && ending.test(file.name))
    .map((file) => join(file.parentPath, file.name));

const idsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? "");
const texts = [...filesOf(SRC, /^en\.ftl$/), ...filesOf(ENGINE, /^en\.ftl$/)];
const winter = texts.filter((file) => file.includes("/winter/")).flatMap(idsOf);
const plain = texts.filter((file) => !file.includes("/winter/")).flatMap(idsOf);
const messages = [...plain, ...winter];
const sources = filesOf(SRC, /\.tsx?$/).map((file) => readFileSync(file, "utf8"));

const reasonsOf = (game: string): string[] => {
  const file = readFileSync(join(ENGINE, game, "reasons.py"), "utf8");
  return [...file.matchAll(/reason\([^"]*(?:"[^"]*"|[\w.]+), "([\w-]+)"/g)].map((m) => m[1] ?? "");
};

/** Every name has a name and a text. */
function expectWords(named: Record<string, string>): void {
  for (const [kind, names] of Object.entries(named))
    for (const name of names.trim().split(/\s+/))
      for (const id of [`${kind}-${name}`, `${kind}-${name}-text`]) expect(has(id), id).toBe(true);
}

describe("Fluent, both games together", () => {
  beforeAll(async () => {
    await Promise.all([loadWinter(), loadAdviceTexts()]);
    speakOf("winter-kingdom");
  });
  afterAll(() => speakOf(""));

  it("has every message the page names", () => {
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/\b(?:t|rich)\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((id) => !messages.includes(id))).toEqual([]);
  });

  it("has the messages of a choice of two", () => {
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/\b(?:t|rich)\(\s*[\w.!() ]+\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"/g)].flatMap(
        (m) => [m[1] ?? "", m[2] ?? ""],
      ),
    );
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((id) => !messages.includes(id))).toEqual([]);
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
