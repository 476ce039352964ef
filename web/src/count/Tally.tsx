/** The players: one tap on to the next; each with what is left of their supply and their gold so far. */

import { number, t } from "../i18n";
import { House } from "../ui/art";
import { draft, isBegun } from "./draft";
import type { PanelProps } from "./Panel";
import { left } from "./painting";
import { playerName } from "./picture";

export function Tally({ data, seats, mine }: PanelProps) {
  const { players } = draft.value;
  const [first] = data.things;
  // An empty board pays too (Lords), but that tells nobody anything.
  const scores = isBegun(draft.value) ? data.state.view.scores : [];
  return (
    <div class="tally" role="group" aria-label={t("count-players")}>
      {players.map((player, seat) => {
        const has = seats[seat];
        if (!first || !has) return null;
        const rest = left(first, data.things, has);
        const isWrong = data.problems.some((one) => one.wrong && one.seat === seat);
        const total = scores[seat]?.total;
        const says = { n: Math.max(0, rest), most: first.most, used: first.most - rest };
        return (
          <button
            type="button"
            key={seat}
            class={`plate lines tally-player ${isWrong || rest < 0 ? "wrong" : ""}`}
            aria-pressed={mine.value === seat}
            aria-keyshortcuts={`${seat + 1}`}
            onClick={() => {
              mine.value = seat;
            }}
          >
            <House colour={player.colour} size={34} />
            <b class="cut tally-name">{playerName(player, seat)}</b>
            <span class="tally-left">{t("count-left", says)}</span>
            <meter min={0} max={first.most} value={first.most - rest} aria-hidden="true" />
            <span class="gold tally-gold">
              <span aria-hidden="true">{total === undefined ? "–" : number(total)}</span>
              {total !== undefined && (
                <span class="hidden-text">{t("kb-gold-now", { n: total })}</span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
