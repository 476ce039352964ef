/** The door to a table inside the browser: no server, no other people. */

import art from "virtual:art";
import { Keeping } from "../site/Keeping";
import { Notices } from "../site/Notices";
import { Picture } from "../site/Picture";
import { startSite } from "../site/start";
import { call, TableWire } from "../site/table";
import type { Door } from "./door";

const json = (data: unknown): Response => new Response(JSON.stringify(data));

/** What the first screen needs is there before Python is. */
const AT_ONCE: Record<string, () => Promise<Response> | Response> = {
  "/api/art": () => fetch(new URL(art, import.meta.url)),
  "/api/texts": () => json([]),
};

export const door: Door = {
  isShared: false,
  start: startSite,
  ask: async (path, asked) => (await AT_ONCE[path]?.()) ?? call(path, asked),
  connect: (table) => new TableWire(table),
  here: () => door.read(window.location.hash) ?? "/",
  link: (path) => `#${path.replace("#", "?")}`,
  read: (address) => (address.startsWith("#/") ? address.slice(1).replace("?", "#") : null),
  Picture,
  Notices,
  Keeping,
};
