/** A finished game turn by turn: the win chances as a curve, and the turns that lost most. */

import { nameOf } from "../game/words";
import { percent, row, t } from "../i18n";
import type { Seat } from "../net/protocol";
import type { Rated, Ratings as RatingsData } from "../net/protocol.gen";
import { server } from "../net/server";
import { usePolling } from "../screens/useAsync";
import { errorText } from "../screens/words";
import { Box, Problem } from "../ui/kit";
import { Turn } from "./Turn";
import { whys } from "./words";

const ASK_AGAIN_MS = 900;

interface RatingsProps {
  id: string;
  secret: string;
  seats: Seat[];
  alone: boolean;
  step: number;
  /** look at a step, with a turn on the board that would have been better */
  onGo: (step: number, better: readonly string[]) => void;
}

export function Ratings({ id, secret, seats, alone, step, onGo }: RatingsProps) {
  const { data: found, error } = usePolling<RatingsData>(
    () => server.ratings(id, secret),
    (told) => ("of" in told && told.turns.length < told.of ? ASK_AGAIN_MS : null),
    `${id} ${secret}`,
  );
  const turns = found?.turns ?? [];
  const marked = turns.filter(({ best }) => best);
  const done = found !== null && turns.length === found.of;
  const go = (turn: Rated): void =>
    onGo(turn.best ? turn.start : turn.stop, turn.best?.actions ?? []);
  return (
    <Box class="ratings" title={t("ratings")}>
      {error && <Problem text={errorText(error)} />}
      {found && <Curve turns={turns} of={found.of} seats={seats} step={step} onGo={go} />}
      {!done && !error && (
        <p class="row soft" role="status">
          <i class="spinner" /> {t("ratings-wait", { n: turns.length, of: found?.of ?? 0 })}
        </p>
      )}
      {done && !marked.length && <p class="soft">{t("ratings-none")}</p>}
      <ul class="rated">
        {marked.map((turn) => (
          <li key={turn.start} class={`log-line of-${seats[turn.seat]?.colour}`}>
            <button
              type="button"
              class="row"
              aria-current={step >= turn.start && step < turn.stop ? "step" : undefined}
              onClick={() => go(turn)}
            >
              <Mark mark={turn.mark} />
              <span class="grow">
                {t("rated-turn", { n: turn.number, name: nameOf(seats[turn.seat], alone) })}
              </span>
              <span class="cut">
                {percent(turn.best?.win ?? 0)} → <b>{percent(turn.chances[turn.seat] ?? 0)}</b>
              </span>
            </button>
            {turn.best && step === turn.start && (
              <div>
                <p class="heading">{t("rated-better")}</p>
                <Turn actions={turn.best.actions} />
                <ul class="wrap whys" aria-label={t("why")}>
                  {whys(turn.best.reasons, turn.best.rivals).map(({ text, good }) => (
                    <li key={text} class={good ? "good" : "bad"}>
                      {text}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Mark({ mark }: { mark: string }) {
  return (
    <b class="warn rated-mark" title={t(`mark-${NAMES[mark]}`)}>
      <span aria-hidden="true">{mark}</span>
      <span class="hidden-text">{t(`mark-${NAMES[mark]}`)}</span>
    </b>
  );
}

const NAMES: Record<string, string> = {
  "!": "good",
  "?!": "doubtful",
  "?": "mistake",
  "??": "blunder",
};

const WIDE = 360;
const HIGH = 110;
const EDGE = 7;

interface CurveProps {
  turns: Rated[];
  of: number;
  seats: Seat[];
  step: number;
  onGo: (turn: Rated) => void;
}

function Curve({ turns, of, seats, step, onGo }: CurveProps) {
  const x = (turn: number): number => EDGE + (turn * (WIDE - 2 * EDGE)) / Math.max(1, of);
  const y = (chance: number): number => EDGE + (1 - chance) * (HIGH - 2 * EDGE);
  const even = 1 / seats.length;
  const line = (seat: number): string =>
    [even, ...turns.map(({ chances }) => chances[seat] ?? 0)]
      .map((chance, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(chance).toFixed(1)}`)
      .join("");
  const now = turns.filter(({ stop }) => stop <= step).length;
  const last = turns.at(-1);
  const label = last
    ? row(seats.map((seat, n) => `${seat.name} ${percent(last.chances[n] ?? 0)}`))
    : "";
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={t("curve", { label })}
    >
      <path class="curve-even" d={`M${EDGE} ${y(even)}H${WIDE - EDGE}`} />
      <path
        class="curve-frame"
        d={`M${EDGE} ${y(1)}H${WIDE - EDGE}M${EDGE} ${y(0)}H${WIDE - EDGE}`}
      />
      <path class="curve-now" d={`M${x(now)} ${EDGE}V${HIGH - EDGE}`} />
      {seats.map((seat) => (
        <path key={seat.seat} class={`curve-line of-${seat.colour}`} d={line(seat.seat)} />
      ))}
      {turns.map((turn, place) =>
        turn.mark ? (
          <g
            key={turn.start}
            class={`curve-mark of-${seats[turn.seat]?.colour} ${turn.best ? "bad" : "good"}`}
            transform={`translate(${x(place + 1)} ${y(turn.chances[turn.seat] ?? 0)})`}
            onClick={() => onGo(turn)}
          >
            <circle r="12" class="curve-touch" />
            <circle r="5" class="curve-dot" />
          </g>
        ) : null,
      )}
    </svg>
  );
}
