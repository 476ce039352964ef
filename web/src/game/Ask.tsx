/** Whose turn it is and what to do now, in one sentence. */

import { useMemo } from "preact/hooks";
import { kind } from "../games";
import { language, t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { asked } from "./asking";
import { Choices } from "./Choices";
import { Clock } from "./Clock";
import { Thinking } from "./Thinking";
import "./Ask.css";

export function Ask({ table }: { table: TableStore }) {
  const state = table.state.value as StateMessage;
  const acting = table.acting.value;
  const standing = table.standing.value;
  const ask = useMemo(() => asked(state, standing), [state, standing, language.value]);
  const mover = state.view.to_move === null ? undefined : table.seats.value[state.view.to_move];
  const hotSeat = table.isHotSeat.value && acting !== null;
  const { Steps } = kind();
  const now = acting === null ? "waits" : `asks-${state.view.asks.kind}`;
  return (
    <section aria-label={t("ask-label")} class={`box ask of-${mover?.colour ?? "blue"} ${now}`}>
      {hotSeat && <p class="ask-who">{mover?.name}</p>}
      <p class="title ask-text">
        <Clock table={table} />
        {ask.text}
      </p>
      {ask.detail && <small class="soft">{ask.detail}</small>}
      {ask.dots && (
        <div class="row dots" role="img" aria-label={t("ask-dots", ask.dots)}>
          {Array.from({ length: ask.dots.all }, (_, i) => (
            <i key={i} class={i < (ask.dots?.done ?? 0) ? "done" : ""} />
          ))}
        </div>
      )}
      {Steps && <Steps view={state.view} />}
      {acting !== null ? <Choices table={table} /> : <Thinking table={table} />}
    </section>
  );
}
