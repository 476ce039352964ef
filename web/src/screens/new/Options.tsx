/** House rules, the seed, and whether others may watch. */

import type { ComponentChildren } from "preact";
import { named, t, told } from "../../i18n";
import { Box, Switch } from "../../ui/kit";
import type { PartProps } from "../New";
import { givesHints, type TableForm } from "./form";
import { optionsOf } from "./request";

export function Options({
  form,
  catalog,
  change,
  wrong,
  wrongSeed,
}: PartProps & { wrongSeed: ComponentChildren }) {
  return (
    <Box title={t("new-options")} class="new-options">
      {Object.entries(optionsOf(form, catalog)).map(([option, on]) => (
        <div class="option" key={option}>
          <Switch
            label={named("option", option)}
            on={on === true}
            onChange={(now) => change({ ...form, options: { ...form.options, [option]: now } })}
          />
          {told("option", option) && <p class="soft">{told("option", option)}</p>}
        </div>
      ))}
      {wrong}
      <TableOptions form={form} change={change} wrongSeed={wrongSeed} />
    </Box>
  );
}

/** What every game can have: others who watch, hints, and a seed. */
export function TableOptions<F extends TableForm>({
  form,
  change,
  wrongSeed,
}: {
  form: F;
  change: (next: F) => void;
  wrongSeed: ComponentChildren;
}) {
  return (
    <>
      <div class="option">
        <Switch
          label={t("new-listed")}
          on={form.listed}
          onChange={(listed) => change({ ...form, listed })}
        />
        <p class="soft">{t("new-listed-text")}</p>
      </div>
      <div class="option">
        <Switch
          label={t("new-hints")}
          on={givesHints(form)}
          onChange={(hints) => change({ ...form, hints })}
        />
        <p class="soft">{t("new-hints-text")}</p>
      </div>
      <label class="field">
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
