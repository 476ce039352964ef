/** All that changes on the board between land and cells: glows, pieces, the ghost. */

import type { Signal } from "@preact/signals";
import { named } from "../i18n";
import type { Picture, Seat } from "../net/protocol";
import { signs } from "../state/prefs";
import { isTerrain } from "../ui/art";
import { Blocked, Hexes, INNER, Lit, Possible } from "./Glow";
import { centre, type HexMap, outline } from "./geometry";
import { HexNames } from "./HexNames";
import { lettersOf } from "./letters";
import { occupied, PieceShape, Pieces } from "./Pieces";

/** A hex on which somebody acted, and where what stands there came from. */
export interface Trace {
  hex: string;
  seat: number | null;
  from?: string;
}

export interface GlowProps {
  map: HexMap;
  picture: Picture;
  seats: Seat[];
  aim: Signal<string | null>;
  /** hex -> verbs that may be used on it now */
  legal?: Map<string, string[]>;
  /** hexes to light up; what they are follows from what is hovered */
  lit?: readonly string[];
  /** where somebody has acted lately */
  traces?: readonly Trace[];
  /** colour of the seat that acts here */
  colour?: string | null;
  lifted?: string | null;
  coordinates?: boolean;
}

export const NOWHERE = new Map<string, string[]>();

const AIM = outline(90);

export function Glow(props: GlowProps) {
  const { map, picture, seats, legal = NOWHERE, lit = [], lifted = null } = props;
  const verbs = new Map<string, string[]>();
  for (const [hex, [verb = "build"]] of legal) verbs.set(verb, [...(verbs.get(verb) ?? []), hex]);
  return (
    <>
      <Blocked map={map} picture={picture} />
      <Traces map={map} seats={seats} traces={props.traces ?? []} />
      {[...verbs].map(([verb, hexes]) => (
        <Possible key={verb} map={map} hexes={hexes} verb={verb} />
      ))}
      {lifted && (
        <Hexes
          map={map}
          names={[lifted]}
          points={INNER}
          class={`glow-left of-${props.colour ?? "blue"}`}
        />
      )}
      {signs() && <Letters map={map} picture={picture} />}
      <Lit map={map} hexes={lit} />
      <Pieces map={map} picture={picture} seats={seats} lifted={lifted} />
      {props.coordinates && <Names map={map} picture={picture} />}
      <Ghost {...props} />
    </>
  );
}

const hexOf = ({ hex }: Trace): string => hex;

/** In the colours of those who acted: rings, and the ways of what they moved. */
function Traces({
  map,
  seats,
  traces,
}: Pick<GlowProps, "map" | "seats"> & { traces: readonly Trace[] }) {
  const bySeat = new Map<number | null, Trace[]>();
  for (const one of traces) bySeat.set(one.seat, [...(bySeat.get(one.seat) ?? []), one]);
  return (
    <>
      {[...bySeat].map(([seat, some]) => (
        <g key={seat} class={`trace of-${seats[seat ?? -1]?.colour ?? "blue"}`}>
          {["glow-under", "glow-last"].map((look) => (
            <Hexes key={look} map={map} names={some.map(hexOf)} points={INNER} class={look} />
          ))}
          {some.map(({ hex, from }) => (
            <path key={hex} d={way(map, from, hex)} />
          ))}
        </g>
      ))}
    </>
  );
}

/** From the middle of one hex to the side of another, with a point at its end. */
function way(map: HexMap, from: string | undefined, to: string): string {
  const [first, last] = [map.byName.get(from ?? ""), map.byName.get(to)];
  if (!first || !last || first === last) return "";
  const [a, b] = [centre(first), centre(last)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (part: number, aside = 0): string => {
    const [x, y] = [(b.x - a.x) / far, (b.y - a.y) / far];
    return `${Math.round(a.x + part * x - aside * y)} ${Math.round(a.y + part * y + aside * x)}`;
  };
  const end = far - 88;
  return `M${along(20)}L${along(end)}M${along(end - 42, 30)}L${along(end)}L${along(end - 42, -30)}`;
}

/** What each land is, in a letter or two. */
function Letters({ map, picture }: { map: HexMap; picture: Picture }) {
  const taken = occupied(picture);
  const places = new Set(picture.places.map(({ hex }) => hex));
  const lands = [...new Set(map.board.hexes.map(({ ground }) => ground))].filter(isTerrain);
  const letters = lettersOf(lands, (ground) => named("terrain", ground));
  return (
    <g class="land-letters" aria-hidden="true">
      {map.board.hexes
        .filter(({ name, ground }) => letters.has(ground) && !taken.has(name) && !places.has(name))
        .map((hex) => {
          const { x, y } = centre(hex);
          return (
            <text key={hex.name} x={x} y={y + 22}>
              {letters.get(hex.ground)}
            </text>
          );
        })}
    </g>
  );
}

function Names({ map, picture }: { map: HexMap; picture: Picture }) {
  const taken = occupied(picture);
  return <HexNames hexes={map.board.hexes.filter((hex) => !taken.has(hex.name))} />;
}

function Ghost({ map, picture, aim, legal = NOWHERE, colour = null }: GlowProps) {
  const name = aim.value;
  const hex = name ? map.byName.get(name) : undefined;
  if (!hex) return null;
  const { x, y } = centre(hex);
  const verb = legal.get(hex.name)?.[0];
  const piece = verb && picture.sets[verb];
  return (
    <g class={`ghost of-${colour} ${verb ? "can" : ""}`} transform={`translate(${x} ${y})`}>
      <polygon points={AIM} />
      {piece && colour && (
        <g class="ghost-house">
          <PieceShape art={piece.art} colour={piece.seat === null ? null : colour} />
        </g>
      )}
    </g>
  );
}
