/** What the board doesn't show: gold paid during play, coins, marked rows. */

import { named, t, told } from "../i18n";
import type { CountSeat, CountThing } from "../net/protocol.gen";
import { Art, Icon } from "../ui/art";
import { IconButton } from "../ui/kit";
import type { PanelProps } from "./Panel";

export const thingName = ({ names, name }: CountThing): string =>
  names === "piece" ? t("count-piece", { piece: name }) : named(names, name);

export function Entries({ data, seats, mine, onChange }: PanelProps) {
  const has = seats[mine.value];
  const others = data.things.filter((thing) => thing.holds !== "hexes");
  if (!has || !others.length) return null;
  const take = (next: CountSeat): void =>
    onChange(seats.map((one, seat) => (seat === mine.value ? next : one)));
  return (
    <div class="stack tight entries">
      {others.map((thing) =>
        thing.holds === "rows" ? (
          <Rows key={thing.key} thing={thing} has={has} onChange={take} />
        ) : (
          <Figure key={thing.key} thing={thing} has={has} onChange={take} />
        ),
      )}
    </div>
  );
}

interface EntryProps {
  thing: CountThing;
  has: CountSeat;
  onChange: (has: CountSeat) => void;
}

function Figure({ thing, has, onChange }: EntryProps) {
  const { key, most } = thing;
  const value = has.numbers[key] ?? 0;
  const set = (next: number): void => {
    const number = Number.isFinite(next) ? Math.min(most, Math.max(0, Math.floor(next))) : 0;
    onChange({ ...has, numbers: { ...has.numbers, [key]: number } });
  };
  const name = thingName(thing);
  const note = thing.scores
    ? told(thing.names === "tile" ? "location" : thing.names, thing.name)
    : t("count-no-points");
  return (
    <div class="row entry" title={note}>
      <Icon size={30} box="-100 -100 200 200">
        <Art id={thing.art} size={90} />
      </Icon>
      <span class="lines grow">
        <b>{name}</b>
        <small class="soft">{note}</small>
      </span>
      <IconButton
        glyph="minus"
        label={t("count-less", { name })}
        disabled={!value}
        onClick={() => set(value - 1)}
      />
      <input
        class="input figure-input"
        inputMode="numeric"
        value={value}
        aria-label={name}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
      <IconButton
        glyph="plus"
        label={t("count-one-more", { name })}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      />
    </div>
  );
}

function Rows({ thing, has, onChange }: EntryProps) {
  const marked = has.pieces[thing.key] ?? [];
  const toggle = (row: string): void => {
    const rows = marked.includes(row) ? marked.filter((one) => one !== row) : [...marked, row];
    onChange({ ...has, pieces: { ...has.pieces, [thing.key]: rows } });
  };
  return (
    <fieldset class="entry-rows">
      <legend>
        <b>{thingName(thing)}</b> <small class="soft">{t("count-rows")}</small>
      </legend>
      <div class="wrap">
        {thing.choices.map((row) => (
          <button
            type="button"
            class="button small"
            key={row}
            aria-pressed={marked.includes(row)}
            aria-label={t("count-row", { row })}
            onClick={() => toggle(row)}
          >
            {row}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
