/** The set-up of Winter Kingdom as somebody fills it in, and the request it becomes. */

import type { SideData, TwistInfo, WinterCatalog } from "../../../net/protocol.gen";
import { CARDS, type TableForm } from "../../../screens/new/form";
import { drawSome, type Random } from "../../../screens/new/places";
import { drawer, tableBody } from "../../../screens/new/request";
import { NO_TWIST } from "../talents";

/** A side for a place, turned by a number of sixths; null: drawn at random. */
export type BoardForm = { name: string; turns: number } | null;

export interface WinterForm extends TableForm {
  /** the centre, then clockwise from the top */
  boards: BoardForm[];
  /** at most three; the rest is drawn */
  cards: string[];
  /** empty: drawn */
  economy: string;
  /** null: one is drawn */
  twists: string[] | null;
  /** empty: drawn */
  direction: string;
  /** 0: drawn */
  top: number;
  bottom: number;
}

export const SIXTHS = 6;

export const startWinter = (table: TableForm, catalog: WinterCatalog): WinterForm => ({
  ...table,
  boards: Array<BoardForm>(catalog.places.length).fill(null),
  cards: [],
  economy: "",
  twists: null,
  direction: "",
  top: 0,
  bottom: 0,
});

/** Everything available, with the user's own sides; one with the same name is replaced. */
export const withOwn = (catalog: WinterCatalog, own: readonly SideData[]): WinterCatalog => ({
  ...catalog,
  sides: [...catalog.sides.filter((side) => !own.some((one) => one.name === side.name)), ...own],
});

const sideOf = (catalog: WinterCatalog, name: string | undefined): SideData | undefined =>
  catalog.sides.find((side) => side.name === name);

/** Where a board already is, on either side. */
export function placeOf(form: WinterForm, catalog: WinterCatalog, side: SideData): number {
  return form.boards.findIndex((at) => sideOf(catalog, at?.name)?.board === side.board);
}

/** Lay a side; a board that lay elsewhere leaves its place to what lay here. */
export function setBoard(
  form: WinterForm,
  catalog: WinterCatalog,
  place: number,
  name: string | null,
): WinterForm {
  const boards = [...form.boards];
  const side = sideOf(catalog, name ?? undefined);
  const old = side ? placeOf(form, catalog, side) : -1;
  if (old >= 0 && old !== place) boards[old] = boards[place] ?? null;
  boards[place] = name === null ? null : { name, turns: 0 };
  return { ...form, boards };
}

export const turnBoard = (form: WinterForm, place: number): WinterForm => ({
  ...form,
  boards: form.boards.map((at, index) =>
    at && index === place ? { ...at, turns: (at.turns + 1) % SIXTHS } : at,
  ),
});

export const clearBoards = (form: WinterForm): WinterForm => ({
  ...form,
  boards: form.boards.map(() => null),
});

/** Every place filled: what is chosen stays, the rest is drawn, turned by chance; a side of one's
    own is never drawn. */
export function drawBoards(form: WinterForm, catalog: WinterCatalog, random: Random): BoardForm[] {
  const used = form.boards.flatMap((at) => sideOf(catalog, at?.name)?.board ?? []);
  const sides = catalog.sides.filter((side) => side.text === undefined);
  const letters = [...new Set(sides.map((side) => side.board))];
  const rest = drawSome(
    letters.filter((board) => !used.includes(board)),
    letters.length,
    random,
  );
  return form.boards.map((at) => {
    if (at) return at;
    const board = rest.shift();
    const [side] = drawSome(
      sides.filter((one) => one.board === board),
      1,
      random,
    );
    return { name: side?.name ?? "", turns: Math.floor(random() * SIXTHS) };
  });
}

export const shuffleBoards = (
  form: WinterForm,
  catalog: WinterCatalog,
  random: Random,
): WinterForm => ({ ...form, boards: drawBoards(clearBoards(form), catalog, random) });

type Twists = WinterForm["twists"];

const among = (twists: Twists, catalog: WinterCatalog): TwistInfo[] =>
  catalog.twists.filter((one) => twists?.includes(one.name));

