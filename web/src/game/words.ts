/** The page's sentences: who, what a thing is called, what a hex is, what a click brings. */

import { type CardSetting, kind } from "../games";
import { type Args, has, list, named, row, signed, t, told } from "../i18n";
import type { HexData, Picture, PlayerData, Preview, Reason, Said, Seat } from "../net/protocol";
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

/** The sentence of a message of the engine, with the names of people. */
export function said({ id, args }: Said, seats: readonly Seat[], alone: boolean): string {
  const { seat, seats: several } = args;
  const who = typeof seat === "number" ? person(seats[seat], alone) : {};
  const names = Array.isArray(several) ? several.map((one) => seats[Number(one)]?.name ?? "") : [];
  return t(id, { ...(args as Args), ...who, names });
}

/** The houses or settlements that are left to build. */
export const supplyOf = ({ supply }: PlayerData): number =>
  typeof supply === "number" ? supply : supply.houses;

export const tileName = (use: string): string => named("tile", use);

export const tileText = (name: string): string => told("location", name);

/** The lines of the label at a hex where one may act. */
export function previewLines(preview: Preview | undefined): {
  gold: [string, number][];
  notes: string[];
} {
  if (!preview) return { gold: [], notes: [] };
  const gold = Object.entries(preview.gold).filter(([card]) => card !== "total");
  const notes = preview.events.flatMap(({ kind, what = "", where = "", amount = 0 }) => {
    const id = `label-${kind}`;
    return kind !== "gold" && has(id) ? [t(id, { tile: what, where, n: amount })] : [];
  });
  return { gold, notes };
}

export const cardName = (card: string): string => named("card", card);

export const cardText = (card: string, about: CardSetting): string => kind().cardText(card, about);

/** What an action brings, in a row; to lift something brings nothing yet. */
export function previewText(preview: Preview | undefined, verb = ""): string {
  const { gold, notes } = previewLines(preview);
  if (preview && verb !== "take" && !gold.length && !notes.length) return t("label-nothing");
  return row([...gold.map(([card, n]) => `${cardName(card)} ${signed(n)}`), ...notes]);
}

export interface Standing {
  seat: Seat | undefined;
  kind: string;
}

/** What a screen reader says about a hex, and what else there is to say. */
export function describeHex(
  hex: HexData,
  picture: Picture,
  piece?: Standing,
  verbs: string[] = [],
  ...besides: string[]
): string {
  const place = picture.places.find((one) => one.hex === hex.name);
  const ground =
    place?.tiles === undefined
      ? row([named("terrain", hex.ground), ...(place ? [placeName(place.what)] : [])])
      : t("hex-site", { location: place.what, n: place.tiles });
  const parts = [t("hex-name", { name: hex.name, ground })];
  if (piece?.seat) {
    const what = { piece: piece.kind, name: piece.seat.name };
    parts.push(t(piece.seat.mine ? "hex-mine" : "hex-owner", what));
  } else if (piece) parts.push(named("piece", piece.kind));
  if (!piece?.seat && picture.blocked.includes(hex.name)) parts.push(t("hex-blocked"));
  for (const verb of verbs) {
    const id = `hex-act-${verb}`;
    parts.push(t(`${id} hex-act-other`));
  }
  return row([...parts, ...besides].filter(Boolean));
}

/** What lies on a hex of its own: a place of the board, or a tile. */
export const placeName = (what: string): string =>
  has(`site-${what}`) ? t(`site-${what}`) : tileName(what);

/** A reason by its key; the server's own words where the page has none. */
export function reasonText(reason: Reason, seats: readonly Seat[] = []): string {
  const id = `reason-${reason.key}`;
  if (!has(id)) return reason.text;
  const owner = seats[Number(reason.args.seat)]?.name;
  return t(id, owner ? { ...reason.args, owner: "known", name: owner } : reason.args);
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
  const taken = new Set(["u", "e", "h", "m", "r", ...kind().letters]);
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

/** What follows `use`, for each tile that can be used now. */
export const usable = (others: readonly string[]): string[] =>
  others.map(splitAction).flatMap(([verb, arg]) => (verb === "use" ? [arg] : []));

export const choices = (others: readonly string[]): string[] =>
  others.map(splitAction).flatMap(([verb, arg]) => (verb === "choose" ? [arg] : []));

export { list };
