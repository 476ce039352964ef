/** What a person set for this browser; kept in local storage. */

import { effect, signal } from "@preact/signals";

export interface Prefs {
  /** a look of ui/looks, or auto */
  theme: string;
  motion: "auto" | "reduced";
  /** end the turn automatically when nothing else can be done */
  autoEnd: boolean;
  /** ask before the turn ends */
  confirmEnd: boolean;
  coordinates: boolean;
  language: string;
  /** cover the hand between turns when several people share this screen */
  cover: boolean;
  /** auto: unless the system asks for less motion */
  sound: "auto" | "on" | "off";
}

const DEFAULTS: Prefs = {
  theme: "auto",
  motion: "auto",
  autoEnd: false,
  confirmEnd: false,
  coordinates: false,
  language: "auto",
  cover: true,
  sound: "auto",
};
const KEY = "hexholm.prefs";

export function readPrefs(text: string | null): Prefs {
  try {
    const stored = JSON.parse(text ?? "{}") as Partial<Record<keyof Prefs, unknown>>;
    const known = Object.entries(DEFAULTS).map(([key, value]) => {
      const mine = stored[key as keyof Prefs];
      return [key, typeof mine === typeof value ? mine : value];
    });
    return Object.fromEntries(known) as Prefs;
  } catch {
    return { ...DEFAULTS };
  }
}

export function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden; everything works without it
  }
}

/** What was stored as JSON; null: nothing, or nothing that can be read. */
export function storedJson(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? "null");
  } catch {
    return null;
  }
}

/** A stored list of what is about tables, without entries that aren't. */
export function storedTables<T extends { table: string }>(key: string): T[] {
  const found = storedJson(key);
  return Array.isArray(found) ? (found as T[]).filter((one) => one?.table) : [];
}

export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // see above
  }
}

export const prefs = signal<Prefs>(readPrefs(stored(KEY)));

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs.value = { ...prefs.value, [key]: value };
  store(KEY, JSON.stringify(prefs.value));
}

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

export const motion = (): boolean => prefs.value.motion === "auto" && !calm.matches;

export const hasSound = (): boolean =>
  prefs.value.sound === "auto" ? !calm.matches : prefs.value.sound === "on";

/** The classes on the root element by which the styles know theme and motion. */
export function startPrefs(): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const { theme } = prefs.value;
    const root = document.documentElement;
    root.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
    root.dataset.motion = motion() ? "full" : "none";
  };
  effect(apply);
  dark.addEventListener("change", apply);
  calm.addEventListener("change", apply);
}
