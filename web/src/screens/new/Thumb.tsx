/** A small picture of one section: flat colours, a dot of gold for a location, a sign for a castle. */

import { Component } from "preact";
import { flat } from "../../board/flat";
import { centre, extent, HexMap, outline } from "../../board/geometry";
import type { SectionData } from "../../net/protocol.gen";
import { Art, drawn } from "../../ui/art";
import { layIsland, layOut, SIDE } from "../land";

const CORNERS = outline(101)
  .split(" ")
  .map((corner) => corner.split(",").map(Number));

/** All hexes of a ground as one path. */
function region(hexes: { x: number; y: number }[]): string {
  return hexes
    .map((hex) => {
      const at = centre(hex);
      const points = CORNERS.map(
        ([x = 0, y = 0]) => `${Math.round(at.x + x)} ${Math.round(at.y + y)}`,
      );
      return `M${points.join("L")}z`;
    })
    .join("");
}

interface Props {
  section: SectionData;
  turned: boolean;
  letters: Record<string, string>;
}

export class Thumb extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return next.section !== this.props.section || next.turned !== this.props.turned;
  }

  override render({ section, turned, letters }: Props) {
    const isIsland = section.rows.length < SIDE;
    const { board, sites } = isIsland
      ? layIsland(section, letters)
      : layOut([{ section, turned }], letters, 1);
    const { x: width, y: height } = extent(board);
    const map = new HexMap(board);
    const grounds = new Map<string, { x: number; y: number }[]>();
    for (const hex of board.hexes)
      grounds.set(hex.ground, [...(grounds.get(hex.ground) ?? []), hex]);
    const places = board.hexes.filter((hex) => hex.ground !== "location" && drawn(hex.ground));
    return (
      <svg class="thumb" viewBox={`-12 -12 ${width + 24} ${height + 48}`} aria-hidden="true">
        <path fill="#6b4f2b" d={region(board.hexes)} transform="translate(0 22)" />
        {[...grounds].map(([ground, hexes]) => (
          <path key={ground} fill={flat(ground)} d={region(hexes)} />
        ))}
        {places.map((hex) => {
          const at = centre(hex);
          return (
            <use
              key={hex.name}
              href={`#${hex.ground}`}
              x={at.x - 110}
              y={at.y - 110}
              width="220"
              height="220"
            />
          );
        })}
        {sites.map(({ hex: name, art }) => {
          const hex = map.byName.get(name);
          if (!hex) return null;
          const at = centre(hex);
          return (
            <g key={name} transform={`translate(${at.x} ${at.y})`}>
              <use href="#site" x="-150" y="-150" width="300" height="300" />
              <Art id={art} size={150} />
            </g>
          );
        })}
      </svg>
    );
  }
}
