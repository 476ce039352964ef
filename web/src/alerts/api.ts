/** What the page asks of the server about alerts. */

import { at, call } from "../net/api";
import type * as sent from "../net/protocol.gen";

export const alertsApi = {
  offered: () => call<sent.AlertsOffered>("/api/alerts"),
  kept: (table: string, secret: string) => call<sent.AlertData[]>(at(table, "/alerts"), { secret }),
  signUp: (table: string, secret: string, body: sent.AlertAsked) =>
    call<sent.AlertData[]>(at(table, "/alerts"), { secret, body }),
  signOff: (table: string, secret: string, body: sent.StopAsked) =>
    call<sent.AlertData[]>(at(table, "/alerts/stop"), { secret, body }),
  answer: (body: sent.AnswerAsked) => call<sent.AlertAnswered>("/api/alerts/answer", { body }),
};
