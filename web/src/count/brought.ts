/** The boards that a set-up brings along as texts: they lie there as they are, whatever others have. */

import { type Draft as Board, read } from "../boards/draft";
import type { Catalog, SectionData, SideData } from "../net/protocol.gen";
import { OWN_BOX } from "../screens/new/places";
import type { Setup } from "./draft";

type Brought = Board & { text: string };

function boardsOf({ sections, island, boards, own }: Setup): Brought[] {
  const all = [...(own ?? []), ...(sections ?? []), island ?? "", ...(boards ?? [])];
  return all.flatMap((one) => {
    const board = typeof one === "string" ? null : read(one.text);
    return board && typeof one !== "string" ? [{ ...board, text: one.text }] : [];
  });
}

/** The name of a board that is given by its name, with how it is turned, or as a text. */
export const nameOf = (board: string | { text: string }): string =>
  typeof board === "string" ? (board.split(":")[0] ?? "") : (read(board.text)?.name ?? "");

/** Everything available, with the boards of a set-up in the place of those with their names. */
export function withBrought(catalog: Catalog, setup: Setup | undefined): Catalog {
  const brought = setup ? boardsOf(setup) : [];
  if (!brought.length) return catalog;
  const { games } = catalog;
  const kingdom = games["kingdom-builder"];
  const winter = games["winter-kingdom"];
  const of = (kind: Board["kind"]) => brought.filter((one) => one.kind === kind);
  const sections = (ours: SectionData[], kind: Board["kind"], box: string): SectionData[] =>
    merged(ours, of(kind), ({ name, locations, source, rows, text }, old) => ({
      ...{ name, locations: [...locations], source, rows: [...rows], text },
      box: old?.box ?? box,
    }));
  return {
    ...catalog,
    games: {
      "kingdom-builder": {
        ...kingdom,
        sections: sections(kingdom.sections, "section", OWN_BOX),
        islands: sections(kingdom.islands, "isle", kingdom.islands[0]?.box ?? OWN_BOX),
      },
      "winter-kingdom": {
        ...winter,
        sides: merged(winter.sides, of("side"), ({ name, box, source, rows, text }, old) => ({
          ...{ name, source, rows: [...rows], text },
          board: old?.board ?? box,
        })),
      },
    },
  };
}

/** Each in the place of the one with its name, else after them. */
function merged<T extends SectionData | SideData>(
  ours: T[],
  brought: Brought[],
  as: (board: Brought, old: T | undefined) => T,
): T[] {
  const found = new Map(ours.map((one) => [one.name, one]));
  for (const board of brought) found.set(board.name, as(board, found.get(board.name)));
  return [...found.values()];
}
