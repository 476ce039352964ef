/** One field of a position, shown by the kind of its value. */

import type { FunctionComponent } from "preact";
import type { EditKind } from "../../net/protocol.gen";
import { Switch } from "../../ui/kit";
import { heldIn, numberOf, withChoice, withValue } from "../values";
import { Amounts } from "./Amounts";
import type { FieldProps } from "./Group";
import { Cards, Entries, Some } from "./Lists";
import { Stepper } from "./Stepper";
import { Things } from "./Things";

function NumberField({ edit, data, onChange }: FieldProps) {
  const { auto } = edit;
  const value = heldIn(data, edit);
  return (
    <div class="row field-line">
      <span class="grow field-label">{edit.label}</span>
      <Stepper
        label={edit.label}
        value={value === undefined ? (auto ?? 0) : numberOf(value)}
        most={edit.most ?? null}
        isAuto={auto !== undefined && value === undefined}
        onChange={(n) => onChange(withValue(data, edit, n))}
        {...(auto === undefined
          ? {}
          : { onAuto: () => onChange(withValue(data, edit, undefined)) })}
      />
    </div>
  );
}

const Flag = ({ edit, data, onChange }: FieldProps) => (
  <Switch
    label={edit.label}
    on={(heldIn(data, edit) ?? edit.on) === true}
    onChange={(on) => onChange(withValue(data, edit, on))}
  />
);

function Choice({ edit, data, onChange }: FieldProps) {
  const { choices = [] } = edit;
  return (
    <label class="row field-line">
      <span class="grow field-label">{edit.label}</span>
      <select
        class="input"
        value={edit.now ?? ""}
        onChange={({ currentTarget }) => {
          const chosen = choices[Number(currentTarget.value)];
          if (chosen) onChange(withChoice(data, edit, chosen));
        }}
      >
        {edit.now == null && <option value="">–</option>}
        {choices.map((one, index) => (
          <option key={index} value={index}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const KINDS: Record<Exclude<EditKind, "paint">, FunctionComponent<FieldProps>> = {
  number: NumberField,
  flag: Flag,
  choice: Choice,
  amounts: Amounts,
  cards: Cards,
  some: Some,
  entries: Entries,
  things: Things,
};

export function Field(props: FieldProps) {
  const { kind } = props.edit;
  if (kind === "paint") return null;
  const Shown = KINDS[kind];
  return <Shown {...props} />;
}
