/** Every text of the page, from Fluent files: its own, and those of the games. */

import type { FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { h } from "preact";
import { call } from "../net/api";
import type { AddedTexts } from "../net/protocol.gen";
import { type Args, resource, Speaker } from "./speaker";

export type { Args };

/** English is there from the start, but for what comes when it is needed; errors, guide and lessons
 * only the server tells. */
const ENGLISH: Record<string, string> = import.meta.glob(
  [
    "../**/en.ftl",
    "../../../src/hexholm/en.ftl",
    "../../../src/hexholm/kingdom/**/en.ftl",
    "!**/errors/**",
    "!../../../src/hexholm/**/{guide,lessons}/**",
    "!../{boards,count,paint,position,puzzles,rules,shelf,site,turns}/**",
  ],
  { query: "?raw", import: "default", eager: true },
);
const LATER: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>(
    [
      "../../../src/hexholm/{winter,advice}/**/*.ftl",
      "../{puzzles,rules,site,turns}/*.ftl",
      "!**/errors/**",
      "!../../../src/hexholm/**/{guide,lessons}/**",
    ],
    { query: "?raw", import: "default" },
  ),
  ...import.meta.glob<string>(
    [
      "../**/*.ftl",
      "../../../src/hexholm/*.ftl",
      "../../../src/hexholm/kingdom/**/*.ftl",
      "!**/en.ftl",
      "!**/errors/**",
      "!../../../src/hexholm/**/{guide,lessons}/**",
      "!../{boards,count,paint,position,shelf}/**",
    ],
    { query: "?raw", import: "default" },
  ),
};

/** Where the texts of something are that comes late: told by itself, so that the first page needn't. */
export const addFiles = (files: typeof LATER): void => void Object.assign(LATER, files);

const GAMES = ["kingdom", "winter"];
const languageOf = (path: string): string => /(\w+)\.ftl$/.exec(path)?.[1] ?? "";
/** The folder of the game that a file speaks of, if it is one. */
const gameOf = (path: string): string => path.split("/").find((part) => GAMES.includes(part)) ?? "";
/** A game's folder has the first word of its name. */
const folderOf = (game: string): string => game.split("-", 1)[0] ?? "";

interface File {
  language: string;
  game: string;
  resource: FluentResource;
}

const read = ([path, text]: [string, string]): File => ({
  language: languageOf(path),
  game: gameOf(path),
  resource: resource(text),
});

const files = signal<readonly File[]>(Object.entries(ENGLISH).map(read));
const loaded = new Set<string>();

export const languages: readonly string[] = [
  ...new Set([...Object.keys(ENGLISH), ...Object.keys(LATER)].map(languageOf)),
].sort();
/** What a language calls itself. */
export const ownName = (one: string): string =>
  new Intl.DisplayNames(one, { type: "language" }).of(one) ?? one;
export const language = signal("en");
const game = signal("");

/** What comes later counts more: this game's words over common ones, a language over English. */
const speaker = computed(() => {
  const rank = (file: File): number => {
    if (file.language !== "en" && file.language !== language.value) return -1;
    if (file.game && file.game !== game.value) return -1;
    return (file.game ? 1 : 0) + (file.language === "en" ? 0 : 2);
  };
  const ranked = files.value.map((file) => ({ file, at: rank(file) })).filter(({ at }) => at >= 0);
  ranked.sort((one, other) => one.at - other.at);
  return new Speaker(
    language.value,
    ranked.map(({ file }) => file.resource),
  );
});

async function load(wanted: (path: string) => boolean): Promise<void> {
  const paths = Object.keys(LATER).filter((path) => wanted(path) && !loaded.has(path));
  const found = await Promise.all(
    paths.map(async (path): Promise<File> => read([path, (await LATER[path]?.()) ?? ""])),
  );
  for (const path of paths) loaded.add(path);
  files.value = [...files.value, ...found];
}

/** The texts of boxes by others come from the server; they don't change what is said already. */
export async function loadAddedTexts(): Promise<void> {
  const added = (await call<AddedTexts[]>("/api/texts")).map(({ language, game, text }) => ({
    language,
    game: folderOf(game),
    resource: resource(text),
  }));
  files.value = [...added, ...files.value];
}

/** Texts that the server tells when they are needed, by language; each only once. */
export function addTexts(about: string, texts: Record<string, string>): void {
  const fresh = Object.entries(texts).filter(([one]) => !loaded.has(`${about} ${one}`));
  for (const [one] of fresh) loaded.add(`${about} ${one}`);
  const told = fresh.map(([one, text]) => ({ language: one, game: "", resource: resource(text) }));
  files.value = [...files.value, ...told];
}

const isSpoken = (path: string): boolean => ["en", language.value].includes(languageOf(path));
const LATE = [
  "winter",
  "advice",
  "boards",
  "count",
  "paint",
  "position",
  "puzzles",
  "rules",
  "shelf",
  "site",
  "turns",
] as const;
type Late = (typeof LATE)[number];
const isIn = (path: string) => (folder: Late) => path.includes(`/${folder}/`);
/** What is shown by now of what comes late. */
const shown = new Set<Late>();

/** A language comes with what the page says at first, and with what it says by now. */
export const loadLanguage = (wanted: string): Promise<void> =>
  load(
    (path) =>
      languageOf(path) === wanted && (!LATE.some(isIn(path)) || [...shown].some(isIn(path))),
  );

/** The words of Winter Kingdom, advice, puzzles, tools … come when they are needed. */
export function loadTexts(folder: Late): Promise<void> {
  shown.add(folder);
  return load((path) => isIn(path)(folder) && isSpoken(path));
}

/** Speak of a game in its own words from now on; they must have been loaded. */
export function speakOf(name: string): void {
  game.value = name ? folderOf(name) : (GAMES[0] ?? "");
}
speakOf("");

export const has = (id: string): boolean => speaker.value.has(id);
export const t = (id: string, args: Args = {}): string => speaker.value.say(id, args);

/** A text in which `<b>…</b>` stands for bold; anything else in it is only text. */
export const markup = (text: string): ComponentChildren =>
  text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 ? h("b", null, part) : part));

export const rich = (id: string, args: Args = {}): ComponentChildren => markup(t(id, args));

/** The name of a card, location, terrain ...; what has none is shown as it is. */
export const named = (kind: string, name: string): string => speaker.value.name(kind, name);

/** What it does, in one sentence; empty when there is none. */
export function told(kind: string, name: string): string {
  const id = `${kind}-${name}-text`;
  return has(id) ? t(id) : "";
}

/** a, b and c */
export const list = (parts: readonly string[]): string => speaker.value.list(parts);

/** a, b, c */
export const row = (parts: readonly string[]): string => speaker.value.list(parts, "list-comma");

export const number = (value: number): string => value.toLocaleString(language.value);

/** A number with its sign, such as +3. */
export const signed = (value: number): string => (value > 0 ? "+" : "−") + number(Math.abs(value));

/** A day, written as YYYY-MM-DD: "Tuesday, 17 November". */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(language.value, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(day));

export const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: "percent" }).format(share);
