/** What is wrong with the position, in words, and on the board. */

import { centre, type HexMap } from "../board/geometry";
import { t } from "../i18n";
import type { ProblemData } from "../net/protocol.gen";
import { HEX, House } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { colourOf, playerName } from "./seats";

interface Props {
  problems: readonly ProblemData[];
  onAim: (hex: string | null) => void;
}

export function Problems({ problems, onAim }: Props) {
  if (!problems.length)
    return (
      <p class="row position-fine" role="status">
        <Glyph name="check" /> {t("position-fine")}
      </p>
    );
  return (
    <section class="box position-problems" aria-label={t("position-wrong")} aria-live="polite">
      <h2 class="heading warn">{t("position-wrong-count", { n: problems.length })}</h2>
      <ul class="stack">
        {problems.map(({ text, seat, hexes }, place) => (
          <li
            class="row"
            key={`${place} ${text}`}
            onPointerEnter={() => onAim(hexes[0] ?? null)}
            onPointerLeave={() => onAim(null)}
          >
            {seat === null ? (
              <Glyph name="help" />
            ) : (
              <span role="img" aria-label={playerName(seat)}>
                <House colour={colourOf(seat)} size={22} />
              </span>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hexes they are about. */
export const Wrong = ({ map, hexes }: { map: HexMap; hexes: readonly string[] }) => (
  <g class="wrong-hexes" aria-hidden="true">
    {[...new Set(hexes)].map((name) => {
      const hex = map.byName.get(name);
      if (!hex) return null;
      const { x, y } = centre(hex);
      return <path key={name} d={HEX} transform={`translate(${x} ${y}) scale(.94)`} />;
    })}
  </g>
);
