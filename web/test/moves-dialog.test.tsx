import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { GameUi } from "../src/game/ui";
import { MovesDialog } from "../src/moves/MovesDialog";
import { TableStore } from "../src/state/table";
import { sentFixture as fixture } from "./fixture";

it("goes on at the top of the list as soon as there is a new one, before any key can be lost", async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  const table = new TableStore("t", { seats: ["s"], invite: null, watch: null }, () => ({
    send: () => true,
    close: () => {},
  }));
  const ui = new GameUi(table);
  const place = document.body.appendChild(document.createElement("div"));
  const state = fixture();
  act(() => {
    table.receive({ ...state, legal: { hexes: {}, others: ["use farm"] } });
    render(<MovesDialog table={table} ui={ui} onClose={() => {}} />, place);
  });
  const action = (): string | undefined => (document.activeElement as HTMLElement).dataset.action;
  place.querySelector<HTMLElement>("[data-action='use farm']")?.focus();
  expect(action()).toBe("use farm");

  table.receive({ ...state, number: state.number + 1 });
  const first = `build ${state.legal?.hexes.build?.[0]}`;
  while (!place.querySelector(`[data-action='${first}']`)) await Promise.resolve();
  expect(action()).toBe(first);
  render(null, place);
});
