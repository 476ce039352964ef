/** A turn on the board: numbers in their order, arrows where a piece moves. */

import { centre, type HexMap, type Point } from "../board/geometry";
import { type Mark, partsOf } from "./turn";

const SHORT = 62;

function at(map: HexMap, hex: string | undefined): Point | null {
  const found = hex === undefined ? undefined : map.byName.get(hex);
  return found ? centre(found) : null;
}

export function Way({ map, actions }: { map: HexMap; actions: readonly string[] }) {
  const marks = partsOf(actions).flatMap((part) => part.marks);
  return (
    <g class="way" aria-hidden="true">
      {marks.map((mark) => (
        <Arrow key={mark.n} map={map} mark={mark} />
      ))}
      {marks.map((mark) => {
        const place = at(map, mark.hex);
        return (
          place && (
            <g
              key={mark.n}
              class={`way-mark verb-${mark.verb}`}
              transform={`translate(${place.x} ${place.y})`}
            >
              <g class="way-disc">
                <circle r="50" />
                <text y="21">{mark.n}</text>
              </g>
            </g>
          )
        );
      })}
    </g>
  );
}

function Arrow({ map, mark }: { map: HexMap; mark: Mark }) {
  const from = at(map, mark.from);
  const to = at(map, mark.hex);
  if (!from || !to) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const end = { x: to.x - ux * SHORT, y: to.y - uy * SHORT };
  const line = `M${from.x} ${from.y}L${end.x} ${end.y}`;
  const back = { x: end.x - ux * 52, y: end.y - uy * 52 };
  const head = `M${back.x - uy * 30} ${back.y + ux * 30}L${end.x} ${end.y}L${back.x + uy * 30} ${back.y - ux * 30}`;
  return (
    <g class="way-move">
      <circle class="way-from" cx={from.x} cy={from.y} r="66" />
      <path class="under" d={`${line}${head}`} />
      <path d={`${line}${head}`} />
    </g>
  );
}
