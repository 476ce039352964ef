/** Typing a board in: row by row, a letter for each hex. */

import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { t } from "../i18n";
import { Button } from "../ui/kit";
import { type Draft, EMPTY, withLetter } from "./draft";

interface Props {
  draft: Draft;
  typing: Signal<boolean>;
  /** where the board is */
  place: RefObject<HTMLElement>;
}

export function TypeButton({ draft, typing, place }: Props) {
  const begin = (): void => {
    const hex = withLetter(draft, EMPTY)[0] ?? "a1";
    typing.value = true;
    place.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus();
  };
  return (
    <>
      <Button class="small type-button" aria-pressed={typing.value} onClick={begin}>
        {t("boards-type")}
      </Button>
      <small class="type-hint" role="status">
        {typing.value && t("boards-typing")}
      </small>
    </>
  );
}
