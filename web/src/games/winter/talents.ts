/** The talents of a seat: what was bought and what is in hand, and what can be done with each. */

import type { PlayerData, StateMessage, View } from "../../net/protocol";

/** What everybody has besides the talents. */
export const TUNNEL = "tunnel";
/** Verbs between which one chooses where both may be built. */
export const HOUSE_OR_FORT = ["build", "fort"];
export const NO_TWIST = "none";

/** The twists of a game: none, one or several. */
export function twistsOf({ twist = NO_TWIST }: Pick<View["setup"], "twist">): string[] {
  const named = typeof twist === "string" ? [twist] : twist;
  return named.filter((name) => name !== NO_TWIST);
}

/** The economy card and the twists, as they are named with their kind. */
export function ruleCards({ setup }: View): string[] {
  const { economy } = setup;
  return [
    ...(economy ? [`economy-${economy}`] : []),
    ...twistsOf(setup).map((twist) => `twist-${twist}`),
  ];
}

export type CardState = "hand" | "ready" | "used" | "new" | "busy" | "idle";

export interface CardRow {
  name: string;
  state: CardState;
  upgraded: boolean;
  /** upgraded, but only since this turn */
  later: boolean;
  /** the actions of it that can be played now, and what they cost */
  upper: string | null;
  lower: string | null;
  buy: string | null;
  upgrade: string | null;
  repeat: string | null;
  /** to buy it, or to upgrade what is bought; null: it is complete */
  price: number | null;
  /** coins that are missing for that */
  missing: number;
}

const LOWER = "-2";

function inUse(view: View): Set<string> {
  const names = view.turn.tasks.flatMap(({ task, note }) => [task.replace(/-2$/, ""), note ?? ""]);
  return new Set(names);
}

export function cardsOf({ view, legal }: StateMessage, seat: number | null): CardRow[] {
  const player = seat === null ? undefined : view.players[seat];
  if (!player?.bought) return [];
  const others = new Set(view.to_move === seat ? (legal?.others ?? []) : []);
  const open = view.to_move === seat ? inUse(view) : new Set<string>();
  const play = (action: string): string | null => (others.has(action) ? action : null);
  const row = (name: string, state: CardState, upgraded: boolean, later: boolean): CardRow => {
    const [buy = 0, upgrade = 0] = view.prices?.[name] ?? [];
    const price = state === "hand" ? buy : upgraded || name === TUNNEL ? null : upgrade;
    const upper = play(`use ${name}`);
    const lower = play(`use ${name}${LOWER}`);
    const now = open.has(name) ? "busy" : state === "ready" && !upper && !lower ? "idle" : state;
    return {
      name,
      state: now,
      upgraded,
      later,
      upper,
      lower,
      buy: play(`buy ${name}`),
      upgrade: play(`upgrade ${name}`),
      repeat: play(`repeat ${name}`),
      price,
      missing: Math.max(0, (price ?? 0) - (player.coins ?? 0)),
    };
  };
  return [
    row(TUNNEL, player.tunnel_used ? "used" : "ready", false, false),
    ...player.bought.map((card) =>
      row(
        card.name,
        card.new ? "new" : card.used ? "used" : "ready",
        card.upgraded,
        card.upgraded_now,
      ),
    ),
    ...(player.talents ?? []).map((name) => row(name, "hand", false, false)),
  ];
}

/** The names that a seat can have a letter for. */
export const cardNames = (player: PlayerData | undefined): string[] => [
  TUNNEL,
  ...(player?.bought ?? []).map((card) => card.name),
  ...(player?.talents ?? []),
];
