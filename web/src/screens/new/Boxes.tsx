/** The boxes as switches, and the set-ups that are ready-made. */

import { named, t, told } from "../../i18n";
import { WhatIs } from "../../rules/WhatIs";
import { Art, Icon } from "../../ui/art";
import { Box, Button } from "../../ui/kit";
import type { PartProps } from "../New";
import { applyPreset, isPreset, toggleBox } from "./picks";

export function Boxes({ form, catalog, change }: PartProps) {
  if (catalog.boxes.length < 2) return null;
  return (
    <Box title={t("new-boxes")} class="new-boxes">
      <div class="wrap land-ways">
        {Object.keys(catalog.presets).map((preset) => (
          <Button
            class="small"
            key={preset}
            aria-pressed={isPreset(form, preset, catalog)}
            onClick={() => change(applyPreset(form, preset, catalog))}
          >
            {named("preset", preset)}
          </Button>
        ))}
      </div>
      <div class="box-grid" role="group" aria-label={t("new-boxes")}>
        {catalog.boxes.map((box) => {
          const on = form.boxes.includes(box);
          const next = toggleBox(form, box, catalog);
          return (
            <div class="with-what" key={box}>
              <button
                type="button"
                class="plate row option-card box-card"
                role="switch"
                aria-checked={on}
                aria-disabled={next === form}
                title={next === form ? t("new-box-needed") : undefined}
                onClick={() => change(next)}
              >
                <Icon size={44} box="-102 -104 204 208">
                  <Art id={`box-${box}`} size={100} />
                </Icon>
                <span class="lines">
                  <b class="title">{named("box", box)}</b>
                  <small>{told("box", box)}</small>
                </span>
              </button>
              <WhatIs about={`box-${box}`} name={named("box", box)} />
            </div>
          );
        })}
      </div>
    </Box>
  );
}
