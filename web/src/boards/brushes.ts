/** What one paints with: a letter of the file, and what it stands for. */

import { named, t } from "../i18n";
import { isTerrain } from "../ui/art";
import { type Draft, EMPTY, type Letters, SITES } from "./draft";

export interface Brush {
  letter: string;
  /** a kind of hex, or empty */
  ground: string;
  /** a number that chooses it */
  digit: string;
}

/** The lands first, then what stands on hexes of its own, and nothing at last. */
export function brushesOf(letters: Letters): Brush[] {
  const all = Object.entries(letters);
  const lands = all.filter(([, ground]) => isTerrain(ground));
  const others = all.filter(([, ground]) => !isTerrain(ground));
  return [...lands, ...others, [EMPTY, "empty"] as const].map(([letter, ground], at) => ({
    letter,
    ground,
    digit: at < 9 ? String(at + 1) : "",
  }));
}

/** What a letter is called on a board: locations by their names. */
export function letterName(letter: string, draft: Pick<Draft, "locations">, letters: Letters) {
  if (letter === EMPTY) return t("boards-empty");
  const site = SITES.indexOf(letter);
  if (site < 0) return named("terrain", letters[letter] ?? letter);
  const location = draft.locations[site];
  return location ? named("location", location) : t(`boards-location-${site + 1}`);
}
