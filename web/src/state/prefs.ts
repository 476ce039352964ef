/** What a person set for this browser; kept in local storage. */

import { effect, type ReadonlySignal, signal } from "@preact/signals";

export interface Prefs {
  /** a look of ui/looks, or auto */
  theme: string;
  motion: "auto" | "reduced" | "full";
  contrast: "auto" | "more" | "normal";
  /** letters on the land and larger marks on pieces */
  signs: "auto" | "on" | "off";
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
  contrast: "auto",
  signs: "auto",
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

/** Whether it is stored now: there may be no room, or storage may be forbidden. */
export function store(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const prefs = signal<Prefs>(readPrefs(stored(KEY)));

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs.value = { ...prefs.value, [key]: value };
  store(KEY, JSON.stringify(prefs.value));
}

/** What this device asks for. */
function asks(query: string): ReadonlySignal<boolean> {
  const found = window.matchMedia(query);
  const now = signal(found.matches);
  found.addEventListener("change", () => {
    now.value = found.matches;
  });
  return now;
}

const dark = asks("(prefers-color-scheme: dark)");
const calm = asks("(prefers-reduced-motion: reduce)");
const strong = asks("(prefers-contrast: more)");
const forced = asks("(forced-colors: active)");

/** What is set, else what the device asks for. */
export const motion = (): boolean => {
  const { motion: set } = prefs.value;
  return set === "auto" ? !calm.value : set === "full";
};
export const contrast = (): boolean => {
  const { contrast: set } = prefs.value;
  return set === "auto" ? strong.value : set === "more";
};
/** They come with high contrast. */
export const signs = (): boolean => {
  const { signs: set } = prefs.value;
  return set === "auto" ? contrast() || forced.value : set === "on";
};

export const hasSound = (): boolean => {
  const { sound: set } = prefs.value;
  return set === "auto" ? !calm.value : set === "on";
};

/** What the root element tells the styles. */
export function startPrefs(): void {
  effect(() => {
    const { theme } = prefs.value;
    const { dataset } = document.documentElement;
    dataset.theme = theme === "auto" ? (dark.value ? "dark" : "light") : theme;
    dataset.motion = motion() ? "full" : "none";
    dataset.contrast = contrast() ? "more" : "normal";
    dataset.signs = signs() ? "on" : "off";
  });
}
