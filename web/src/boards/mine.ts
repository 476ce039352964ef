/**
 * My boards: kept in this browser, and with a profile on the server. Those that can be played take
 * the place of ours with their name wherever the page speaks of boards.
 */

import { call } from "../net/api";
import type {
  BoardChecked,
  BoardProblem,
  Catalog,
  GameName,
  OwnBoard,
  SectionData,
  SideData,
} from "../net/protocol.gen";
import { OWN_BOX } from "../screens/new/places";
import { Keeper, newId, storedThings, type Thing } from "../state/keeping";
import { type Draft, gameOf, read, written } from "./draft";

export interface MyBoard extends Thing {
  text: string;
  /** whether tables can use it */
  usable: boolean;
}

/** What the check of a board says where it has the name of ours and isn't meant to replace it. */
const NAME_TAKEN = "draft-name-taken";

/** So many a profile keeps, and a draw takes: `MOST_BOARDS` of the server. */
export const MOST_BOARDS = 60;

/** What is wrong with a board, as the library says. */
export const check = (game: GameName, text: string): Promise<BoardChecked> =>
  call<BoardChecked>("/api/boards/check", { body: { game, text } });

/** Whether tables can't use a board as long as something is so. */
export const hinders = ({ id, refused }: BoardProblem): boolean => refused || id === NAME_TAKEN;

export const isUsable = ({ playable, problems }: BoardChecked): boolean =>
  playable && !problems.some(hinders);

/** The key is also in net/server.ts, which asks for this module only where there is something. */
const boards = new Keeper<MyBoard>("board", "hexholm.boards", {
  read: (found) => {
    const former = (found as { boards?: MyBoard[] } | null)?.boards ?? [];
    return [...former, ...(storedThings(found) as MyBoard[])].filter((one) =>
      read(one?.text ?? ""),
    );
  },
  text: ({ text }) => text,
  open: async ({ id, game, text, at }) => {
    const told = await check(game, text).catch(() => null);
    return { id, game, text, at, usable: !!told && isUsable(told) };
  },
});

export const myBoards = (): readonly MyBoard[] => boards.things;
export const find = (id: string): MyBoard | undefined => boards.find(id);
export const dropBoard = (id: string): void => boards.drop(id);
export const sync = (): Promise<void> => boards.sync();

/** Whether there is room for another one. */
export const hasRoom = (): boolean => boards.things.length < MOST_BOARDS;

/** Keeps a board, new or changed. */
export function keepBoard(board: Omit<MyBoard, "at">): void {
  const before = find(board.id);
  if (before?.text !== board.text || before.usable !== board.usable) boards.put(board);
}

export const addBoard = (draft: Pick<Draft, "kind">, text: string, usable = false): MyBoard =>
  boards.put({ id: newId("b"), game: gameOf(draft.kind), text, usable });

/** The board of a file: it may be here already. */
export const bringBoard = (draft: Pick<Draft, "kind">, text: string): MyBoard =>
  boards.things.find((one) => one.text === text) ?? addBoard(draft, text);

/** A name like this one that no board of mine has. */
export function freeName(name: string): string {
  const taken = new Set(boards.things.map(({ text }) => read(text)?.name));
  const stem = name.replace(/-\d+$/, "").slice(0, 36);
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}`;
  return free;
}

/** The same board once more, to be changed. */
export function duplicate({ usable }: MyBoard, draft: Draft): MyBoard {
  const copy = { ...draft, name: freeName(draft.name), source: "house" };
  return addBoard(copy, written(copy), usable);
}

/** Those that set-ups take, by name: of several with one name the last that was changed. */
export function used(game: GameName): Map<string, { own: MyBoard; draft: Draft }> {
  const found = new Map<string, { own: MyBoard; draft: Draft }>();
  for (const own of [...boards.things].sort((one, other) => one.at - other.at)) {
    const draft = own.usable && own.game === game ? read(own.text) : null;
    if (draft) found.set(draft.name, { own, draft });
  }
  return found;
}

/** My boards as a set-up takes them. */
export async function ownBoards(game: GameName): Promise<OwnBoard[]> {
  await sync();
  return [...used(game).values()].map(({ own: { text } }) => ({ text }));
}

/** Everything available, with my boards in the place of ours and after them. */
export async function withMine(catalog: Catalog): Promise<Catalog> {
  await sync();
  const { games } = catalog;
  const kingdom = games["kingdom-builder"];
  const winter = games["winter-kingdom"];
  const sections = used("kingdom-builder");
  const sides = used("winter-kingdom");
  const asSection = (draft: Draft, box: string): SectionData => ({
    name: draft.name,
    box,
    source: "mine",
    locations: [...draft.locations],
    rows: [...draft.rows],
  });
  const swap = (ours: SectionData[]): SectionData[] =>
    ours.map((one) => {
      const found = sections.get(one.name);
      return found ? asSection(found.draft, one.box) : one;
    });
  const names = new Set([...kingdom.sections, ...kingdom.islands].map(({ name }) => name));
  const more = [...sections.values()]
    .map(({ draft }) => draft)
    .filter(({ name }) => !names.has(name));
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
