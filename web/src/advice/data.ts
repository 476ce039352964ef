/** What the server says about turns: those that could be played, and those that were. */

import { call } from "../net/api";
import type { HintData, Ratings } from "../net/protocol.gen";

const at = (id: string, what: string): string => `/api/tables/${encodeURIComponent(id)}/${what}`;

export const askHint = (id: string, secret: string) =>
  call<HintData>(at(id, "hint"), { secret, method: "POST" });

export const askRatings = (id: string, secret: string) =>
  call<Ratings>(at(id, "ratings"), { secret });
