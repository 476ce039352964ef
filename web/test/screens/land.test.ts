import { expect, it } from "vitest";
import type { SectionData } from "../../src/net/protocol.gen";
import { layOut, rowsOf } from "../../src/screens/land";

const section: SectionData = {
  name: "oak",
  box: "base",
  source: "house",
  locations: ["tavern"],
  rows: ["LWWWWWWWWW", ...Array<string>(8).fill("GGGGGGGGGG"), "TTTTTTTTTX"],
};
const letters = { L: "location", W: "water", G: "grass", T: "forest", X: "castle" };

it("turns a section by 180 degrees", () => {
  const turned = rowsOf({ section, turned: true });
  expect(turned[0]).toBe("XTTTTTTTTT");
  expect(turned[9]).toBe("WWWWWWWWWL");
});

it("lays four places out as one board, rows shifted", () => {
  const { board, sites, empty } = layOut(
    [{ section, turned: false }, null, null, { section, turned: true }],
    letters,
  );
  expect(board).toMatchObject({ width: 41, height: 20 });
  expect(board.hexes).toHaveLength(200);
  expect(empty).toHaveLength(200);
  expect(sites.map(({ hex }) => hex)).toEqual(["0,0", "19,19"]);
  const corner = board.hexes.find((hex) => hex.name === "19,19");
  expect(corner).toEqual({ name: "19,19", x: 39, y: 19, ground: "location" });
});
