/** Boards and a direction that a card in play speaks of: outlined, and named beside them. */

import { useMemo } from "preact/hooks";
import { t } from "../i18n";
import type { Picture } from "../net/protocol";
import { around, type Box, centre, freePlace, type HexMap, type Point } from "./geometry";

type Marked = Picture["marks"];

interface Mark {
  kind: string;
  name: string;
  /** the board that is meant */
  section?: number;
  /** how far the line is turned from a row, in degrees */
  turn?: number;
}

const TURNS: Record<string, number> = { horizontal: 0, falling: 60, rising: -60 };

const marksOf = (marks: Marked): Mark[] =>
  marks.map(({ kind, says, where }) => ({
    kind,
    name: t(says),
    ...(typeof where === "number" ? { section: where } : { turn: TURNS[where] ?? 0 }),
  }));

const HIGH = 150;
const wide = ({ name, turn }: Mark): number =>
  70 + 52 * name.length + (turn === undefined ? 0 : 150);

/** The middle of a board, or the corner of the picture where a direction is shown. */
function nearTo(map: HexMap, { section }: Mark): Point {
  const hexes = map.board.hexes.filter((hex) => hex.section === section).map(centre);
  const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  if (!hexes.length) return { x: 0, y: 0 };
  return { x: mean(hexes.map(({ x }) => x)), y: mean(hexes.map(({ y }) => y)) };
}

export function Marks({ map, marks: told }: { map: HexMap; marks: Marked }) {
  const marks = marksOf(told);
  const key = JSON.stringify(marks);
  const boxes = useMemo(() => {
    const taken: Box[] = [];
    for (const mark of marks)
      taken.push(freePlace(map, { x: wide(mark), y: HIGH }, nearTo(map, mark), taken));
    return taken;
  }, [map, key]);
  return (
    <g class="board-marks">
      {marks.map(({ kind, section }) =>
        section === undefined ? null : (
          <g key={kind}>
            <path class="mark-line under" d={around(map, section)} />
            <path class={`mark-line is-${kind}`} d={around(map, section)} />
          </g>
        ),
      )}
      {marks.map((mark, index) => {
        const box = boxes[index];
        return box && <Tag key={mark.kind} mark={mark} box={box} />;
      })}
    </g>
  );
}

function Tag({ mark, box }: { mark: Mark; box: Box }) {
  const { x, y, width, height } = box;
  const isLine = mark.turn !== undefined;
  return (
    <g class={`mark-tag is-${mark.kind}`} transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="40" />
      <text x={(isLine ? width - 150 : width) / 2} y={height / 2 + 34}>
        {mark.name}
      </text>
      {isLine && (
        <path
          class="mark-way"
          transform={`translate(${width - 105} ${height / 2})rotate(${mark.turn})`}
          d="M-62 0H62M-38 -22L-62 0-38 22M38 -22L62 0 38 22"
        />
      )}
    </g>
  );
}
