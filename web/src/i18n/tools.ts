/** Where the texts of the tools for the real table are. */

import { addFiles } from ".";

addFiles(
  import.meta.glob<string>(
    ["../{boards,count,paint,position,shelf}/*.ftl", "../../../src/hexholm/shelf/*.ftl"],
    { query: "?raw", import: "default" },
  ),
);
