/** One figure of the result: what the card pays for, and what of it stands on the board. */

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { cardName, cardText } from "../game/words";
import { named, number, row, t } from "../i18n";
import type { View } from "../net/protocol";
import type { CountContest, CountData } from "../net/protocol.gen";
import { cardThing } from "../rules/asking";
import { WhatIs } from "../rules/WhatIs";
import { House } from "../ui/art";
import { Box } from "../ui/kit";
import { draft } from "./draft";

interface Props {
  data: CountData;
  card: string;
  seat: number;
  names: string[];
  lit: Signal<readonly string[]>;
  /** nothing of it is pointed at any more */
  onLeave: () => void;
}

export function Explained({ data, card, seat, names, lit, onLeave }: Props) {
  const view = data.state.view as unknown as View;
  const groups = data.state.contributions[seat]?.[card] ?? [];
  const contests = data.contests[card] ?? [];
  const gold = view.scores[seat]?.[card] ?? 0;
  const entered =
    !contests.length && groups.length > 0 && groups.every(({ hexes }) => !hexes.length);
  const shows = (hexes: readonly string[]) => ({
    onPointerEnter: () => {
      lit.value = hexes;
    },
    onFocus: () => {
      lit.value = hexes;
    },
    onClick: () => {
      lit.value = hexes;
    },
    onPointerLeave: onLeave,
    onBlur: onLeave,
  });
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.parentElement?.scrollIntoView({ block: "nearest" }), [card, seat]);
  return (
    <Box class="stack tight explained" label={cardName(card)}>
      <div class="row" ref={top}>
        <House colour={draft.value.players[seat]?.colour ?? null} size={26} />
        <h3 class="title grow">
          {cardName(card)}: {names[seat]}
        </h3>
        <b class="gold headline">{number(gold)}</b>
        <WhatIs about={cardThing(card)} name={cardName(card)} />
      </div>
      <p class="soft">{cardText(card, view)}</p>
      {entered && <p>{t("count-entered")}</p>}
      {!gold && !contests.length && <p>{t("count-none")}</p>}
      {!entered && groups.length > 0 && (
        <ul class="groups">
          {groups.map((one, index) => (
            <li key={index}>
              <button type="button" class="row group" {...shows(one.hexes)}>
                <b class="gold">+{number(one.gold)}</b>
                <span class="soft">
                  {one.hexes.length ? row(one.hexes) : t("count-none-there")}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {contests.length > 0 && (
        <Contests data={data} contests={contests} names={names} shows={shows} />
      )}
    </Box>
  );
}

interface ContestProps {
  data: CountData;
  contests: CountContest[];
  names: string[];
  shows: (hexes: readonly string[]) => object;
}

/**
 * Where everybody's pieces are compared: how many each has, the most in bold. A section may pay
 * even where nobody has built (A-29b).
 */
function Contests({ data, contests, names, shows }: ContestProps) {
  const { players } = draft.value;
  return (
    <table class="gold-table contests">
      <caption class="hidden-text">{t("count-compared")}</caption>
      <thead>
        <tr>
          <td />
          {players.map(({ colour }, seat) => (
            <th key={seat} scope="col">
              <House colour={colour} size={20} />
              <span class="hidden-text">{names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contests
          .filter(({ at, counts }) => at.length > 1 || counts.some(Boolean))
          .map(({ at, hexes, counts }) => {
            const most = Math.max(...counts);
            const isTied = counts.filter((one) => one === most).length > 1;
            return (
              <tr key={at[0]} {...shows([...at.slice(0, at.length > 1 ? 0 : 1), ...hexes])}>
                <th scope="row">
                  {placeOf(data, at)} {isTied && <small class="soft">{t("count-tied")}</small>}
                </th>
                {counts.map((one, seat) => (
                  <td key={seat} class={one === most ? "won" : ""}>
                    {number(one)}
                  </td>
                ))}
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

/** A hex by its name and land, a whole section by its number. */
function placeOf({ board, state }: CountData, at: string[]): string {
  const hex = board.hexes.find(({ name }) => name === at[0]);
  if (!hex) return "";
  if (at.length > 1) return t("count-section", { n: hex.section + 1 });
  const site = state.picture.places.find((one) => one.hex === hex.name);
  const what = site?.tiles === undefined ? named("terrain", hex.ground) : named("tile", site.what);
  return `${what} ${hex.name}`;
}
