/** What the build of the site does besides that of the page: Python and an app's files beside it. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const pyodide = (name: string): string => here(`node_modules/pyodide/${name}`);

/** Nothing comes from elsewhere, and nothing is made into script but WebAssembly. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Scripts are called .js, which every host knows. */
const PYTHON: Record<string, string> = {
  "pyodide.js": pyodide("pyodide.mjs"),
  "pyodide.asm.js": pyodide("pyodide.asm.mjs"),
  "pyodide.asm.wasm": pyodide("pyodide.asm.wasm"),
  "python.pack": here(".parts/python.pack"),
};

const hash = (...files: string[]): string => {
  const all = createHash("sha256");
  for (const file of files) all.update(readFileSync(file));
  return all.digest("hex").slice(0, 10);
};

const named = (file: string): string => {
  const [, name, ending] = /([^/]+)(\.\w+)$/.exec(file) ?? [];
  return `${name}-${hash(file)}${ending}`;
};

const HEXHOLM = here(".parts/hexholm.pack");
const ART = here(".parts/art.svg");
const pythonFolder = (): string => `python-${hash(...Object.values(PYTHON))}`;

const { info } = JSON.parse(readFileSync(pyodide("pyodide-lock.json"), "utf8"));

const exporting = (path: string): string => `export default ${JSON.stringify(path)};`;

/** Where the parts lie, seen from the scripts in assets/. */
const PARTS: Record<string, () => string> = {
  "virtual:pyodide": () =>
    `${exporting(`../${pythonFolder()}/`)} export const info = ${JSON.stringify(info)};`,
  "virtual:hexholm": () => exporting(`./${named(HEXHOLM)}`),
  "virtual:art": () => exporting(`./${named(ART)}`),
};

export const siteParts = (): Plugin => ({
  name: "site-parts",
  resolveId: (id) => (id in PARTS ? `\0${id}` : undefined),
  load: (id) => (id.startsWith("\0") ? PARTS[id.slice(1)]?.() : undefined),
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

export const site = (): Plugin => ({
  name: "site",
  transformIndexHtml: (html) => ({
    html: html.replace(/\s*<link rel="preload".*>/, ""),
    tags: [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
        injectTo: "head-prepend",
      },
      { tag: "link", attrs: { rel: "manifest", href: "./app.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-192.png" }, injectTo: "head" },
      {
        tag: "link",
        attrs: {
          rel: "preload",
          href: `./assets/${named(ART)}`,
          as: "fetch",
          type: "image/svg+xml",
          crossorigin: "",
        },
        injectTo: "head",
      },
    ],
  }),
  generateBundle() {
    const emit = (fileName: string, file: string): void => {
      this.emitFile({ type: "asset", fileName, source: readFileSync(file) });
    };
    for (const [name, file] of Object.entries(PYTHON)) emit(`${pythonFolder()}/${name}`, file);
    for (const file of [HEXHOLM, ART]) emit(`assets/${named(file)}`, file);
    for (const name of readdirSync(here("app"))) emit(name, here(`app/${name}`));
  },
  /** The service worker is told which files there are; a change of any of them is a new version. */
  writeBundle({ dir = "" }) {
    const worker = join(dir, "worker.js");
    const files = filesIn(dir).filter((file) => file !== worker);
    const told = {
      version: hash(...files, worker),
      files: files.map((file) => relative(dir, file).replaceAll("\\", "/")).sort(),
    };
    const text = readFileSync(worker, "utf8");
    writeFileSync(worker, `self.site = ${JSON.stringify(told)};\n${text}`);
  },
});
