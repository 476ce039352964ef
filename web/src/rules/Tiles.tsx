/** Everything there is as small pictures with names: one tap leads to the answer. */

import { softened } from "../i18n/hyphens";
import type { GuideEntry } from "../net/protocol.gen";
import { link } from "../router";
import { Sign } from "./Sign";

export interface Opening {
  game: string;
  /** the entry that is open */
  shown: string;
  path: (entry: string) => string;
  open: (entry: string) => void;
}

export function Tiles({
  at,
  entries,
  class: more = "",
}: {
  at: Opening;
  entries: readonly GuideEntry[];
  class?: string;
}) {
  return (
    <ul class={`rules-tiles ${more}`}>
      {entries.map((entry) => (
        <li key={entry.name}>
          <a
            class="plate lines rules-tile"
            href={link(at.path(entry.name))}
            data-entry={entry.name}
            aria-current={at.shown === entry.name ? "true" : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              at.open(entry.name);
            }}
          >
            <Sign game={at.game} entry={entry} />
            <span>{softened(entry.title)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
