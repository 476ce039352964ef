/** A better turn, played on the board action by action beside the game. */

import type { Rated } from "../net/protocol.gen";
import { server } from "../net/server";
import { Stepper } from "../screens/replay/steps";

export interface Better {
  turn: Rated;
  /** all but the end of the turn */
  actions: readonly string[];
  /** its steps are actions of the better turn */
  stepper: Stepper;
}

export function better(id: string, secret: string, turn: Rated): Better {
  const actions = (turn.best?.actions ?? []).filter((action) => action !== "end");
  const stepper = new Stepper(async (step) => ({
    ...(await server.step(id, secret, turn.start, step)),
    step,
    steps: actions.length,
  }));
  stepper.go(0);
  return { turn, actions, stepper };
}
