/** How many there are of each of some things. */

import type { EditName } from "../../net/protocol.gen";
import { amountsOf, numberOf, withValue } from "../values";
import { type FieldProps, Group } from "./Group";
import { Stepper } from "./Stepper";

export function Amounts({ edit, data, onChange }: FieldProps) {
  const all = amountsOf(data, edit);
  const set = (name: string, n: number | undefined): void => {
    const { [name]: _, ...rest } = all;
    onChange(withValue(data, edit, n === undefined ? rest : { ...rest, [name]: n }));
  };
  const line = ({ name, label, most, auto }: EditName) => (
    <li class="row" key={name}>
      <span class="grow cut">{label}</span>
      <Stepper
        label={`${edit.label}: ${label}`}
        value={all[name] === undefined ? (auto ?? 0) : numberOf(all[name])}
        most={most ?? null}
        isAuto={auto !== undefined && all[name] === undefined}
        onChange={(n) => set(name, n === 0 && auto === undefined ? undefined : n)}
        {...(auto === undefined ? {} : { onAuto: () => set(name, undefined) })}
      />
    </li>
  );
  return (
    <Group label={edit.label}>
      <ul class="amounts">{(edit.names ?? []).map(line)}</ul>
    </Group>
  );
}
