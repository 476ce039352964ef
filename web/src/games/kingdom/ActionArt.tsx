import {
  Art,
  drawn,
  HEX,
  Icon,
  isTerrain,
  parted,
  TerrainArt,
  TileArt,
  terrainId,
} from "../../ui/art";

/** A location tile, nomad tile or another extra action as an icon. */
export function ActionArt({ name, size = 38 }: { name: string; size?: number }) {
  const plain = name.replace(/-bonus$/, "");
  const parts = parted(`nomad-${name}`);
  const disc = parts?.[0] ?? `nomad-${name}`;
  const sign = [`action-${name}`, name].find(drawn);
  if (isTerrain(name)) return <TerrainArt ground={name} size={size} />;
  if (plain === name && (drawn(`location-${name}`) || !(drawn(disc) || sign)))
    return <TileArt id={`location-${name}`} size={size} />;
  return (
    <Icon size={size} box="-96 -96 192 192">
      {drawn(disc) ? (
        <>
          <Art id="nomad-tile" size={100} />
          <Art id={disc} size={84} />
          {parts && (
            <g transform="translate(52 52) scale(.4)">
              <Art id={terrainId(parts[1])} size={100} />
              <path class="hex-rim" d={HEX} />
            </g>
          )}
        </>
      ) : sign ? (
        <Art id={sign} size={100} />
      ) : (
        <>
          <Art id="tile" size={100} />
          <Art id={`location-${plain}`} size={84} />
          <path class="bonus-mark" d="M58 34v48M34 58h48" />
        </>
      )}
    </Icon>
  );
}
