/** What was said at tables: what I have read of it, and whom I don't want to hear. */

import { signal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { has, t } from "../i18n";
import type { Entry } from "../net/protocol";
import { store, storedTables } from "../state/prefs";
import type { TableStore } from "../state/table";
import { toast } from "../ui/toast";
import "./talk.css";

const KEY = "hexholm.muted";
const MOST = 100;

interface Muted {
  table: string;
  seat: number;
}

const muted = signal(storedTables<Muted>(KEY));
/** by table, the last entry that was there when I looked */
const read = signal<Record<string, number>>({});

export const isMuted = (table: string, seat: number | null): boolean =>
  muted.value.some((one) => one.table === table && one.seat === seat);

export function mute(table: string, seat: number, on: boolean): void {
  const others = muted.value.filter((one) => one.table !== table || one.seat !== seat);
  muted.value = on ? [...others, { table, seat }].slice(-MOST) : others;
  store(KEY, JSON.stringify(muted.value));
}

/** What I hear of what was said. */
export const heard = (table: TableStore): Entry[] =>
  table.entries.value.filter((one) => one.kind === "said" && !isMuted(table.id, one.seat));

/** A text as it is, a phrase in my language. */
export function words({ text, phrase }: Entry): string {
  if (text !== undefined) return text;
  const id = `phrase-${phrase}`;
  return has(id) ? t(id) : (phrase ?? "");
}

/** Others at the table, now or soon. */
export const others = (table: TableStore) =>
  table.seats.value.filter((seat) => seat.kind === "person" && !seat.mine);

/** Whether there is anybody to talk to, or anything to read. */
export function canTalk(table: TableStore): boolean {
  const mode = table.state.value?.table.talk ?? "off";
  if (table.isLesson || mode === "off") return false;
  const isOpen = table.seats.value.some((seat) => seat.kind === "open");
  return (
    (table.mine.value.length > 0 && (isOpen || others(table).length > 0)) || heard(table).length > 0
  );
}

const isNew = (table: TableStore, entry: Entry): boolean =>
  entry.number > (read.value[table.id] ?? 0) && !table.seats.value[entry.seat ?? -1]?.mine;

export const unread = (table: TableStore): number =>
  heard(table).filter((entry) => isNew(table, entry)).length;

export function markRead(table: TableStore): void {
  const last = heard(table).at(-1)?.number ?? 0;
  if (last > (read.peek()[table.id] ?? 0)) read.value = { ...read.peek(), [table.id]: last };
}

/** Show what is said while I look elsewhere; what was said before I came is no news. */
export function useNews(table: TableStore, isOpen: () => boolean): void {
  const shown = useRef<number | null>(null);
  useSignalEffect(() => {
    const all = heard(table);
    const last = all.at(-1)?.number ?? 0;
    if (shown.current === null) {
      if (table.state.value) shown.current = last;
      if (read.peek()[table.id] === undefined) markRead(table);
      return;
    }
    const before = shown.current;
    shown.current = last;
    if (isOpen()) return;
    for (const entry of all.filter((one) => one.number > before && isNew(table, one)).slice(-2)) {
      const name = table.seats.peek()[entry.seat ?? -1]?.name ?? "";
      toast(t("talk-line", { name, text: words(entry) }), 6000);
    }
  });
}
