import { useEffect, useMemo, useRef } from "preact/hooks";
import { logLines } from "../../game/log";
import { language, markup, t } from "../../i18n";
import type { Entry, StateMessage } from "../../net/protocol";

/** The whole log; a line leads to its step. */
export function Story(props: {
  plays: Entry[];
  state: StateMessage;
  alone: boolean;
  step: number;
  last: number;
  onGo: (step: number) => void;
}) {
  const { plays, state, alone, step, last, onGo } = props;
  const { seats } = state.table;
  const lines = useMemo(() => {
    const steps = new Map(plays.map((play) => [play.number, play.step ?? 0]));
    const found = logLines(plays, seats, alone);
    return found.map((line, index) => {
      const next = found[index + 1];
      return {
        ...line,
        from: steps.get(line.key) ?? 0,
        to: next ? (steps.get(next.key) ?? 1) - 1 : last,
      };
    });
  }, [plays, seats, alone, last, language.value]);
  const now = lines.findLast((line) => line.from <= step);
  const list = useRef<HTMLOListElement>(null);
  // Scroll when another line is current.
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>("[aria-current]");
    if (!box || !line) return;
    const to = line.offsetTop - box.clientHeight / 2;
    box.scrollTo({ top: to });
  }, [now?.key]);
  return (
    <section class="box lines replay-story" aria-label={t("log-title")}>
      <h2 class="heading">{t("log-title")}</h2>
      <ol ref={list}>
        {lines.map((line) => {
          const colour = line.seat === null ? "none" : (seats[line.seat]?.colour ?? "none");
          return (
            <li key={line.key} class={`log-line of-${colour} ${line.closes ? "closes" : ""}`}>
              <button
                type="button"
                aria-current={line === now ? "step" : undefined}
                class={line.from > step ? "soft" : ""}
                onClick={() => onGo(line.to)}
              >
                {markup(line.text)}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
