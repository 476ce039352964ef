import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { HexMap } from "../src/board/geometry";
import { PlayBoard } from "../src/game/PlayBoard";
import { GameUi } from "../src/game/ui";
import type { BoardData, ClientMessage } from "../src/net/protocol.gen";
import { TableStore } from "../src/state/table";
import { sentFixture as fixture } from "./fixture";

it("asks what the aimed hex and those beside it would bring, and shows it when it is known", () => {
  const sent: ClientMessage[] = [];
  const table = new TableStore("t", { seats: ["s"], invite: null, watch: null }, () => ({
    send: (message) => Boolean(sent.push(message)),
    close: () => {},
  }));
  const state = fixture();
  const map = new HexMap(state.board as BoardData);
  const hexes = state.legal?.hexes.build ?? [];
  const hex = hexes[0] ?? "";
  const beside = map.around(map.byName.get(hex) as never).map(({ name }) => name);
  const ui = new GameUi(table);
  const place = document.createElement("div");
  act(() => {
    table.receive(state);
    render(<PlayBoard table={table} ui={ui} map={map} />, place);
  });
  expect(sent).toEqual([]);

  act(() => {
    ui.aim.value = hex;
  });
  const near = [hex, ...beside.filter((name) => hexes.includes(name))];
  expect(sent).toEqual([{ type: "previews", actions: near.map((name) => `build ${name}`) }]);

  const cell = (): string =>
    place.querySelector(`[data-hex=${hex}]`)?.getAttribute("aria-label") ?? "";
  const before = cell();
  const preview = { gold: { fishermen: 2, total: 2 }, events: [] };
  act(() => {
    const previews = { [`build ${hex}`]: preview };
    table.receive({ type: "previews", number: state.number, previews });
  });
  expect(cell()).not.toBe(before);
  expect(cell()).toContain("+2");
});
