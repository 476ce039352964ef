// Runs a Python program in Pyodide: node tools/pyodide.mjs PROGRAM.py. Its output is the output.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const pyodide = await loadPyodide({
  stdout: (line) => console.log(line),
  env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONPATH: "/src" },
  fsInit: async (FS) => {
    FS.mkdir("/src");
    const src = fileURLToPath(new URL("../src", import.meta.url));
    FS.mount(FS.filesystems.NODEFS, { root: src }, "/src");
  },
});
const globals = pyodide.toPy({ __name__: "__main__" });
pyodide.runPython(readFileSync(process.argv[2], "utf8"), { globals });
