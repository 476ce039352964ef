/** The page's sentences: who, what a thing is called, what a hex is, what a click brings. */

import { type Args, has, list, named, speaksWinter, t, told } from "../i18n";
import type { HexData, Preview, Reason, Seat, StateMessage, View } from "../net/protocol";
import { splitAction } from "../state/entries";

/** "You" where one seat of this browser is meant, the name otherwise. */
export function nameOf(seat: Seat | undefined, alone: boolean): string {
  if (!seat) return "";
  return seat.mine && alone ? t("you") : seat.name;
}

/** Arguments for a sentence about somebody. */
export const person = (seat: Seat | undefined, alone: boolean): Args => ({
  person: seat?.mine && alone ? "you" : "other",
  name: seat?.name ?? "",
});

export const onTerrain = (terrain: string): string =>
  has(`on-${terrain}`) ? t(`on-${terrain}`) : named("terrain", terrain);

const DONATION = "donation-";
const LOWER = /-2$/;

/** The name of a tile or of another extra action. */
export function tileName(use: string): string {
  const name = use.replace(LOWER, "");
  if (!name.startsWith(DONATION)) return named("location", name);
  return t("location-donation-of", { terrain: onTerrain(name.slice(DONATION.length)) });
}

/** A tile for a sentence: its name, and the letter by which a language picks its article. */
export const tileArgs = (use: string): Args => {
  const tile = tileName(use);
  return { tile, first: tile.charAt(0).toLowerCase() };
};

/** What it does, in one sentence. */
export function tileText(name: string): string {
  if (!name.startsWith(DONATION)) return told("location", name);
  return t("location-donation-of-text", { terrain: onTerrain(name.slice(DONATION.length)) });
}

/** What follows `use` for a tile: "donation-grass" is used as "donation". */
export const actionOf = (name: string): string =>
  name.startsWith(DONATION) ? DONATION.slice(0, -1) : name;

/** The first of these messages that there is. */
export const either = (...ids: string[]): string => ids.find(has) ?? ids.at(-1) ?? "";

