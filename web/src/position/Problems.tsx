/** What is wrong with the position, in words, and on the board. */

import { centre, type HexMap } from "../board/geometry";
import { t } from "../i18n";
import { HEX, House } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Button, Switch } from "../ui/kit";
import type { Draft } from "./draft";
import { colourOf, playerName } from "./seats";

interface Props {
  draft: Draft;
  onAim: (hex: string | null) => void;
}

export function Problems({ draft, onAim }: Props) {
  const { problems, made_up, mended, to_move } = draft.told.value;
  const madeUp = (
    <Switch
      label={t("position-made-up")}
      on={made_up}
      onChange={(on) => draft.change({ ...draft.history.kept, made_up: on })}
    />
  );
  if (!problems.length)
    return (
      <>
        <p class="row position-fine" role="status">
          <Glyph name="check" /> {t(to_move === null ? "position-over" : "position-fine")}
        </p>
        {made_up && madeUp}
      </>
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
      {mended && (
        <Button kind="primary" wide onClick={() => draft.change(mended)}>
          <Glyph name="check" /> {t("position-mend")}
        </Button>
      )}
      {madeUp}
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
