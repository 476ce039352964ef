/** What was said, and saying something: a text among friends, a phrase among strangers. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../i18n";
import type { Entry, Seat } from "../net/protocol";
import type { Phrase } from "../net/protocol.gen";
import type { TableStore } from "../state/table";
import { Glyph } from "../ui/Glyph";
import { Button } from "../ui/kit";
import { saveAs } from "../ui/saving";
import { heard, isMuted, markRead, mute, others, words } from "./state";

const LENGTH = 200;
const PHRASES = [
  "hello",
  "good-luck",
  "nice-move",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "good-game",
  "again",
  "bye",
] as const satisfies readonly Phrase[];

const clock = (at = 0): string =>
  new Date(at).toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" });

const nameOf = (seats: readonly Seat[], { seat }: Entry): string => seats[seat ?? -1]?.name ?? "";

export function Talk({ table }: { table: TableStore }) {
  const end = useRef<HTMLDivElement>(null);
  const lines = heard(table);
  useSignalEffect(() => markRead(table));
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  const seats = table.seats.value;
  const mine = table.mine.value[0];
  return (
    <div class="lines talk">
      <div class="talk-scroll" tabIndex={0} ref={end}>
        {lines.length === 0 && <p class="soft">{t("talk-none")}</p>}
        <ol class="stack tight" aria-live="polite" aria-label={t("talk-title")}>
          {lines.map((line) => (
            <li key={line.number} class={`said of-${seats[line.seat ?? -1]?.colour ?? "none"}`}>
              <b class="cut">
                <bdi>{nameOf(seats, line)}</bdi>
              </b>
              <small>{clock(line.at)}</small>
              <p dir="auto">{words(line)}</p>
            </li>
          ))}
        </ol>
      </div>
      {mine && <Say table={table} seat={mine.seat} />}
      <Tools table={table} lines={lines} />
    </div>
  );
}

function Say({ table, seat }: { table: TableStore; seat: number }) {
  const [text, setText] = useState("");
  if (table.state.value?.table.talk === "phrases") {
    return (
      <div class="wrap phrases" role="group" aria-label={t("talk-phrases")}>
        {PHRASES.map((phrase) => (
          <Button
            class="small"
            key={phrase}
            onClick={() => table.send({ type: "phrase", seat, phrase })}
          >
            {t(`phrase-${phrase}`)}
          </Button>
        ))}
      </div>
    );
  }
  const say = (event: Event): void => {
    event.preventDefault();
    if (text.trim() && table.send({ type: "say", seat, text })) setText("");
  };
  return (
    <form class="row" onSubmit={say}>
      <input
        class="input grow"
        value={text}
        maxLength={LENGTH}
        dir="auto"
        autocomplete="off"
        enterkeyhint="send"
        placeholder={t("talk-placeholder")}
        aria-label={t("talk-placeholder")}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <Button type="submit" class="icon" aria-label={t("talk-send")} title={t("talk-send")}>
        <Glyph name="forward" />
      </Button>
    </form>
  );
}

/** Whom to hear, and a copy of what was said. */
function Tools({ table, lines }: { table: TableStore; lines: readonly Entry[] }) {
  const people = table.mine.value.length ? others(table) : [];
  const save = (): void => {
    const seats = table.seats.value;
    const told = lines.map((line) => `${clock(line.at)} ${nameOf(seats, line)}: ${words(line)}\n`);
    saveAs(`hexholm-${table.id}.txt`, told.join(""));
  };
  return (
    <div class="wrap talk-tools">
      {people.map(({ seat, name }) => {
        const is = isMuted(table.id, seat);
        return (
          <Button
            class="quiet small"
            key={seat}
            aria-pressed={is}
            onClick={() => mute(table.id, seat, !is)}
          >
            {t(is ? "talk-unmute" : "talk-mute", { name })}
          </Button>
        );
      })}
      {lines.length > 0 && (
        <Button class="quiet small" onClick={save}>
          {t("talk-save")}
        </Button>
      )}
    </div>
  );
}
