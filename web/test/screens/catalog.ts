/** What there is to set up a game with, in small. */

import type { GameCatalog, SectionData } from "../../src/net/protocol.gen";
import { startForm } from "../../src/screens/new/form";

const section = (name: string, box: string, rows = 10): SectionData => ({
  name,
  box,
  source: "printed",
  locations: [name],
  rows: Array<string>(rows).fill("GGGGGLWWWW"),
});

export const NAMES = {
  base: ["barn", "farm", "harbor", "oasis", "oracle", "paddock", "tavern", "tower"],
  nomads: ["quarry"],
  crossroads: ["barracks", "city-hall", "lighthouse", "monastery"],
};

export const catalog: GameCatalog = {
  players: [2, 3, 4, 5],
  boxes: ["base", "nomads", "crossroads", "caves", "island"],
  core: "base",
  sections: Object.entries(NAMES).flatMap(([box, names]) => names.map((one) => section(one, box))),
  islands: [section("ropebridge", "island", 5), section("tree-house", "island", 5)],
  lands: ["barn"],
  cards: [
    ...["fishermen", "knights", "merchants", "lords"].map((name) => ({ name, box: "base" })),
    { name: "families", box: "nomads" },
  ],
  tasks: ["fortress", "road", "advance"].map((name) => ({ name, box: "crossroads" })),
  spots: [
    { name: "capitols", box: "capitol" },
    { name: "caves", box: "caves" },
  ],
  options: {
    lords_need_settlement: { default: false, boxes: [], choices: [false, true] },
    island_knights: { default: true, boxes: ["island"], choices: [false, true] },
    capitols: { default: 2, boxes: ["capitol"], choices: [1, 2] },
  },
  presets: {
    "first-game": {
      boxes: ["base"],
      sections: ["tavern", "paddock", "oasis:turned", "farm"],
      cards: ["fishermen", "knights", "merchants"],
    },
    crossroads: { boxes: ["crossroads"] },
  },
};

export const start = startForm("kingdom-builder", catalog, ["random", "normal"], "Ada");
