/** The result goes into the history. */

import { t } from "../i18n";
import type { Score } from "../net/protocol";
import type { CountData, CountSeat } from "../net/protocol.gen";
import { navigate } from "../router";
import { Box, Button } from "../ui/kit";
import { toast } from "../ui/toast";
import { change, draft, nextDraft, type Setup, today } from "./draft";
import { areSafe, keep, kept } from "./kept";

interface Props {
  data: CountData;
  seats: CountSeat[];
  setup: Setup;
  cards: string[];
  isCurrent: boolean;
}

export function Keep({ data, seats, setup, cards, isCurrent }: Props) {
  const { id, day, game, players } = draft.value;
  const { scores, winners } = data.state.view;
  const isThere = kept.value.some((one) => one.id === id);
  const save = (): void => {
    const named = players.map((one) => ({ ...one, name: one.name.trim() }));
    const result = { day, game, setup, players: named, seats, cards, winners };
    keep({ id, ...result, scores: scores as Score[] });
    if (areSafe()) toast(t("count-kept"));
    change(nextDraft(draft.value));
    navigate("/count/results");
  };
  return (
    <Box title={t("count-keep-title")} class="stack keep">
      <label class="stack tight field">
        <span>{t("count-day")}</span>
        <input
          class="input"
          type="date"
          value={day}
          max={today()}
          onChange={({ currentTarget }) => change({ day: currentTarget.value || today() })}
        />
      </label>
      <Button kind="primary" large wide disabled={!isCurrent} onClick={save}>
        {t(isThere ? "count-keep-change" : "count-keep")}
      </Button>
    </Box>
  );
}
