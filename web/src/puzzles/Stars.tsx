/** How well the best turn hides. */

import { t } from "../i18n";
import type { PuzzleData } from "../net/protocol.gen";

export function Stars({ stars }: Pick<PuzzleData, "stars">) {
  return (
    <span class="puzzle-stars" role="img" aria-label={t(`puzzle-stars-${stars}`)}>
      {"★".repeat(stars)}
      {stars < 3 && <i>{"★".repeat(3 - stars)}</i>}
    </span>
  );
}
