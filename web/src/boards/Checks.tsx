/** What the library says of the board: what stands in its way, and what differs from other boards. */

import { t } from "../i18n";
import type { BoardChecked, BoardProblem } from "../net/protocol.gen";
import { Glyph } from "../ui/Glyph";
import { Box, Problem } from "../ui/kit";
import { hinders, isUsable } from "./mine";

interface Props {
  told: BoardChecked | null;
  /** why the last change couldn't be looked at; empty: it was */
  error: string;
  /** the last change, or another language, is still being looked at */
  isBehind: boolean;
  /** the one whose hexes are shown */
  shown: BoardProblem | null;
  onShow: (problem: BoardProblem | null) => void;
}

export function Checks({ told, error, isBehind, shown, onShow }: Props) {
  const problems = told?.problems ?? [];
  const hindering = problems.filter(hinders);
  const advice = problems.filter((one) => !hinders(one));
  const list = (problems: readonly BoardProblem[], look: string) => (
    <ul class={`lines problems ${look}`}>
      {problems.map((one) => (
        <li key={`${one.id} ${one.text} ${one.hexes.join()}`}>
          {one.hexes.length ? (
            <button
              type="button"
              aria-pressed={shown === one}
              onMouseEnter={() => onShow(one)}
              onMouseLeave={() => onShow(null)}
              onFocus={() => onShow(one)}
              onBlur={() => onShow(null)}
              onClick={() => onShow(one)}
            >
              {one.text}
            </button>
          ) : (
            <span>{one.text}</span>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Box title={t("boards-checks")} class="checks">
      <div class="stack" role="status" aria-busy={isBehind}>
        {error && (
          <div class="stack tight">
            <Problem text={error} />
            <p class="soft">{t("boards-unchecked")}</p>
          </div>
        )}
        {told && !error && isUsable(told) && (
          <p class="row playable">
            <Glyph name="check" />
            {t("boards-playable")}
          </p>
        )}
        {hindering.length > 0 && (
          <div>
            <p class="soft">{t("boards-refused")}</p>
            {list(hindering, "refused")}
          </div>
        )}
        {advice.length > 0 && (
          <div>
            <p class="soft">{t("boards-advice")}</p>
            {list(advice, "advice")}
          </div>
        )}
      </div>
    </Box>
  );
}
