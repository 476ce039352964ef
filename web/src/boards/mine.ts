/**
 * My boards: kept in this browser, and with a profile on the server. Those that can be played take
 * the place of ours with their name wherever the page speaks of boards.
 */

import { signal } from "@preact/signals";
import { call } from "../net/api";
import type {
  BoardChecked,
  BoardList,
  Catalog,
  GameName,
  OwnBoard,
  SectionData,
  SideData,
} from "../net/protocol.gen";
import { OWN_BOX } from "../screens/new/places";
import { store, storedJson } from "../state/prefs";
import { profile } from "../state/profile";
import { type Draft, gameOf, read } from "./draft";

export interface MyBoard {
  id: string;
  game: GameName;
  text: string;
  /** when it was last changed, in ms */
  at: number;
  /** whether tables can use it */
  usable: boolean;
}

interface Kept {
  boards: MyBoard[];
  /** those that the profile has, as far as this browser knows */
  known: string[];
  /** those that were deleted here, and may still be there */
  gone: string[];
}

/** Also in net/server.ts, which asks for this module only where there is something. */
const KEY = "hexholm.boards";
/** What the check of a board says where it has the name of ours and isn't meant to replace it. */
const NAME_TAKEN = "draft-name-taken";

function stored(): Kept {
  const found = storedJson(KEY) as Partial<Kept> | null;
  const boards = (found?.boards ?? []).filter((one) => read(one?.text ?? ""));
  return { boards, known: found?.known ?? [], gone: found?.gone ?? [] };
}

const kept = signal<Kept>(stored());

function keep(next: Partial<Kept>): void {
  kept.value = { ...kept.value, ...next };
  store(KEY, JSON.stringify(kept.value));
}

/** What is wrong with a board, as the library says. */
export const check = (game: GameName, text: string): Promise<BoardChecked> =>
  call<BoardChecked>("/api/boards/check", { body: { game, text } });

export const isUsable = ({ playable, problems }: BoardChecked): boolean =>
  playable && !problems.some(({ id }) => id === NAME_TAKEN);

export const myBoards = (): readonly MyBoard[] => kept.value.boards;

export const find = (id: string): MyBoard | undefined =>
  kept.value.boards.find((one) => one.id === id);

const PATH = "/api/profile/boards";
let waiting: ReturnType<typeof setTimeout> | undefined;
const changed = new Set<string>();

/** What has changed goes to the profile after a moment; what doesn't get there goes next time. */
function send(): void {
  const secret = profile.value?.secret;
  if (!secret) return;
  for (const id of changed) {
    const board = find(id);
    if (!board) continue;
    const { game, text, at } = board;
    void call<BoardList>(`${PATH}/${id}`, { secret, body: { game, text, at }, method: "PUT" })
      .then(() => keep({ known: [...new Set([...kept.value.known, id])] }))
      .catch(() => {});
  }
  changed.clear();
}

/** Keeps a board, new or changed. */
export function keepBoard(board: Omit<MyBoard, "at">): void {
  const before = find(board.id);
  if (before?.text === board.text && before.usable === board.usable) return;
  const others = kept.value.boards.filter((one) => one.id !== board.id);
  keep({ boards: [...others, { ...board, at: Date.now() }] });
  changed.add(board.id);
  clearTimeout(waiting);
  waiting = setTimeout(send, 800);
}

export function addBoard(draft: Pick<Draft, "kind">, text: string, usable = false): MyBoard {
  const id = crypto.getRandomValues(new Uint32Array(2)).reduce((a, n) => a + n.toString(36), "b");
  const board = { id, game: gameOf(draft.kind), text, usable };
  keepBoard(board);
  return { ...board, at: Date.now() };
}

export function dropBoard(id: string): void {
  const { boards, gone } = kept.value;
  keep({ boards: boards.filter((one) => one.id !== id), gone: [...gone, id] });
  void forget(id);
}

/** Takes a board back that was just deleted. */
export function restoreBoard(board: MyBoard): void {
  keep({ gone: kept.value.gone.filter((id) => id !== board.id) });
  keepBoard(board);
}

async function forget(id: string): Promise<void> {
  const secret = profile.value?.secret;
  const isThere = kept.value.known.includes(id);
  if (secret && isThere)
    await call(`${PATH}/${id}`, { secret, method: "DELETE" }).catch(() => null);
  const without = (ids: string[]): string[] => ids.filter((one) => one !== id);
  if (!secret || !isThere) keep({ gone: without(kept.value.gone) });
  else keep({ known: without(kept.value.known) });
}

