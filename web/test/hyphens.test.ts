import { afterEach, expect, it } from "vitest";
import { language } from "../src/i18n";
import { softened } from "../src/i18n/hyphens";

const shown = (name: string): string => softened(name).replaceAll("\u00ad", "-");

afterEach(() => {
  language.value = "en";
});

it("breaks long compounds between syllables", () => {
  language.value = "de";
  expect(shown("Höhlenforscher")).toBe("Höh-len-for-scher");
  expect(shown("Landwirtschaft")).toBe("Land-wirt-schaft");
  expect(shown("Gastfreundschaft")).toBe("Gast-freund-schaft");
  expect(shown("Kaufleute")).toBe("Kaufleute");
});

it("leaves languages alone that write compounds apart", () => {
  expect(shown("Archaeologists")).toBe("Archaeologists");
});
