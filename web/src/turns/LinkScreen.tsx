/** Somebody opened the link of a game: on to their table, to a seat, or to a choice. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { LinkFound, NewTable } from "../net/protocol.gen";
import { link as address, navigate, tablePath } from "../router";
import "../screens/Join.css";
import { Hero } from "../screens/home/Hero";
import { keepName, myColour, myName } from "../screens/me";
import { NameField } from "../screens/NameField";
import { secretsOf } from "../screens/open";
import { Top } from "../screens/Top";
import { useAsync, useWork } from "../screens/useAsync";
import { seatName } from "../screens/words";
import { known, myGames, remember } from "../state/mygames";
import { House } from "../ui/art";
import { Box, Button, Problem } from "../ui/kit";
import { linksApi } from "./api";
import "./turns.css";

/** As many tables can be named with a link. */
const MOST_SAME = 10;

/** My tables that are the game of a link: all of its links begin the same way. */
const sameGame = (link: string) =>
  myGames.value
    .filter((game) => game.link && link.startsWith(game.link) && game.seats.length)
    .slice(0, MOST_SAME)
    .map(({ table, seats }) => ({ table, secrets: seats }));

function go(table: string): void {
  const mine = known(table);
  if (mine) navigate(tablePath(table, mine), true);
}

function settle(made: NewTable): void {
  remember({ table: made.table, ...secretsOf(made) });
  go(made.table);
}

export function LinkScreen({ link }: { link: string }) {
  const { data, error } = useAsync(() => linksApi.open({ link, games: sameGame(link) }));
  const [anew, setAnew] = useState(false);
  useEffect(() => {
    if (data?.standing === "here" && data.table) go(data.table);
  }, [data]);
  return (
    <div class="lines page join">
      <Top />
      <main class="hero-split">
        <Box class="join-box">
          {data && (data.standing === "new" || anew) && <Sit link={link} found={data} />}
          {data && !anew && (data.standing === "older" || data.standing === "other") && (
            <Choice found={data} onAnew={() => setAnew(true)} />
          )}
          {error && (
            <div class="stack">
              <h1>{t("play-wrong")}</h1>
              <Problem text={error} />
              <a class="button large" href={address("/")}>
                {t("unknown-home")}
              </a>
            </div>
          )}
          {!error && (!data || data.standing === "here") && <p class="soft">{t("loading")}</p>}
        </Box>
        <Hero />
      </main>
    </div>
  );
}

/** The link doesn't go on from where my game is. */
function Choice({ found, onAnew }: { found: LinkFound; onAnew: () => void }) {
  const { standing, steps, common, table, table_steps } = found;
  return (
    <div class="stack">
      <h1>{t(`play-${standing}`)}</h1>
      <p class="soft">{t(`play-${standing}-text`, { steps, common, mine: table_steps })}</p>
      <Button kind="primary" large wide onClick={() => table && go(table)}>
        {t("play-mine")}
      </Button>
      <Button large wide onClick={onAnew}>
        {t("play-theirs")}
      </Button>
    </div>
  );
}

type Sitter = LinkFound["seats"][number];

/** The seat to begin with: whose turn it is, if nobody has taken it, else the first that is free. */
function firstSeat({ seats, turn }: LinkFound): number | null {
  const free = seats.filter((seat) => seat.kind === "open");
  const next = free.find((seat) => seat.seat === turn) ?? free[0];
  return next?.seat ?? (turn !== null && seats[turn]?.kind === "person" ? turn : null);
}

function Sit({ link, found }: { link: string; found: LinkFound }) {
  const { seats, turn, by_turns } = found;
  const chooses = by_turns && turn !== null;
  const [seat, setSeat] = useState(firstSeat(found));
  const [name, setName] = useState(myName());
  const { busy, error, work } = useWork();
  const isFree = seat !== null && seats[seat]?.kind === "open";
  const colour = myColour();
  const sit = (event: Event): Promise<void> => {
    event.preventDefault();
    return work(async () => {
      if (isFree) keepName(name);
      const mine = {
        seat,
        ...(isFree && name.trim() ? { name: name.trim() } : {}),
        ...(isFree && colour ? { colour } : {}),
      };
      settle(await linksApi.sit({ link, ...(chooses ? mine : {}) }));
    });
  };
  const what = turn === null ? "over" : by_turns ? "turns" : "carry";
  return (
    <form class="stack" onSubmit={sit} noValidate>
      <h1>{t(`play-${what}`)}</h1>
      <p class="soft join-text">{t(`play-${what}-text`, { game: found.game })}</p>
      <ul class="guests" aria-label={t("join-at")}>
        {seats.map((one) => (
          <Guest key={one.seat} seat={one} turn={turn}>
            {chooses && one.kind !== "bot" && (
              <Button
                class="small"
                aria-pressed={seat === one.seat}
                onClick={() => setSeat(one.seat)}
              >
                {t(one.kind === "open" ? "play-take" : "play-me", { n: one.seat + 1 })}
              </Button>
            )}
          </Guest>
        ))}
      </ul>
      {chooses && isFree && <NameField name={name} wrong="" onName={setName} />}
      {chooses && !isFree && <p class="soft">{t("play-me-text")}</p>}
      <Problem text={error} />
      <Button type="submit" kind="primary" large wide disabled={busy || (chooses && seat === null)}>
        {t(`play-${what}-go`)}
      </Button>
      {chooses && <small class="soft">{t("send-honest")}</small>}
    </form>
  );
}

function Guest(props: { seat: Sitter; turn: number | null; children: ComponentChildren }) {
  const { seat, turn, children } = props;
  const isFree = seat.kind === "open";
  const says = seat.seat === turn ? "play-turn" : isFree ? "join-free" : `play-seat-${seat.kind}`;
  return (
    <li class="row">
      <House colour={isFree ? "open" : seat.colour} size={38} />
      <span class="lines grow">
        <b>{isFree ? t("new-seat", { n: seat.seat + 1 }) : seatName(seat)}</b>
        <small>{t(says)}</small>
      </span>
      {children}
    </li>
  );
}
