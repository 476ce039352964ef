/** A section as large as the screen: on a phone, hexes become as wide as a finger. */

import type { Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { t } from "../i18n";
import type { CountData } from "../net/protocol.gen";
import { Glyph } from "../ui/Glyph";

export function Sections({ data, near }: { data: CountData; near: Signal<readonly string[]> }) {
  const sections = useMemo(() => {
    const found = new Map<number, string[]>();
    for (const { section, name } of data.board.hexes)
      found.set(section, [...(found.get(section) ?? []), name]);
    return [...found].sort(([a], [b]) => a - b).map(([, hexes]) => hexes);
  }, [data.board]);
  const at = sections.findIndex((hexes) => hexes[0] === near.value[0]);
  const go = (index: number): void => {
    near.value = [...(sections[index] ?? [])]; // again, too, after the board was moved
  };
  const count = sections.length;
  return (
    <div class="row sections" role="group" aria-label={t("count-sections")}>
      <button type="button" class="button" aria-pressed={at < 0} onClick={() => go(-1)}>
        <Glyph name="fit" /> {t("count-whole")}
      </button>
      <div class="row grow">
        {sections.map((_, index) => (
          <button
            type="button"
            class="button grow"
            key={index}
            aria-pressed={at === index}
            aria-label={t("count-section", { n: index + 1 })}
            onClick={() => go(index)}
          >
            {index + 1}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="button icon"
        aria-label={t("count-next-section")}
        title={t("count-next-section")}
        onClick={() => go((at + 1) % count)}
      >
        <Glyph name="turn-forward" />
      </button>
    </div>
  );
}
