/** Python in this worker, with hexholm in it. All of it comes from the folder of the site. */

import archive from "virtual:hexholm";
import folder, { info } from "virtual:pyodide";
import type { PyodideAPI } from "pyodide";
import { filesOf, opened } from "./archive";
import { filledWith, forgetMemory, type Kept, keepMemory, keptMemory } from "./memory";

const HOME = "/hexholm";
const MODULES = ["hexholm.table.pocket", "hexholm.table.pocket.thinker"];

const whole = (path: string): string => new URL(path, self.location.href).href;
const indexURL = whole(folder);
const library = `${indexURL}python.pack`;
const wasm = `${indexURL}pyodide.asm.wasm`;

/**
 * Pyodide fetches its parts itself, one after the other: here all are asked for at once. And it knows
 * nothing of our archives.
 */
function fetchEarly(): void {
  const fetched = self.fetch;
  const early = new Map([wasm, library].map((address) => [address, fetched(address)]));
  self.fetch = async (what, how) => {
    const address = String(what);
    const answer = await (early.get(address) ?? fetched(what, how));
    early.delete(address);
    return address === library ? opened(answer) : answer;
  };
}

function unpack(python: PyodideAPI, zip: ArrayBuffer): void {
  const { FS } = python;
  const made = new Set<string>();
  for (const [name, data] of filesOf(zip)) {
    const path = `${HOME}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, data, { canOwn: true });
  }
}

const pyodide = () =>
  Promise.all([
    import(/* @vite-ignore */ `${indexURL}pyodide.js`),
    import(/* @vite-ignore */ `${indexURL}pyodide.asm.js`),
  ]);

async function load(packed: Promise<ArrayBuffer>, kept?: Kept): Promise<PyodideAPI> {
  const [{ loadPyodide }, { default: create }] = await pyodide();
  const python: PyodideAPI = await loadPyodide({
    indexURL,
    stdLibURL: library,
    // No package is ever loaded from anywhere.
    lockFileContents: { info, packages: {} },
    packageBaseUrl: indexURL,
    createPyodideModule: kept ? filledWith(create, kept) : create,
    ...(kept ? { _loadSnapshot: kept.notes } : { _makeSnapshot: true }),
  });
  unpack(python, await packed);
  return python;
}

/**
 * Python with these modules loaded, from what was kept of an earlier start or from the beginning; the
 * table keeps it for the next start and for those who think.
 */
export async function startPython(keeps = false): Promise<PyodideAPI> {
  fetchEarly();
  const files = whole(archive);
  const packed = fetch(files).then(async (answer) => (await opened(answer)).arrayBuffer());
  const [kept] = await Promise.all([keptMemory(files), pyodide()]);
  if (kept) {
    try {
      return await load(packed, kept);
    } catch {
      await forgetMemory(); // damaged: it is made again
    }
  }
  const python = await load(packed);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  for (const module of MODULES) python.runPython(`import ${module}`);
  if (keeps) void keepMemory(files, python);
  return python;
}
