/** What the page asks of the server besides what goes through the socket. */

import type { Secrets } from "../router";
import { stored } from "../state/prefs";
import { ApiError, at, call } from "./api";
import type { StateMessage, StepData } from "./protocol";
import type * as sent from "./protocol.gen";

/** The server counts entries; beyond every one of them it sends no entry and no board. */
const ALL_KNOWN = Number.MAX_SAFE_INTEGER;
const RECORD_BYTES = 1024 * 1024;

const given = ({ seats, watch, invite }: Secrets): string[] =>
  seats.length ? seats : [watch, invite].filter((secret) => secret !== null);

/** The person's own boards, where they have some: in this browser, or with a profile. */
const mine = async () =>
  stored("hexholm.boards") || stored("hexholm.profile") ? import("../boards/mine") : null;
/** What is asked, with the boards that may be laid out of them. */
export const withOwn = async <T extends object>(game: sent.GameName, asked: T) => {
  const own = await (await mine())?.ownBoards(game);
  return own?.length ? { ...asked, own } : asked;
};

export const server = {
  /** what there is, with the person's own boards in it */
  catalog: async () => {
    const all = await call<sent.Catalog>("/api/catalog");
    return (await mine())?.withMine(all) ?? all;
  },
  guide: (game: string, language: string) =>
    call<sent.GuideData>(`/api/guide/${encodeURIComponent(game)}?language=${language}`),
  land: (kind: string, seed: number) =>
    call<sent.LandData>(`/api/lands/${encodeURIComponent(kind)}?seed=${seed}`),
  /** a side of your own, from the text of its file */
  side: (text: string) =>
    call<sent.SideData>("/api/sides", { body: { text } satisfies sent.SideAsked }),
  places: async (board: sent.PlacesAsked) =>
    call<sent.PlacesData>("/api/places", {
      body: await withOwn("kingdom-builder", board),
    }),
  create: async ({ setup, ...body }: sent.TableAsked) =>
    call<sent.NewTable>("/api/tables", {
      body: { ...body, setup: await withOwn(body.game ?? "kingdom-builder", setup ?? {}) },
    }),
  lessons: (language: string) =>
    call<sent.LessonList>(`/api/lessons?language=${encodeURIComponent(language)}`),
  lesson: (name: string, body: sent.LessonAsked) =>
    call<sent.LessonAnswer>(`/api/lessons/${encodeURIComponent(name)}`, { body }),
  puzzles: () => call<sent.PuzzleList>("/api/puzzles"),
  puzzle: (name: string, body: sent.PuzzleAsked) =>
    call<sent.PuzzleAnswer>(`/api/puzzles/${encodeURIComponent(name)}`, { body }),
  verdict: (name: string, body: sent.PuzzleTried) =>
    call<sent.PuzzleVerdict>(`/api/puzzles/${encodeURIComponent(name)}/verdict`, { body }),
  solution: (name: string) =>
    call<sent.SolutionData>(`/api/puzzles/${encodeURIComponent(name)}/solution`),
  listed: () => call<sent.ListedTable[]>("/api/tables?listed=true"),
  /** the whole state, with board and entries */
  table: (id: string, secret: string) => call<StateMessage>(at(id), { secret }),
  /** the state without board and entries */
  glance: (id: string, secret: string) =>
    call<sent.StateMessage>(at(id, `?since=${ALL_KNOWN}`), { secret }),
  /** games in short; who only asks for that isn't at the table */
  glances: (games: readonly ({ table: string } & Secrets)[]) =>
    call<sent.GameGlance[]>("/api/games", {
      body: { games: games.map((game) => ({ table: game.table, secrets: given(game) })) },
    }),
  /** answers when something has happened since, or after a while */
  next: (id: string, secret: string, since: number) =>
    call<sent.StateMessage>(at(id, `?since=${since}&wait=20`), { secret }),
  /** A step of the game; played on by some actions of the better turn that was found there. */
  step: (id: string, secret: string, step: number, better = 0) =>
    call<StepData>(at(id, `/steps/${step}${better ? `?better=${better}` : ""}`), { secret }),
  join: (id: string, secret: string, body: sent.JoinAsked) =>
    call<sent.Joined>(at(id, "/join"), { secret, body }),
  rematch: async (id: string, secret: string, game: sent.GameName, body: sent.RematchAsked) =>
    call<sent.NewTable>(at(id, "/rematch"), { secret, body: await withOwn(game, body) }),
  fork: (id: string, secret: string, body: sent.ForkAsked) =>
    call<sent.NewTable>(at(id, "/fork"), { secret, body }),
  /** turns that could be played now */
  hint: (id: string, secret: string) =>
    call<sent.HintData>(at(id, "/hint"), { secret, method: "POST" }),
  /** turns of a finished game */
  ratings: (id: string, secret: string) => call<sent.Ratings>(at(id, "/ratings"), { secret }),
  record: (id: string, secret: string) => call<sent.RecordData>(at(id, "/record"), { secret }),
  /** the open tables; answers when they aren't those of the mark any more, or after a while */
  lobby: (mark: string) =>
    call<sent.LobbyData>(`/api/lobby?since=${encodeURIComponent(mark)}&wait=${mark ? 20 : 0}`),
  newProfile: (body: sent.ProfileAsked) => call<sent.NewProfile>("/api/profile", { body }),
  profile: (secret: string) => call<sent.ProfileData>("/api/profile", { secret }),
  changeProfile: (secret: string, body: sent.ProfileAsked) =>
    call<sent.ProfileData>("/api/profile", { secret, body, method: "PUT" }),
  deleteProfile: (secret: string) =>
    call<sent.Deleted>("/api/profile", { secret, method: "DELETE" }),
  keepSeats: (secret: string, body: sent.SeatsKept) =>
    call<sent.ProfileData>("/api/profile/seats", { secret, body }),
  upload: (record: unknown) => call<sent.NewTable>("/api/records", { body: record }),
};

/** A record or saved game of a file the person chose. */
export async function readRecord(file: Blob): Promise<unknown> {
  if (file.size > RECORD_BYTES) throw new ApiError(413, "too-big", "the file is too large");
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new ApiError(422, "not-json", "the file isn't JSON");
  }
}

/** Asked once, again after a failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let told: Promise<T> | undefined;
  return () => {
    told ??= ask().catch((error: unknown) => {
      told = undefined;
      throw error;
    });
    return told;
  };
}

export const serverInfo = once(() => call<sent.ServerInfo>("/api/server"));
export const knownCatalog = once(() => server.catalog());
