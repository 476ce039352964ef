/** The end: gold card by card, hexes lighting up one after the other, then who has won. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { rich, t } from "../i18n";
import type { Contribution, StateMessage } from "../net/protocol";
import { serverInfo } from "../net/server";
import { navigate, tablePath } from "../router";
import { useAsync } from "../screens/useAsync";
import { opponents, results, risen } from "../state/career";
import { isCounted, keepCounted } from "../state/counted";
import { motion } from "../state/prefs";
import type { TableStore } from "../state/table";
import { canSend } from "../turns/load";
import { Glyph } from "../ui/Glyph";
import { Box, Button } from "../ui/kit";
import { SendTurn } from "./Actions";
import { sources } from "./Cards";
import { Rematch } from "./Rematch";
import { Crowned, ScoreTable } from "./ScoreTable";
import type { GameUi } from "./ui";
import { cardText, list, nameOf } from "./words";

export interface Beat {
  card: string;
  seat: number;
  hexes: string[];
  /** gold of this card and seat after this beat */
  gold: number;
}

/** One beat a contribution; a card with many small ones is counted in at most six. */
export function beats(
  cards: readonly string[],
  contributions: Record<string, Contribution[]>[],
  scores: Record<string, number>[],
): Beat[] {
  const found: Beat[] = [];
  for (const card of cards)
    contributions.forEach((mine, seat) => {
      const some = mine[card] ?? [];
      const total = scores[seat]?.[card] ?? 0;
      const size = Math.max(1, Math.ceil(some.length / 6));
      let gold = 0;
      for (let i = 0; i < some.length; i += size) {
        const part = some.slice(i, i + size);
        gold += part.reduce((sum, one) => sum + one.gold, 0);
        found.push({ card, seat, hexes: part.flatMap((one) => one.hexes), gold });
      }
      if (gold !== total || !some.length) found.push({ card, seat, hexes: [], gold: total });
    });
  return found;
}

export function EndPanel({ table, ui }: { table: TableStore; ui: GameUi }) {
  const state = table.state.value as StateMessage;
  const { view, contributions } = state;
  const seats = table.seats.value;
  const cards = sources(view.setup, view.scores);
  const all = useMemo(
    () => beats(sources(view.setup, view.scores), contributions, view.scores),
    [view, contributions],
  );
  const at = useSignal(motion() && !isCounted(table.id) ? 0 : all.length);
  const done = at.value >= all.length;
  const beat = all[at.value];

  useEffect(() => {
    if (done && !table.isLesson) keepCounted(table.id);
  }, [done, table]);

  useEffect(() => {
    const now = all[at.value];
    if (!now) return;
    ui.spot.value = now.hexes.length ? { kind: "hexes", hexes: now.hexes } : null;
    const timer = setTimeout(
      () => {
        at.value++;
        if (at.value >= all.length) ui.spot.value = null;
      },
      now.hexes.length ? 620 : 160,
    );
    return () => clearTimeout(timer);
  }, [at.value, all, at, ui]);

  /** What is counted so far. */
  const gold = (card: string, seat: number): number | null => {
    if (done) return view.scores[seat]?.[card] ?? 0;
    return (
      all.slice(0, at.value + 1).findLast((one) => one.card === card && one.seat === seat)?.gold ??
      null
    );
  };
  const total = (seat: number): number =>
    cards.reduce((sum, card) => sum + (gold(card, seat) ?? 0), 0);
  const alone = !table.isHotSeat.value;
  const winners = view.winners.map((seat) => seats[seat]);
  const title = !done
    ? t("end-title-scoring")
    : winners.length === 1
      ? t("end-title-won", {
          names: winners[0]?.mine && alone ? "you" : (winners[0]?.name ?? ""),
        })
      : t("end-title-tie", { names: list(winners.map((seat) => nameOf(seat, alone))) });
  const watch = state.table.watch;
  const own = table.secrets.seats;
  return (
    <>
      <Box class="end" label={t("end-table")}>
        <div class="stack end-head">
          {done && <Crowned colours={winners.map((seat) => seat?.colour ?? null)} />}
          <h2 class="headline end-title">{title}</h2>
        </div>
        <ScoreTable
          people={seats.map((seat) => ({ name: nameOf(seat, alone), colour: seat.colour }))}
          cards={cards}
          text={(card) => cardText(card, view)}
          score={gold}
          total={total}
          winners={done ? view.winners : []}
          now={beat ?? null}
          lights={(card, seat) => (done ? ui.lights({ kind: "card", card, seat }) : {})}
        />
        {done ? (
          <Button wide onClick={() => (at.value = 0)}>
            <Glyph name="again" /> {t("end-again")}
          </Button>
        ) : (
          <Button
            wide
            onClick={() => {
              at.value = all.length;
              ui.spot.value = null;
            }}
          >
            {t("end-skip")}
          </Button>
        )}
      </Box>
      {!table.isLesson && (
        <Box class="stack after" label={t("end-rematch")}>
          {canSend(table) && <SendTurn ui={ui} />}
          <NextLevel table={table} />
          <Rematch table={table} />
          <Button
            wide
            onClick={() =>
              navigate(tablePath(table.id, own.length ? { seats: own } : { watch }, true))
            }
          >
            <Glyph name="play" /> {t("end-replay")}
          </Button>
        </Box>
      )}
    </>
  );
}

/** After two wins in a row: the next level. */
function NextLevel({ table }: { table: TableStore }) {
  const { data } = useAsync(serverInfo);
  const next = data
    ? risen(opponents(data.bots, table.state.value?.table.replaced), results.value)
    : null;
  if (!next || results.value.at(-1)?.table !== table.id) return null;
  return <p class="soft">{rich("end-next-level", { level: next })}</p>;
}
