/** Boards that somebody has entered: which of them lie on a table as printed ones. */

import { list, named } from "../i18n";
import type { View } from "../net/protocol";

/** The names of the boards of a game that count as printed and aren't ours. */
export function ownBoards({ sections = [], boards = [], island }: View["setup"]): string[] {
  return [...sections, ...boards, island ?? ""].flatMap((one) => {
    const head = typeof one === "string" ? "" : (one.text.split("\n", 1)[0] ?? "");
    const [, name] = /^\[(.+)\].* source=printed/.exec(head) ?? [];
    const [, locations] = / locations=(\S+)/.exec(head) ?? [];
    if (!name) return [];
    return [locations ? list(locations.split(",").map((each) => named("location", each))) : name];
  });
}