/** The lines of the label at a hex where one may act. */
export function previewLines(preview: Preview | undefined): {
  gold: [string, number][];
  notes: string[];
} {
  if (!preview) return { gold: [], notes: [] };
  const gold = Object.entries(preview.gold).filter(([card]) => card !== "total");
  const notes = preview.events.flatMap(({ kind, what = "", where = "", amount = 0 }) => {
    const id = `label-${kind}`;
    return kind !== "gold" && has(id) ? [t(id, { ...tileArgs(what), where, n: amount })] : [];
  });
  return { gold, notes };
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** The name of a card or another source of gold; economy and twist are named with their kind. */
export function cardName(card: string): string {
  if (RULE_CARD.test(card)) return t(card);
  return has(`card-${card}`) ? t(`card-${card}`) : tileName(card);
}
const RULE_CARD = /^(economy|twist)-/;

/** Boxes with special places of their own, which some cards count too. */
const PLACES = ["nomads", "marshlands"];

/** What a card pays for in this game. */
export function cardText(
  card: string,
  { setup, points }: { setup: Partial<View["setup"]>; points?: View["points"] },
): string {
  if (speaksWinter()) return winterText(card, setup, points?.[card]);
  if (card === "scouts" && setup.removed)
    return t("card-scouts-removed", { terrain: onTerrain(setup.removed) });
  const more = setup.boxes?.some((box) => PLACES.includes(box)) && told("card", `${card}-more`);
  return more || told("card", card);
}

/** With what was agreed on before the game, where a card needs it; empty: it is drawn. */
export function winterText(card: string, setup: Partial<View["setup"]>, points = 0): string {
  const { direction = "", top_board: top, bottom_board: bottom } = setup;
  const args = {
    points,
    direction: direction ? t(`direction-${direction}`) : t("new-agreed"),
    top: top ? t(`board-${top}`) : t("new-agreed"),
    bottom: bottom ? t(`board-${bottom}`) : t("new-agreed"),
  };
  return t(RULE_CARD.test(card) ? `${card}-text` : `card-${card}-text`, args);
}

export function previewText(preview: Preview | undefined): string {
  const { gold, notes } = previewLines(preview);
  return [...gold.map(([card, n]) => `${cardName(card)} ${signed(n)}`), ...notes].join(", ");
}

/** What stands on a hex. */
export interface Standing {
  seat: Seat | undefined;
  kind: string;
}

/** What a screen reader says about a hex. */
export function describeHex(
  hex: HexData,
  state: StateMessage,
  piece: Standing | undefined,
  verbs: string[] | undefined,
  preview: string,
): string {
  const { view } = state;
  const site = view.locations[hex.name];
  const nomad = view.nomads?.[hex.name];
  const ground = site
    ? t("hex-site", { location: named("location", site.name), n: site.tiles })
    : [named("terrain", hex.ground), nomad && tileName(nomad), placeName(view, hex.name)]
        .filter(Boolean)
        .join(", ");
  const parts = [t("hex-name", { name: hex.name, ground })];
  if (piece?.seat) {
    const what = { piece: named("piece", piece.kind), name: piece.seat.name };
    parts.push(t(piece.seat.mine ? "hex-mine" : "hex-owner", what));
  }
  if (view.walls?.includes(hex.name)) parts.push(named("piece", "wall"));
  if (view.scouts?.includes(hex.name)) parts.push(named("piece", "scout"));
  if (!piece && view.blocked?.includes(hex.name)) parts.push(t("hex-blocked"));
  for (const verb of verbs ?? []) {
    const id = `hex-act-${verb}`;
    parts.push(has(id) ? t(id) : t("hex-act-other", { verb }));
  }
  if (preview) parts.push(preview);
  return parts.join(", ");
}

/** What was put on a hex before the game began. */
export function placeName(view: View, hex: string): string {
  if (view.capitols?.includes(hex)) return t("site-capitol");
  return view.caves?.includes(hex) ? t("site-cave") : "";
}

/** A reason by its key; the server's own English where the page has no words for it. */
export function reasonText(reason: Reason, seats: readonly Seat[] = []): string {
  const id = `reason-${reason.key}`;
  if (!has(id)) return reason.text.charAt(0).toUpperCase() + reason.text.slice(1);
  const args: Args = { ...reason.args };
  const tile = reason.args.tile ?? reason.args.card;
  if (tile) args.tile = tileName(tile);
  if (reason.args.terrain) args.terrain = onTerrain(reason.args.terrain);
  if (reason.args.ground && reason.key !== "not-buildable")
    args.ground = onTerrain(reason.args.ground);
  if (reason.args.seat) args.name = seats[Number(reason.args.seat)]?.name ?? "";
  if (reason.args.piece) args.piece = named("piece", reason.args.piece);
  return t(id, args);
}

export function refusalText(
  refusal: { code: string; text: string; reason?: Reason },
  seats: readonly Seat[],
): string {
  if (refusal.reason) return reasonText(refusal.reason, seats);
  const id = `refused-${refusal.code}`;
  return has(id) ? t(id) : t("refused-other", { text: refusal.text });
}

/** A letter of its own for each location of a board, for the keyboard. */
export function tileLetters(names: Iterable<string>): Map<string, string> {
  const taken = new Set(["u", "e", "h", ...(speaksWinter() ? ["f"] : [])]);
  const letters = new Map<string, string>();
  for (const name of [...new Set(names)].sort()) {
    const letter = [...name, ..."abcdfgijklmnopqrstvwxyz"].find(
      (one) => /[a-z]/.test(one) && !taken.has(one),
    );
    if (!letter) continue;
    taken.add(letter);
    letters.set(name, letter);
  }
  return letters;
}

/** "use barn" -> "barn" for each tile that can be used now. */
export const usable = (others: readonly string[]): string[] =>
  others.map(splitAction).flatMap(([verb, arg]) => (verb === "use" ? [arg] : []));

export const choices = (others: readonly string[]): string[] =>
  others.map(splitAction).flatMap(([verb, arg]) => (verb === "choose" ? [arg] : []));

export { list };
