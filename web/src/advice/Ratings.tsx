/** A finished game turn by turn: the win chances, the turning points, the gold. */

import { percent, row, t } from "../i18n";
import type { Seat } from "../net/protocol";
import type { Rated, Ratings as RatingsData } from "../net/protocol.gen";
import { server } from "../net/server";
import { usePolling } from "../screens/useAsync";
import { errorText } from "../screens/words";
import { Box, Problem } from "../ui/kit";
import type { Better } from "./better";
import { Curve } from "./Curve";
import { GoldCurve } from "./GoldCurve";
import { Point } from "./Point";

const ASK_AGAIN_MS = 900;
const POINTS = 3;

interface RatingsProps {
  id: string;
  secret: string;
  seats: Seat[];
  alone: boolean;
  step: number;
  shown: Better | null;
  /** look at a step */
  onGo: (step: number) => void;
  /** play the better turn on the board */
  onShow: (turn: Rated) => void;
}

/** The few turns that lost the most, in the order they were played. */
export function turningPoints(marked: readonly Rated[]): Rated[] {
  const worst = [...marked].sort((a, b) => b.loss - a.loss || b.gold_loss - a.gold_loss);
  return worst.slice(0, POINTS).sort((a, b) => a.start - b.start);
}

export function Ratings(props: RatingsProps) {
  const { id, secret, seats, step, onGo, onShow } = props;
  const { data: found, error } = usePolling<RatingsData>(
    () => server.ratings(id, secret),
    (told) => ("of" in told && told.turns.length < told.of ? ASK_AGAIN_MS : null),
    `${id} ${secret}`,
  );
  const turns = found?.turns ?? [];
  const of = found?.of ?? 0;
  const done = found !== null && turns.length === of;
  const marked = turns.filter(({ best }) => best);
  const uncertain = turns.filter((turn) => turn.uncertain).length;
  const now = turns.filter(({ stop }) => stop <= step).length;
  return (
    <>
      <Box class="ratings" title={t("ratings")}>
        {error && <Problem text={errorText(error)} />}
        {found && (
          <Chances
            turns={turns}
            of={of}
            seats={seats}
            now={now}
            onGo={(turn) => (turn.best ? onShow(turn) : onGo(turn.stop))}
          />
        )}
        {!done && !error && (
          <div role="status">
            <progress class="wide" value={turns.length} max={Math.max(1, of)} />
            <p class="soft">{t("ratings-wait", { n: turns.length, of })}</p>
          </div>
        )}
        {done && !marked.length && <p class="soft">{t("ratings-none")}</p>}
        {done && uncertain > 0 && <p class="soft">{t("ratings-uncertain", { n: uncertain })}</p>}
        {done && marked.length > 0 && <Points {...props} marked={marked} />}
      </Box>
      {found && <GoldCurve gold={found.gold} seats={seats} alone={props.alone} now={now} />}
    </>
  );
}

function Points(props: RatingsProps & { marked: Rated[] }) {
  const { marked, seats, alone, shown, onShow } = props;
  const points = turningPoints(marked);
  const others = marked.filter((turn) => !points.includes(turn));
  const list = (some: Rated[]) => (
    <ul class="rated">
      {some.map((turn) => (
        <Point
          key={turn.start}
          turn={turn}
          seats={seats}
          alone={alone}
          shown={shown?.turn.start === turn.start}
          onShow={() => onShow(turn)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <h3 class="heading">{t("ratings-points")}</h3>
      {list(points)}
      {others.length > 0 && (
        <details open={others.some((turn) => turn.start === shown?.turn.start)}>
          <summary>{t("ratings-others", { n: others.length })}</summary>
          {list(others)}
        </details>
      )}
    </>
  );
}

interface ChancesProps {
  turns: Rated[];
  of: number;
  seats: Seat[];
  now: number;
  onGo: (turn: Rated) => void;
}

function Chances({ turns, of, seats, now, onGo }: ChancesProps) {
  const even = 1 / seats.length;
  const lines = seats.map(({ seat }) => [even, ...turns.map(({ chances }) => chances[seat] ?? 0)]);
  const last = turns.at(-1);
  const label = last
    ? row(seats.map((seat, n) => `${seat.name} ${percent(last.chances[n] ?? 0)}`))
    : "";
  return (
    <Curve
      lines={lines}
      of={of}
      most={1}
      even={even}
      seats={seats}
      now={now}
      label={t("curve", { label })}
    >
      {(x, y) =>
        turns.map((turn, place) =>
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
        )
      }
    </Curve>
  );
}
