/** Counting is the server's: what is entered goes there, and comes back with scores and mistakes. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../i18n";
import { call, isPassing } from "../net/api";
import type { CountAsked, CountData } from "../net/protocol.gen";
import { errorText } from "../screens/words";

const PAUSE_MS = 120;
const AGAIN_MS = 1500;

export const ask = (body: CountAsked): Promise<CountData> => call("/api/count", { body });

interface Answer {
  data: CountData | null;
  error: string;
  /** what it is the answer to */
  of: string;
}

const answer = signal<Answer>({ data: null, error: "", of: "" });

/**
 * The count of what is entered; while it is asked for, the one before. Where nobody answers, it is asked
 * for again and again.
 */
export function useCount(body: CountAsked | null): Answer & { isCurrent: boolean } {
  const key = body ? JSON.stringify([body, language.value]) : "";
  useEffect(() => {
    if (!body || answer.peek().of === key) return;
    let here = true;
    const isOther = !isSameBoard(answer.peek().of, key);
    if (isOther) answer.value = { data: null, error: "", of: "" };
    const look = (): void =>
      void ask(body).then(
        (data) => {
          if (here) answer.value = { data, error: "", of: key };
        },
        (no: unknown) => {
          if (!here) return;
          answer.value = { ...answer.peek(), error: errorText(no) };
          if (isPassing(no)) timer = setTimeout(look, AGAIN_MS);
        },
      );
    let timer = setTimeout(look, isOther ? 0 : PAUSE_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { ...answer.value, isCurrent: answer.value.of === key };
}

/** Whether two requests speak of one set-up and as many players. */
function isSameBoard(one: string, other: string): boolean {
  const board = (key: string): string => {
    const [body] = JSON.parse(key || "[null]") as [CountAsked | null];
    return JSON.stringify([body?.game, body?.setup, body?.seats.length]);
  };
  return board(one) === board(other);
}
