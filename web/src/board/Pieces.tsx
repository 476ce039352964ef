/** The pieces on the board; they drop in when placed and slide when moved. */

import { useRef } from "preact/hooks";
import type { Picture, Seat } from "../net/protocol";
import { Art, Mark, sizeOf } from "../ui/art";
import { besideRow, centre, type HexMap, type Point } from "./geometry";

type PieceSet = Picture["pieces"][number];

export interface Piece extends Pick<PieceSet, "kind" | "art" | "seat" | "beside"> {
  /** or the row it stands next to */
  hex: string;
  /** all hexes of a piece that covers several */
  hexes?: string[] | undefined;
}

export const keyOf = ({ seat, hex, kind }: Piece): string => `${seat} ${hex} ${kind}`;

const isLike = (key: string, { seat, kind }: Piece): boolean => {
  const [whose, , what] = key.split(" ");
  return whose === `${seat}` && what === kind;
};

export const pieces = ({ pieces }: Picture): Piece[] =>
  pieces.flatMap(({ at, covers, ...one }) =>
    at.map((hex, index) => ({ ...one, hex, hexes: covers?.[index] })),
  );

export const occupied = (picture: Picture): Set<string> =>
  new Set(pieces(picture).flatMap(({ beside, hex, hexes = [hex] }) => (beside ? [] : hexes)));

/** What is new since the last picture, and where a moved piece came from. */
export function arrivals(before: Set<string> | null, now: Piece[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  if (!before) return found;
  const keys = new Set(now.map(keyOf));
  const fresh = now.filter((piece) => !before.has(keyOf(piece)));
  if (fresh.length > 12) return found; // another position altogether
  for (const piece of fresh) {
    const gone = [...before].filter((key) => isLike(key, piece) && !keys.has(key));
    found.set(keyOf(piece), gone.length === 1 ? (gone[0]?.split(" ")[1] ?? null) : null);
  }
  return found;
}

/** A piece around 0,0; what belongs to nobody has no colour. */
export function PieceShape({ art, colour }: { art: string; colour: string | null }) {
  return (
    <>
      <Art id={art} size={sizeOf(art)} class="house" />
      {colour && <Mark colour={colour} size={sizeOf(art)} />}
    </>
  );
}

interface Props {
  map: HexMap;
  picture: Picture;
  seats: Seat[];
  lifted: string | null;
}

export function Pieces({ map, picture, seats, lifted }: Props) {
  const before = useRef<Set<string> | null>(null);
  const shown = useRef<{ picture: Picture; fresh: Map<string, string | null> } | null>(null);
  const now = pieces(picture);
  if (shown.current?.picture !== picture) {
    shown.current = { picture, fresh: arrivals(before.current, now) };
    before.current = new Set(now.map(keyOf));
  }
  const { fresh } = shown.current;
  const placeOf = (name: string): Point | null => {
    const hex = map.byName.get(name);
    return hex ? centre(hex) : besideRow(map, name);
  };
  // From the top down, so that a house stands before those behind it; what lies flat comes first.
  const sorted = now
    .map((piece) => ({ piece, at: placeOf(piece.hex) }))
    .sort((a, b) => (a.piece.hexes ? -1 : (a.at?.y ?? 0)) - (b.piece.hexes ? -1 : (b.at?.y ?? 0)));
  return (
    <g class="pieces">
      {sorted.map(({ piece, at }) => {
        if (!at) return null;
        const { x, y } = at;
        const { hex, seat, kind, art, beside } = piece;
        const key = keyOf(piece);
        const from = fresh.get(key);
        const way = from && placeOf(from);
        const colour = seat === null ? null : (seats[seat]?.colour ?? "blue");
        const moves = !fresh.has(key) ? "" : way ? "slides" : "drops";
        const lies = piece.hexes ? "flat" : "";
        const up = hex === lifted ? "lifted" : "";
        const name = `stands ${kind} of-${colour ?? "none"} ${lies} ${moves} ${up}`;
        const style = way ? { "--dx": `${way.x - x}px`, "--dy": `${way.y - y}px` } : {};
        return (
          <g key={key} transform={`translate(${x} ${y})${beside ? " scale(0.6)" : ""}`}>
            <g class={name} style={style}>
              <PieceShape art={art} colour={colour} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
