/** How a set-up should be. */

import { named, number, t } from "../i18n";
import type { ThingsData } from "../net/protocol.gen";
import { Box, IconButton, Segments, Switch } from "../ui/kit";
import { Chips } from "./Chips";
import { type Mine, ownsBox } from "./shelf";

interface Props {
  things: readonly ThingsData[];
  mine: Mine;
  onChange: (next: Partial<Mine>) => void;
}

const LAST = ["0", "1", "2", "3", "5"] as const;
const SECTIONS = "sections";
const MOST = 4;

export function WishList({ things, mine, onChange }: Props) {
  const left = things.map((one) => ({
    one,
    names: Object.keys(one.names).filter((name) => ownsBox(mine, one.names[name] ?? "")),
  }));
  const sections = things.find(({ key }) => key === SECTIONS)?.names ?? {};
  const boxes = [...new Set(Object.values(sections))].filter((box) => mine.boxes.includes(box));
  return (
    <Box title={t("shelf-wishes")} class="stack shelf-wishes">
      <Switch
        label={t("wish-balanced")}
        on={mine.balanced}
        onChange={(balanced) => onChange({ balanced })}
      />
      <p class="soft wish-text">{t("wish-balanced-text")}</p>
      <div class="stack tight field">
        <span>{t("wish-fresh")}</span>
        <Segments
          label={t("wish-fresh")}
          value={`${mine.fresh}` as (typeof LAST)[number]}
          options={LAST}
          name={(one) => t("wish-last", { n: Number(one) })}
          onChange={(one) => onChange({ fresh: Number(one) })}
        />
      </div>
      {boxes.length > 1 && (
        <details class="shelf-more" open={Object.values(mine.at_least).some(Boolean)}>
          <summary>{t("wish-at-least")}</summary>
          {boxes.map((box) => (
            <Least key={box} box={box} mine={mine} onChange={onChange} />
          ))}
        </details>
      )}
      <p class="soft wish-tap">{t("wish-tap")}</p>
      {left
        .filter(({ names }) => names.length > 1)
        .map(({ one, names }) => {
          const wished = names.filter((name) => [...mine.always, ...mine.never].includes(name));
          return (
            <details class="shelf-more" key={one.key}>
              <summary>
                {t(`wish-of-${one.key}`)}
                {wished.length > 0 && <small class="gold"> · {number(wished.length)}</small>}
              </summary>
              <Chips things={one} names={names} mine={mine} onChange={onChange} />
            </details>
          );
        })}
    </Box>
  );
}

/** So many sections of a box. */
function Least({ box, mine, onChange }: { box: string } & Omit<Props, "things">) {
  const now = mine.at_least[box] ?? 0;
  const set = (next: number): void => onChange({ at_least: { ...mine.at_least, [box]: next } });
  const name = named("box", box);
  return (
    <div class="row least">
      <span class="grow">{name}</span>
      <IconButton
        glyph="minus"
        label={t("least-less", { name })}
        disabled={!now}
        onClick={() => set(now - 1)}
      />
      <output class="title">{number(now)}</output>
      <IconButton
        glyph="plus"
        label={t("least-more", { name })}
        disabled={now >= MOST}
        onClick={() => set(now + 1)}
      />
    </div>
  );
}
