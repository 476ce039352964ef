/** What I own: boxes by their pictures, and sections that are missing. */

import { named, t } from "../i18n";
import type { ThingsData } from "../net/protocol.gen";
import { Art, Icon } from "../ui/art";
import { Box } from "../ui/kit";
import { thingName } from "./Chips";
import { type Mine, ownsBox } from "./shelf";

interface Props {
  things: readonly ThingsData[];
  mine: Mine;
  onChange: (next: Partial<Mine>) => void;
}

const toggled = (some: string[], name: string): string[] =>
  some.includes(name) ? some.filter((one) => one !== name) : [...some, name];

export function Owned({ things, mine, onChange }: Props) {
  const boxes = Object.keys(things.find(({ key }) => key === "boxes")?.names ?? {});
  const boards = things.filter(({ key }) => ["sections", "sides", "boards"].includes(key));
  return (
    <Box title={t("shelf-owned")} class="shelf-owned">
      {boxes.length > 0 && (
        <div class="owned-boxes" role="group" aria-label={t("shelf-owned")}>
          {boxes.map((box) => (
            <button
              type="button"
              key={box}
              class="plate lines owned-box"
              aria-pressed={mine.boxes.includes(box)}
              onClick={() => onChange({ boxes: toggled(mine.boxes, box) })}
            >
              <Icon size={54} box="-102 -104 204 208">
                <Art id={`box-${box}`} size={100} />
              </Icon>
              <b class="title">{named("box", box)}</b>
            </button>
          ))}
        </div>
      )}
      <details class="shelf-more">
        <summary>{t("shelf-single", { what: boards[0]?.key ?? "" })}</summary>
        <Missing boards={boards} mine={mine} onChange={onChange} />
      </details>
    </Box>
  );
}

/** Boards of my boxes that I don't have. */
function Missing({ boards, mine, onChange }: Omit<Props, "things"> & { boards: ThingsData[] }) {
  return (
    <>
      <p class="soft">{t("shelf-single-text")}</p>
      {boards.map((one) => (
        <ul class="wrap chips" key={one.key}>
          {Object.entries(one.names)
            .filter(([, box]) => ownsBox(mine, box))
            .map(([name]) => (
              <li key={name}>
                <label class="row chip tick">
                  <input
                    type="checkbox"
                    checked={!mine.without.includes(name)}
                    onChange={() => onChange({ without: toggled(mine.without, name) })}
                  />
                  <span>{thingName(one, name)}</span>
                </label>
              </li>
            ))}
        </ul>
      ))}
    </>
  );
}
