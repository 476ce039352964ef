/** QR codes for links that hold a game: versions up to 30, error correction level L. */

import type { Codes } from "../screens/share/encode";

/** Per version: error-correction codewords a block, and the number of blocks. */
const ECC = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];
const MORE_ECC = [28, 28, 30, 30, 26, 28, 30, 30, 30, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];
const MORE_BLOCKS = [8, 9, 9, 10, 12, 12, 12, 13, 14, 15];
const LEVEL_L = 1;

const patterns = (version: number): number => (version > 1 ? Math.floor(version / 7) + 2 : 0);

/** All codewords that a version has room for. */
function capacity(version: number): number {
  const n = patterns(version);
  const aligned = n ? (25 * n - 10) * n - 55 : 0;
  const marked = version >= 7 ? 36 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - aligned - marked) / 8);
}

/** The data codewords of each block: the shorter ones first. */
function blocks(version: number, ecc: number, count: number): number[] {
  const all = capacity(version);
  const short = Math.floor(all / count) - ecc;
  const long = all % count;
  return Array.from({ length: count }, (_, i) => (i < count - long ? short : short + 1));
}

/** Centres of the alignment patterns: evenly spaced from the far end, but for the first. */
function aligned(version: number): number[] {
  const n = patterns(version);
  if (!n) return [];
  const step = 2 * Math.floor((8 * version + 3 * n + 5) / (4 * n - 4));
  return [6, ...Array.from({ length: n - 1 }, (_, i) => 4 * version + 10 - step * (n - 2 - i))];
}

const COUNTS = [...BLOCKS, ...MORE_BLOCKS];

export const LARGE: Codes = {
  level: LEVEL_L,
  blocks: [...ECC, ...MORE_ECC].map((ecc, i) => [ecc, blocks(i + 1, ecc, COUNTS[i] ?? 1)]),
  aligned: COUNTS.map((_, i) => aligned(i + 1)),
};
