/** My other games, and where it is my turn: asked now and then while somebody looks at a table. */

import { signal } from "@preact/signals";
import type { GameGlance } from "../net/protocol.gen";
import { server } from "../net/server";
import { type MyGame, myGames } from "./mygames";

const PAUSE_MS = 30_000;

/** My games where it is my turn, the one that waits longest first. */
export const waiting = signal<readonly GameGlance[]>([]);

export const isMyTurn = ({ turn, seats }: GameGlance): boolean =>
  turn !== null && (seats[turn]?.mine ?? false);

const isRunning = ({ over, seats }: MyGame): boolean => !over && seats.length > 0;

async function look(): Promise<void> {
  const games = myGames.value.filter(isRunning);
  const found = games.length ? await server.glances(games).catch(() => null) : [];
  if (found) waiting.value = found.filter(isMyTurn).sort((a, b) => a.moved - b.moved);
}

/** Look at my games from now on, but for one that is open; how to stop. */
export function watchGames(): () => void {
  const now = (): void => {
    if (!document.hidden) void look();
  };
  now();
  const timer = setInterval(now, PAUSE_MS);
  document.addEventListener("visibilitychange", now);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", now);
  };
}

/** The mark on the icon of an installed page. */
export function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator;
  if (count) void setAppBadge?.call(navigator, count).catch(() => {});
  else void clearAppBadge?.call(navigator).catch(() => {});
}
