import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { has } from "../src/i18n";
import { LOOKS } from "../src/ui/Settings";

it("finds a look by its file, and each has a name and applies to itself", () => {
  const files = readdirSync("src/ui/looks");
  expect(files.map((file) => file.replace(".css", "")).sort()).toEqual([...LOOKS].sort());
  for (const look of LOOKS) {
    expect(has(`settings-theme-${look}`), look).toBe(true);
    expect(readFileSync(`src/ui/looks/${look}.css`, "utf8")).toContain(`[data-theme="${look}"]`);
  }
});
