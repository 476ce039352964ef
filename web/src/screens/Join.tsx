/** Somebody opened an invitation: who is there already, and a seat to take. */

import { useState } from "preact/hooks";
import { rich, t } from "../i18n";
import { asApiError } from "../net/api";
import type { Colour, Seat, StateMessage } from "../net/protocol.gen";
import { server } from "../net/server";
import { link, navigate, tablePath } from "../router";
import { known, remember } from "../state/mygames";
import { COLOURS, House } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Box, Button, Problem } from "../ui/kit";
import "./Join.css";
import { Hero } from "./home/Hero";
import { keepName, myColour, myName } from "./me";
import { NameField } from "./NameField";
import { ColourPicker } from "./new/ColourPicker";
import { firstFree } from "./seating";
import { Top } from "./Top";
import { usePolling } from "./useAsync";
import { errorText, seatName } from "./words";

const RETRY_MS = 3000;

/** The table as it is, kept up to date while others come. */
const useGuests = (id: string, invite: string) =>
  usePolling<StateMessage>(
    (last) => (last ? server.next(id, invite, last.number) : server.glance(id, invite)),
    (told) => {
      if ("table" in told) return told.table.begun ? null : 0;
      return told.status === 0 || told.status >= 429 ? RETRY_MS : null;
    },
    `${id} ${invite}`,
  );

interface GuestsProps {
  seats: Seat[];
  chosen: number | null;
  onChoose: (seat: number) => void;
}

function Guests({ seats, chosen, onChoose }: GuestsProps) {
  const free = seats.filter((seat) => seat.kind === "open");
  return (
    <ul class="guests" aria-label={t("join-at")}>
      {seats.map((seat) => {
        const isFree = seat.kind === "open";
        return (
          <li key={seat.seat} class="row">
            <House colour={isFree ? "open" : seat.colour} size={38} />
            <span class="lines grow">
              <b>{isFree ? t("new-seat", { n: seat.seat + 1 }) : seatName(seat)}</b>
              <small>
                {isFree
                  ? t("join-free")
                  : seat.kind === "bot"
                    ? t("new-note-bot")
                    : t(seat.online ? "join-here" : "player-away")}
              </small>
            </span>
            {isFree && free.length > 1 && (
              <Button
                class="small"
                aria-pressed={chosen === seat.seat}
                onClick={() => onChoose(seat.seat)}
              >
                {t("join-take", { n: seat.seat + 1 })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function SitDown({ id, invite, state }: { id: string; invite: string; state: StateMessage }) {
  const { seats } = state.table;
  const taken = seats.filter((seat) => seat.kind !== "open").map((seat) => seat.colour);
  const [name, setName] = useState(myName());
  const [wish, setWish] = useState<Colour | null>(myColour());
  const [place, setPlace] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ at: "name" | "table"; text: string } | null>(null);
  const { seat, colour } = firstFree(seats, place, wish, COLOURS);

  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!name.trim()) return setWrong({ at: "name", text: t("error-bad-name") });
    setBusy(true);
    setWrong(null);
    try {
      const joined = await server.join(id, invite, {
        name: name.trim(),
        ...(colour ? { colour } : {}),
        ...(seat === null ? {} : { seat }),
      });
      keepName(name);
      const mine = [joined.secret, ...(known(id)?.seats ?? [])];
      remember({ table: id, seats: mine, watch: joined.watch });
      navigate(tablePath(id, { seats: mine }), true);
    } catch (problem) {
      const no = asApiError(problem);
      setWrong({ at: no.code === "bad-name" ? "name" : "table", text: errorText(no) });
      setBusy(false);
    }
  };
  return (
    <form class="stack" onSubmit={join} noValidate>
      <Guests seats={seats} chosen={seat} onChoose={setPlace} />
      {state.table.seed_known && <p class="soft">{t("seed-known")}</p>}
      <NameField name={name} wrong={wrong?.at === "name" ? wrong.text : ""} onName={setName} />
      <div class="stack tight field">
        <span>{t("join-colour")}</span>
        <ColourPicker
          name="colour"
          label={t("join-colour")}
          value={colour ?? ""}
          taken={taken}
          onPick={setWish}
        />
      </div>
      {wrong?.at === "table" && <Problem text={wrong.text} />}
      <Button type="submit" kind="primary" large wide disabled={busy}>
        {t("join-go")}
      </Button>
    </form>
  );
}

function Inside({ id, invite, state }: { id: string; invite: string; state: StateMessage }) {
  const mine = known(id)?.seats ?? [];
  const [another, setAnother] = useState(mine.length === 0);
  const { seats, watch } = state.table;
  const isFull = !seats.some((seat) => seat.kind === "open");
  return (
    <>
      {mine.length > 0 && (
        <div class="stack land-ways">
          <p>{t("join-known")}</p>
          <a class="button primary large" href={link(tablePath(id, { seats: mine }))}>
            {t("join-back")}
          </a>
        </div>
      )}
      {isFull ? (
        <>
          <Guests seats={seats} chosen={null} onChoose={() => {}} />
          <p class="soft">{t("join-full")}</p>
          <a class="button large" href={link(tablePath(id, { watch }))}>
            <Glyph name="eye" /> {t("join-watch")}
          </a>
        </>
      ) : another ? (
        <SitDown id={id} invite={invite} state={state} />
      ) : (
        <Button onClick={() => setAnother(true)}>{t("join-another")}</Button>
      )}
    </>
  );
}

export function JoinScreen({ id, invite }: { id: string; invite: string }) {
  const { data: state, error } = useGuests(id, invite);
  const isWrong = error?.status === 401 || error?.status === 404;
  return (
    <div class="lines page join">
      <Top />
      <main class="hero-split">
        <Box class="join-box">
          <h1>{t(isWrong ? "unknown-title" : "join-title")}</h1>
          {!isWrong && <p class="soft join-text">{rich("join-text", { table: id })}</p>}
          {state && <Inside id={id} invite={invite} state={state} />}
          {error && <Problem text={errorText(error)} />}
          {isWrong && (
            <a class="button large" href={link("/")}>
              {t("unknown-home")}
            </a>
          )}
          {!state && !error && <p class="soft">{t("loading")}</p>}
        </Box>
        <Hero />
      </main>
    </div>
  );
}
