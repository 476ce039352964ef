import { expect, it } from "vitest";
import { ownBoards } from "../src/game/ownBoards";
import "../src/i18n/tools";
import { fixture } from "./fixture";

const board = (head: string) => ({ text: `${head}\nG G\n`, turned: false });

it("boards that count as printed are told by their locations or their name", () => {
  const { setup } = fixture().view;
  expect(ownBoards(setup)).toEqual([]);
  const sections = [
    "farm",
    board("[tavern] box=base locations=tavern source=printed"),
    board("[harbor-5] box=base locations=harbor source=house"), // new land
    board("[my-land] box=own locations= source=printed"),
  ];
  expect(ownBoards({ ...setup, sections })).toEqual(["Tavern", "my-land"]);
});
