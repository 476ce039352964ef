/** What the server says about turns: those that could be played, and those that were. */

import { call } from "../net/api";

export type Gold = Record<string, number>;

/** A whole turn and what comes of it. */
export interface Suggestion {
  actions: string[];
  /** chance to win, from 0 to 1 */
  win: number;
  /** expected gold at the end */
  gold: number;
  /** chance to win that is lost against the best turn */
  behind: number;
  /** expected gold by card, less that of the other turns looked at */
  reasons: Gold;
  /** the same for the other players together */
  rivals: Gold;
  /** gold by card that it brings now */
  at_once: Gold;
  tiles: string[];
  lost: string[];
  /** false: what comes then depends on something hidden */
  whole: boolean;
}

export interface HintData {
  /** the entry after which it is true */
  number: number;
  seat: number;
  analysis: { turns: Suggestion[] };
}

/** A turn that was played. */
export interface Rated {
  number: number;
  seat: number;
  start: number;
  stop: number;
  mark: "" | "!" | "?!" | "?" | "??";
  loss: number;
  chances: number[];
  best: { actions: string[]; win: number; reasons: Gold; rivals: Gold } | null;
}

export interface Ratings {
  /** how many there will be */
  of: number;
  turns: Rated[];
}

const at = (id: string, what: string): string => `/api/tables/${encodeURIComponent(id)}/${what}`;

export const askHint = (id: string, secret: string) =>
  call<HintData>(at(id, "hint"), { secret, method: "POST" });

export const askRatings = (id: string, secret: string) =>
  call<Ratings>(at(id, "ratings"), { secret });
