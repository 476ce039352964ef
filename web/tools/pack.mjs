/**
 * The Python of the site, compiled and packed: `node tools/pack.mjs` leaves in .parts/
 *
 * - hexholm.pack, the package without what only a server or a terminal needs
 * - python.pack, the standard library without what a browser can't use
 * - art.svg, the sprite, so that the first screen needn't wait for Python
 *
 * Python itself does it, the one that will read it: so the compiled files fit.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const PARTS = join(WEB, ".parts");
const PYODIDE = join(WEB, "node_modules/pyodide");

const PACK = readFileSync(join(WEB, "tools/pack.py"), "utf8");

// Where a line begins and ends in its source would take a fifth of all.
const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONNODEBUGRANGES: "1" } });
for (const folder of ["src", "tools"]) python.mountNodeFS(`/${folder}`, join(WEB, "..", folder));
python.FS.writeFile("/stdlib.zip", readFileSync(join(PYODIDE, "python_stdlib.zip")));
python.runPython(PACK);
mkdirSync(PARTS, { recursive: true });
for (const name of ["hexholm.pack", "python.pack", "art.svg"])
  writeFileSync(join(PARTS, name), python.FS.readFile(`/out/${name}`));
