/** Some of several names: what is there can be taken away, the rest added. */

import { t } from "../../i18n";
import type { EditName } from "../../net/protocol.gen";
import { isTerrain, TerrainArt } from "../../ui/art";
import { Glyph } from "../../ui/Glyph";
import { amountsOf, listOf, withValue } from "../values";
import { type FieldProps, Group } from "./Group";

interface ListProps {
  label: string;
  names: readonly EditName[];
  here: readonly string[];
  /** what can be added */
  more: readonly EditName[];
  onAdd: (name: string) => void;
  onRemove: (place: number) => void;
}

function List({ label, names, here, more, onAdd, onRemove }: ListProps) {
  const called = (name: string): string => names.find((one) => one.name === name)?.label ?? name;
  return (
    <Group label={label}>
      <div class="wrap chips">
        {here.map((name, place) => (
          <button
            type="button"
            class="chip"
            key={`${name} ${place}`}
            aria-label={t("position-remove", { label: called(name) })}
            title={t("position-remove", { label: called(name) })}
            onClick={() => onRemove(place)}
          >
            {isTerrain(name) && <TerrainArt ground={name} size={22} />}
            {called(name)}
            <Glyph name="close" />
          </button>
        ))}
        {more.length > 0 && (
          <Adder
            label={label}
            names={more.map(({ name, label: text }) => [name, text])}
            onAdd={onAdd}
          />
        )}
      </div>
    </Group>
  );
}

/** A list from which one is added. */
export function Adder(props: {
  label: string;
  names: readonly (readonly [value: string, label: string])[];
  onAdd: (value: string) => void;
}) {
  return (
    <select
      class="input adder"
      aria-label={t("position-add-to", { label: props.label })}
      value=""
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        currentTarget.value = "";
        if (value) props.onAdd(value);
      }}
    >
      <option value="">{t("position-add")}</option>
      {props.names.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

const without = <T,>(all: readonly T[], place: number): T[] => all.filter((_, at) => at !== place);

type Names = NonNullable<FieldProps["edit"]["names"]>;

const picking =
  (left: (names: Names, here: readonly string[], most: number) => Names) =>
  ({ edit, data, onChange }: FieldProps) => {
    const here = listOf(data, edit).map(String);
    const { names = [], most } = edit;
    return (
      <List
        label={edit.label}
        names={names}
        here={here}
        more={left(names, here, most ?? 0)}
        onAdd={(name) => onChange(withValue(data, edit, [...here, name]))}
        onRemove={(place) => onChange(withValue(data, edit, without(here, place)))}
      />
    );
  };

/** Cards: the same one more than once. */
export const Cards = picking((names, here, most) => (here.length < most ? names : []));

/** Each at most once. */
export const Some = picking((names, here) => names.filter(({ name }) => !here.includes(name)));

/** Names with the one value each can have. */
export function Entries({ edit, data, onChange }: FieldProps) {
  const all = amountsOf(data, edit);
  const { names = [] } = edit;
  const here = names.map(({ name }) => name).filter((name) => name in all);
  const value = (name: string) => names.find((one) => one.name === name)?.value;
  return (
    <List
      label={edit.label}
      names={names}
      here={here}
      more={names.filter(({ name }) => !(name in all))}
      onAdd={(name) => onChange(withValue(data, edit, { ...all, [name]: value(name) }))}
      onRemove={(place) => {
        const { [here[place] ?? ""]: _, ...rest } = all;
        onChange(withValue(data, edit, rest));
      }}
    />
  );
}
