/** A board that is being painted: its letters, what they stand for, and its file. */

import type { Place } from "../board/Places";
import type { BoardData, HexData } from "../net/protocol";
import type { Catalog, GameName } from "../net/protocol.gen";

export const KINDS = ["section", "isle", "side"] as const;
export type Kind = (typeof KINDS)[number];
export type Letters = Record<string, string>;

export interface Draft {
  kind: Kind;
  name: string;
  /** the box of a section, the board of a side */
  box: string;
  /** of the letters L and K */
  locations: readonly string[];
  source: string;
  rows: readonly string[];
}

/** A hex without a letter. */
export const EMPTY = ".";
/** The letters of the first and the second location. */
export const SITES = ["L", "K"];

export const WIDTHS: Record<Kind, readonly number[]> = {
  section: Array<number>(10).fill(10),
  isle: [4, 5, 6, 5, 4],
  side: [5, 6, 7, 8, 9, 8, 7, 6, 5],
};

export const gameOf = (kind: Kind): GameName =>
  kind === "side" ? "winter-kingdom" : "kingdom-builder";

export const lettersOf = (catalog: Catalog, kind: Kind): Letters =>
  kind === "side" ? catalog.games["winter-kingdom"].letters : catalog.letters;

export const emptyRows = (kind: Kind): string[] => WIDTHS[kind].map((width) => EMPTY.repeat(width));

const nameAt = (row: number, column: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

const placeOf = (hex: string): [row: number, column: number] => [
  Number(hex.slice(1)) - 1,
  hex.charCodeAt(0) - 97,
];

export function letterAt({ rows }: Pick<Draft, "rows">, hex: string): string {
  const [row, column] = placeOf(hex);
  return rows[row]?.[column] ?? "";
}

/** The same with a letter on some hexes; the same object if nothing changes. */
export function painted(draft: Draft, hexes: Iterable<string>, letter: string): Draft {
  const rows = draft.rows.map((row) => [...row]);
  let isOther = false;
  for (const hex of hexes) {
    const [at, column] = placeOf(hex);
    const row = rows[at];
    if (row?.[column] === undefined || row[column] === letter) continue;
    row[column] = letter;
    isOther = true;
  }
  return isOther ? { ...draft, rows: rows.map((row) => row.join("")) } : draft;
}

/** All hexes of a letter. */
export const withLetter = ({ rows }: Draft, letter: string): string[] =>
  rows.flatMap((row, at) =>
    [...row].flatMap((one, column) => (one === letter ? [nameAt(at, column)] : [])),
  );

/** The hexes of the first letter that a stroke over these would fill: its whole area. */
export function areaOf(draft: Draft, hex: string, around: (hex: string) => string[]): string[] {
  const letter = letterAt(draft, hex);
  const found = new Set([hex]);
  for (const one of found)
    for (const next of around(one)) if (letterAt(draft, next) === letter) found.add(next);
  return [...found];
}

/** The board as it is drawn; an empty hex has no ground. */
export function laidOut(
  { kind, rows, locations }: Pick<Draft, "kind" | "rows" | "locations">,
  letters: Letters,
): { board: BoardData; sites: Place[] } {
  const widest = Math.max(...WIDTHS[kind]);
  const sites: Place[] = [];
  const hexes = rows.flatMap((row, y) =>
    [...row].map((letter, column): HexData => {
      const name = nameAt(y, column);
      const what = locations[SITES.indexOf(letter)];
      if (what) sites.push({ hex: name, what, art: `location-${what}`, tiles: 1 });
      const shift = kind === "section" ? y % 2 : widest - row.length;
      const ground = letter === EMPTY ? "" : (letters[letter] ?? "location");
      return { name, x: 2 * column + shift, y, ground };
    }),
  );
  const width = 2 * widest + (kind === "section" ? 1 : 0);
  return { board: { hexes, width, height: rows.length }, sites };
}

/** The file of a board, as the library writes it. */
export function written({ kind, name, box, locations, source, rows }: Draft): string {
  const about =
    kind === "side" ? `board=${box}` : `box=${box} locations=${locations.filter(Boolean).join()}`;
  const lines = rows.map((row) => [...row].join(" "));
  return [`[${name}] ${about} source=${source}`, ...lines, ""].join("\n");
}

/** A board of a file that the library has written; null: it isn't one. */
export function read(text: string): Draft | null {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const [, name, rest] = /^\[([^\]]+)\](.*)$/.exec(head) ?? [];
  if (!name || rest === undefined) return null;
  const rows = lines.map((line) => line.replaceAll(" ", ""));
  const kind = KINDS.find((one) => WIDTHS[one].join() === rows.map((row) => row.length).join());
  const keys = new Map(rest.split(" ").map((word) => word.split("=", 2) as [string, string]));
  if (!kind) return null;
  return {
    kind,
    name,
    box: keys.get(kind === "side" ? "board" : "box") ?? "own",
    locations: (keys.get("locations") ?? "").split(",").filter(Boolean),
    source: keys.get("source") ?? "house",
    rows,
  };
}

/** A name as files have it: lower-case words with hyphens. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
