/** Read out by screen readers: what was done, each thing once, and what to do now. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { language, t } from "../i18n";
import type { Entry, StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { asked } from "./asking";
import { logLines } from "./log";

/** What is new since the last news: mine at once, a turn of somebody else when it is over. */
export function freshNews(table: TableStore, after: number): Entry[] {
  const fresh = table.standing.value.filter((entry) => entry.number > after);
  const seat = fresh.at(-1)?.seat ?? null;
  const isMine = seat !== null && table.seats.value[seat]?.mine;
  return isMine || table.view.value?.to_move !== seat ? fresh : [];
}

function useNews(table: TableStore): string {
  const news = useSignal("");
  const told = useRef(table.state.peek()?.number ?? 0);
  const { value: standing } = table.standing;
  const mover = table.view.value?.to_move;
  useEffect(() => {
    const fresh = freshNews(table, told.current);
    if (!fresh.length) return;
    told.current = fresh.at(-1)?.number ?? told.current;
    const lines = logLines(fresh, table.seats.value, !table.isHotSeat.value);
    news.value = lines.map(({ text }) => `${text.replace(/<\/?b>/g, "")}.`).join(" ");
  }, [standing, mover, table, news]);
  return news.value;
}

export function Live({ table, class: name }: { table: TableStore; class: string }) {
  const state = table.state.value as StateMessage;
  const standing = table.standing.value;
  const acting = table.acting.value;
  const mover = state.view.to_move === null ? undefined : table.seats.value[state.view.to_move];
  const turn = useMemo(() => {
    const { text, detail } = asked(state, standing);
    const ask = detail ? `${text}. ${detail}` : text;
    if (acting !== null) return t("live-your-turn", { ask });
    return mover ? t("live-turn", { name: mover.name }) : text;
  }, [state, standing, acting, mover, language.value]);
  const news = useNews(table);
  return (
    <div class={name} aria-live="polite">
      <p>{news}</p>
      <p>{turn}</p>
    </div>
  );
}
