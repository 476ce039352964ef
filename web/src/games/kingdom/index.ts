/** Kingdom Builder on the page. */

import { tileText } from "../../game/words";
import type { StateMessage } from "../../net/protocol";
import type { GameKind } from "..";
import { ActionArt } from "./ActionArt";
import { cardText } from "./cardText";
import { pressed, Tiles } from "./Tiles";

/** What can be used or taken in a game, each once. */
const uses = ({ picture }: StateMessage): string[] => [
  ...new Set([
    ...picture.actions,
    ...picture.places.filter(({ under }) => under).map(({ what }) => what),
    ...picture.extras.flat().map(({ name }) => name),
  ]),
];

export const KIND: GameKind = {
  pays: "gold",
  setup: () => import("./Setup"),
  Tiles,
  Icon: ActionArt,
  stock: {},
  pressed,
  oneOf: [],
  deedText: (_, what) => tileText(what),
  cardText,
  letters: [],
  ruleCards: () => [],
  rules: ["rules-turn", "rules-near", "rules-tiles", "rules-gold", "rules-end"],
  keys: [],
  uses,
};
