import { render, type VNode } from "preact";
import { describe, expect, it } from "vitest";
import { around, borders, centre, frameOf, freePlace, HexMap } from "../src/board/geometry";
import { Land } from "../src/board/Land";
import { Marks } from "../src/board/Marks";
import { Glow } from "../src/board/Overlay";
import { keyOf, occupied, pieces } from "../src/board/Pieces";
import { MIDDLES } from "../src/games/winter/new/land";
import { TalentArt } from "../src/games/winter/TalentArt";
import type { BoardData, HexData, Picture } from "../src/net/protocol";
import { drawn, frostId, isTerrain, terrainId } from "../src/ui/art";
import { fixture, reached } from "./fixture";

const GROUNDS = [
  ...["flower-field", "grassland", "tundra", "fell-field", "snowscape", "forest", "ice"],
  ...["mountain", "tunnel", "village", "castle"],
];

/** Seven hexagons of 61 hexes, as the engine lays them. */
function snowflake(): BoardData {
  const hexes: HexData[] = [];
  MIDDLES.forEach(([dq, dr], section) => {
    for (let r = -4; r <= 4; r++)
      for (let q = Math.max(-4, -r - 4); q <= Math.min(4, -r + 4); q++) {
        const [x, y] = [2 * (q + dq) + r + dr + 23, r + dr + 13];
        const name = `${String.fromCharCode(97 + Math.floor(x / 2))}${y + 1}`;
        const ground = GROUNDS[hexes.length % GROUNDS.length] as string;
        hexes.push({ name, x, y, ground, section });
      }
  });
  return { hexes, width: 47, height: 27 };
}

const map = new HexMap(snowflake());
const hex = (name: string): HexData => map.byName.get(name) as HexData;

/** What is to be seen of a position of Winter Kingdom. */
function position(): Picture {
  const one = (kind: string, art: string, seat: number, at: string[]) => ({ kind, art, seat, at });
  return {
    ...fixture().picture,
    pieces: [
      one("settlement", "house", 0, ["k14", "l14"]),
      one("settlement", "house", 1, ["m13"]),
      one("fort", "piece-fort", 0, ["l15"]),
    ],
    places: [],
    sets: { build: { art: "house", seat: 0 }, fort: { art: "piece-fort", seat: 0 } },
  };
}

const seats = ["blue", "orange"].map((colour, seat) => ({ seat, colour, name: colour }) as never);

function drawing(picture: VNode): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  render(picture, svg);
  return svg;
}

describe("the snowflake", () => {
  it("has seven boards with a border between them", () => {
    expect(map.byName.size).toBe(427);
    const crossing = map.board.hexes.reduce(
      (sum, one) => sum + map.around(one).filter((two) => two.section !== one.section).length,
      0,
    );
    expect(borders(map).seam.split("M").length - 1).toBe(crossing / 2);
    expect(borders(map).rim.split("M").length - 1).toBe(7 * 54 - crossing);
    for (let section = 0; section < 7; section++)
      expect(around(map, section).split("M").length - 1).toBe(54);
  });

  it("is drawn with symbols that exist, with snow on what both games share", () => {
    const svg = drawing(<Land map={map} look="winter" />);
    const hrefs = [...svg.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
    for (const href of hrefs) expect(drawn(href.slice(1)), href).toBe(true);
    const snowy = map.board.hexes.filter((one) => frostId(one.ground)).length;
    expect(hrefs).toHaveLength(427 + snowy);
    expect(svg.querySelectorAll(".snow use")).toHaveLength(snowy);
    expect(hrefs).toContain("#tunnel");
    expect(hrefs).toContain("#village");
    expect(svg.querySelectorAll(".border-seam")).toHaveLength(2);
  });

  it("tells every terrain apart", () => {
    const terrains = GROUNDS.slice(0, 8);
    expect(terrains.every(isTerrain)).toBe(true);
    expect(new Set(terrains.map((ground) => terrainId(ground))).size).toBe(8);
    expect(GROUNDS.slice(8).some(isTerrain)).toBe(false);
  });

  it("can be walked by arrow keys, over its notches too", () => {
    expect(reached(map, "l14")).toBe(427);
  });
});

describe("houses and forts", () => {
  it("are all found", () => {
    expect(pieces(position()).map(keyOf)).toContain("0 l15 fort");
    expect(occupied(position())).toEqual(new Set(["k14", "l14", "m13", "l15"]));
  });

  it("are drawn, and the ghost is what a click would build", () => {
    for (const [verb, symbol] of [
      ["build", "#house"],
      ["fort", "#piece-fort"],
    ] as const) {
      const svg = drawing(
        <Glow
          map={map}
          picture={position()}
          seats={seats}
          aim={{ value: "k13" } as never}
          legal={new Map([["k13", [verb]]])}
          colour="blue"
        />,
      );
      const uses = (where: string): (string | null)[] =>
        [...svg.querySelectorAll(`${where} use`)].map((use) => use.getAttribute("href"));
      expect(uses(".stands.fort")).toEqual(["#piece-fort", "#mark-0"]);
      expect(uses(".stands.settlement").filter((href) => href === "#house")).toHaveLength(3);
      expect(uses(".ghost-house")[0]).toBe(symbol);
    }
  });
});

describe("marks", () => {
  it("outline the boards that are meant, and name them where nothing else lies", () => {
    const marks = [
      { kind: "top", says: "economy-fur", where: 1 },
      { kind: "bottom", says: "card-pioneers", where: 4 },
      { kind: "line", says: "card-knights", where: "rising" },
    ];
    const svg = drawing(<Marks map={map} marks={marks} />);
    expect(svg.querySelectorAll(".mark-line")).toHaveLength(4);
    expect(svg.querySelector(".mark-line.is-bottom")?.getAttribute("d")).toBe(around(map, 4));
    expect(svg.querySelectorAll(".mark-tag")).toHaveLength(3);
    expect(svg.querySelector(".mark-way")?.getAttribute("transform")).toContain("rotate(-60)");
  });

  it("are left out where no card needs them", () => {
    expect(drawing(<Marks map={map} marks={[]} />).querySelectorAll("path")).toHaveLength(0);
  });

  it("lie beside the land and beside each other", () => {
    const frame = frameOf(map);
    const taken = [freePlace(map, { x: 500, y: 150 }, centre(hex("l14")))];
    taken.push(freePlace(map, { x: 500, y: 150 }, centre(hex("l14")), taken));
    for (const box of taken) {
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
      for (const one of map.board.hexes) {
        const { x, y } = centre(one);
        const dx = Math.max(box.x - x, x - box.x - box.width, 0);
        const dy = Math.max(box.y - y, y - box.y - box.height, 0);
        expect(Math.hypot(dx, dy)).toBeGreaterThan(100);
      }
    }
    expect(taken[0]).not.toEqual(taken[1]);
  });
});

describe("talents", () => {
  const names =
    "pasture sawmill garden monastery hot-springs hunting-lodge port mine market farm barracks " +
    "tavern outpost tower homestead crossroads caravan mule toboggan horse guide dog-sled wagon " +
    "sleigh carriage tunnel";

  it("have each a picture of their own, the same for both actions", () => {
    const href = (name: string) =>
      drawing(<TalentArt name={name} />)
        .querySelectorAll("use")[1]
        ?.getAttribute("href");
    const ids = names.split(" ").map((name) => href(name)?.slice(1) ?? "");
    for (const id of ids) expect(drawn(id), id).toBe(true);
    expect(new Set(ids).size).toBe(26);
    expect(href("port-2")).toBe(href("port"));
  });
});
