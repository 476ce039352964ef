/** The four places of the board: the preview itself is what one picks from. */

import { useMemo, useState } from "preact/hooks";
import { centre, extent, HexMap, MARGIN, outline } from "../../board/geometry";
import { Land } from "../../board/Land";
import { Places } from "../../board/Places";
import { t } from "../../i18n";
import type { SectionData } from "../../net/protocol.gen";
import { Box, Button, IconButton } from "../../ui/kit";
import { type Laid, layOut } from "../land";
import type { PartProps } from "../New";
import { Die } from "./Die";
import { Island } from "./Island";
import { Picker, sectionName, sourceName } from "./Picker";
import { clearPlaces, sectionsOf, setPlace, shufflePlaces, turnPlace } from "./places";
import { kindOf, landKey, landsNeeded } from "./request";
import { Spots } from "./Spots";
import { useLands } from "./useLands";

const EMPTY_HEX = outline(96);

type Letters = Record<string, string>;

function Preview({ laid, letters }: { laid: (Laid | null)[]; letters: Letters }) {
  const key = laid
    .map((one) => one && `${one.section.name}${one.turned}${one.section.rows}`)
    .join();
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
          <Places map={map} places={sites} />
        </>
      )}
    </svg>
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
  const sides = form.lands === null ? [] : (catalog.islands ?? []).map(kindOf);
  const lands = useLands([...landsNeeded(form, catalog), ...sides], form.lands);
  const landOf = (section: SectionData): SectionData =>
    (form.lands !== null && lands.get(landKey(kindOf(section), form.lands))) || section;
  const laid = form.places.map((place): Laid | null => {
    const section = place && byName.get(place.name);
    return place && section ? { section: landOf(section), turned: place.turned } : null;
  });
  const allRandom = laid.every((one) => one === null);
  const newLands = (): void => change({ ...form, lands: Math.floor(Math.random() * 1e6) });
  return (
    <Box title={t("new-land")} class="new-land">
      <div class="wrap land-ways">
        <Button class="small" aria-pressed={allRandom} onClick={() => change(clearPlaces(form))}>
          {t("new-all-random")}
        </Button>
        <Button class="small" onClick={() => change(shufflePlaces(form, catalog, Math.random))}>
          <Die />
          {t("new-shuffle")}
        </Button>
        {!!catalog.lands?.length && (
          <Button
            class="small"
            aria-pressed={form.lands !== null}
            title={t("new-lands-text")}
            onClick={() => (form.lands === null ? newLands() : change({ ...form, lands: null }))}
          >
            {t("new-lands")}
          </Button>
        )}
        {form.lands !== null && (
          <IconButton class="small" glyph="again" label={t("new-lands-other")} onClick={newLands} />
        )}
      </div>
      <div class="preview">
        <Preview laid={laid} letters={letters} />
        {laid.map((one, place) => {
          const where = t(`place-${place}`);
          const what = one ? sectionName(one.section) : t("new-random");
          return (
            <div
              class={one ? "quarter" : "quarter open"}
              style={{ left: place % 2 ? "50.4%" : "0.6%", top: place > 1 ? "50.2%" : "0.8%" }}
              key={place}
            >
              <button type="button" class="lines quarter-pick" onClick={() => setPicking(place)}>
                {!one && <Die />}
                <span class="hidden-text">{t("new-place", { place: where })} </span>
                <span class="quarter-name">
                  <b>{what}</b>{" "}
                  {one && (
                    <small>
                      {form.lands === null ? sourceName(one.section.source) : t("new-lands-mark")}
                    </small>
                  )}
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
      <p class="soft hint">
        {t(allRandom ? "new-land-random" : "new-land-hint")}
        {form.lands !== null && ` ${t("new-lands-text")}`}
      </p>
      <Spots form={form} catalog={catalog} change={change} lands={lands} />
      <Island form={form} catalog={catalog} change={change} letters={letters} landOf={landOf} />
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
