/** What choosing the land has in common, whatever the game. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { centre, frameOf, HexMap, outline } from "../../board/geometry";
import { Land } from "../../board/Land";
import { Places } from "../../board/Places";
import { t } from "../../i18n";
import { Button } from "../../ui/kit";
import type { DrawnLand } from "../land";
import { useByHand, useOpen } from "./byHand";
import { Die } from "./Die";

const EMPTY_HEX = outline(96);

/** The land as it is chosen so far. */
export function Preview({ land, look }: { land: DrawnLand; look?: string }) {
  const map = useMemo(() => new HexMap(land.board), [land]);
  const { x, y, width, height } = frameOf(map);
  return (
    <svg class="preview-land" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <g class="land-empty">
        {land.empty.map((hex) => {
          const at = centre(hex);
          return (
            <polygon key={hex.name} points={EMPTY_HEX} transform={`translate(${at.x} ${at.y})`} />
          );
        })}
      </g>
      {map.board.hexes.length > 0 && (
        <>
          <Land map={map} look={look ?? ""} />
          <Places map={map} places={land.sites} />
        </>
      )}
    </svg>
  );
}

interface WaysProps {
  /** nothing is chosen */
  isRandom: boolean;
  onClear: () => void;
  onShuffle: () => void;
  children?: ComponentChildren;
}

export function LandWays({ isRandom, onClear, onShuffle, children }: WaysProps) {
  if (useByHand()) return null;
  return (
    <div class="wrap land-ways">
      <Button class="small" aria-pressed={isRandom} onClick={onClear}>
        {t("new-all-random")}
      </Button>
      <Button class="small" onClick={onShuffle}>
        <Die />
        {t("new-shuffle")}
      </Button>
      {children}
    </div>
  );
}

interface PlaceProps {
  place: number;
  /** what lies there; nothing: it is drawn */
  name: string | undefined;
  note?: ComponentChildren;
  isTurned?: boolean;
  onPick: () => void;
}

/** The button on a place of the preview. */
export function PlacePick({ place, name, note, isTurned, onPick }: PlaceProps) {
  const open = useOpen();
  const byHand = useByHand();
  return (
    <button type="button" class="lines quarter-pick" onClick={onPick}>
      {!name && !byHand && <Die />}
      <span class="hidden-text">{t("new-place", { place: `${place}` })} </span>
      <span class="quarter-name">
        <b class="title">{name ?? open("new-random")}</b> {note && <small>{note}</small>}
      </span>
      <span class="hidden-text">
        {isTurned && `, ${t("new-place-turned")}`}. {t("new-place-act")}
      </span>
    </button>
  );
}

export function ThumbCard(props: { on: boolean; onPick: () => void; children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="plate lines option-card thumb-card"
      aria-pressed={props.on}
      onClick={props.onPick}
    >
      {props.children}
    </button>
  );
}

/** Leaves the choice to chance. */
export function RandomCard({ on, onPick }: { on: boolean; onPick: () => void }) {
  if (useByHand()) return null;
  return (
    <ThumbCard on={on} onPick={onPick}>
      <span class="thumb-random">
        <Die />
      </span>
      <b class="title">{t("new-random")}</b>
      <small>{t("new-random-text")}</small>
    </ThumbCard>
  );
}
