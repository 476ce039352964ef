/** Read out at a hex once keyboard or finger rests there: what it would bring, or why it can't be used. */

import { useSignal, useSignalEffect } from "@preact/signals";
import type { HexMap } from "../board/geometry";
import type { TableStore } from "../state/table";
import { siteTexts } from "./labels";
import { askedVerb } from "./PlayBoard";
import type { GameUi } from "./ui";
import { previewText, reasonText } from "./words";

const REST_MS = 300;

interface Props {
  table: TableStore;
  ui: GameUi;
  map: HexMap;
  verbs: Map<string, string[]>;
}

/** A pointer that hovers says nothing: who sees it reads the label. */
const isSpokenOf = (hex: string): boolean =>
  document.activeElement?.getAttribute("data-hex") === hex ||
  window.matchMedia("(hover: none)").matches;

export function Spoken({ table, ui, map, verbs }: Props) {
  const text = useSignal("");

  const tell = async (hex: string): Promise<void> => {
    const state = table.state.peek();
    const verb = verbs.get(hex)?.[0];
    if (!state) return;
    const { picture } = state;
    if (verb) {
      text.value = previewText(table.previews.peek()[`${verb} ${hex}`], verb);
      return;
    }
    const site = siteTexts(picture, hex, map.byName.get(hex)?.ground ?? "");
    const reason =
      table.acting.peek() === null ? null : await table.why(`${askedVerb(state)} ${hex}`);
    if (ui.aim.peek() !== hex) return;
    text.value = [...site, ...(reason ? [reasonText(reason, table.seats.peek())] : [])].join(" ");
  };

  useSignalEffect(() => {
    const hex = ui.aim.value;
    // What a hex brings is part of its name, unless it came too late for that.
    const verb = verbs.get(hex ?? "")?.[0];
    const isLate = !!verb && !table.previews.peek()[`${verb} ${hex}`];
    text.value = "";
    if (!hex || !isSpokenOf(hex) || (verb && !isLate)) return;
    const timer = setTimeout(() => void tell(hex), REST_MS);
    return () => clearTimeout(timer);
  });

  return (
    <p class="hidden-text" role="status">
      {text.value}
    </p>
  );
}
