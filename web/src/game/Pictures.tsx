/** Pictures of tiles, actions and pieces by their names. */

import { speaksWinter } from "../i18n";
import { drawn, TalentArt, TerrainArt, TileArt, terrainId } from "../ui/art";
import { actionOf } from "./words";

/** The signs of extra actions that are no location. */
const SIGNS: Record<string, string> = { caves: "cave", silo: "silo", numbers: "number-tile" };

function Use({ id, size = 100 }: { id: string; size?: number }) {
  return <use href={`#${id}`} x={-size} y={-size} width={2 * size} height={2 * size} />;
}

/** A location tile, nomad tile or another extra action as an icon. */
export function ActionArt({ name, size = 38 }: { name: string; size?: number }) {
  if (speaksWinter()) return <TalentArt name={name} size={size} />;
  if (name === "farmland") return <TerrainArt ground="farmland" size={size} />;
  const plain = name.replace(/-bonus$/, "");
  if (drawn(`location-${plain}`) && plain === name) return <TileArt name={name} size={size} />;
  const nomad = `nomad-${actionOf(name)}`;
  const terrain = name === actionOf(name) ? null : name.slice("donation-".length);
  return (
    <svg class="piece" width={size} height={size} viewBox="-96 -96 192 192" aria-hidden="true">
      {drawn(nomad) ? (
        <>
          <Use id="nomad-tile" />
          <Use id={nomad} size={84} />
          {terrain && (
            <g transform="translate(52 52) scale(.4)">
              <Use id={terrainId(terrain)} />
              <path class="hex-rim" d="M0-100 86.6-50V50L0 100-86.6 50V-50z" />
            </g>
          )}
        </>
      ) : SIGNS[name] ? (
        <Use id={SIGNS[name] ?? ""} />
      ) : (
        <>
          <Use id="tile" />
          <Use id={drawn(`location-${plain}`) ? `location-${plain}` : "location-farm"} size={84} />
          <path class="bonus-mark" d="M58 34v48M34 58h48" />
        </>
      )}
    </svg>
  );
}

/** A piece besides the houses, in a player's colour. */
export function PieceArt(props: { kind: string; colour?: string | null; size?: number }) {
  const { kind, colour, size = 20 } = props;
  return (
    <svg
      class={`piece ${colour ? `of-${colour}` : ""}`}
      width={size}
      height={size}
      viewBox={kind === "city-hall" ? "-265 -265 530 530" : "-84 -84 168 168"}
      aria-hidden="true"
    >
      <use href={`#piece-${kind}`} x="-100" y="-100" width="200" height="200" class="house" />
    </svg>
  );
}
