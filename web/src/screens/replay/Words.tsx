import { logLines } from "../../game/log";
import { person } from "../../game/words";
import { markup, t } from "../../i18n";
import type { Entry, StateMessage } from "../../net/protocol";
import { House } from "../../ui/art";
import { Glyph } from "../../ui/Glyph";

/** What the step shown has brought, in words. */
export function Words(props: {
  state: StateMessage;
  until: Entry[];
  step: number;
  last: number;
  alone: boolean;
}) {
  const { state, until, step, last, alone } = props;
  const { seats } = state.table;
  const play = until.at(-1);
  const line = play && logLines(until, seats, alone).at(-1);
  const seat = seats[play?.seat ?? -1];
  const isEnd = play?.action === "end";
  const text = !state.table.begun
    ? t("replay-waiting")
    : !play
      ? t("replay-start")
      : isEnd && line?.closes
        ? t("replay-end", person(seat, alone))
        : (line?.text ?? "");
  return (
    <div class={`row replay-words of-${seat?.colour ?? "none"}`}>
      {seat ? <House colour={seat.colour} size={40} /> : <Glyph name="first" />}
      <div class="grow">
        <small>{t("replay-step", { step, steps: last })}</small>
        <p class="title" role="status">
          {markup(text)}
        </p>
      </div>
    </div>
  );
}
