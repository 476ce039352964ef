/** Between two people at one screen: the hand stays hidden until the next one says so. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { prefs, setPref } from "../state/prefs";
import type { TableStore } from "../state/table";
import { House } from "../ui/art";
import { Button } from "../ui/kit";
import { interrupts } from "./asking";
import type { GameUi } from "./ui";
import "./HotSeatCover.css";

/** Whether the screen has yet to be handed to the seat that decides. */
export function covers(table: TableStore, ui: GameUi): boolean {
  const acting = table.acting.value;
  return (
    prefs.value.cover && table.isHotSeat.value && acting !== null && ui.uncovered.value !== acting
  );
}

export function Cover({ table, ui }: { table: TableStore; ui: GameUi }) {
  const ref = useRef<HTMLDialogElement>(null);
  const open = covers(table, ui);
  const acting = table.acting.value;
  useLayoutEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open) ref.current?.close();
  }, [open]);
  const seat = acting === null ? undefined : table.seats.value[acting];
  if (!open || !seat) return <dialog ref={ref} class="cover" />;
  const name = seat.name;
  const between = !!table.state.value && interrupts(table.state.value);
  const go = (): void => {
    ui.uncovered.value = acting;
  };
  return (
    <dialog
      ref={ref}
      class={`center-page cover of-${seat.colour}`}
      aria-labelledby="cover-title"
      onCancel={(event) => event.preventDefault()}
    >
      <House colour={seat.colour} size={110} />
      <h2 class="headline" id="cover-title">
        {t("cover-title", { name })}
      </h2>
      <p class="soft">{t(between ? "cover-interrupt" : "cover-text", { name })}</p>
      <Button kind="primary" large onClick={go}>
        {t("cover-go", { name })}
      </Button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          setPref("cover", false);
          go();
        }}
      >
        {t("cover-never")}
      </button>
      <a class="quiet" href="/">
        {t("unknown-home")}
      </a>
    </dialog>
  );
}
