/** A board from a file: the library reads it, and says where it can't. */

import { t } from "../i18n";
import { ApiError } from "../net/api";
import { type Draft, read } from "./draft";
import { check } from "./mine";

const LARGEST = 4000;
/** In bytes. */
const LONGEST_LETTER = 4;

export async function fromFile(file: Blob): Promise<Draft> {
  const refuse = (why: string): ApiError => new ApiError(422, "bad-board", why);
  const text = file.size > LONGEST_LETTER * LARGEST ? null : await file.text();
  if (text === null || text.length > LARGEST) throw refuse(t("boards-file-large"));
  const asked = await Promise.all([check("kingdom-builder", text), check("winter-kingdom", text)]);
  for (const told of asked) {
    const draft = told.text === null ? null : read(told.text);
    if (draft) return draft;
  }
  const [kingdom, winter] = asked;
  const about = /^\[.*\bboard=/m.test(text) ? winter : kingdom;
  throw refuse(about?.problems[0]?.text ?? "");
}
