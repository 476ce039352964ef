/** The terrain cards: mine, or those being played when I only watch. */

import { named, t } from "../i18n";
import type { StateMessage, View } from "../net/protocol";
import type { TableStore } from "../state/table";
import { isTerrain, terrainId } from "../ui/art";
import { Box } from "../ui/kit";
import { turnOf } from "./asking";
import { covers } from "./HotSeatCover";
import type { GameUi } from "./ui";
import "./Hand.css";

const HEX = "M0-32 27.7-16v32L0 32-27.7 16v-32z";

/** The terrains of a card: one, or two. */
export function terrainsOf(card: string): string[] {
  const [first = "", ...rest] = card.split("-");
  const two = [first, rest.join("-")];
  return two.every(isTerrain) ? two : [card];
}

export const cardWords = (card: string): string => {
  const [terrain = "", ground] = terrainsOf(card);
  return ground ? t("hand-or", { terrain, ground }) : named("terrain", terrain);
};

function Half({ terrain, x, y, size, dim }: Record<"x" | "y" | "size", number> & HalfProps) {
  return (
    <g class={dim ? "dim" : ""} transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <use href={`#${terrainId(terrain, 0, 0)}`} x="-32" y="-32" width="64" height="64" />
      <path class="hex-rim" d={HEX} />
    </g>
  );
}
interface HalfProps {
  terrain: string;
  dim: boolean;
}

/** A name too long for the card is drawn narrower. */
function CardName({ terrain, y }: { terrain: string; y: number }) {
  const name = named("terrain", terrain);
  const fit = name.length > 13 ? { textLength: 70, lengthAdjust: "spacingAndGlyphs" } : {};
  return (
    <text x="43" y={y} {...fit}>
      {name}
    </text>
  );
}

/** A drawn card; without a terrain its back. The half that isn't played is dimmed. */
export function TerrainCard({ terrain, played }: { terrain: string | null; played?: string }) {
  const [one = "", other] = terrain ? terrainsOf(terrain) : [];
  const dim = (half: string): boolean => !!played && played !== half;
  return (
    <svg class="terrain-card" viewBox="0 0 86 116" aria-hidden="true">
      <rect class="card-paper" x="1" y="1" width="84" height="114" rx="9" />
      <rect class="card-frame" x="6" y="6" width="74" height="104" rx="5" />
      {!terrain && (
        <g class="card-back">
          <path d="M43 24l27.7 16v32L43 88 15.3 72V40z" />
          <path d="M29 70V54l14-14 14 14v16z" />
          <path d="M24 58l19-19 19 19" />
        </g>
      )}
      {terrain && !other && (
        <>
          <Half terrain={one} x={43} y={56} size={32} dim={dim(one)} />
          <CardName terrain={one} y={103} />
        </>
      )}
      {other && (
        <>
          <CardName terrain={one} y={18.5} />
          <Half terrain={one} x={29} y={44} size={23} dim={dim(one)} />
          <Half terrain={other} x={57} y={72} size={23} dim={dim(other)} />
          <CardName terrain={other} y={105.5} />
        </>
      )}
    </svg>
  );
}

/** What the hand says in words: the card being played, else what is in it. */
function handText(cards: readonly string[], hidden: boolean): string {
  if (hidden) return t("hand-hidden");
  return cards.length ? cards.map(cardWords).join(" · ") : t("hand-none");
}

export function Hand({ table, ui }: { table: TableStore; ui: GameUi }) {
  const state = table.state.value as StateMessage;
  const { view } = state;
  const seat = table.isWatching.value ? turnOf(state) : table.me.value;
  const player = seat === null ? undefined : view.players[seat];
  const hidden = covers(table, ui) || !player?.hand;
  const cards = hidden ? [] : (player?.hand ?? []);
  const backs = hidden ? Math.max(1, player?.hand_size ?? 1) : 0;
  const name = seat === null ? "" : (table.seats.value[seat]?.name ?? "");
  const other = table.isWatching.value || table.isHotSeat.value;
  const played = seat === turnOf(state) ? view.turn.card : undefined;
  const n = Math.max(1, cards.length || backs);
  return (
    <Box class="hand" title={other ? t("hand-title-other", { name, n }) : t("hand-title", { n })}>
      <div class="row hand-row">
        <div class="row tight hand-cards" style={{ "--cards": n }}>
          {Array.from({ length: backs }, (_, index) => (
            <TerrainCard key={index} terrain={null} />
          ))}
          {cards.map((terrain, index) => (
            <TerrainCard key={index} terrain={terrain} {...(played ? { played } : {})} />
          ))}
        </div>
        <HandText
          view={view}
          seat={seat}
          text={handText(cards, hidden)}
          played={hidden ? "" : played}
        />
      </div>
    </Box>
  );
}

interface TextProps {
  view: View;
  seat: number | null;
  text: string;
  played: string | undefined;
}

function HandText({ view, seat, text, played }: TextProps) {
  const { terrain } = view.turn;
  const hand = seat === null ? undefined : view.players[seat]?.hand?.[0];
  const other = terrain && hand && seat === view.to_move && terrain !== hand ? terrain : null;
  const removed = view.setup.removed;
  const deck = t("hand-deck", { n: view.deck_size });
  return (
    <div class="stack hand-text">
      <b>{text}</b>
      {played && named("terrain", played) !== text && (
        <small class="long">{t("hand-played", { terrain: played })}</small>
      )}
      {other && <small class="gold">{t("hand-right", { terrain: other })}</small>}
      <small class="soft long">{deck}</small>
      <small class="soft short" title={deck}>
        {t("hand-deck-short", { n: view.deck_size })}
      </small>
      {removed && <small class="soft long">{t("hand-removed", { terrain: removed })}</small>}
    </div>
  );
}
