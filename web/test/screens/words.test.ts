import { expect, it } from "vitest";
import { t } from "../../src/i18n";
import { ApiError } from "../../src/net/api";
import { errorText, seatName } from "../../src/screens/words";

it("names who sits there", () => {
  const nobody = { seat: 1, name: "", level: null, colour: "green" };
  expect(seatName({ ...nobody, kind: "person", name: "Ada" })).toBe("Ada");
  expect(seatName({ ...nobody, kind: "person" })).toBe("Player 2");
  expect(seatName({ ...nobody, kind: "open" })).toBe("open seat");
  expect(seatName({ ...nobody, kind: "bot", level: "hard" })).toBe("Green · hard");
});

it("tells what went wrong in its own words, else in the server's", () => {
  expect(errorText(new ApiError(429, "too-fast", "x"))).toBe(t("error-too-fast"));
  expect(errorText(new ApiError(422, "bad-setup", "No such card."))).toBe("No such card.");
});
