/** Winter Kingdom on the page; it comes with its first table. */

import "./winter.css";
import type { GameKind } from "..";
import { cardText } from "./cardText";
import { deedText } from "./deedText";
import { FortSwitch } from "./FortSwitch";
import { pressed } from "./keys";
import { STOCK, TalentArt } from "./TalentArt";
import { Talents } from "./Talents";
import { TurnSteps } from "./TurnSteps";
import { HOUSE_OR_FORT, ruleCards, TUNNEL } from "./talents";

export const KIND: GameKind = {
  pays: "points",
  setup: () => import("./new/Setup"),
  Tiles: Talents,
  Icon: TalentArt,
  stock: STOCK,
  pressed,
  oneOf: HOUSE_OR_FORT,
  Switch: FortSwitch,
  Steps: TurnSteps,
  deedText,
  cardText,
  letters: ["f"],
  ruleCards,
  rules: [
    "rules-turn",
    "rules-near",
    "rules-tiles",
    "rules-coins",
    "rules-buy",
    "rules-fort",
    "rules-gold",
    "rules-end",
  ],
  keys: [["fort-key", "help-fort"]],
  uses: ({ view }) => [TUNNEL, ...Object.keys(view.prices ?? {})],
};
