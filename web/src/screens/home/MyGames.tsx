/** The tables this browser holds a link to, with whose turn it is. */

import { useEffect, useState } from "preact/hooks";
import { list, t } from "../../i18n";
import { asApiError } from "../../net/api";
import { server } from "../../net/server";
import { tablePath } from "../../router";
import { forget, type MyGame, myGames } from "../../state/mygames";
import { House } from "../../ui/art";
import { Box, Button, IconButton } from "../../ui/kit";
import { bearer } from "../links";
import { nameAt, seatName } from "../words";
import { inOrder, type Standing, standingOf } from "./games";

const SHOWN = 6;
const REFRESH_MS = 20_000;

async function lookAt(game: MyGame): Promise<Standing> {
  const secret = bearer(game);
  if (!secret) return { kind: "gone" };
  try {
    return standingOf(await server.glance(game.table, secret));
  } catch (error) {
    const { status } = asApiError(error);
    return { kind: status === 401 || status === 404 ? "gone" : "unknown" };
  }
}

function useStandings(games: readonly MyGame[]): Map<string, Standing> {
  const [standings, setStandings] = useState(new Map<string, Standing>());
  const tables = games.map((game) => game.table).join();
  // The tables' names stand for the games
  useEffect(() => {
    let here = true;
    const look = (): void => {
      if (document.hidden) return;
      for (const game of games) {
        lookAt(game).then((standing) => {
          if (here) setStandings((old) => new Map(old).set(game.table, standing));
        });
      }
    };
    look();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [tables]);
  return standings;
}

function Says({ standing }: { standing: Standing }) {
  const says = (text: string, how = "") => <span class={`says ${how}`}>{text}</span>;
  switch (standing.kind) {
    case "turn": {
      if (standing.mine) return says(t("games-your-turn"), "mine");
      return says(t("games-turn", { name: nameAt(standing.seats, standing.mover) }));
    }
    case "waiting":
      return says(t("games-waiting", { n: standing.open }));
    case "over": {
      const { seats, winners } = standing;
      if (winners.some((seat) => seats[seat]?.mine) && !isHotSeat(seats))
        return says(t("games-won"), "won");
      const names = list(winners.map((seat) => nameAt(seats, seat)));
      return says(t("games-over", { n: winners.length, names }));
    }
    default:
      return says(t(`games-${standing.kind}`));
  }
}

function Row({ game, standing }: { game: MyGame; standing: Standing }) {
  const seats = "seats" in standing ? standing.seats : [];
  const isOver = standing.kind === "over";
  return (
    <li class={`row game-row ${standing.kind === "turn" && standing.mine ? "my-turn" : ""}`}>
      <a href={tablePath(game.table, game)} class="row grow game-link">
        <span class="game-seats">
          {seats.map((seat) => (
            <House key={seat.seat} colour={seat.colour ?? "open"} size={24} />
          ))}
        </span>
        <span class="lines grow game-words">
          <b class="cut">
            {seats.length
              ? list(
                  seats.map((seat) => (seat.mine && !isHotSeat(seats) ? t("you") : seatName(seat))),
                )
              : list(game.names) || game.table}
          </b>
          <span class="game-about">
            <Says standing={standing} />
            <span class="soft table-id"> · {game.table}</span>
          </span>
        </span>
        {isOver && (
          <span
            class="gold title game-scores"
            role="img"
            aria-label={t("games-scores", { scores: standing.scores.join(" : ") })}
          >
            {standing.scores.join(" : ")}
          </span>
        )}
      </a>
      {isOver && (
        <a class="button small" href={tablePath(game.table, game, true)}>
          {t("games-replay")}
        </a>
      )}
      <IconButton
        glyph="close"
        label={t("games-forget", { table: game.table })}
        class="quiet"
        onClick={() => forget(game.table)}
      />
    </li>
  );
}

const isHotSeat = (seats: { mine: boolean }[]): boolean =>
  seats.filter((seat) => seat.mine).length > 1;

export function MyGames() {
  const [all, setAll] = useState(false);
  const games = myGames.value;
  const newest = [...games].sort((a, b) => b.seen - a.seen).slice(0, all ? games.length : SHOWN);
  const standings = useStandings(newest);
  if (games.length === 0) return null;
  return (
    <Box title={t("games-title")} class="my-games">
      <ul>
        {inOrder(newest, standings).map((game) => (
          <Row
            key={game.table}
            game={game}
            standing={standings.get(game.table) ?? { kind: "loading" }}
          />
        ))}
      </ul>
      {!all && games.length > SHOWN && (
        <Button class="more" onClick={() => setAll(true)}>
          {t("games-more", { n: games.length - SHOWN })}
        </Button>
      )}
    </Box>
  );
}
