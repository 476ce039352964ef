/** The page says what Python says: tests/test_texts.py runs the same cases. */

import { expect, it } from "vitest";
import { cases, messages } from "../../tests/texts-cases.json";
import { type Args, resource, Speaker } from "../src/i18n/speaker";

const speaker = new Speaker("en", [resource(messages.join("\n"))]);

it.each(cases as [string, Args, string][])("%s %o", (id, args, text) => {
  expect(speaker.say(id, args)).toBe(text);
});

it("shows the id where there is no text", () => {
  expect(speaker.say("no-such-message")).toBe("no-such-message");
});
