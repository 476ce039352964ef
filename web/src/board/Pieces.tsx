/** Settlements; they drop in where they are built and slide where they are moved. */

import { useRef } from "preact/hooks";
import type { Seat, View } from "../net/protocol";
import { markId } from "../ui/art";
import { centre, type HexMap } from "./geometry";

interface Piece {
  hex: string;
  seat: number;
}

export const keyOf = (piece: Piece): string => `${piece.seat} ${piece.hex}`;

export function pieces(view: View): Piece[] {
  return view.players.flatMap((player, seat) => player.settlements.map((hex) => ({ hex, seat })));
}

/** What is new since the last picture, and where a moved piece came from. */
export function arrivals(before: Set<string> | null, now: Piece[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  if (!before) return found;
  const keys = new Set(now.map(keyOf));
  const fresh = now.filter((piece) => !before.has(keyOf(piece)));
  if (fresh.length > 12) return found; // another position altogether
  for (const piece of fresh) {
    const gone = [...before].filter((key) => key.startsWith(`${piece.seat} `) && !keys.has(key));
    found.set(keyOf(piece), gone.length === 1 ? (gone[0]?.split(" ")[1] ?? null) : null);
  }
  return found;
}

export function HouseShape({ colour }: { colour: string }) {
  return (
    <>
      <use href="#house" x="-92" y="-92" width="184" height="184" class="house" />
      <use href={`#${markId(colour)}`} x="-92" y="-92" width="184" height="184" class="mark" />
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
  // From the top down, so that a house stands before those behind it.
  const sorted = now
    .map((piece) => ({ ...piece, at: map.byName.get(piece.hex) }))
    .sort((a, b) => (a.at?.y ?? 0) - (b.at?.y ?? 0));
  return (
    <g class="pieces">
      {sorted.map(({ hex, seat, at }) => {
        if (!at) return null;
        const { x, y } = centre(at);
        const key = keyOf({ hex, seat });
        const from = fresh.has(key) ? map.byName.get(fresh.get(key) ?? "") : undefined;
        const way = from && centre(from);
        const colour = seats[seat]?.colour ?? "blue";
        const moves = !fresh.has(key) ? "" : way ? "slides" : "drops";
        const name = `settlement of-${colour} ${moves} ${hex === lifted ? "lifted" : ""}`;
        const style = way ? { "--dx": `${way.x - x}px`, "--dy": `${way.y - y}px` } : {};
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <g class={name} style={style}>
              <HouseShape colour={colour} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
