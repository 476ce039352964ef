/** The game's art: one sprite for board, cards, tiles and pieces (src/hexholm/draw/art.svg). */

import address from "../../../src/hexholm/draw/art.svg?url";
import type { Colour } from "../net/protocol.gen";
import "./art.css";

export const COLOURS = [
  "blue",
  "orange",
  "green",
  "purple",
  "red",
] as const satisfies readonly Colour[];

const KNOWN = new Set<string>();

/** Put the sprite into the page once, so that <use href="#..."> finds it. */
export function installArt(art: string): void {
  const parsed = new DOMParser().parseFromString(art, "image/svg+xml").documentElement;
  parsed.setAttribute("class", "sprite");
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
  for (const [, id = ""] of art.matchAll(/<symbol id="([^"]+)"/g)) KNOWN.add(id);
}

/** The sprite is a file of its own, which the page asks for together with its script. */
export async function loadArt(): Promise<void> {
  installArt(await (await fetch(address)).text());
}

export const drawn = (id: string): boolean => KNOWN.has(id);

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

/** Talents with the picture of something that is there already. */
const TALENTS: Record<string, string> = {
  port: "location-harbor",
  outpost: "nomad-outpost",
  tunnel: "cave",
};

/** The pictogram of a talent; `port-2`, its lower action, has the same one. */
export function talentId(name: string): string {
  const card = name.replace(/-2$/, "");
  const ids = [`talent-${card}`, TALENTS[card] ?? "", `location-${card}`];
  return ids.find(drawn) ?? "coin";
}

/** The mark that tells a colour without the colour. */
export const markId = (colour: string | null): string =>
  `mark-${Math.max(0, COLOURS.indexOf(colour as Colour))}`;

/** A symbol around 0,0; the hex it is drawn for has this radius. */
export function Art({ id, size, class: name }: { id: string; size: number; class?: string }) {
  const side = 2 * size;
  return <use href={`#${id}`} x={-size} y={-size} width={side} height={side} class={name} />;
}

const DONATION = "donation-";

/** A tile of the nomads around 0,0: a leather disc; a donation shows its terrain. */
export function NomadShape({ name, size }: { name: string; size: number }) {
  const gift = name.startsWith(DONATION) ? name.slice(DONATION.length) : "";
  return (
    <>
      <Art id="nomad-tile" size={size} />
      {gift && <Art id={terrainId(gift)} size={0.6 * size} />}
      <Art id={gift ? "nomad-donation" : `nomad-${name}`} size={gift ? 0.8 * size : size} />
    </>
  );
}

/** A tile of the nomads as an icon. */
export function NomadArt({ name, size = 38 }: { name: string; size?: number }) {
  return (
    <svg class="piece" width={size} height={size} viewBox="-86 -86 172 172" aria-hidden="true">
      <NomadShape name={name} size={100} />
    </svg>
  );
}

/** A little wooden house in a player's colour, as an icon. */
export function House({ colour, size = 30 }: { colour: string | null; size?: number }) {
  return (
    <svg
      class={`piece of-${colour}`}
      width={size}
      height={size}
      viewBox="-78 -78 156 156"
      aria-hidden="true"
    >
      <use href="#house" x="-100" y="-100" width="200" height="200" class="house" />
      <use href={`#${markId(colour)}`} x="-100" y="-100" width="200" height="200" class="mark" />
    </svg>
  );
}

/** A fort in a player's colour, as an icon. */
export function Fort({ colour, size = 30 }: { colour: string | null; size?: number }) {
  return (
    <svg
      class={`piece of-${colour}`}
      width={size}
      height={size}
      viewBox="-90 -84 180 172"
      aria-hidden="true"
    >
      <Art id="piece-fort" size={100} class="house" />
      <Art id={markId(colour)} size={100} class="mark" />
    </svg>
  );
}

/** A coin as an icon. */
export function Coin({ size = 18 }: { size?: number }) {
  return (
    <svg class="piece" width={size} height={size} viewBox="-84 -84 168 168" aria-hidden="true">
      <Art id="coin" size={100} />
    </svg>
  );
}

/** A talent as an icon. */
export function TalentArt({ name, size = 38 }: { name: string; size?: number }) {
  return (
    <svg class="piece" width={size} height={size} viewBox="-96 -96 192 192" aria-hidden="true">
      <Art id="tile" size={100} />
      <Art id={talentId(name)} size={84} />
    </svg>
  );
}

/** A location tile as an icon. */
export function TileArt({ name, size = 38 }: { name: string; size?: number }) {
  const id = drawn(`location-${name}`) ? `location-${name}` : "location-farm";
  return (
    <svg class="piece" width={size} height={size} viewBox="-96 -96 192 192" aria-hidden="true">
      <use href="#tile" x="-100" y="-100" width="200" height="200" />
      <use href={`#${id}`} x="-84" y="-84" width="168" height="168" />
    </svg>
  );
}

/** One hex of a terrain as an icon. */
export function TerrainArt({ ground, size = 40 }: { ground: string; size?: number }) {
  return (
    <svg class="piece" width={size} height={size} viewBox="-102 -104 204 208" aria-hidden="true">
      <Art id={terrainId(ground)} size={100} />
      <path class="hex-rim" d="M0-100 86.6-50V50L0 100-86.6 50V-50z" />
    </svg>
  );
}
