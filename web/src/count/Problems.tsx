/** What can't be so, or is unlikely, each with the player it is about. */

import type { CountData } from "../net/protocol.gen";
import { House } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { draft } from "./draft";
import { playerName } from "./picture";

export function Problems({ data }: { data: CountData }) {
  const { players } = draft.value;
  const sorted = [...data.problems].sort((a, b) => Number(b.wrong) - Number(a.wrong));
  return (
    <div class="count-problems" role="status">
      <ul>
        {sorted.map((one, index) => {
          const player = players[one.seat ?? -1];
          return (
            <li key={index} class={`row ${one.wrong ? "error" : "soft"}`}>
              {player ? <House colour={player.colour} size={22} /> : <Glyph name="help" />}
              <span>
                {player && <span class="hidden-text">{playerName(player, one.seat ?? 0)}: </span>}
                {one.text}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
