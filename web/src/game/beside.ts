/** What lies next to a hex, in few words: castles, locations, and whose pieces. */

import type { HexMap } from "../board/geometry";
import { named, row, t } from "../i18n";
import type { HexData, Picture } from "../net/protocol";
import { isTerrain } from "../ui/art";
import { placeName, type Standing } from "./words";

function pieceWords(standing: readonly Standing[]): string[] {
  const groups = new Map<string, Standing[]>();
  for (const one of new Set(standing)) {
    const key = `${one.kind} ${one.seat?.seat}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((some) => {
    const { seat, kind = "" } = some[0] ?? {};
    const whose = seat?.mine ? "mine" : seat ? "owner" : "nobody";
    return t(`hex-beside-${whose}`, { n: some.length, piece: kind, name: seat?.name ?? "" });
  });
}

/** The words for each hex of a position; each is made when it is first asked for. */
export function besideWords(
  map: HexMap,
  picture: Picture,
  stands: ReadonlyMap<string, Standing>,
): (hex: HexData) => string {
  const places = new Map(picture.places.map((place) => [place.hex, place]));
  const known = new Map<string, string>();
  const words = (hex: HexData): string => {
    const sites: string[] = [];
    const standing: Standing[] = [];
    for (const { name, ground } of map.around(hex)) {
      const piece = stands.get(name);
      const place = places.get(name);
      if (piece) standing.push(piece);
      else if (place) sites.push(placeName(place.what));
      else if (!isTerrain(ground)) sites.push(named("terrain", ground));
    }
    const things = [...new Set(sites), ...pieceWords(standing)];
    return things.length ? t("hex-beside", { things: row(things) }) : "";
  };
  return (hex) => {
    const found = known.get(hex.name) ?? words(hex);
    known.set(hex.name, found);
    return found;
  };
}
