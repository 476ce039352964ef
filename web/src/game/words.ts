/** The page's sentences: who, what is asked, what a hex is, what a click brings. */

import type { HexMap } from "../board/geometry";
import { type Args, has, list, named, t } from "../i18n";
import type { Entry, HexData, Preview, Reason, Seat, StateMessage } from "../net/protocol";
import { builtThisTurn, splitAction } from "../state/entries";

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

export interface Asked {
  text: string;
  detail: string;
  /** settlements of the mandatory action: built, and in all */
  dots: { done: number; all: number } | null;
}

export function asked(
  state: StateMessage,
  map: HexMap,
  standing: Entry[],
  acting: number | null,
): Asked {
  const { view, legal, table } = state;
  const { asks } = view;
  const details: string[] = [];
  const done = builtThisTurn(standing);
  const dots = asks.kind === "over" || !table.begun ? null : { done, all: done + view.turn.left };
  const hexes = legal ? Object.values(legal.hexes).flat() : [];
  const tile = named("location", asks.by ?? "");
  let text = "";
  if (asks.kind === "over") text = t("ask-over");
  else if (!table.begun) text = t("ask-open");
  else if (acting === null) {
    const mover = view.to_move === null ? undefined : table.seats[view.to_move];
    const name = mover?.name ?? "";
    const terrain = asks.terrain ? onTerrain(asks.terrain) : "";
    text = terrain ? t("ask-waiting-mandatory", { name, terrain }) : t("ask-waiting", { name });
    if (!table.seats.some((seat) => seat.mine)) details.push(t("ask-detail-watching"));
  } else if (asks.kind === "mandatory") {
    const own = view.players[acting]?.settlements ?? [];
    const near = own.length > 0 && map.allTouch(hexes, own);
    text = t(near ? "ask-mandatory-near" : "ask-mandatory-free", {
      terrain: onTerrain(asks.terrain ?? ""),
    });
    if (dots) details.push(t("ask-detail-mandatory", { ...dots, n: hexes.length }));
  } else if (asks.kind === "end") {
    const tiles = legal?.others.some((action) => action !== "end");
    text = t(tiles ? "ask-end-tiles" : "ask-end");
  } else {
    const id = `ask-${asks.kind}`;
    text = has(id) ? t(id, { tile }) : t("ask-other");
    if (hexes.length) details.push(t("ask-detail-hexes", { n: hexes.length }));
  }
  if (view.last_round && !view.over) details.push(t("ask-detail-last-round"));
  return { text, detail: details.join(" · "), dots: dots?.all ? dots : null };
}

/** The lines of the label at a hex where one may act. */
export function previewLines(preview: Preview | undefined): {
  gold: [string, number][];
  notes: string[];
} {
  if (!preview) return { gold: [], notes: [] };
  const gold = Object.entries(preview.gold).filter(([card]) => card !== "total");
  const notes = preview.events.flatMap(({ kind, what = "" }) => {
    if (kind === "tile-taken") return [t("label-takes", { tile: named("location", what) })];
    if (kind === "tile-lost") return [t("label-loses", { tile: named("location", what) })];
    return [];
  });
  return { gold, notes };
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** The name of a card or another source of gold. */
export const cardName = (card: string): string => named("card", card);

export function previewText(preview: Preview | undefined): string {
  const { gold, notes } = previewLines(preview);
  return [...gold.map(([card, n]) => `${cardName(card)} ${signed(n)}`), ...notes].join(", ");
}

/** What a screen reader says about a hex. */
export function describeHex(
  hex: HexData,
  state: StateMessage,
  owner: Seat | undefined,
  verbs: string[] | undefined,
  preview: string,
): string {
  const site = state.view.locations[hex.name];
  const ground = site
    ? t("hex-site", { location: named("location", site.name), n: site.tiles })
    : named("terrain", hex.ground);
  const parts = [t("hex-name", { name: hex.name, ground })];
  if (owner) parts.push(owner.mine ? t("hex-mine") : t("hex-owner", { name: owner.name }));
  for (const verb of verbs ?? []) {
    const id = `hex-act-${verb}`;
    parts.push(has(id) ? t(id) : t("hex-act-other", { verb }));
  }
  if (preview) parts.push(preview);
  return parts.join(", ");
}

/** A reason by its key; the server's own English where the page has no words for it. */
export function reasonText(reason: Reason): string {
  const id = `reason-${reason.key}`;
  if (!has(id)) return reason.text.charAt(0).toUpperCase() + reason.text.slice(1);
  const args: Args = { ...reason.args };
  if (reason.args.tile) args.tile = named("location", reason.args.tile);
  if (reason.args.terrain) args.terrain = onTerrain(reason.args.terrain);
  if (reason.args.ground && reason.key !== "not-buildable")
    args.ground = onTerrain(reason.args.ground);
  return t(id, args);
}

export function refusalText(refusal: { code: string; text: string; reason?: Reason }): string {
  if (refusal.reason) return reasonText(refusal.reason);
  const id = `refused-${refusal.code}`;
  return has(id) ? t(id) : t("refused-other", { text: refusal.text });
}

export function choiceText(arg: string): string {
  const id = `choice-${arg}`;
  return has(id) ? t(id) : named("location", arg);
}

/** A letter of its own for each location of a board, for the keyboard. */
export function tileLetters(names: Iterable<string>): Map<string, string> {
  const taken = new Set(["u", "e", "h"]);
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