let asked: Promise<void> | undefined;

/** Once a visit: what the profile has comes here, what it hasn't goes there; the later one counts. */
export function sync(): Promise<void> {
  asked ??= exchange().catch(() => {
    asked = undefined;
  });
  return asked;
}

async function exchange(): Promise<void> {
  const secret = profile.value?.secret;
  if (!secret) return;
  const { boards: there } = await call<BoardList>(PATH, { secret });
  const ids = new Set(there.map(({ id }) => id));
  const { known, gone } = kept.value;
  for (const id of gone)
    if (ids.has(id)) void call(`${PATH}/${id}`, { secret, method: "DELETE" }).catch(() => null);
  const fresh = there.filter(({ id, at }) => !gone.includes(id) && (find(id)?.at ?? 0) < at);
  const come = await Promise.all(
    fresh.map(async ({ id, game, text, at }) => {
      const told = await check(game, text).catch(() => null);
      return { id, game, text, at, usable: !!told && isUsable(told) };
    }),
  );
  const stays = (one: MyBoard): boolean =>
    !come.some(({ id }) => id === one.id) && (ids.has(one.id) || !known.includes(one.id));
  const boards = [...kept.value.boards.filter(stays), ...come];
  for (const { id, at } of boards)
    if ((there.find((one) => one.id === id)?.at ?? 0) < at) changed.add(id);
  keep({ boards, known: [...ids].filter((id) => !gone.includes(id)), gone: [] });
  send();
}

const usable = (game: GameName): [MyBoard, Draft][] =>
  kept.value.boards
    .filter((board) => board.usable && board.game === game)
    .flatMap((board) => {
      const draft = read(board.text);
      return draft ? [[board, draft] as [MyBoard, Draft]] : [];
    });

/** My boards as a set-up takes them; of several with one name the last that was changed. */
export async function ownBoards(game: GameName): Promise<OwnBoard[]> {
  await sync();
  return [...new Map(usable(game).map(([{ text }, { name }]) => [name, { text }])).values()];
}

/** Everything available, with my boards in the place of ours and after them. */
export async function withMine(catalog: Catalog): Promise<Catalog> {
  await sync();
  const { games } = catalog;
  const kingdom = games["kingdom-builder"];
  const winter = games["winter-kingdom"];
  const sections = new Map(usable("kingdom-builder").map(([, draft]) => [draft.name, draft]));
  const sides = new Map(
    usable("winter-kingdom").map(([own, draft]) => [draft.name, { own, draft }]),
  );
  const asSection = (draft: Draft, box: string): SectionData => ({
    name: draft.name,
    box,
    source: "mine",
    locations: [...draft.locations],
    rows: [...draft.rows],
  });
  const swap = (ours: SectionData[]): SectionData[] =>
    ours.map((one) => {
      const draft = sections.get(one.name);
      return draft ? asSection(draft, one.box) : one;
    });
  const names = new Set([...kingdom.sections, ...kingdom.islands].map(({ name }) => name));
  const more = [...sections.values()].filter(({ name }) => !names.has(name));
  const added = (kind: string, box: string): SectionData[] =>
    more.filter((draft) => draft.kind === kind).map((draft) => asSection(draft, box));
  const isle = kingdom.islands[0]?.box ?? OWN_BOX;
  const asSide = ({ board }: SideData, { rows, name }: Draft): SideData => ({
    name,
    board,
    source: "mine",
    rows: [...rows],
  });
  const fresh = [...sides.values()].filter(
    ({ draft }) => !winter.sides.some((side) => side.name === draft.name),
  );
  return {
    ...catalog,
    games: {
      "kingdom-builder": {
        ...kingdom,
        sections: [...swap(kingdom.sections), ...added("section", OWN_BOX)],
        islands: [...swap(kingdom.islands), ...added("isle", isle)],
      },
      "winter-kingdom": {
        ...winter,
        sides: [
          ...winter.sides.map((side) => {
            const found = sides.get(side.name);
            return found ? asSide(side, found.draft) : side;
          }),
          ...fresh.map(({ own, draft }) => ({
            ...asSide({ board: draft.box } as SideData, draft),
            text: own.text,
          })),
        ],
      },
    },
  };
}
