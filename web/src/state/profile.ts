/** Who this browser's person is on this server: a profile link, kept here, and what it tells. */

import { effect, signal } from "@preact/signals";
import { asApiError } from "../net/api";
import type { Colour, ProfileAsked, ProfileData } from "../net/protocol.gen";
import { server } from "../net/server";
import { isForgotten, known, myGames, remember } from "./mygames";
import { setPref, store, storedJson } from "./prefs";

interface Profile {
  secret: string;
  name: string;
  colour: Colour | null;
  /** the seats it is known to have, as `table number` */
  kept: string[];
}

const KEY = "hexholm.profile";
const AT_ONCE = 50;

function read(): Profile | null {
  const found = storedJson(KEY) as Partial<Profile> | null;
  if (!found?.secret) return null;
  return { kept: [], name: "", colour: null, ...found, secret: found.secret };
}

export const profile = signal<Profile | null>(read());

function save(next: Profile | null): void {
  profile.value = next;
  store(KEY, JSON.stringify(next));
}

export const profilePath = (secret: string): string => `/me#profile=${secret}`;

/** Take over what the server says: the name and colour, and games this browser doesn't know. */
function take(secret: string, data: ProfileData, kept: string[]): ProfileData {
  for (const game of data.games) {
    const here = known(game.table)?.seats ?? [];
    if (isForgotten(game.table) || game.secrets.every((one) => here.includes(one))) continue;
    const names = game.seats.map((seat) => seat.name);
    remember({ table: game.table, seats: game.secrets, names, over: game.over, seen: game.at });
  }
  const theirs = data.games.map((game) => `${game.table} ${game.secrets.length}`);
  const { name, colour } = data;
  save({
    secret,
    name,
    colour: colour as Colour | null,
    kept: [...new Set([...kept, ...theirs])],
  });
  return data;
}

/** Ask the server about the profile; one that was deleted is forgotten here, too. */
async function ask(
  secret: string,
  asked: Promise<ProfileData>,
  kept: string[] = [],
): Promise<ProfileData> {
  try {
    return take(secret, await asked, kept);
  } catch (error) {
    if (asApiError(error).code === "bad-profile" && profile.value?.secret === secret) save(null);
    throw error;
  }
}

export const lookUp = (secret: string): Promise<ProfileData> =>
  ask(secret, server.profile(secret), profile.value?.secret === secret ? profile.value.kept : []);

/** Use a profile in this browser from now on, with its language. */
export async function open(secret: string): Promise<ProfileData> {
  const data = await lookUp(secret);
  if (data.language) setPref("language", data.language);
  return data;
}

export async function create(asked: ProfileAsked): Promise<void> {
  await lookUp((await server.newProfile(asked)).profile);
}

export const change = (secret: string, asked: ProfileAsked): Promise<ProfileData> =>
  ask(secret, server.changeProfile(secret, asked), profile.value?.kept);

export async function remove(secret: string): Promise<void> {
  await server.deleteProfile(secret);
  save(null);
}

/** Seats that are taken while there is a profile belong to it. */
export function startProfile(): void {
  let busy = false;
  effect(() => {
    const mine = profile.value;
    if (!mine || busy) return;
    const of = new Map(myGames.value.map((game) => [`${game.table} ${game.seats.length}`, game]));
    const fresh = [...of].filter(([key, { seats }]) => seats.length && !mine.kept.includes(key));
    if (!fresh.length) return;
    const some = fresh.slice(0, AT_ONCE);
    const seats = some.map(([, { table, seats }]) => ({ table, secret: seats.join() }));
    const kept = [...mine.kept, ...some.map(([key]) => key)];
    busy = true;
    ask(mine.secret, server.keepSeats(mine.secret, { seats }), kept)
      .catch(() => {}) // the next change tries again
      .finally(() => {
        busy = false;
      });
  });
  if (profile.value) void lookUp(profile.value.secret).catch(() => {});
}
