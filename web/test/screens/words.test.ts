import { expect, it } from "vitest";
import { t } from "../../src/i18n";
import { errorText, seatName } from "../../src/screens/words";

it("names who sits there", () => {
  const nobody = { name: "", level: null, colour: "green" };
  expect(seatName({ ...nobody, kind: "person", name: "Ada" })).toBe("Ada");
  expect(seatName({ ...nobody, kind: "open" })).toBe("open seat");
  expect(seatName({ ...nobody, kind: "bot", level: "hard" })).toBe("Bot (hard)");
});

it("tells what went wrong in its own words, else in the server's", () => {
  expect(errorText({ code: "too-fast", message: "x" })).toBe(t("error-too-fast"));
  expect(errorText({ code: "bad-setup", message: "No such card." })).toBe("No such card.");
});
