/** Hexes that stand out: where you may act, what earns gold, what was played last. */

import type { Picture } from "../net/protocol";
import { drawn } from "../ui/art";
import { centre, type HexMap, outline } from "./geometry";
import { occupied } from "./Pieces";

const WIDE = outline(93);
export const INNER = outline(84);
const HATCHED = outline(91);

interface HexesProps {
  map: HexMap;
  names: Iterable<string>;
  points: string;
  class: string;
}

export function Hexes({ map, names, points, class: name }: HexesProps) {
  return (
    <g class={name}>
      {[...names].map((hex) => {
        const found = map.byName.get(hex);
        if (!found) return null;
        const { x, y } = centre(found);
        return <polygon key={hex} points={points} transform={`translate(${x} ${y})`} />;
      })}
    </g>
  );
}

/** Free land on which nobody may build just now, lightly hatched. */
export function Blocked({ map, picture }: { map: HexMap; picture: Picture }) {
  if (!picture.blocked.length) return null;
  const taken = occupied(picture);
  const free = picture.blocked.filter((hex) => {
    const ground = map.byName.get(hex)?.ground ?? "";
    return !taken.has(hex) && drawn(`terrain-${ground}-1`);
  });
  return (
    <g class="blocked" fill="url(#hatch)">
      <pattern
        id="hatch"
        width="26"
        height="26"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="hatch-light" d="M16 0V26" />
        <path class="hatch-dark" d="M11 0V26" />
      </pattern>
      <Hexes map={map} names={free} points={HATCHED} class="hatched" />
    </g>
  );
}

export function Possible({ map, hexes, verb }: { map: HexMap; hexes: string[]; verb: string }) {
  return (
    <g class={`possible verb-${verb}`}>
      <Hexes map={map} names={hexes} points={WIDE} class="glow-under" />
      <Hexes map={map} names={hexes} points={INNER} class="glow-legal" />
    </g>
  );
}

/** Everything else darkens a little, so that what is lit stands out. */
export function Lit({ map, hexes }: { map: HexMap; hexes: readonly string[] }) {
  const set = new Set(hexes);
  if (!set.size) return null;
  const rest = map.board.hexes.filter((hex) => !set.has(hex.name)).map((hex) => hex.name);
  return (
    <g class="lit">
      <Hexes map={map} names={rest} points={outline(101)} class="glow-dim" />
      <Hexes map={map} names={set} points={WIDE} class="glow-lit" />
    </g>
  );
}
