/** The boxes as switches, and the set-ups that are ready-made. */

import { named, t, told } from "../../i18n";
import { drawn, TerrainArt, terrainId } from "../../ui/art";
import { Box, Button } from "../../ui/kit";
import type { PartProps } from "../New";
import { applyPreset, isPreset, toggleBox } from "./picks";

/** A symbol that stands for a box; else a hex of its terrain. */
const SIGNS: Record<string, string[]> = {
  base: ["castle"],
  nomads: ["nomad", "terrain-nomad-1"],
  crossroads: ["location-crossroads"],
  marshlands: ["terrain-swamp-1"],
  harvest: ["terrain-farmland-1"],
  capitol: ["capitol"],
  caves: ["cave"],
  island: ["location-tree-house"],
};

function Sign({ box }: { box: string }) {
  const id = SIGNS[box]?.find(drawn);
  if (!id) return <TerrainArt ground={box === "marshlands" ? "swamp" : "mountain"} size={44} />;
  const site = id.startsWith("location-");
  return (
    <svg class="piece" width="44" height="44" viewBox="-102 -104 204 208" aria-hidden="true">
      {site && <use href="#tile" x="-100" y="-100" width="200" height="200" />}
      {box === "caves" && (
        <use href={`#${terrainId("mountain")}`} x="-100" y="-100" width="200" height="200" />
      )}
      <use href={`#${id}`} x="-100" y="-100" width="200" height="200" />
    </svg>
  );
}

export function Boxes({ form, catalog, change }: PartProps) {
  if (catalog.boxes.length < 2) return null;
  return (
    <Box title={t("new-boxes")} class="new-boxes">
      <div class="land-ways">
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
            <button
              type="button"
              class="option-card box-card"
              key={box}
              role="switch"
              aria-checked={on}
              aria-disabled={next === form}
              title={next === form ? t("new-box-needed") : undefined}
              onClick={() => change(next)}
            >
              <Sign box={box} />
              <span>
                <b>{named("box", box)}</b>
                <small>{told("box", box)}</small>
              </span>
            </button>
          );
        })}
      </div>
    </Box>
  );
}
