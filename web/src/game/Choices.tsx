/** Buttons for what is to be chosen: terrains by their picture, tiles by their sign. */

import { kind } from "../games";
import { type Args, t } from "../i18n";
import type { Ask, StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { drawn, TerrainArt } from "../ui/art";
import { Button } from "../ui/kit";
import { choices } from "./words";

export function choiceText(arg: string, { labels }: Ask): string {
  const { id, args } = labels?.[arg] ?? { id: arg, args: {} };
  return t(id, args as Args);
}

export function Choices({ table }: { table: TableStore }) {
  const { view, legal } = table.state.value as StateMessage;
  const { asks } = view;
  const { Icon } = kind();
  const options = choices(legal?.others ?? []);
  if (!options.length) return null;
  const terrains = options.every((arg) => asks.labels?.[arg]?.id.endsWith(`terrain-${arg}`));
  return (
    <div class={terrains ? "wrap choices terrains" : "wrap choices"}>
      {options.map((arg, index) => (
        <Button key={arg} disabled={table.busy.value} onClick={() => table.play(`choose ${arg}`)}>
          {terrains && <TerrainArt ground={arg} size={54} />}
          {!terrains && drawn(`location-${arg}`) && <Icon name={arg} size={30} />}
          <span>{choiceText(arg, asks)}</span>
          <kbd>{index + 1}</kbd>
        </Button>
      ))}
    </div>
  );
}
