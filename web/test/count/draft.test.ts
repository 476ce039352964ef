import { expect, it } from "vitest";
import { change, draft, setNumber, setPlayer, startDraft } from "../../src/count/draft";

it("gives those back what they had who were put away by mistake", () => {
  change(startDraft("kingdom-builder"));
  setPlayer(2, { name: "Cleo" });
  const has = { pieces: { settlements: ["c4"] }, numbers: {} };
  change({ seats: draft.value.seats.map((seat, at) => (at === 2 ? has : seat)) });
  setNumber(2);
  expect(draft.value.seats).toHaveLength(2);
  setPlayer(0, { colour: "green" }); // Cleo's
  setNumber(4);
  expect(draft.value.players.map(({ name }) => name)).toEqual(["", "", "Cleo", ""]);
  expect(new Set(draft.value.players.map(({ colour }) => colour)).size).toBe(4);
  expect(draft.value.seats[2]).toEqual(has);
  change(startDraft("kingdom-builder"));
  setNumber(4);
  expect(draft.value.seats[3]?.pieces).toEqual({});
});
