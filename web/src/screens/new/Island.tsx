/** Which side of the island faces up. */

import { t } from "../../i18n";
import type { SectionData } from "../../net/protocol.gen";
import type { PartProps } from "../New";
import { useByHand } from "./byHand";
import { Die } from "./Die";
import { ThumbCard } from "./LandParts";
import { landNote, sectionName } from "./Picker";
import { islandsOf } from "./places";
import { Thumb } from "./Thumb";

interface Props extends Omit<PartProps, "wrong"> {
  letters: Record<string, string>;
  landOf: (section: SectionData) => SectionData;
}

export function Island({ form, catalog, change, letters, landOf }: Props) {
  const sides = islandsOf(form, catalog);
  const byHand = useByHand();
  if (!sides.length) return null;
  const pick = (island: string): void => change({ ...form, island });
  return (
    <div class="wrap island-sides" role="group" aria-label={t("new-island")}>
      <p class="heading">{t("new-island")}</p>
      {!byHand && (
        <ThumbCard on={form.island === ""} onPick={() => pick("")}>
          <Die />
          <b class="title">{t("new-random")}</b>
        </ThumbCard>
      )}
      {sides.map((side) => (
        <ThumbCard key={side.name} on={form.island === side.name} onPick={() => pick(side.name)}>
          <Thumb section={landOf(side)} turned={false} letters={letters} />
          <b class="title">{sectionName(side)}</b>
          <small>{landNote(form, side)}</small>
        </ThumbCard>
      ))}
    </div>
  );
}
