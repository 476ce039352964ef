/** The set-up of Winter Kingdom as it lies on the table. */

import { useEffect } from "preact/hooks";
import {
  boardBody,
  needs,
  startWinter,
  twistBody,
  type WinterForm,
} from "../games/winter/new/form";
import { Chosen, useSides } from "../games/winter/new/Setup";
import { NO_TWIST } from "../games/winter/talents";
import type { WinterCatalog } from "../net/protocol.gen";
import { CARDS, startTable } from "../screens/new/form";
import { nameOf } from "./brought";
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

/** The form that says a set-up; null: it doesn't say its boards. */
export function winterForm(setup: Setup, blank: WinterForm): WinterForm | null {
  const { boards, cards, economy, twist, direction, top_board, bottom_board } = setup;
  if (!boards || boards.length < blank.boards.length) return null;
  return {
    ...blank,
    boards: boards.map((side) => ({
      name: nameOf(side),
      turns: typeof side === "string" ? Number(side.split(":")[1] ?? 0) : (side.turns ?? 0),
    })),
    cards: cards ?? [],
    economy: economy ?? "",
    twists: [twist ?? NO_TWIST].flat().filter((name) => name !== NO_TWIST),
    direction: direction ?? "",
    top: top_board ?? 0,
    bottom: bottom_board ?? 0,
  };
}

export function WinterSetup({ catalog: all }: ChosenProps) {
  const { catalog, onOwn } = useSides(all.games[GAME]);
  const { forms, setup } = draft.value;
  const blank = { ...startWinter(startTable(GAME, []), catalog), twists: [] };
  const stored = forms[GAME] as WinterForm | undefined;
  const form = stored ?? (setup && winterForm(setup, blank)) ?? blank;
  const take = (next: WinterForm): void =>
    change({
      forms: { ...draft.value.forms, [GAME]: next },
      setup: winterSetup(next, catalog),
    });
  useEffect(() => {
    if (stored && !setup) take(stored);
  }, []);
  return <Chosen form={form} catalog={catalog} change={take} onOwn={onOwn} at={() => null} />;
}
