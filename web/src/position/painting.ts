/** Pieces by their hexes: what is drawn, and what a stroke of the brush does. */

import type { Picture } from "../net/protocol";
import type { EditData, PositionData } from "../net/protocol.gen";
import type { Data } from "./api";
import { heldIn, listOf, withValue } from "./values";

/** Whose the pieces are; null: nobody's. */
export const ownerOf = ({ place, seat }: EditData): number | null =>
  place === "player" ? seat : null;

/** Player by player, what is nobody's last. */
export const brushes = (edits: readonly EditData[]): EditData[] =>
  edits
    .filter(({ kind }) => kind === "paint")
    .sort((one, other) => (ownerOf(one) ?? 9) - (ownerOf(other) ?? 9));

export const keyOf = ({ place, key, seat }: EditData): string => `${place} ${key} ${seat}`;

export function hexesOf(data: Data, edit: EditData): string[] {
  const value = edit.is_one ? heldIn(data, edit) : listOf(data, edit);
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
}

const withHexes = (data: Data, edit: EditData, hexes: readonly string[]): Data =>
  withValue(data, edit, edit.is_one ? hexes.at(-1) : [...hexes]);

/** All hexes of a piece that lies on several, as far as the last picture tells. */
function covered({ picture }: PositionData, edit: EditData): string[] {
  const found = picture.pieces.find((one) => one.kind === edit.piece && one.seat === edit.seat);
  return found?.covers?.flat() ?? [];
}

/** The data without any piece on these hexes. */
export function erased(data: Data, told: PositionData, hexes: readonly string[]): Data {
  let next = data;
  for (const edit of brushes(told.edits)) {
    const now = hexesOf(next, edit);
    const isHit = edit.is_large && covered(told, edit).some((hex) => hexes.includes(hex));
    const rest = isHit ? [] : now.filter((hex) => !hexes.includes(hex));
    if (rest.length !== now.length) next = withHexes(next, edit, rest);
  }
  return next;
}

/** A stroke that begins on a piece of the brush takes such pieces away; else it sets them. */
export function painted(
  data: Data,
  told: PositionData,
  brush: EditData | null,
  hexes: readonly string[],
): Data {
  if (!brush) return erased(data, told, hexes);
  const now = hexesOf(data, brush);
  if (hexes[0] !== undefined && now.includes(hexes[0]))
    return withHexes(
      data,
      brush,
      now.filter((hex) => !hexes.includes(hex)),
    );
  const free = erased(data, told, hexes);
  return withHexes(free, brush, [...hexesOf(free, brush), ...hexes]);
}

/** The picture with the pieces of the data as it is now, whether or not they can be there. */
export function drawn(data: Data, told: PositionData): Picture {
  // what lies on several hexes is drawn as the server tells, as long as it can lie there
  const fields = brushes(told.edits).filter(
    (edit) => !edit.is_large || (hexesOf(data, edit).length > 0 && !covered(told, edit).length),
  );
  const own = fields.flatMap((edit) => {
    const at = hexesOf(data, edit);
    // those of nobody may be shown as the mover's
    const like = told.picture.pieces.find(({ kind }) => kind === edit.piece);
    const seat = ownerOf(edit) ?? like?.seat ?? null;
    return at.length ? [{ kind: edit.piece ?? "", art: edit.art ?? "", seat, at }] : [];
  });
  const kinds = new Set(brushes(told.edits).map((edit) => !edit.is_large && edit.piece));
  const others = told.picture.pieces.filter((one) => one.beside || !kinds.has(one.kind));
  return { ...told.picture, pieces: [...others, ...own] };
}
