/** The sprite, as it is on the page. */

import { installArt } from "../src/ui/art";

const files: Record<string, string> = import.meta.glob("../../src/hexholm/**/art.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
for (const art of Object.values(files)) installArt(art);
