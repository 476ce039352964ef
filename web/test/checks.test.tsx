import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { Checks } from "../src/boards/Checks";
import { loadTexts } from "../src/i18n";
import "../src/i18n/tools";
import type { BoardProblem } from "../src/net/protocol.gen";

const problem = (id: string, text: string, refused: boolean): BoardProblem => ({
  ...{ id, text, refused },
  hexes: [],
});

function shown(...problems: BoardProblem[]): string {
  return shownWith("", ...problems);
}

function shownWith(error: string, ...problems: BoardProblem[]): string {
  const told = { text: "", playable: !problems.some(({ refused }) => refused), problems };
  const props = { told, error, isBehind: false, shown: null, onShow: () => {} };
  render(<Checks {...props} />, document.body);
  return document.body.textContent ?? "";
}

afterEach(() => render(null, document.body));

it("a board that no table will use isn't ready, and it says why", async () => {
  await loadTexts("boards");
  const taken = problem("draft-name-taken", "This name is taken", false);
  const odd = problem("land-rim", "A castle on the rim", false);
  expect(shown(taken, odd)).not.toContain("Ready to play");
  expect(shown(taken, odd)).toMatch(/before it can be played:This name.*Unlike.*A castle/);
  expect(shown(odd)).toMatch(/Ready to play.*Unlike.*A castle/);
});

it("a board that couldn't be looked at isn't ready, and what was said before stays", async () => {
  await loadTexts("boards");
  const odd = problem("land-rim", "A castle on the rim", false);
  expect(shownWith("The server isn’t answering.", odd)).toMatch(
    /answering.*isn’t checked yet.*A castle/,
  );
  expect(shownWith("The server isn’t answering.", odd)).not.toContain("Ready to play");
});
