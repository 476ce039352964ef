/** The four places of the board: the preview itself is what one picks from. */

import { useMemo, useState } from "preact/hooks";
import { centre, extent, HexMap, MARGIN, outline } from "../../board/geometry";
import { Land } from "../../board/Land";
import { Sites } from "../../board/Sites";
import { has, list, named, t } from "../../i18n";
import { Box, Button, Dialog, IconButton } from "../../ui/kit";
import { type Laid, layOut } from "../land";
import type { PartProps } from "../New";
import type { SectionData } from "../server";
import { Die } from "./Die";
import {
  applyPreset,
  clearPlaces,
  isPreset,
  type PlaceForm,
  sectionsOf,
  setPlace,
  shufflePlaces,
  toggleBox,
  turnPlace,
} from "./form";
import { Thumb } from "./Thumb";

const EMPTY_HEX = outline(96);

type Letters = Record<string, string>;

/** A section is called by its locations. */
export const sectionName = (section: SectionData): string =>
  list(section.locations.map((location) => named("location", location))) ||
  named("section", section.name);

const sourceName = (source: string): string =>
  has(`source-${source}`) ? t(`source-${source}`) : source;

function Preview({ laid, letters }: { laid: (Laid | null)[]; letters: Letters }) {
  const key = laid.map((one) => one && `${one.section.name}${one.turned}`).join();
  // The key stands for what is laid
  const { map, sites, empty } = useMemo(() => {
    const land = layOut(laid, letters);
    return { map: new HexMap(land.board), sites: land.sites, empty: land.empty };
  }, [key, letters]);
  const { x: width, y: height } = extent(map.board);
  const viewBox = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
  return (
    <svg class="preview-land" viewBox={viewBox} aria-hidden="true">
      <g class="land-empty">
        {empty.map((hex) => {
          const { x, y } = centre(hex);
          return <polygon key={hex.name} points={EMPTY_HEX} transform={`translate(${x} ${y})`} />;
        })}
      </g>
      {map.board.hexes.length > 0 && (
        <>
          <Land map={map} />
          <Sites map={map} sites={sites} />
        </>
      )}
    </svg>
  );
}

interface PickerProps {
  place: number;
  sections: SectionData[];
  places: PlaceForm[];
  letters: Letters;
  onPick: (name: string | null) => void;
  onClose: () => void;
}

function Picker({ place, sections, places, letters, onPick, onClose }: PickerProps) {
  const now = places[place]?.name ?? null;
  return (
    <Dialog
      title={t("new-pick", { place: t(`place-${place}`) })}
      onClose={onClose}
      class="section-picker"
    >
      <div class="thumbs" role="group" aria-label={t("new-sections")}>
        <button
          type="button"
          class="thumb-card random"
          aria-pressed={now === null}
          onClick={() => onPick(null)}
        >
          <span class="thumb-random">
            <Die />
          </span>
          <b>{t("new-random")}</b>
          <small>{t("new-random-text")}</small>
        </button>
        {sections.map((section) => {
          const at = places.findIndex((one) => one?.name === section.name);
          const turned = places[at]?.turned ?? false;
          return (
            <button
              type="button"
              class="thumb-card"
              key={section.name}
              aria-pressed={section.name === now}
              onClick={() => onPick(section.name)}
            >
              <Thumb section={section} turned={turned} letters={letters} />
              <b>{sectionName(section)}</b>
              <small>
                {at >= 0 && at !== place
                  ? t("new-swaps", { place: t(`place-${at}`) })
                  : sourceName(section.source)}
              </small>
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}

export function LandPicker({
  form,
  catalog,
  change,
  letters,
  wrong,
}: PartProps & { letters: Letters }) {
  const [picking, setPicking] = useState<number | null>(null);
  const sections = sectionsOf(form, catalog);
  const byName = new Map(catalog.sections.map((section) => [section.name, section]));
  const laid = form.places.map((place): Laid | null => {
    const section = place && byName.get(place.name);
    return place && section ? { section, turned: place.turned } : null;
  });
  const allRandom = laid.every((one) => one === null);
  return (
    <Box title={t("new-land")} class="new-land">
      {catalog.boxes.length > 1 && (
        <div class="boxes" role="group" aria-label={t("new-boxes")}>
          {catalog.boxes.map((box) => (
            <button
              type="button"
              class="chip"
              key={box}
              aria-pressed={form.boxes.includes(box)}
              onClick={() => change(toggleBox(form, box, catalog))}
            >
              {named("box", box)}
            </button>
          ))}
        </div>
      )}
      <div class="land-ways">
        <Button class="small" aria-pressed={allRandom} onClick={() => change(clearPlaces(form))}>
          {t("new-all-random")}
        </Button>
        <Button class="small" onClick={() => change(shufflePlaces(form, catalog, Math.random))}>
          <Die />
          {t("new-shuffle")}
        </Button>
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
      <div class="preview">
        <Preview laid={laid} letters={letters} />
        {laid.map((one, place) => {
          const where = t(`place-${place}`);
          const what = one ? sectionName(one.section) : t("new-random");
          return (
            <div class={`quarter quarter-${place} ${one ? "" : "open"}`} key={place}>
              <button type="button" class="quarter-pick" onClick={() => setPicking(place)}>
                {!one && <Die />}
                <span class="hidden-text">{t("new-place", { place: where })} </span>
                <span class="quarter-name">
                  <b>{what}</b> {one && <small>{sourceName(one.section.source)}</small>}
                </span>
                <span class="hidden-text">
                  {one?.turned && `, ${t("new-place-turned")}`}. {t("new-place-act")}
                </span>
              </button>
              {one && (
                <IconButton
                  glyph="turn"
                  label={t("new-turn", { section: what })}
                  aria-pressed={one.turned}
                  onClick={() => change(turnPlace(form, place))}
                />
              )}
            </div>
          );
        })}
      </div>
      <p class="soft hint">{t(allRandom ? "new-land-random" : "new-land-hint")}</p>
      {wrong}
      {picking !== null && (
        <Picker
          place={picking}
          sections={sections}
          places={form.places}
          letters={letters}
          onPick={(name) => {
            change(setPlace(form, picking, name));
            setPicking(null);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </Box>
  );
}
