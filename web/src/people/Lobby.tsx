/** Finding others: tables that anybody may join, kept up to date, and those to watch. */

import { useState } from "preact/hooks";
import { gameOf } from "../games";
import { named, number, row, t } from "../i18n";
import { asApiError } from "../net/api";
import type { LobbyData, OpenTable } from "../net/protocol.gen";
import { server } from "../net/server";
import { link, navigate, tablePath } from "../router";
import { Watch } from "../screens/home/Watch";
import { keepName, myColour, myName } from "../screens/me";
import { NameField } from "../screens/NameField";
import { Top } from "../screens/Top";
import { usePolling, useWork } from "../screens/useAsync";
import { errorText, seatName } from "../screens/words";
import { known, remember } from "../state/mygames";
import { House, TerrainArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Box, Button, Problem } from "../ui/kit";

const PAUSE_MS = 500;
const RETRY_MS = 3000;

const useLobby = () =>
  usePolling<LobbyData>(
    (last) => server.lobby(last?.mark ?? ""),
    (told) => {
      if ("mark" in told) return PAUSE_MS;
      return told.code === "no-lobby" ? null : RETRY_MS;
    },
    "lobby",
  );

/** Take a seat with one click: my colour if it is free, else any. */
async function join({ table, seats, invite }: OpenTable, name: string): Promise<void> {
  const wish = myColour();
  const isFree = wish && !seats.some((seat) => seat.colour === wish);
  const joined = await server.join(table, invite, { name, ...(isFree ? { colour: wish } : {}) });
  keepName(name);
  const mine = [joined.secret, ...(known(table)?.seats ?? [])];
  remember({ table, seats: mine, watch: joined.watch });
  navigate(tablePath(table, { seats: mine }));
}

function Table({ one, onJoin, busy }: { one: OpenTable; onJoin: () => void; busy: boolean }) {
  const { table, game, boxes, seats, pace, hints, seed_known } = one;
  const mine = known(table)?.seats ?? [];
  const free = seats.filter((seat) => seat.kind === "open").length;
  const words = [
    t(`new-pace-${pace.kind}`),
    row(boxes.map((box) => named("box", box))),
    ...(hints ? [t("lobby-hints")] : []),
    ...(seed_known ? [t("lobby-seed")] : []),
  ].filter(Boolean);
  return (
    <li class="plate lobby-table">
      <TerrainArt ground={gameOf(game).ground} size={44} />
      <div class="lines grow">
        <b class="title">{t(`game-${game}`)}</b>
        <small>{words.join(" · ")}</small>
        <ul class="wrap lobby-seats">
          {seats.map((seat, place) => (
            <li key={place} class="pair">
              <House colour={seat.kind === "open" ? "open" : seat.colour} size={24} />
              <bdi class="cut">{seatName(seat)}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <div class="lines lobby-go">
        <small class="gold">{t("lobby-free", { n: free })}</small>
        {mine.length ? (
          <a class="button primary" href={link(tablePath(table, { seats: mine }))}>
            {t("join-back")}
          </a>
        ) : (
          <Button
            kind="primary"
            disabled={busy}
            aria-label={t("lobby-join-table", { table })}
            onClick={onJoin}
          >
            {t("lobby-join")}
          </Button>
        )}
      </div>
    </li>
  );
}

export function LobbyScreen() {
  const { data, error } = useLobby();
  const { busy, work } = useWork();
  const [name, setName] = useState(myName());
  const [wrong, setWrong] = useState<{ at: "name" | "list"; text: string } | null>(null);
  const sit = (one: OpenTable): Promise<void> =>
    work(async () => {
      setWrong(null);
      if (!name.trim()) return setWrong({ at: "name", text: t("error-bad-name") });
      await join(one, name.trim()).catch((problem: unknown) => {
        const no = asApiError(problem);
        setWrong({ at: no.code === "bad-name" ? "name" : "list", text: errorText(no) });
      });
    });
  return (
    <div class="lines page lobby">
      <Top title={t("lobby-title")} />
      <main class="stack">
        <section class="row lobby-lead">
          <div class="grow">
            <h1>{t("lobby-head")}</h1>
            <p class="soft">{t("lobby-text")}</p>
          </div>
          <NameField
            name={name}
            wrong={wrong?.at === "name" ? wrong.text : ""}
            onName={(now) => {
              setName(now);
              setWrong(null);
            }}
          />
        </section>
        <div class="home-lists">
          <Box title={t("lobby-open")} class="lobby-list">
            {wrong?.at === "list" && <Problem text={wrong.text} />}
            {error && <Problem text={errorText(error)} />}
            {!data && !error && <p class="soft">{t("loading")}</p>}
            <ul class="stack" aria-live="polite" aria-label={t("lobby-open")}>
              {data?.tables.map((one) => (
                <Table key={one.table} one={one} busy={busy} onJoin={() => sit(one)} />
              ))}
            </ul>
            {data?.tables.length === 0 && <p class="soft lobby-none">{t("lobby-none")}</p>}
            <a class="button large" href={link("/new#public")}>
              <Glyph name="plus" /> {t("lobby-new")}
            </a>
            {data && (
              <span class="hidden-text" role="status">
                {t("lobby-count", { n: data.tables.length, count: number(data.tables.length) })}
              </span>
            )}
          </Box>
          <Watch />
        </div>
      </main>
    </div>
  );
}