/** The cards that can be chosen: a twist may put one away. */
export function cardsFor({ twists }: { twists: Twists }, catalog: WinterCatalog) {
  const away = among(twists, catalog).map((one) => one.replaces);
  return catalog.cards.filter((card) => !away.includes(card.name));
}

/** The cards that can be drawn to those that are chosen. */
function poolFor(form: WinterForm, catalog: WinterCatalog, twists: Twists): string[] {
  const avoided = among(twists, catalog).map((one) => one.avoids);
  const names = cardsFor({ twists }, catalog).map((card) => card.name);
  return names.filter((card) => !avoided.includes(card) && !form.cards.includes(card));
}

export function setTwists(form: WinterForm, catalog: WinterCatalog, twists: Twists): WinterForm {
  const names = cardsFor({ twists }, catalog).map((card) => card.name);
  return { ...form, twists, cards: form.cards.filter((card) => names.includes(card)) };
}

/** The chosen twist that contradicts this one. */
export const clash = ({ twists }: WinterForm, { excludes }: TwistInfo): string | undefined =>
  twists?.find((chosen) => excludes.includes(chosen));

/** Without the last one that was chosen, one is drawn again. */
export function toggleTwist(
  form: WinterForm,
  catalog: WinterCatalog,
  twist: TwistInfo,
): WinterForm {
  if (clash(form, twist)) return form;
  const chosen = form.twists ?? [];
  const others = chosen.filter((name) => name !== twist.name);
  const next = others.length < chosen.length ? others : [...chosen, twist.name];
  return setTwists(form, catalog, next.length ? next : null);
}

/** Whether something is to be agreed on for a card that may come into play. */
export function needs(
  { cards, economy }: WinterForm,
  catalog: WinterCatalog,
  what: string,
): boolean {
  const some = catalog.cards.filter(({ mark }) => mark === what).map(({ name }) => name);
  const pays = catalog.economy.filter(({ mark }) => mark === what).map(({ name }) => name);
  const open = cards.length < CARDS && some.length > 0;
  return (
    open ||
    some.some((name) => cards.includes(name)) ||
    pays.some((name) => !economy || economy === name)
  );
}

/** A side as the set-up takes it: by its name, or with its text if it is the user's own. */
export function boardBody(
  catalog: WinterCatalog,
  at: BoardForm,
): string | { text: string; turns: number } {
  const { name = "", turns = 0 } = at ?? {};
  const text = sideOf(catalog, name)?.text;
  return text === undefined ? `${name}${turns ? `:${turns}` : ""}` : { text, turns };
}

/** A twist under which the chosen cards can all be used. */
function drawTwist(form: WinterForm, catalog: WinterCatalog, random: Random): string[] {
  const fits = catalog.twists.filter(
    ({ replaces, avoids }) => !form.cards.some((card) => card === replaces || card === avoids),
  );
  return drawSome(fits, 1, random).map((one) => one.name);
}

/** Twists as a set-up takes them: none or one by name, several as a list. */
export const twistBody = (twists: string[]): string | string[] =>
  twists.length > 1 ? twists : (twists[0] ?? NO_TWIST);

export function winterRequest(
  form: WinterForm,
  catalog: WinterCatalog,
  random: Random = Math.random,
) {
  const draw = drawer(form, random);
  const some = form.cards.length > 0;
  const twists = form.twists ?? (some ? drawTwist(form, catalog, draw) : null);
  const rest = poolFor(form, catalog, twists);
  const missing = CARDS - form.cards.length;
  const chosen = form.boards.some(Boolean) ? drawBoards(form, catalog, draw) : null;
  const boards = chosen?.map((at) => boardBody(catalog, at));
  return tableBody(form, {
    ...(boards ? { boards } : {}),
    ...(some ? { cards: [...form.cards, ...drawSome(rest, missing, draw)] } : {}),
    ...(form.economy ? { economy: form.economy } : {}),
    ...(twists ? { twist: twistBody(twists) } : {}),
    ...(form.direction && needs(form, catalog, "direction") ? { direction: form.direction } : {}),
    ...(form.top && needs(form, catalog, "top_board") ? { top_board: form.top } : {}),
    ...(form.bottom && needs(form, catalog, "bottom_board") ? { bottom_board: form.bottom } : {}),
  });
}
