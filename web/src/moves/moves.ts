/** Everything that can be played now, in words and in groups. */

import type { HexMap } from "../board/geometry";
import { endText } from "../game/asking";
import { besideWords } from "../game/beside";
import { choiceText } from "../game/Choices";
import { standingOn } from "../game/PlayBoard";
import { placeName, previewText, tileName } from "../game/words";
import { kind } from "../games";
import { named, row, t } from "../i18n";
import type { Preview, StateMessage } from "../net/protocol";
import { splitAction } from "../state/entries";

export interface Move {
  /** what is played; `undo` is none of the game's */
  action: string;
  /** where, if it is about a hex */
  hex: string;
  name: string;
  /** what lies there and next to it */
  about: string;
  effect: string;
}

export interface Group {
  /** the verb that its moves share, or `turn` */
  key: string;
  title: string;
  moves: Move[];
}

export const UNDO = "undo";
const TURN = "turn";

/** What stands at the end of every list. */
function turnMoves(state: StateMessage): Move[] {
  const { legal, view, can_undo } = state;
  const bare = { hex: "", about: "" };
  const found: Move[] = [];
  if (legal?.others.includes("end"))
    found.push({ ...bare, action: "end", name: endText(view.asks), effect: leftOver(state) });
  if (can_undo) found.push({ ...bare, action: UNDO, name: t("undo"), effect: t("help-undo") });
  return found;
}

/** What could still be used before the turn ends. */
function leftOver({ legal }: StateMessage): string {
  const uses = (legal?.others ?? []).map(splitAction).filter(([verb]) => verb === "use");
  const tiles = row(uses.map(([, what]) => tileName(what)));
  return uses.length ? t("end-confirm-tiles", { n: uses.length, tiles }) : "";
}

function hexMoves(
  state: StateMessage,
  map: HexMap,
  previews: Record<string, Preview>,
): (verb: string, hexes: readonly string[]) => Move[] {
  const { picture, table } = state;
  const stands = standingOn(picture, table.seats);
  const beside = besideWords(map, picture, stands);
  const places = new Map(picture.places.map((place) => [place.hex, placeName(place.what)]));
  return (verb, hexes) =>
    hexes.flatMap((name) => {
      const hex = map.byName.get(name);
      const action = `${verb} ${name}`;
      const ground = places.get(name) ?? named("terrain", hex?.ground ?? "");
      const effect = previewText(previews[action], verb);
      const piece = stands.get(name);
      const on = piece && piece.kind !== "settlement" ? [named("piece", piece.kind)] : [];
      if (!hex) return [];
      return [
        {
          action,
          hex: name,
          name: ground,
          about: row([...on, beside(hex)].filter(Boolean)),
          effect,
        },
      ];
    });
}

/** A deed without a hex: a tile to use, a card to buy, something to choose. */
function deed(action: string, { view }: StateMessage): Move {
  const [verb, what] = splitAction(action);
  const isChoice = verb === "choose";
  return {
    action,
    hex: "",
    name: isChoice ? choiceText(what, view.asks) : tileName(what.replace(/-2$/, "")),
    about: "",
    effect: isChoice ? "" : kind().deedText(verb, what, view),
  };
}

export function movesOf(
  state: StateMessage,
  map: HexMap,
  previews: Record<string, Preview>,
): Group[] {
  const groups: Group[] = [];
  const add = (key: string, moves: Move[]): void => {
    const same = groups.find((group) => group.key === key);
    if (same) same.moves.push(...moves);
    else if (moves.length) groups.push({ key, title: t(`moves-of-${key} moves-of-other`), moves });
  };
  const onHexes = hexMoves(state, map, previews);
  const others = (state.legal?.others ?? []).filter((action) => action !== "end");
  const isChoice = (action: string): boolean => action.startsWith("choose ");
  for (const action of others.filter(isChoice)) add("choose", [deed(action, state)]);
  for (const [verb, hexes] of Object.entries(state.legal?.hexes ?? {}))
    add(verb, onHexes(verb, hexes));
  for (const action of others.filter((one) => !isChoice(one)))
    add(splitAction(action)[0], [deed(action, state)]);
  add(TURN, turnMoves(state));
  return groups;
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}|\u00ad/gu, "")
    .toLowerCase();

/** Whether somebody who types this can mean the move: its hex, or a word of what is said of it. */
function isMeant({ hex, name, about, effect }: Move, typed: string): boolean {
  if (hex && typed.length < 3) return hex.startsWith(typed);
  const words = plain([hex, name, about, effect].join(" "));
  return hex === typed || words.split(/[^\p{L}\p{N}.+−]+/u).some((word) => word.startsWith(typed));
}

/** The moves that what is typed leaves. */
export function matching(groups: readonly Group[], typed: string): Group[] {
  const wanted = plain(typed.trim());
  if (!wanted) return [...groups];
  return groups
    .map((group) => ({ ...group, moves: group.moves.filter((move) => isMeant(move, wanted)) }))
    .filter(({ moves }) => moves.length);
}
