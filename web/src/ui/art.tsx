/** The game's art: one sprite for board, cards, tiles and pieces (src/hexholm/draw/art.svg). */

import art from "../../../src/hexholm/draw/art.svg?raw";

export const COLOURS = ["blue", "orange", "green", "purple", "red"] as const;

/** Put the sprite into the page once, so that <use href="#..."> finds it. */
export function installArt(): void {
  const parsed = new DOMParser().parseFromString(art, "image/svg+xml").documentElement;
  parsed.setAttribute("class", "sprite");
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
}

const KNOWN = new Set([...art.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));

export const drawn = (id: string): boolean => KNOWN.has(id);

/** One of the variants of a terrain, always the same for the same hex. */
export function terrainId(ground: string, x = 0, y = 0): string {
  const mixed = Math.imul((x * 73_856_093) ^ (y * 19_349_663), 2_654_435_761) >>> 0;
  const id = `terrain-${ground}-${1 + ((mixed >>> 11) % 3)}`;
  return drawn(id) ? id : "terrain-desert-1";
}

/** The mark that tells a colour without the colour. */
export const markId = (colour: string): string =>
  `mark-${Math.max(0, COLOURS.indexOf(colour as (typeof COLOURS)[number]))}`;

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
export function House({ colour, size = 30 }: { colour: string; size?: number }) {
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
      <use href={`#${terrainId(ground)}`} x="-100" y="-100" width="200" height="200" />
      <path class="hex-rim" d="M0-100 86.6-50V50L0 100-86.6 50V-50z" />
    </svg>
  );
}
