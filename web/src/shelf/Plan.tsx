/** The board as it is to be laid: the land, with the name of each part and how it is turned. */

import { useMemo } from "preact/hooks";
import { centre, frameOf, HexMap, partOf } from "../board/geometry";
import { HexNames } from "../board/HexNames";
import { Land } from "../board/Land";
import { Marks } from "../board/Marks";
import { Places } from "../board/Places";
import { gameOf } from "../games";
import { has, list, named, t } from "../i18n";
import type { HexData } from "../net/protocol";
import type { LaidData } from "../net/protocol.gen";
import type { Drawn } from "./shelf";
import "../board/board.css";

/** What a board is called. */
export const boardName = ({ names }: LaidData): string =>
  list(names.map((name) => named("location", name)));

const UPSIDE_DOWN = 3;

/** How it is turned, in words; empty: it isn't. */
export const turnedText = ({ turns }: LaidData): string =>
  turns ? t(turns === UPSIDE_DOWN ? "laid-over" : "laid-turned", { degrees: 60 * turns }) : "";

/** In the middle; on a small board, where that would hide its only location, on the last row. */
function placeOfName({ place }: LaidData, hexes: readonly HexData[]): { x: number; y: number } {
  const half = (some: number[]): number => (Math.min(...some) + Math.max(...some)) / 2;
  const places = hexes.map(centre);
  const ys = places.map(({ y }) => y);
  return { x: half(places.map(({ x }) => x)), y: place < 0 ? Math.max(...ys) : half(ys) };
}

function Name({ laid, hexes }: { laid: LaidData; hexes: HexData[] }) {
  const { x, y } = placeOfName(laid, hexes);
  const words = laid.names.map((name) => named("location", name));
  const lines = words.length + (laid.turns ? 1 : 0);
  return (
    <g class="plan-name" transform={`translate(${x} ${y - (lines - 1) * 75})`}>
      {words.map((word, line) => (
        <text key={word} y={150 * line}>
          {word}
        </text>
      ))}
      {laid.turns > 0 && (
        <text class="plan-turn" y={150 * words.length}>
          {`↻ ${60 * laid.turns}°`}
        </text>
      )}
    </g>
  );
}

export function Plan({ drawn }: { drawn: Drawn }) {
  const map = useMemo(() => new HexMap(drawn.board).below, [drawn.board]);
  const { x, y, width, height } = frameOf(map);
  const hexesOf = ({ place }: LaidData): HexData[] =>
    map.board.hexes.filter((hex) =>
      place < 0 ? partOf(hex) !== "main" : partOf(hex) === "main" && hex.section === place,
    );
  const { look } = gameOf(drawn.game);
  const told = new Set(drawn.items.flatMap(({ hexes }) => hexes));
  return (
    <figure class={`plan ${look}`}>
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label={drawn.boards.map(boardName).join(", ")}
      >
        <Land map={map} look={look} />
        <Marks map={map} marks={drawn.picture.marks} />
        <Places map={map} places={drawn.picture.places} />
        <HexNames hexes={map.board.hexes.filter(({ name }) => told.has(name))} />
        {drawn.boards.map((laid) => {
          const hexes = hexesOf(laid);
          return hexes.length > 0 && <Name key={laid.place} laid={laid} hexes={hexes} />;
        })}
      </svg>
      <figcaption>
        <ul class="plan-list">
          {drawn.boards.map((laid) => (
            <li key={laid.place} class="lines">
              <small>{laid.place < 0 ? t("laid-beside") : t(`place-${laid.place}`)}</small>
              <b class="title">{boardName(laid)}</b>
              {turnedText(laid) && <small class="gold">{turnedText(laid)}</small>}
              {laid.is_own && <small class="source">{t("laid-own")}</small>}
            </li>
          ))}
        </ul>
        {has("laid-names") && <p class="soft plan-names">{t("laid-names")}</p>}
      </figcaption>
    </figure>
  );
}
