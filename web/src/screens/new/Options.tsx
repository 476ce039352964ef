/** House rules, the seed, and whether others may watch. */

import type { ComponentChildren } from "preact";
import { door } from "#door";
import { named, t, told } from "../../i18n";
import { serverInfo } from "../../net/server";
import { WhatIs } from "../../rules/WhatIs";
import { Box, Segments, Switch } from "../../ui/kit";
import type { PartProps } from "../New";
import { useAsync } from "../useAsync";
import { givesHints, type TableForm } from "./form";
import { Pace } from "./Pace";
import { optionsOf } from "./request";
import { making } from "./useStart";

export function Options(props: PartProps & { wrongSeed: ComponentChildren }) {
  const { form, catalog, change, wrong, wrongSeed } = props;
  return (
    <Box title={t("new-options")} class="new-options">
      <HouseRules form={form} catalog={catalog} change={change} />
      {wrong}
      <TableOptions form={form} change={change} wrongSeed={wrongSeed} />
    </Box>
  );
}

/** The rules of the chosen boxes that players may read differently. */
export function HouseRules({ form, catalog, change }: Omit<PartProps, "wrong">) {
  return (
    <>
      {Object.entries(optionsOf(form, catalog)).map(([option, value]) => (
        <Rule
          key={option}
          name={option}
          value={value}
          choices={catalog.options[option]?.choices ?? []}
          onChange={(now) => change({ ...form, options: { ...form.options, [option]: now } })}
        />
      ))}
    </>
  );
}

interface RuleProps {
  name: string;
  value: boolean | number;
  choices: (boolean | number)[];
  onChange: (value: boolean | number) => void;
}

/** A rule that players may read differently: a switch, or one of a few numbers. */
function Rule({ name, value, choices, onChange }: RuleProps) {
  const label = named("option", name);
  return (
    <div class="option">
      {typeof value === "boolean" ? (
        <Switch label={label} on={value} onChange={onChange} />
      ) : (
        <div class="row option-choice">
          <span class="grow" aria-hidden="true">
            {label}
          </span>
          <Segments
            label={label}
            value={String(value)}
            options={choices.map(String)}
            onChange={(now) => onChange(Number(now))}
          />
        </div>
      )}
      {told("option", name) && (
        <p class="soft">
          {told("option", name)} <WhatIs about={`option-${name}`} name={label} />
        </p>
      )}
    </div>
  );
}

/** What every game can have: others who watch, hints, and a seed. */
export function TableOptions<F extends TableForm>(props: {
  form: F;
  change: (next: F) => void;
  wrongSeed: ComponentChildren;
}) {
  const { form, change, wrongSeed } = props;
  const hasLobby = useAsync(serverInfo).data?.lobby ?? false;
  const comesAnybody = form.seats.some((seat) => seat.who === "open");
  const listed = hasLobby ? "new-public" : "new-listed";
  if (making.value) return null; // it's no table
  return (
    <>
      {door.isShared && !form.byTurns && (
        <>
          <Pace form={form} change={change} />
          <div class="option">
            <Switch
              label={t(listed)}
              on={form.listed}
              onChange={(on) => change({ ...form, listed: on })}
            />
            <p class="soft">{t(`${listed}-text`)}</p>
          </div>
        </>
      )}
      {comesAnybody && !form.byTurns && (
        <div class="option">
          <Switch
            label={t("new-talk")}
            on={form.talk}
            onChange={(talk) => change({ ...form, talk })}
          />
          <p class="soft">{t(form.listed ? "new-talk-public" : "new-talk-text")}</p>
        </div>
      )}
      <div class="option">
        <Switch
          label={t("new-hints")}
          on={givesHints(form)}
          onChange={(hints) => change({ ...form, hints })}
        />
        <p class="soft">{t("new-hints-text")}</p>
      </div>
      <label class="stack tight field">
        <span>{t("new-seed")}</span>
        <input
          class="input"
          inputMode="numeric"
          value={form.seed}
          placeholder={t("new-seed-any")}
          autocomplete="off"
          aria-invalid={!!wrongSeed}
          aria-describedby={wrongSeed ? "wrong-seed" : undefined}
          onInput={(event) => change({ ...form, seed: event.currentTarget.value })}
        />
      </label>
      {wrongSeed}
    </>
  );
}
