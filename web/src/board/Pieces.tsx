/** What stands on the board; it drops in where it is set and slides where it is moved. */

import { useRef } from "preact/hooks";
import type { Seat, View } from "../net/protocol";
import { Art, markId } from "../ui/art";
import { besideRow, centre, type HexMap, type Point } from "./geometry";

export interface Piece {
  /** or the row beside which a mark stands */
  hex: string;
  /** -1: nobody's */
  seat: number;
  /** a settlement where it is left out */
  kind?: string;
  /** all hexes of a piece that covers several */
  hexes?: string[];
}

/** Where a game has forts, they stand beside the settlements. */
type WithForts = View["players"][number] & { forts?: string[] };

const SETTLEMENT = "settlement";
const FORT = "fort";
const MARK = "row-mark";
const NOBODY = -1;

export const keyOf = ({ seat, hex, kind = SETTLEMENT }: Piece): string =>
  kind === SETTLEMENT ? `${seat} ${hex}` : `${seat} ${hex} ${kind}`;

const isLike = (key: string, { seat, kind = SETTLEMENT }: Piece): boolean => {
  const [whose, , what = SETTLEMENT] = key.split(" ");
  return whose === `${seat}` && what === kind;
};

export function pieces(view: View): Piece[] {
  const scouting = view.turn.seat ?? view.to_move ?? NOBODY;
  return [
    ...view.players.flatMap((player, seat): Piece[] =>
      player.pieces
        ? player.pieces.map((piece) => ({ ...piece, seat }))
        : player.settlements.map((hex) => ({ hex, seat })),
    ),
    ...view.players.flatMap((player: WithForts, seat) =>
      (player.forts ?? []).map((hex) => ({ hex, seat, kind: FORT })),
    ),
    ...view.players.flatMap((player, seat) =>
      (player.marks ?? []).map((row) => ({ hex: row, seat, kind: MARK })),
    ),
    ...(view.walls ?? []).map((hex) => ({ hex, seat: NOBODY, kind: "wall" })),
    ...(view.scouts ?? []).map((hex) => ({ hex, seat: scouting, kind: "scout" })),
  ];
}

/** Every hex on which something stands. */
export const occupied = (view: View): Set<string> =>
  new Set(pieces(view).flatMap(({ kind, hex, hexes = [hex] }) => (kind === MARK ? [] : hexes)));

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

/** What the actions that set no settlement set. */
const SETS: Record<string, string> = {
  quarry: "wall",
  barracks: "warrior",
  wagon: "wagon",
  lighthouse: "ship",
  "city-hall": "city-hall",
  "scout-cabin": "scout",
};

/** The kind of piece that a click would set down now. */
export function nextKind(view: View, lifted: string | null, verb = "build"): string {
  if (verb === FORT) return FORT;
  const held = lifted && pieces(view).find((piece) => piece.hex === lifted)?.kind;
  return held || (SETS[view.asks.by ?? ""] ?? SETTLEMENT);
}

export function HouseShape({ colour }: { colour: string }) {
  return (
    <>
      <use href="#house" x="-92" y="-92" width="184" height="184" class="house" />
      <use href={`#${markId(colour)}`} x="-92" y="-92" width="184" height="184" class="mark" />
    </>
  );
}

/** A piece around 0,0. */
export function PieceShape({ kind, colour }: { kind: string; colour: string }) {
  if (kind === SETTLEMENT || kind === MARK) return <HouseShape colour={colour} />;
  const size = kind === "city-hall" ? 100 : kind === FORT ? 98 : 92;
  return (
    <>
      <Art id={`piece-${kind}`} size={size} class="house" />
      {kind !== "wall" && <Art id={markId(colour)} size={size} class="mark" />}
    </>
  );
}

interface Props {
  map: HexMap;
  view: View;
  seats: Seat[];
  lifted: string | null;
}

export function Pieces({ map, view, seats, lifted }: Props) {
  const before = useRef<Set<string> | null>(null);
  const shown = useRef<{ view: View; fresh: Map<string, string | null> } | null>(null);
  const now = pieces(view);
  if (shown.current?.view !== view) {
    shown.current = { view, fresh: arrivals(before.current, now) };
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
        const { hex, seat, kind = SETTLEMENT } = piece;
        const key = keyOf(piece);
        const from = fresh.get(key);
        const way = from && placeOf(from);
        const colour = seats[seat]?.colour ?? (seat === NOBODY ? "none" : "blue");
        const moves = !fresh.has(key) ? "" : way ? "slides" : "drops";
        const name = `stands ${kind} of-${colour} ${moves} ${hex === lifted ? "lifted" : ""}`;
        const style = way ? { "--dx": `${way.x - x}px`, "--dy": `${way.y - y}px` } : {};
        return (
          <g key={key} transform={`translate(${x} ${y})${kind === MARK ? " scale(0.6)" : ""}`}>
            <g class={name} style={style}>
              <PieceShape kind={kind} colour={colour} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
