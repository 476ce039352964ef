/** Which side of the island faces up. */

import { t } from "../../i18n";
import type { SectionData } from "../../net/protocol.gen";
import type { PartProps } from "../New";
import { Die } from "./Die";
import { sectionName } from "./Picker";
import { islandsOf } from "./places";
import { Thumb } from "./Thumb";

export function Island({
  form,
  catalog,
  change,
  letters,
  landOf,
}: Omit<PartProps, "wrong"> & {
  letters: Record<string, string>;
  landOf: (section: SectionData) => SectionData;
}) {
  const sides = islandsOf(form, catalog);
  if (!sides.length) return null;
  const pick = (island: string): void => change({ ...form, island });
  return (
    <div class="island-sides" role="group" aria-label={t("new-island")}>
      <p class="heading">{t("new-island")}</p>
      <button
        type="button"
        class="plate lines option-card thumb-card"
        aria-pressed={form.island === ""}
        onClick={() => pick("")}
      >
        <Die />
        <b>{t("new-random")}</b>
      </button>
      {sides.map((side) => (
        <button
          type="button"
          class="plate lines option-card thumb-card"
          key={side.name}
          aria-pressed={form.island === side.name}
          onClick={() => pick(side.name)}
        >
          <Thumb section={landOf(side)} turned={false} letters={letters} />
          <b>{sectionName(side)}</b>
        </button>
      ))}
    </div>
  );
}
