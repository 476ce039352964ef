/** Python in this worker, with hexholm in it. All of it comes from the folder of the site. */

import archive from "virtual:hexholm";
import folder, { info } from "virtual:pyodide";
import type { PyodideAPI } from "pyodide";
import { filesOf, opened } from "./archive";

const HOME = "/hexholm";

const whole = (path: string): string => new URL(path, self.location.href).href;
const indexURL = whole(folder);
const library = `${indexURL}python.pack`;

/** Pyodide fetches its library itself, and knows nothing of our archives. */
function openLibrary(): void {
  const fetched = self.fetch;
  self.fetch = async (what, how) => {
    const answer = await fetched(what, how);
    return String(what) === library ? opened(answer) : answer;
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
    FS.writeFile(path, data);
  }
}

export async function startPython(): Promise<PyodideAPI> {
  openLibrary();
  const packed = fetch(whole(archive)).then(opened);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(/* @vite-ignore */ `${indexURL}pyodide.js`),
    import(/* @vite-ignore */ `${indexURL}pyodide.asm.js`),
  ]);
  const python: PyodideAPI = await loadPyodide({
    indexURL,
    createPyodideModule,
    stdLibURL: library,
    // No package is ever loaded from anywhere.
    lockFileContents: { info, packages: {} },
    packageBaseUrl: indexURL,
  });
  unpack(python, await (await packed).arrayBuffer());
  python.pyimport("sys").path.insert(0, HOME);
  return python;
}
