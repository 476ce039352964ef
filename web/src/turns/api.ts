/** What the page asks about games in links. */

import { at, call } from "../net/api";
import type * as sent from "../net/protocol.gen";

export const linksApi = {
  /** the link of a game as it stands */
  make: (table: string, secret: string) =>
    call<sent.LinkData>(at(table, "/link"), { secret, method: "POST" }),
  /** what a link holds; a table of ours that it continues is brought there */
  open: (body: sent.LinkAsked) => call<sent.LinkFound>("/api/links", { body }),
  /** a new table that plays on where a link stands */
  sit: (body: sent.LinkSeatAsked) => call<sent.NewTable>("/api/links/tables", { body }),
};
