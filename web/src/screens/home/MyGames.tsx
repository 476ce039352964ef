/** The tables this browser holds a link to, with whose turn it is. */

import { useEffect, useState } from "preact/hooks";
import { list, row, t } from "../../i18n";
import { server } from "../../net/server";
import { link, tablePath } from "../../router";
import { forget, type MyGame, myGames } from "../../state/mygames";
import { setBadge } from "../../state/waiting";
import { House } from "../../ui/art";
import { Box, Button, IconButton } from "../../ui/kit";
import { nameAt, seatName } from "../words";
import { inOrder, type Standing, standingOf } from "./games";
import { ago, day } from "./when";

const SHOWN = 6;
const REFRESH_MS = 20_000;

async function lookAt(games: readonly MyGame[]): Promise<Map<string, Standing>> {
  const told = await server.glances(games).catch(() => null);
  if (!told) return new Map(games.map(({ table }) => [table, { kind: "unknown" }]));
  return new Map(told.map((game) => [game.table, standingOf(game)]));
}

function useStandings(games: readonly MyGame[]): Map<string, Standing> {
  const [standings, setStandings] = useState(new Map<string, Standing>());
  const tables = games.map((game) => game.table).join();
  // The tables' names stand for the games
  useEffect(() => {
    let here = true;
    const look = (): void => {
      if (document.hidden || !games.length) return;
      void lookAt(games).then((found) => {
        if (!here) return;
        setStandings(found);
        setBadge([...found.values()].filter((one) => one.kind === "turn" && one.mine).length);
      });
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

/** What was played last, and how long ago. */
function Last({ standing }: { standing: Standing }) {
  if (!("moved" in standing)) return null;
  const { last, seats, moved, created } = standing;
  const when = ago(moved);
  const seat = last.seat === null ? undefined : seats[last.seat];
  const name = seat?.mine && !isHotSeat(seats) ? "" : nameAt(seats, last.seat ?? -1);
  const id = !seat || !last.hexes.length ? "games-moved" : name ? "games-last" : "games-last-you";
  return (
    <span class="soft game-last" title={t("games-created", { when: day(created) })}>
      {t(id, { name, hexes: row(last.hexes), when })}
    </span>
  );
}

function Row({ game, standing }: { game: MyGame; standing: Standing }) {
  const seats = "seats" in standing ? standing.seats : [];
  const isOver = standing.kind === "over";
  return (
    <li class={`row game-row ${standing.kind === "turn" && standing.mine ? "my-turn" : ""}`}>
      <a href={link(tablePath(game.table, game))} class="row grow game-link">
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
          <Last standing={standing} />
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
        <a class="button small" href={link(tablePath(game.table, game, true))}>
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
  const standings = useStandings(games);
  const shown = inOrder(games, standings).slice(0, all ? games.length : SHOWN);
  if (games.length === 0) return null;
  return (
    <Box title={t("games-title")} class="my-games">
      <ul>
        {shown.map((game) => (
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
