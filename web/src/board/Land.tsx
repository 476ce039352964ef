/** The land itself: drawn once a board, never touched during play. */

import { Component } from "preact";
import { drawn, frostId, isTerrain, terrainId } from "../ui/art";
import { borders, centre, extent, type HexMap, outline } from "./geometry";

const CORNERS = outline(100).split(" ");

/** All hexes as one path, for shadow, thickness and light. */
function silhouette(map: HexMap): string {
  return map.board.hexes
    .map((hex) => {
      const { x, y } = centre(hex);
      const points = CORNERS.map((corner) => {
        const [dx = 0, dy = 0] = corner.split(",").map(Number);
        return `${Math.round(x + dx)} ${Math.round(y + dy)}`;
      });
      return `M${points.join("L")}Z`;
    })
    .join("");
}

/** Two short strokes a hex: bright at the top left, dark at the bottom right. */
function bevels(map: HexMap): { bright: string; dark: string } {
  let bright = "";
  let dark = "";
  for (const hex of map.board.hexes) {
    const { x, y } = centre(hex);
    bright += `M${x - 81} ${y + 42}V${y - 45}L${x} ${y - 92}L${x + 50} ${y - 64}`;
    dark += `M${x + 81} ${y - 42}V${y + 45}L${x} ${y + 92}L${x - 50} ${y + 64}`;
  }
  return { bright, dark };
}

function ground(name: string, x: number, y: number): string {
  if (isTerrain(name)) return terrainId(name, x, y);
  return drawn(name) ? name : "site";
}

/** Snow on the lands that both games share. */
function Snow({ map }: { map: HexMap }) {
  return (
    <g class="snow">
      {map.board.hexes.map((hex) => {
        const id = frostId(hex.ground, hex.x, hex.y);
        const { x, y } = centre(hex);
        return (
          id && (
            <use key={hex.name} href={`#${id}`} x={x - 100} y={y - 100} width="200" height="200" />
          )
        );
      })}
    </g>
  );
}

interface Props {
  map: HexMap;
  /** "winter": under snow */
  look?: string;
}

export class Land extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return next.map !== this.props.map;
  }

  override render({ map, look = "" }: Props) {
    const { faint, inked, rim, seam } = borders(map);
    const all = silhouette(map);
    const { bright, dark } = bevels(map);
    const { x: width, y: height } = extent(map.board);
    const winter = look === "winter";
    return (
      <g class={`land ${look}`}>
        <defs>
          <linearGradient
            id="daylight"
            gradientUnits="userSpaceOnUse"
            x1="0"
            y1="0"
            x2={width}
            y2={height}
          >
            <stop offset="0" class="daylight-near" />
            <stop offset=".5" class="daylight-middle" />
            <stop offset="1" class="daylight-far" />
          </linearGradient>
          <filter id="land-blur" x="-10%" y="-10%" width="120%" height="120%">
            <feGaussianBlur stdDeviation="34" />
          </filter>
        </defs>
        <path class="land-shadow" d={all} transform="translate(14 46)" filter="url(#land-blur)" />
        <path class="land-edge" d={all} transform="translate(0 16)" />
        <path class="land-board" d={all} />
        {map.board.hexes.map((hex) => {
          const at = centre(hex);
          if (!hex.ground) return null;
          return (
            <use
              key={hex.name}
              href={`#${ground(hex.ground, hex.x, hex.y)}`}
              x={at.x - 100}
              y={at.y - 100}
              width="200"
              height="200"
            />
          );
        })}
        {winter && <Snow map={map} />}
        <path class="bevel-bright" d={bright} />
        <path class="bevel-dark" d={dark} />
        <path class="border-faint" d={faint} />
        <path class="border-inked" d={inked} />
        {winter && <path class="border-seam under" d={seam} />}
        <path class="border-seam" d={seam} />
        <path class="border-rim" d={rim} />
        <path class="daylight" d={all} fill="url(#daylight)" />
      </g>
    );
  }
}
