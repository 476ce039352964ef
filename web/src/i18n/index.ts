/** Every text of the page, from Fluent files. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { h } from "preact";

export type Args = Record<string, FluentVariable>;

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** One file for the game, one for the screens around it, one a box. */
const TEXTS: Record<string, string> = import.meta.glob(
  ["./en*.ftl", "!./en-winter.ftl", "!./en-advice.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const ENGLISH = bundle("en", Object.values(TEXTS).join("\n"));
const LOADED: Record<string, FluentBundle> = { en: ENGLISH };

export const languages = ["en"] as const;
export const language = signal("en");
const current = computed(() => LOADED[language.value] ?? ENGLISH);

/** A game may say things its own way: the words of its bundle come first. */
let winter: FluentBundle | null = null;
const isWinter = signal(false);

export const has = (id: string): boolean =>
  ENGLISH.hasMessage(id) || (isWinter.value && !!winter?.hasMessage(id));

/** The text of a message; a missing one shows its id, so that it is seen and mended. */
export function t(id: string, args: Args = {}): string {
  for (const from of [isWinter.value ? winter : null, current.value, ENGLISH]) {
    const pattern = from?.getMessage(id)?.value;
    if (from && pattern) return from.formatPattern(pattern, args, []);
  }
  return id;
}

/** The words of Winter Kingdom come when they are needed. */
export async function loadWinter(): Promise<void> {
  if (winter) return;
  const file: { default: string } = await import("./en-winter.ftl?raw");
  winter = bundle("en", file.default);
}

/** The words of advice too. */
export async function loadAdviceTexts(): Promise<void> {
  const file: { default: string } = await import("./en-advice.ftl?raw");
  ENGLISH.addResource(new FluentResource(file.default));
}

/** Speak of a game in its own words from now on; they must have been loaded. */
export function speakOf(game: string): void {
  isWinter.value = game === "winter-kingdom";
}

/** Whether the words are those of Winter Kingdom now. */
export const speaksWinter = (): boolean => isWinter.value;

/** A text in which `<b>…</b>` stands for bold; anything else in it is only text. */
export const markup = (text: string): ComponentChildren =>
  text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 ? h("b", null, part) : part));

export const rich = (id: string, args: Args = {}): ComponentChildren => markup(t(id, args));

const pretty = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** The name of a card, location, terrain ...; what is not translated yet is shown as it is. */
export function named(kind: string, name: string): string {
  const id = `${kind}-${name}`;
  return has(id) ? t(id) : pretty(name);
}

/** What it does, in one sentence; empty when there is none. */
export function told(kind: string, name: string): string {
  const id = `${kind}-${name}-text`;
  return has(id) ? t(id) : "";
}

/** a, b and c */
export function list(parts: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(parts);
}
