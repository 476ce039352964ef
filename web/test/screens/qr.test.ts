import { expect, it } from "vitest";
import { correction, qrCode } from "../../src/screens/share/encode";
import { qrPath } from "../../src/screens/share/Qr";

const show = (dark: boolean[][]): string[] =>
  dark.map((row) => row.map((on) => (on ? "#" : ".")).join(""));

it("computes the error correction of the standard's example", () => {
  // ISO/IEC 18004, annex I: "01234567" as 1-M
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

it("grows with the text, up to its limit", () => {
  expect(qrCode("a")).toHaveLength(21);
  expect(qrCode("x".repeat(14))).toHaveLength(21);
  expect(qrCode("x".repeat(15))).toHaveLength(25);
  expect(qrCode("x".repeat(213))).toHaveLength(57);
  expect(() => qrCode("x".repeat(214))).toThrow(RangeError);
});

it("draws a link as other encoders do", () => {
  expect(show(qrCode("hexholm"))).toMatchInlineSnapshot(`
    [
      "#######....##.#######",
      "#.....#..####.#.....#",
      "#.###.#.###.#.#.###.#",
      "#.###.#.#.##..#.###.#",
      "#.###.#.##..#.#.###.#",
      "#.....#.#.##..#.....#",
      "#######.#.#.#.#######",
      "........###..........",
      "#.#####..###..#####..",
      "..##...##..#####.##.#",
      ".#######..#.#.##.###.",
      ".#.....#.#.####..##..",
      "###.#.##.##.#...##..#",
      "........###.#..##...#",
      "#######..#.#.#....##.",
      "#.....#.#.#....#.####",
      "#.###.#.#..#.#..#..#.",
      "#.###.#.#########....",
      "#.###.#.##..#.#...#..",
      "#.....#..#.####.###..",
      "#######.##..#...#..#.",
    ]
  `);
});

it("becomes one path, a rectangle for each run", () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
});
