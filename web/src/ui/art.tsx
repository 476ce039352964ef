/** The game's art: one sprite for board, cards, tiles and pieces, made of every box's art.svg. */

import type { ComponentChildren } from "preact";
import { door } from "#door";
import type { Colour } from "../net/protocol.gen";
import { signs } from "../state/prefs";
import "./art.css";

export const COLOURS = [
  "blue",
  "orange",
  "green",
  "purple",
  "red",
] as const satisfies readonly Colour[];

/** The symbols of the sprite. */
const KNOWN = new Map<string, Element>();

/** Put the sprite into the page once, so that <use href="#..."> finds it. */
export function installArt(art: string): void {
  const parsed = new DOMParser().parseFromString(art, "image/svg+xml").documentElement;
  parsed.setAttribute("class", "hidden-text");
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
  for (const symbol of parsed.querySelectorAll("symbol")) KNOWN.set(symbol.id, symbol);
}

/** The server has the sprite, since a box can be added to it; it comes together with the script. */
export async function loadArt(): Promise<void> {
  installArt(await (await door.ask("/api/art")).text());
}

export const drawn = (id: string): boolean => KNOWN.has(id);

export const symbols = (): string[] => [...KNOWN.keys()];

export const sizeOf = (id: string): number =>
  Number(KNOWN.get(id)?.getAttribute("data-size") ?? 92);

/** How far a piece reaches from its middle. */
export const extentOf = (id: string): number =>
  Number(KNOWN.get(id)?.getAttribute("data-extent") ?? 84);

/** Lands of one game that look like those of another. */
const LIKE: Record<string, string> = { grassland: "grass" };

/** Whether this is land, drawn in several variants, and no special place. */
export const isTerrain = (ground: string): boolean => drawn(`terrain-${LIKE[ground] ?? ground}-1`);

const mixed = (x: number, y: number): number =>
  Math.imul((x * 73_856_093) ^ (y * 19_349_663), 2_654_435_761) >>> 0;

/** One of the variants of a terrain, always the same for the same hex. */
export function terrainId(ground: string, x = 0, y = 0): string {
  const id = `terrain-${LIKE[ground] ?? ground}-${1 + ((mixed(x, y) >>> 11) % 3)}`;
  return drawn(id) ? id : "terrain-desert-1";
}

/** What lies under snow in winter; the other lands of Winter Kingdom are drawn cold. */
const UNDER_SNOW = ["grassland", "forest", "flower-field"];

export const frostId = (ground: string, x = 0, y = 0): string | null =>
  UNDER_SNOW.includes(ground) ? `frost-${1 + ((mixed(x, y) >>> 15) % 3)}` : null;

/** The mark that identifies a colour without the colour. */
export const markId = (colour: string | null): string =>
  `mark-${Math.max(0, COLOURS.indexOf(colour as Colour))}`;

/** "location-old-mill" -> "OM": shown for anything without a drawing. */
const initials = (id: string): string =>
  id
    .split("-")
    .slice(1)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

/** A symbol around 0,0; the hex it is drawn for has this radius. */
export function Art({ id, size, class: name }: { id: string; size: number; class?: string }) {
  const side = 2 * size;
  if (drawn(id))
    return <use href={`#${id}`} x={-size} y={-size} width={side} height={side} class={name} />;
  return (
    <text
      class="initials"
      text-anchor="middle"
      font-weight="700"
      font-size={0.6 * size}
      y={0.2 * size}
    >
      {initials(id)}
    </text>
  );
}

/** A tile that comes once a terrain, such as a gift of grass: its kind and the terrain. */
export function parted(art: string): [kind: string, terrain: string] | null {
  const words = art.split("-");
  const cut = words.findIndex(
    (_, n) => drawn(words.slice(0, n).join("-")) && isTerrain(words.slice(n).join("-")),
  );
  return cut < 0 || drawn(art) ? null : [words.slice(0, cut).join("-"), words.slice(cut).join("-")];
}

/** Something that lies on a disc, around 0,0. */
export function Sign({ art, under, size }: { art: string; under: string; size: number }) {
  const parts = parted(art);
  return (
    <>
      <Art id={under} size={size} />
      {parts && <Art id={terrainId(parts[1])} size={0.6 * size} />}
      <Art id={parts?.[0] ?? art} size={parts ? 0.8 * size : size} />
    </>
  );
}

interface IconProps {
  size: number;
  /** what is seen around 0,0 */
  box: string;
  class?: string;
  children: ComponentChildren;
}

export function Icon({ size, box, class: more = "", children }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg class={`piece ${more}`} width={side} height={side} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The mark of a colour on a piece around 0,0; with signs on, on a disc of its own. */
export const Mark = ({ colour, size }: { colour: string | null; size: number }) => (
  <>
    {signs() && <circle class="mark-plate" cx="-6" cy="27" r="37" />}
    <Art id={markId(colour)} size={size} class="mark" />
  </>
);

/** A piece in a player's colour, with the mark of the colour. */
export function PieceIcon(props: {
  art: string;
  colour: string | null;
  size: number;
  box: string;
}) {
  return (
    <Icon size={props.size} box={props.box} class={`of-${props.colour}`}>
      <Art id={props.art} size={100} class="house" />
      <Mark colour={props.colour} size={100} />
    </Icon>
  );
}

export const House = ({ colour, size = 30 }: { colour: string | null; size?: number }) => (
  <PieceIcon art="house" colour={colour} size={size} box="-78 -78 156 156" />
);

export const TileArt = ({ id, size = 38 }: { id: string; size?: number }) => (
  <Icon size={size} box="-96 -96 192 192">
    <Art id="tile" size={100} />
    <Art id={id} size={84} />
  </Icon>
);

export const HEX = "M0-100 86.6-50V50L0 100-86.6 50V-50z";

export const TerrainArt = ({ ground, size = 40 }: { ground: string; size?: number }) => (
  <Icon size={size} box="-102 -104 204 208">
    <Art id={terrainId(ground)} size={100} />
    <path class="hex-rim" d={HEX} />
  </Icon>
);
