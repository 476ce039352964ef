/** One invisible cell a hex: what pointer, keyboard and screen reader touch. */

import { Component } from "preact";
import type { HexData } from "../net/protocol";
import { centre, type HexMap, outline, partOf } from "./geometry";

const SHAPE = outline(100);

interface CellProps {
  hex: HexData;
  label: string;
  active: boolean;
  legal: boolean;
}

class Cell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const { label, active, legal, hex } = this.props;
    return (
      next.label !== label || next.active !== active || next.legal !== legal || next.hex !== hex
    );
  }

  override render({ hex, label, active, legal }: CellProps) {
    const { x, y } = centre(hex);
    return (
      <polygon
        class={legal ? "cell legal" : "cell"}
        points={SHAPE}
        transform={`translate(${x} ${y})`}
        role="gridcell"
        tabindex={active ? 0 : -1}
        aria-label={label}
        data-hex={hex.name}
      />
    );
  }
}

interface Props {
  map: HexMap;
  active: string;
  legal: (hex: string) => boolean;
  describe: (hex: HexData) => string;
}

export function Cells({ map, active, legal, describe }: Props) {
  const rows = new Map<string, HexData[]>();
  for (const hex of map.board.hexes) {
    const key = `${partOf(hex)} ${hex.y}`;
    const row = rows.get(key);
    if (row) row.push(hex);
    else rows.set(key, [hex]);
  }
  return (
    <>
      {[...rows].map(([key, row]) => (
        <g key={key} role="row">
          {row.map((hex) => (
            <Cell
              key={hex.name}
              hex={hex}
              label={describe(hex)}
              active={hex.name === active}
              legal={legal(hex.name)}
            />
          ))}
        </g>
      ))}
    </>
  );
}
