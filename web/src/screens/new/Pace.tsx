/** Live or over days; how long somebody may be away; a clock, and what happens when it runs out. */

import type { ComponentChildren } from "preact";
import { t } from "../../i18n";
import { lasting } from "../../state/time";
import { Segments } from "../../ui/kit";
import type { TableForm } from "./form";
import { AWAY, CLOCKS, type PaceForm } from "./pace";

export function Pace<F extends TableForm>(props: { form: F; change: (next: F) => void }) {
  const { pace } = props.form;
  const set = (next: Partial<PaceForm>): void =>
    props.change({ ...props.form, pace: { ...pace, ...next } });
  return (
    <div class="option pace">
      <Segments
        label={t("new-pace")}
        value={pace.kind}
        options={["live", "days"] as const}
        name={(kind) => t(`new-pace-${kind}`)}
        onChange={(kind) => set({ kind, clock: 0 })}
      />
      <p class="soft">{t(`new-pace-${pace.kind}-text`)}</p>
      {pace.kind === "live" && (
        <Choice
          label={t("new-away")}
          value={pace.away}
          options={AWAY.map((seconds) => [seconds, lasting(seconds)])}
          onChange={(away) => set({ away: Number(away) })}
        />
      )}
      <Choice
        label={t("new-clock")}
        value={pace.clock}
        options={CLOCKS[pace.kind].map((seconds) => [
          seconds,
          seconds ? lasting(seconds) : t("new-clock-none"),
        ])}
        onChange={(clock) => set({ clock: Number(clock) })}
      />
      {pace.clock > 0 && (
        <Choice
          label={t("new-clock-end")}
          value={pace.end}
          options={(["bot", "nothing"] as const).map((end) => [end, t(`new-clock-${end}`)])}
          onChange={(end) => set({ end: end as PaceForm["end"] })}
        />
      )}
    </div>
  );
}

function Choice<T extends string | number>(props: {
  label: string;
  value: T;
  options: [value: T, name: ComponentChildren][];
  onChange: (value: string) => void;
}) {
  return (
    <label class="row pace-choice">
      <span class="grow">{props.label}</span>
      <select
        class="input"
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {props.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
