/** What a player has besides settlements and tiles: pieces of their own, number tiles, marks. */

import { t } from "../i18n";
import type { PlayerData, Seat, View } from "../net/protocol";
import { Coin, Fort, House } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { ActionArt, PieceArt } from "./Pictures";

/** What belongs to a location: the piece, and how many each player has. */
const PIECES: [location: string, piece: string, count: number][] = [
  ["barracks", "warrior", 2],
  ["wagon", "wagon", 1],
  ["lighthouse", "ship", 1],
  ["city-hall", "city-hall", 1],
];

interface Item {
  kind: string;
  n: number | string;
  title: string;
}

function onBoard(player: PlayerData, piece: string): number {
  if (piece === "warrior") return player.warriors?.length ?? 0;
  return player[piece === "city-hall" ? "city_hall" : (piece as "wagon" | "ship")] ? 1 : 0;
}

/** The pieces still in stock, where their location is on the board, and what is owed or kept. */
export function stockOf(view: View, player: PlayerData): Item[] {
  if (player.bought) return winterStock(player);
  const places = new Set(Object.values(view.locations).map((site) => site.name));
  const items: Item[] = [];
  const mover = view.players[view.turn.seat ?? view.to_move ?? -1];
  const due = mover === player ? (view.turn.due_pieces ?? []) : [];
  const away = [...(player.owed_pieces ?? []), ...due];
  for (const [location, piece, count] of PIECES) {
    const n = count - onBoard(player, piece) - away.filter((one) => one === piece).length;
    if (places.has(location)) items.push({ kind: piece, n, title: t("player-has", { n, piece }) });
  }
  const { owed = 0, owed_pieces: others = [], numbers = 0, marks = [] } = player;
  const waiting = [
    ...(owed ? [t("player-owed", { n: owed })] : []),
    ...[...new Set(others)].map((piece) => {
      const n = others.filter((one) => one === piece).length;
      return t("player-owed-piece", { n, piece });
    }),
  ];
  if (waiting.length)
    items.push({ kind: "owed", n: owed + others.length, title: waiting.join(", ") });
  if (numbers)
    items.push({ kind: "numbers", n: numbers, title: t("player-numbers", { n: numbers }) });
  if (marks.length)
    items.push({
      kind: "marks",
      n: marks.length,
      title: t("player-marks", { rows: marks.join(", ") }),
    });
  return items;
}

/** Forts, coins and the talents nobody sees. */
function winterStock({ forts_left: forts = 0, coins = 0, talents_size: hand = 0 }: PlayerData) {
  return [
    { kind: "fort", n: forts, title: t("purse-forts", { n: forts }) },
    { kind: "coins", n: coins, title: t("coins-amount", { n: coins }) },
    { kind: "talents", n: hand, title: t("player-hand", { n: hand }) },
  ];
}

const SIGNS: Record<string, string> = { owed: "temple", numbers: "numbers" };

export function Stock({ view, seat }: { view: View; seat: Seat }) {
  const player = view.players[seat.seat];
  const items = player ? stockOf(view, player) : [];
  if (!items.length) return null;
  return (
    <div class="player-stock">
      {items.map(({ kind, n, title }) => (
        <span key={kind} class={n ? `stock-${kind}` : `stock-${kind} spent`} title={title}>
          {kind === "marks" ? (
            <House colour={seat.colour} size={15} />
          ) : kind === "fort" ? (
            <Fort colour={seat.colour} size={17} />
          ) : kind === "coins" ? (
            <Coin size={15} />
          ) : kind === "talents" ? (
            <Glyph name="cards" />
          ) : SIGNS[kind] ? (
            <ActionArt name={SIGNS[kind] ?? ""} size={18} />
          ) : (
            <PieceArt kind={kind} colour={seat.colour} size={19} />
          )}
          <span aria-hidden="true">{n}</span>
          <span class="hidden-text">{title}</span>
        </span>
      ))}
    </div>
  );
}
