/** A turn in words: which tile, which hexes, in the order of the numbers on the board. */

import { tileName } from "../game/words";
import { has, t } from "../i18n";
import { type Mark, type Part, partsOf } from "./turn";

const title = ({ verb, name }: Part): string => {
  if (!verb) return t("way-build");
  return has(`way-${verb}`) ? t(`way-${verb}`, { name: tileName(name) }) : tileName(name);
};

const where = ({ hex, from, verb }: Mark): string => {
  if (from) return `${from} → ${hex}`;
  return verb === "fort" ? t("way-fort", { hex }) : hex;
};

export function Turn({ actions }: { actions: readonly string[] }) {
  const parts = partsOf(actions);
  if (!parts.length) return <p class="hint">{t("way-end")}</p>;
  return (
    <ol class="stack turn">
      {parts.map((part, index) => (
        <li class="wrap" key={index}>
          <b>{title(part)}</b>
          {part.marks.map((mark) => (
            <span key={mark.n} class="pair turn-mark">
              <i aria-hidden="true">{mark.n}</i> {where(mark)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
