/** The set-up of Winter Kingdom as it lies on the table. */

import {
  boardBody,
  needs,
  startWinter,
  twistBody,
  type WinterForm,
} from "../games/winter/new/form";
import { Chosen, useSides } from "../games/winter/new/Setup";
import type { WinterCatalog } from "../net/protocol.gen";
import { CARDS, startTable } from "../screens/new/form";
import { change, draft, type Setup } from "./draft";
import type { ChosenProps } from "./kingdom";

const GAME = "winter-kingdom";

/** What is chosen so far, with what isn't whole left out; null: not even the land. */
export function winterSetup(form: WinterForm, catalog: WinterCatalog): Setup | null {
  if (!form.boards.every(Boolean)) return null;
  const has = (mark: string, value: unknown): boolean => !!value && needs(form, catalog, mark);
  return {
    boards: form.boards.map((at) => boardBody(catalog, at)),
    twist: twistBody(form.twists ?? []),
    ...(form.cards.length === CARDS ? { cards: form.cards } : {}),
    ...(form.economy ? { economy: form.economy } : {}),
    ...(has("direction", form.direction) ? { direction: form.direction } : {}),
    ...(has("top_board", form.top) ? { top_board: form.top } : {}),
    ...(has("bottom_board", form.bottom) ? { bottom_board: form.bottom } : {}),
  };
}

export function WinterSetup({ catalog: all }: ChosenProps) {
  const { catalog, onOwn } = useSides(all.games[GAME]);
  const blank = (): WinterForm => ({ ...startWinter(startTable(GAME, []), catalog), twists: [] });
  const form = (draft.value.forms[GAME] as WinterForm) ?? blank();
  const take = (next: WinterForm): void =>
    change({
      forms: { ...draft.value.forms, [GAME]: next },
      setup: winterSetup(next, catalog),
    });
  return <Chosen form={form} catalog={catalog} change={take} onOwn={onOwn} at={() => null} />;
}
