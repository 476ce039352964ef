/** The brushes: every land with its texture, and what stands on hexes of its own. */

import { t } from "../i18n";
import { Art, HEX, Icon, isTerrain, terrainId } from "../ui/art";
import { Button } from "../ui/kit";
import { type Brush, letterName } from "./brushes";
import { type Draft, EMPTY, type Letters, SITES } from "./draft";

/** A hex as it will be on the board. */
function Swatch({ brush, draft }: { brush: Brush; draft: Draft }) {
  const { ground, letter } = brush;
  const location = draft.locations[SITES.indexOf(letter)];
  const isSite = SITES.includes(letter);
  return (
    <Icon size={38} box="-102 -104 204 208">
      {letter === EMPTY ? (
        <path class="swatch-empty" d={HEX} />
      ) : isTerrain(ground) ? (
        <Art id={terrainId(ground)} size={100} />
      ) : (
        <Art id={isSite ? "site" : ground} size={100} />
      )}
      {isSite && location && <Art id={`location-${location}`} size={84} />}
      {letter !== EMPTY && <path class="hex-rim" d={HEX} />}
    </Icon>
  );
}

interface Props {
  draft: Draft;
  brushes: readonly Brush[];
  letters: Letters;
  letter: string;
  onPick: (letter: string) => void;
  fill: boolean;
  onFill: (fill: boolean) => void;
  onRest: () => void;
}

export function Palette(props: Props) {
  const { draft, brushes, letters, letter, fill } = props;
  const name = letterName(letter, draft, letters);
  return (
    <section class="box stack palette" aria-label={t("boards-brushes")}>
      <div class="swatches" role="group" aria-label={t("boards-brushes")}>
        {brushes.map((brush) => {
          const called = letterName(brush.letter, draft, letters);
          return (
            <button
              type="button"
              key={brush.letter}
              class="swatch"
              aria-pressed={brush.letter === letter}
              aria-label={called}
              aria-keyshortcuts={[brush.letter, brush.digit].filter(Boolean).join(" ")}
              title={called}
              onClick={() => props.onPick(brush.letter)}
            >
              <Swatch brush={brush} draft={draft} />
              <kbd>{brush.letter}</kbd>
            </button>
          );
        })}
      </div>
      <div class="wrap palette-ways">
        <b class="title grow palette-name" role="status">
          {name}
        </b>
        <Button
          class="small"
          aria-pressed={fill}
          aria-keyshortcuts="B"
          onClick={() => props.onFill(!fill)}
        >
          {t("boards-fill")} <kbd>B</kbd>
        </Button>
        <Button class="small" onClick={props.onRest} disabled={letter === EMPTY}>
          {t("boards-rest")}
        </Button>
      </div>
    </section>
  );
}
