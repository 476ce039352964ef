import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { loadTexts } from "../src/i18n";
import "../src/i18n/tools";
import { Owned } from "../src/shelf/Owned";
import { NOTHING } from "../src/shelf/shelf";

const asked = (key: string): string => {
  const things = [{ key, kind: "location", names: {}, called: {} }];
  render(<Owned things={things} mine={NOTHING} onChange={() => {}} />, document.body);
  return document.querySelector("summary")?.textContent ?? "";
};

afterEach(() => render(null, document.body));

it("what may be missing is called what it is in this game", async () => {
  await loadTexts("shelf");
  expect(asked("sections")).toBe("Missing a section?");
  expect(asked("boards")).toBe("Missing a board side?");
});
