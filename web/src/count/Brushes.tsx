/** What a stroke sets: settlements, other pieces, or nothing at all. */

import { t } from "../i18n";
import type { CountThing } from "../net/protocol.gen";
import { extentOf, PieceIcon } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { draft } from "./draft";
import { thingName } from "./Entries";
import type { PanelProps } from "./Panel";
import { left } from "./painting";

/** Wide enough for a piece that stands on seven hexes. */
function boxOf(art: string): string {
  const reach = Math.max(86, extentOf(art));
  return `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
}

export function Brushes({ data, seats, mine, brush, erases }: PanelProps) {
  const { players } = draft.value;
  const { colour = "blue" } = players[mine.value] ?? {};
  const has = seats[mine.value];
  const rest = (thing: CountThing): number =>
    has ? Math.max(0, left(thing, data.things, has)) : thing.most;
  const pick = (key: string, isEraser: boolean): void => {
    brush.value = key;
    erases.value = isEraser;
  };
  return (
    <div class="wrap brushes" role="group" aria-label={t("count-brush")}>
      {data.things
        .filter((thing) => thing.holds === "hexes")
        .map((thing) => (
          <button
            type="button"
            class="button brush"
            key={thing.key}
            aria-pressed={!erases.value && brush.value === thing.key}
            onClick={() => pick(thing.key, false)}
          >
            <PieceIcon art={thing.art} colour={colour} size={32} box={boxOf(thing.art)} />
            <span class="lines">
              <span>{thingName(thing)}</span>
              <small>{t("count-rest", { n: rest(thing) })}</small>
            </span>
          </button>
        ))}
      <button
        type="button"
        class="button brush"
        aria-pressed={erases.value}
        onClick={() => pick(brush.value, !erases.value)}
      >
        <Glyph name="close" />
        <span>{t("count-erase")}</span>
      </button>
    </div>
  );
}
