/** The land of sections that aren't on a table yet: for the set-up's preview and pictures. */

import type { Place } from "../board/Places";
import type { BoardData, HexData } from "../net/protocol";
import type { SectionData } from "../net/protocol.gen";

export const SIDE = 10;

export interface Laid {
  section: SectionData;
  turned: boolean;
}

/** The letters as they lie: turned by 180 degrees or not. */
export function rowsOf({ section, turned }: Laid): string[] {
  if (!turned) return section.rows;
  return section.rows.map((row) => [...row].reverse().join("")).reverse();
}

export interface DrawnLand {
  board: BoardData;
  sites: Place[];
  /** hexes of places for which nothing is chosen */
  empty: HexData[];
}

const LOCATION_LETTERS = ["L", "K"];

/** A location with a tile on it. */
const site = (hex: string, what: string): Place => ({
  hex,
  what,
  art: `location-${what}`,
  tiles: 1,
});

/** Places side by side, a number of them per row; null is one not chosen yet. */
export function layOut(
  places: readonly (Laid | null)[],
  letters: Record<string, string>,
  columns = 2,
): DrawnLand {
  const hexes: HexData[] = [];
  const empty: HexData[] = [];
  const sites: Place[] = [];
  places.forEach((place, index) => {
    const left = (index % columns) * SIDE;
    const top = Math.floor(index / columns) * SIDE;
    const rows = place ? rowsOf(place) : null;
    for (let row = 0; row < SIDE; row++) {
      for (let column = 0; column < SIDE; column++) {
        const y = top + row;
        const name = `${left + column},${y}`;
        const hex = { name, x: 2 * (left + column) + (y % 2), y, ground: "" };
        const letter = rows?.[row]?.[column];
        if (!place || !letter) {
          empty.push(hex);
          continue;
        }
        hex.ground = letters[letter] ?? "location";
        hexes.push(hex);
        const location = place.section.locations[LOCATION_LETTERS.indexOf(letter)];
        if (location) sites.push(site(name, location));
      }
    }
  });
  const rows = Math.ceil(places.length / columns);
  return { board: { hexes, width: 2 * SIDE * columns + 1, height: SIDE * rows }, sites, empty };
}

/** The island alone: its rows lie in the middle of one another. */
export function layIsland(section: SectionData, letters: Record<string, string>): DrawnLand {
  const widest = Math.max(...section.rows.map((row) => row.length));
  const sites: Place[] = [];
  const hexes = section.rows.flatMap((row, y) =>
    [...row].map((letter, column): HexData => {
      const name = `${column},${y}`;
      const location = section.locations[LOCATION_LETTERS.indexOf(letter)];
      if (location) sites.push(site(name, location));
      const ground = letters[letter] ?? "location";
      return { name, x: 2 * column + widest - row.length, y, ground };
    }),
  );
  const board = { hexes, width: 2 * widest, height: section.rows.length };
  return { board, sites, empty: [] };
}
