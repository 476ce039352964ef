/** The four places of the board: the preview itself is what one picks from. */

import { useMemo, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { SectionData } from "../../net/protocol.gen";
import { Box, Button, IconButton } from "../../ui/kit";
import { type Laid, layOut } from "../land";
import type { PartProps } from "../New";
import { useOpen } from "./byHand";
import { Island } from "./Island";
import { LandWays, PlacePick, Preview } from "./LandParts";
import { landNote, Picker, sectionName } from "./Picker";
import { clearPlaces, OWN_BOX, sectionsOf, setPlace, shufflePlaces, turnPlace } from "./places";
import { kindOf, landKey, landsNeeded } from "./request";
import { Spots } from "./Spots";
import { useLands } from "./useLands";

export function LandPicker(props: PartProps & { letters: Record<string, string> }) {
  const { form, catalog, change, letters, wrong } = props;
  const open = useOpen();
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
  // The key stands for what is laid.
  const key = laid.map((one) => one && `${one.section.name}${one.turned}${one.section.rows}`);
  const land = useMemo(() => layOut(laid, letters), [key.join(), letters]);
  const allRandom = laid.every((one) => one === null);
  const newLands = (): void => change({ ...form, lands: Math.floor(Math.random() * 1e6) });
  return (
    <Box title={t("new-land")} class="new-land">
      <LandWays
        isRandom={allRandom}
        onClear={() => change(clearPlaces(form))}
        onShuffle={() => change(shufflePlaces(form, catalog, Math.random))}
      >
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
      </LandWays>
      <div class="preview">
        <Preview land={land} />
        {laid.map((one, place) => (
          <div
            class={one ? "quarter" : "quarter open"}
            style={{ left: place % 2 ? "50.4%" : "0.6%", top: place > 1 ? "50.2%" : "0.8%" }}
            key={place}
          >
            <PlacePick
              place={place}
              name={one ? sectionName(one.section) : undefined}
              note={one && landNote(form, one.section)}
              isTurned={one?.turned ?? false}
              onPick={() => setPicking(place)}
            />
            {one && (
              <IconButton
                glyph="turn"
                label={t("new-turn", { section: sectionName(one.section) })}
                aria-pressed={one.turned}
                onClick={() => change(turnPlace(form, place))}
              />
            )}
          </div>
        ))}
      </div>
      <p class="soft hint">
        {open(allRandom ? "new-land-random" : "new-land-hint")}
        {form.lands !== null && ` ${t("new-lands-text")}`}
      </p>
      <Spots form={form} catalog={catalog} change={change} lands={lands} />
      <Island form={form} catalog={catalog} change={change} letters={letters} landOf={landOf} />
      {wrong}
      {picking !== null && (
        <Picker
          place={picking}
          sections={[...sections, ...catalog.sections.filter(({ box }) => box === OWN_BOX)]}
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
