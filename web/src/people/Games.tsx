/** The games of a profile: those under way, then those that are over. */

import { useState } from "preact/hooks";
import { language, list, t } from "../i18n";
import type { ProfileGame } from "../net/protocol.gen";
import { link, tablePath } from "../router";
import { seatName } from "../screens/words";
import { House } from "../ui/art";
import { Box, Button } from "../ui/kit";

const SHOWN = 8;

const isMyTurn = ({ over, mover, mine }: ProfileGame): boolean =>
  !over && mover !== null && mine.includes(mover);

function says(game: ProfileGame): string {
  const { begun, over, won, mover, seats } = game;
  if (over) return t(won ? "me-won" : "me-lost");
  if (!begun) return t("games-waiting", { n: seats.filter((seat) => seat.kind === "open").length });
  if (isMyTurn(game)) return t("games-your-turn");
  const seat = seats[mover ?? 0];
  return seat ? t("games-turn", { name: seatName(seat) }) : "";
}

function Row({ game }: { game: ProfileGame }) {
  const { table, secrets, seats, mine, over, gold, at } = game;
  const isMine = isMyTurn(game);
  const alone = mine.length === 1;
  const names = seats.map((seat, place) =>
    alone && mine.includes(place) ? t("you") : seatName(seat),
  );
  return (
    <li class={`row game-row ${isMine ? "my-turn" : ""}`}>
      <a href={link(tablePath(table, { seats: secrets }, over))} class="row grow game-link">
        <span class="game-seats">
          {seats.map((seat, place) => (
            <House key={place} colour={seat.kind === "open" ? "open" : seat.colour} size={24} />
          ))}
        </span>
        <span class="lines grow game-words">
          <b class="cut">{list(names)}</b>
          <span class="game-about">
            <span class={`says ${isMine ? "mine" : ""}`}>{says(game)}</span>
            <span class="soft">
              {" "}
              · {t(`game-${game.game}`)} · {new Date(at).toLocaleDateString(language.value)}
            </span>
          </span>
        </span>
        {gold && <span class="gold title game-scores">{gold.join(" : ")}</span>}
      </a>
    </li>
  );
}

export function Games({ games }: { games: ProfileGame[] }) {
  const [all, setAll] = useState(false);
  const ordered = [...games].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
  return (
    <Box title={t("games-title")}>
      {games.length === 0 && <p class="soft">{t("me-no-games")}</p>}
      <ul>
        {ordered.slice(0, all ? games.length : SHOWN).map((game) => (
          <Row key={game.table} game={game} />
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
