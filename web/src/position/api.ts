/** What the editor asks of the server; nothing is kept there. */

import { at, call } from "../net/api";
import type * as sent from "../net/protocol.gen";
import { withOwn } from "../net/server";

export type Data = Record<string, unknown>;

export const positionApi = {
  look: (body: sent.PositionAsked) => call<sent.PositionData>("/api/positions", { body }),
  /** nothing but a set-up, on one's own boards where there are some */
  begin: async (game: sent.GameName = "kingdom-builder", setup: sent.SetupAsked) =>
    positionApi.look({ game, setup: await withOwn(game, setup) }),
  /** a step of one's own game, or as it stands */
  ofTable: (id: string, secret: string, step: number | null) =>
    call<sent.PositionData>(at(id, "/position"), { secret, body: { step } }),
  advice: (data: Data) => call<sent.PositionAdvice>("/api/positions/advice", { body: { data } }),
  table: (body: sent.PositionSeatsAsked) => call<sent.NewTable>("/api/positions/tables", { body }),
  picture: (data: Data) => call<sent.PositionPicture>("/api/positions/picture", { body: { data } }),
  puzzle: (data: Data) => call<sent.OwnPuzzleMade>("/api/positions/puzzle", { body: { data } }),
};
