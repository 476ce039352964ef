/** Where a position comes from: a link, a game of one's own, a file, a set-up, or the last draft. */

import { ApiError } from "../net/api";
import type { PositionData } from "../net/protocol.gen";
import { parseSecrets } from "../router";
import { type Data, positionApi } from "./api";

const MOST_BYTES = 1024 * 1024;
/** no text of a position is longer: what is, is something else */
const MOST_LETTERS = 20_000;
const TABLE_LINK = /\/t\/([^/#]+)(?:\/replay)?(#[^#]*)?$/;
const TABLE = /^table=(.+)@(\d*)&secret=(.*)$/;

/** What stands behind `#`: a step of a game with a secret for it, or the text of a position. */
export async function openGiven(given: string): Promise<PositionData> {
  const [, table, step, secret = ""] = TABLE.exec(given) ?? [];
  if (table === undefined) return look(decoded(given));
  return positionApi.ofTable(decoded(table), secret, step ? Number(step) : null);
}

/** A text that somebody pasted: a position, or the link of one, of a game or of a table. */
export function openText(text: string): Promise<PositionData> {
  const trimmed = text.trim();
  const [, table, secrets = ""] = TABLE_LINK.exec(trimmed) ?? [];
  if (table) {
    const { seats, watch, invite } = parseSecrets(secrets);
    return positionApi.ofTable(decoded(table), seats.join() || (watch ?? invite ?? ""), null);
  }
  const [, behind = trimmed] = /#(.*)$/s.exec(trimmed) ?? [];
  // the address of a screen of the site has a fragment of its own inside the fragment
  return openGiven(behind.split("#").at(-1) ?? behind);
}

/** A save, a record, a case, a puzzle, or a text in a file. */
export async function openFile(file: Blob): Promise<PositionData> {
  if (file.size > MOST_BYTES) throw new ApiError(413, "too-big", "the file is too large");
  const text = await file.text();
  const data = parsed(text);
  if (data === undefined) return openText(text);
  if (!isObject(data)) throw none();
  const { position } = data;
  return typeof position === "string" ? look(position) : positionApi.look({ data });
}

async function look(text: string): Promise<PositionData> {
  if (text.length > MOST_LETTERS) throw none();
  return positionApi.look({ text });
}

const none = () => new ApiError(422, "no-position", "there is no position here");

const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** As it was before it became part of an address; whatever can't have been is left as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
