/** Which screen the address stands for. Secrets are only ever in the fragment. */

import { signal } from "@preact/signals";
import { door } from "#door";

export type Route =
  | { screen: "home" }
  | { screen: "new"; isPublic: boolean }
  | { screen: "lobby" }
  | { screen: "me"; secret: string }
  | { screen: "rules"; game: string; entry: string }
  | { screen: "learn" }
  | { screen: "lesson"; name: string }
  | { screen: "puzzles" }
  | { screen: "puzzle"; name: string }
  | { screen: "table"; id: string; secrets: Secrets }
  | { screen: "replay"; id: string; secrets: Secrets }
  | { screen: "alerts" }
  | { screen: "play"; link: string }
  | { screen: "tool"; path: string[]; given: string }
  | { screen: "unknown" };

/** Tools for the real table: they and their parts are known in `shelf/tools.ts`. */
const TOOLS = ["shelf", "boards", "count", "position"];

export interface Secrets {
  seats: string[];
  invite: string | null;
  watch: string | null;
}

/** `seat=A,B`, `invite=C` or `watch=D`, in any order, with `&` between. */
export function parseSecrets(hash: string): Secrets {
  const found: Secrets = { seats: [], invite: null, watch: null };
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [key, value = ""] = part.split("=", 2);
    if (key === "seat") found.seats = value.split(",").filter(Boolean);
    if (key === "invite") found.invite = value || null;
    if (key === "watch") found.watch = value || null;
  }
  return found;
}

export function writeSecrets(secrets: Partial<Secrets>): string {
  if (secrets.seats?.length) return `#seat=${secrets.seats.join(",")}`;
  if (secrets.invite) return `#invite=${secrets.invite}`;
  return secrets.watch ? `#watch=${secrets.watch}` : "";
}

export function parseRoute(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { screen: "home" };
  if (parts[0] === "new" && parts.length === 1)
    return { screen: "new", isPublic: hash === "#public" };
  if (parts[0] === "lobby" && parts.length === 1) return { screen: "lobby" };
  if (parts[0] === "me" && parts.length === 1)
    return { screen: "me", secret: hash.startsWith("#profile=") ? hash.slice(9) : "" };
  if (TOOLS.includes(parts[0] ?? "")) return { screen: "tool", path: parts, given: hash.slice(1) };
  if (parts[0] === "alerts" && parts.length === 1) return { screen: "alerts" };
  if (parts[0] === "play" && parts.length === 1) return { screen: "play", link: hash.slice(1) };
  if (parts[0] === "rules" && parts.length <= 3) {
    const [, game = "", entry = hash.replace(/^#/, "")] = parts.map(decodeURIComponent);
    return { screen: "rules", game, entry };
  }
  if (parts[0] === "learn" && parts.length <= 2) {
    const name = decodeURIComponent(parts[1] ?? "");
    return name ? { screen: "lesson", name } : { screen: "learn" };
  }
  if (parts[0] === "puzzles" && parts.length <= 2) {
    const name = decodeURIComponent(parts[1] ?? "");
    return name ? { screen: "puzzle", name } : { screen: "puzzles" };
  }
  if (parts[0] === "t" && parts[1]) {
    const id = decodeURIComponent(parts[1]);
    const secrets = parseSecrets(hash);
    if (parts.length === 2) return { screen: "table", id, secrets };
    if (parts.length === 3 && parts[2] === "replay") return { screen: "replay", id, secrets };
  }
  return { screen: "unknown" };
}

/** Where the page is: the path of a screen, and what comes with it. */
export function place(): { path: string; hash: string } {
  const [path = "", hash] = door.here().split(/(?=#)/);
  return { path, hash: hash ?? "" };
}

const here = (): Route => {
  const { path, hash } = place();
  return parseRoute(path, hash);
};

/** The address of a screen, for the browser. */
export const link = (path: string): string => door.link(path);

export const route = signal<Route>(here());

export function navigate(to: string, replace = false, scroll = true): void {
  if (replace) window.history.replaceState(null, "", link(to));
  else window.history.pushState(null, "", link(to));
  route.value = here();
  if (scroll) window.scrollTo(0, 0);
}

export const tablePath = (id: string, secrets: Partial<Secrets>, replay = false): string =>
  `/t/${encodeURIComponent(id)}${replay ? "/replay" : ""}${writeSecrets(secrets)}`;

/** Follow the browser's own buttons, and links inside the page without a reload. */
export function startRouter(): void {
  const follow = (): void => {
    route.value = here();
  };
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const anchor = (event.target as Element).closest("a");
    const to = door.read(anchor?.getAttribute("href") ?? "");
    if (!anchor || to === null || anchor.target || anchor.hasAttribute("download")) return;
    event.preventDefault();
    navigate(to);
  });
}
