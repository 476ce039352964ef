/**
 * QR codes (ISO/IEC 18004), as far as a link needs them: bytes, at one level of error correction.
 * The result is the matrix of dark modules.
 */

/** The versions that can be chosen from, beginning with the first. */
export interface Codes {
  /** of error correction: 0 is M, 1 is L */
  level: number;
  /** per version: error-correction codewords a block, and the data codewords of each block */
  blocks: [ecc: number, blocks: number[]][];
  /** per version: centres of the alignment patterns */
  aligned: number[][];
}

/** Versions 1 to 10 at level M: up to 213 characters. */
const BLOCKS: Codes["blocks"] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNED = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const SMALL: Codes = { level: 0, blocks: BLOCKS, aligned: ALIGNED };

// --- arithmetic in GF(256) -------------------------------------------------------------------

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value <<= 1;
  if (value & 256) value ^= 0x11d;
}
const times = (a: number, b: number): number =>
  a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0;

/** The generator polynomial of a degree, without its leading 1. */
function generator(degree: number): number[] {
  let poly = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...poly, 0];
    for (let j = 0; j < poly.length; j++)
      next[j + 1] = (next[j + 1] ?? 0) ^ times(poly[j] ?? 0, EXP[i] ?? 0);
    poly = next;
  }
  return poly.slice(1);
}

/** The error-correction codewords of a block. */
export function correction(data: readonly number[], degree: number): number[] {
  const poly = generator(degree);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    poly.forEach((coefficient, i) => {
      rest[i] = (rest[i] ?? 0) ^ times(coefficient, factor);
    });
  }
  return rest;
}

// --- the codewords ---------------------------------------------------------------------------

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function smallestVersion(bytes: number, codes: Codes): number {
  const index = codes.blocks.findIndex(([, blocks], i) => {
    const free = 8 * sum(blocks) - 4 - lengthBits(i + 1);
    return bytes * 8 <= free;
  });
  if (index < 0) throw new RangeError("too long for a QR code");
  return index + 1;
}

function codewords(text: string, codes: Codes): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version = smallestVersion(bytes.length, codes);
  const [ecc, sizes] = codes.blocks[version - 1] as [number, number[]];
  const capacity = sum(sizes);
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * capacity - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    data.push(Number.parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);

  const blocks: number[][] = [];
  let from = 0;
  for (const size of sizes) {
    blocks.push(data.slice(from, from + size));
    from += size;
  }
  const checks = blocks.map((block) => correction(block, ecc));
  return { version, words: [...interleave(blocks), ...interleave(checks)] };
}

function interleave(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  const words: number[] = [];
  for (let i = 0; i < longest; i++)
    for (const block of blocks) if (i < block.length) words.push(block[i] as number);
  return words;
}

// --- the matrix ------------------------------------------------------------------------------

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Matrix {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(
    readonly version: number,
    private readonly codes: Codes,
  ) {
    this.size = 17 + 4 * version;
    this.dark = this.blank();
    this.fixed = this.blank();
    this.patterns();
  }

  private blank(): boolean[][] {
    return Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }

  set(x: number, y: number, dark: boolean): void {
    (this.dark[y] as boolean[])[x] = dark;
    (this.fixed[y] as boolean[])[x] = true;
  }

  private patterns(): void {
    const { size, version } = this;
    for (let i = 0; i < size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [cx, cy] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.square(cx, cy, 4, (ring) => ring !== 2 && ring !== 4);
    const centres = this.codes.aligned[version - 1] ?? [];
    const last = centres.length - 1;
    centres.forEach((cy, j) => {
      centres.forEach((cx, i) => {
        const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!isCorner) this.square(cx, cy, 2, (ring) => ring !== 1);
      });
    });
    this.format(0); // keeps its place free
    if (version >= 7) this.versionBits();
  }

  private square(cx: number, cy: number, radius: number, isDark: (ring: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const [x, y] = [cx + dx, cy + dy];
        if (x >= 0 && y >= 0 && x < this.size && y < this.size)
          this.set(x, y, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
  }

  format(mask: number): void {
    const data = (this.codes.level << 3) | mask;
    const bits = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    const { size } = this;
    for (let i = 0; i < 6; i++) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, size - 15 + i, bit(i));
    this.set(8, size - 8, true);
  }

  private versionBits(): void {
    const bits = (this.version << 12) | remainder(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >>> i) & 1) === 1;
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, dark);
      this.set(b, a, dark);
    }
  }

  /** Zigzag from the bottom right, two columns at a time, around what is fixed. */
  fill(words: readonly number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]?.[x]) continue;
          const word = words[i >>> 3] ?? 0;
          (this.dark[y] as boolean[])[x] = ((word >>> (7 - (i & 7))) & 1) === 1;
          i++;
        }
      }
    }
  }

  toggle(mask: number): void {
    const flips = MASKS[mask] as (x: number, y: number) => boolean;
    this.dark.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (!this.fixed[y]?.[x] && flips(x, y)) row[x] = !dark;
      });
    });
  }

  penalty(): number {
    const { size, dark } = this;
    const at = (x: number, y: number): boolean => dark[y]?.[x] ?? false;
    let points = 0;
    for (const line of [...Array(size).keys()]) {
      for (const get of [(i: number) => at(i, line), (i: number) => at(line, i)]) {
        let run = 0;
        let text = "";
        for (let i = 0; i < size; i++) {
          run = i && get(i) === get(i - 1) ? run + 1 : 1;
          if (run === 5) points += 3;
          else if (run > 5) points++;
          text += get(i) ? "1" : "0";
        }
        for (const finder of ["10111010000", "00001011101"])
          for (let from = text.indexOf(finder); from >= 0; from = text.indexOf(finder, from + 1))
            points += 40;
      }
    }
    let total = 0;
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const here = at(x, y);
        if (here) total++;
        if (x && y && here === at(x - 1, y) && here === at(x, y - 1) && here === at(x - 1, y - 1))
          points += 3;
      }
    return points + 10 * Math.floor(Math.abs((total * 20) / (size * size) - 10));
  }
}

/** The remainder of a division of bit polynomials. */
function remainder(data: number, degree: number, poly: number): number {
  let rest = data;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * poly);
  return rest;
}

/** The dark modules of a text's QR code, row by row, without the quiet zone. */
export function qrCode(text: string, codes = SMALL): boolean[][] {
  const { version, words } = codewords(text, codes);
  const matrix = new Matrix(version, codes);
  matrix.fill(words);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < MASKS.length; mask++) {
    matrix.toggle(mask);
    matrix.format(mask);
    const points = matrix.penalty();
    if (points < least) [best, least] = [mask, points];
    matrix.toggle(mask);
  }
  matrix.toggle(best);
  matrix.format(best);
  return matrix.dark;
}
