/** Things that a player has, each in one of some states: tiles, talents. */

import { t } from "../../i18n";
import type { EditOption } from "../../net/protocol.gen";
import { drawn, TileArt } from "../../ui/art";
import { IconButton } from "../../ui/kit";
import type { Data } from "../api";
import { isSet, listOf, withValue } from "../values";
import { type FieldProps, Group } from "./Group";
import { Adder } from "./Lists";

export function Things({ edit, data, onChange }: FieldProps) {
  const here = listOf(data, edit) as Data[];
  const { choices = [], states = [] } = edit;
  const of = (thing: Data): EditOption | undefined => choices.find((one) => isSet(thing, one));
  const more = choices
    .map((one, place) => [one, place] as const)
    .filter(([one]) => one.is_many || !here.some((thing) => isSet(thing, one)));
  const put = (things: Data[]): void => onChange(withValue(data, edit, things));
  const row = (thing: Data, place: number) => {
    const found = of(thing);
    const label = found?.label ?? String(thing.name);
    const state = states.findIndex((one) => isSet(thing, one));
    return (
      <li class="row thing" key={`${label} ${place}`}>
        {found?.art && drawn(found.art) && <TileArt id={found.art} size={30} />}
        <span class="grow cut">{label}</span>
        <select
          class="input"
          aria-label={t("position-state", { label })}
          value={state < 0 ? "" : state}
          onChange={({ currentTarget }) => {
            const sets = states[Number(currentTarget.value)]?.sets;
            if (sets) put(here.map((one, at) => (at === place ? { ...one, ...sets } : one)));
          }}
        >
          {state < 0 && <option value="">–</option>}
          {states.map((one, index) => (
            <option key={index} value={index}>
              {one.label}
            </option>
          ))}
        </select>
        <IconButton
          glyph="close"
          class="quiet small"
          label={t("position-remove", { label })}
          onClick={() => put(here.filter((_, at) => at !== place))}
        />
      </li>
    );
  };
  return (
    <Group label={edit.label}>
      {here.length > 0 && <ul class="held-things">{here.map(row)}</ul>}
      {more.length > 0 && here.length < (edit.most ?? 0) && (
        <Adder
          label={edit.label}
          names={more.map(([one, place]) => [String(place), one.label])}
          onAdd={(place) => put([...here, { ...choices[Number(place)]?.sets, ...states[0]?.sets }])}
        />
      )}
    </Group>
  );
}
