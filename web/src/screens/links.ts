/** Links to tables: made for sending on, and read from what somebody pastes. */

import { link, parseRoute, type Secrets, tablePath } from "../router";

/** The whole link to a screen, by an address of the server that others can use. */
export function linkOf(path: string, origin?: string): string {
  const { href } = window.location;
  return new URL(link(path), origin ? `${origin}/` : href).href;
}

/** The whole link to a table. */
export const tableLink = (
  id: string,
  secrets: Partial<Secrets>,
  { replay = false, origin }: { replay?: boolean; origin?: string } = {},
): string => linkOf(tablePath(id, secrets, replay), origin);

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Where another device reaches this server. A page opened by an address that others can use keeps
 * it; one opened on the machine itself needs the server's address in the network.
 */
export function shareOrigin(
  addresses: readonly string[],
  here: Pick<Location, "hostname" | "origin"> = window.location,
): string {
  return LOOPBACK.test(here.hostname) ? (addresses[0] ?? here.origin) : here.origin;
}

export type Pasted = { kind: "here"; path: string } | { kind: "elsewhere"; url: string };

/** What a link that holds a game ends with: it can be opened anywhere. */
const HELD = /(?:^|\/play[#?])(\w{20,})$/;

/** A pasted link or path of a table or a game; null when it is none. */
export function readLink(text: string, origin = window.location.origin): Pasted | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  const held = HELD.exec(trimmed.replace(/\s/g, ""));
  if (held) return { kind: "here", path: `/play#${held[1]}` };
  let url: URL;
  try {
    const bare = /^[\w.-]+(:\d+)?\/t\//.test(trimmed) && !trimmed.startsWith("t/");
    url = new URL(bare ? `http://${trimmed}` : trimmed, `${origin}/`);
  } catch {
    return null;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  const route = parseRoute(url.pathname, url.hash);
  if (route.screen !== "table" && route.screen !== "replay") return null;
  const { seats, invite, watch } = route.secrets;
  if (!seats.length && !invite && !watch) return null;
  if (url.origin !== origin) return { kind: "elsewhere", url: url.href };
  return { kind: "here", path: `${url.pathname}${url.hash}` };
}

/** The secret with the most rights of those a browser holds for a table, as the API wants it. */
export function bearer(secrets: Partial<Secrets>): string | undefined {
  if (secrets.seats?.length) return secrets.seats.join(",");
  return secrets.watch ?? secrets.invite ?? undefined;
}
