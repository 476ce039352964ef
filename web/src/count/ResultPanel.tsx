/** The result: gold by card and player, each figure with its hexes and its reasons. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { sources } from "../game/Cards";
import { beats } from "../game/EndPanel";
import { Crowned, ScoreTable } from "../game/ScoreTable";
import { cardText } from "../game/words";
import { list, t } from "../i18n";
import type { View } from "../net/protocol";
import type { CountData, CountSeat } from "../net/protocol.gen";
import { RuleLink } from "../rules/WhatIs";
import { motion } from "../state/prefs";
import { Box, Button } from "../ui/kit";
import { change, draft, type Setup } from "./draft";
import { Explained } from "./Explained";
import { Keep } from "./Keep";
import { playerName } from "./picture";

interface Props {
  data: CountData;
  seats: CountSeat[];
  setup: Setup;
  /** the hexes that stand out */
  lit: Signal<readonly string[]>;
  isCurrent: boolean;
}

const BEAT_MS = 520;

export function ResultPanel({ data, seats, setup, lit, isCurrent }: Props) {
  const { players } = draft.value;
  const view = data.state.view as unknown as View;
  const { contributions } = data.state;
  const { scores, winners } = view;
  const cards = sources(view.setup, scores);
  const all = useMemo(
    () => beats(cards, contributions, scores).filter((one) => one.hexes.length),
    [data],
  );
  const at = useSignal(motion() ? 0 : all.length);
  const done = at.value >= all.length;
  const beat = done ? null : (all[at.value] ?? null);
  const picked = useSignal<{ card: string; seat: number } | null>(null);
  const hexesOf = (card: string, seat: number): string[] =>
    (contributions[seat]?.[card] ?? []).flatMap((one) => one.hexes);
  const rest = (): void => {
    const now = picked.value;
    lit.value = now ? hexesOf(now.card, now.seat) : [];
  };

  useEffect(() => {
    if (!beat) return;
    lit.value = beat.hexes;
    const timer = setTimeout(() => {
      at.value++;
      if (at.value >= all.length) rest();
    }, BEAT_MS);
    return () => clearTimeout(timer);
  }, [beat]);
  useEffect(
    () => () => {
      lit.value = [];
    },
    [],
  );

  const finish = (): void => {
    at.value = all.length;
    rest();
  };
  const names = players.map(playerName);
  const [best = 0] = winners;
  const title =
    winners.length > 1
      ? t("end-title-tie", { names: list(winners.map((seat) => names[seat] ?? "")) })
      : t("end-title-won", { names: names[best] ?? "" });
  return (
    <div class="stack count-panel">
      <Box class="end" label={t("end-table")}>
        <div class="stack end-head">
          <Crowned colours={winners.map((seat) => players[seat]?.colour ?? null)} />
          <h2 class="headline end-title">{title}</h2>
        </div>
        {winners.length > 1 && (
          <p class="soft count-tie">
            {t("count-tie", { n: scores[best]?.total ?? 0 })} <RuleLink rule={data.rule} />
          </p>
        )}
        <ScoreTable
          people={players.map(({ colour }, seat) => ({ name: names[seat] ?? "", colour }))}
          cards={cards}
          text={(card) => cardText(card, view)}
          score={(card, seat) => scores[seat]?.[card] ?? 0}
          total={(seat) => scores[seat]?.total ?? 0}
          winners={winners}
          now={beat ?? picked.value}
          lights={(card, seat) => ({
            onPointerEnter: (event) => {
              if (event.pointerType !== "touch" && done) lit.value = hexesOf(card, seat);
            },
            onPointerLeave: (event) => {
              if (event.pointerType !== "touch" && done) rest();
            },
          })}
          onPick={(card, seat) => {
            picked.value = { card, seat };
            finish();
          }}
        />
        {!done && (
          <Button wide onClick={finish}>
            {t("end-skip")}
          </Button>
        )}
        {done && !picked.value && <p class="soft count-hint">{t("count-tap-figure")}</p>}
      </Box>
      {done && picked.value && (
        <Explained data={data} {...picked.value} lit={lit} onLeave={rest} names={names} />
      )}
      <Keep data={data} seats={seats} setup={setup} cards={cards} isCurrent={isCurrent} />
      <Button wide onClick={() => change({ step: "pieces" })}>
        {t("count-back")}
      </Button>
    </div>
  );
}
