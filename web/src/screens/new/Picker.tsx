/** Sections to choose from, by picture and by box. */

import { has, list, named, t } from "../../i18n";
import type { SectionData } from "../../net/protocol.gen";
import { Dialog } from "../../ui/kit";
import type { PlaceForm, SetupForm } from "./form";
import { RandomCard, ThumbCard } from "./LandParts";
import { OWN_BOX } from "./places";
import { Thumb } from "./Thumb";

/** A section is called by its locations; one of a person's own by its name. */
export const sectionName = ({ name, box, locations }: SectionData): string =>
  (box !== OWN_BOX && list(locations.map((location) => named("location", location)))) ||
  named("section", name);

export const sourceName = (source: string): string =>
  has(`source-${source}`) ? t(`source-${source}`) : source;

/** Whose land it is: what is printed there, or new land. */
export const landNote = ({ lands }: Pick<SetupForm, "lands">, { source }: SectionData): string =>
  lands === null ? sourceName(source) : t("new-lands-mark");

interface PickerProps {
  place: number;
  sections: SectionData[];
  places: PlaceForm[];
  letters: Record<string, string>;
  onPick: (name: string | null) => void;
  onClose: () => void;
}

export function Picker({ place, sections, places, letters, onPick, onClose }: PickerProps) {
  const now = places[place]?.name ?? null;
  const boxes = [...new Set(sections.map((section) => section.box))];
  const card = (section: SectionData) => {
    const at = places.findIndex((one) => one?.name === section.name);
    return (
      <ThumbCard key={section.name} on={section.name === now} onPick={() => onPick(section.name)}>
        <Thumb section={section} turned={places[at]?.turned ?? false} letters={letters} />
        <b class="title">{sectionName(section)}</b>
        <small>
          {at >= 0 && at !== place
            ? t("new-swaps", { place: `${at}` })
            : sourceName(section.source)}
        </small>
      </ThumbCard>
    );
  };
  return (
    <Dialog title={t("new-pick", { place: `${place}` })} onClose={onClose} class="section-picker">
      {boxes.map((box, index) => (
        <section key={box}>
          {boxes.length > 1 && <p class="heading">{named("box", box)}</p>}
          <div class="thumbs" role="group" aria-label={named("box", box)}>
            {index === 0 && <RandomCard on={now === null} onPick={() => onPick(null)} />}
            {sections.filter((section) => section.box === box).map(card)}
          </div>
        </section>
      ))}
    </Dialog>
  );
}
