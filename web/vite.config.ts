import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { site, siteParts } from "./site";
import { textSized } from "./styles";

const server = process.env.HEXHOLM_SERVER ?? "http://127.0.0.1:8000";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page of a server, or with `--mode site` the folder of files that needs none. */
export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  return {
    base: isSite ? "./" : "/",
    resolve: {
      alias: isSite
        ? { "#door": here("src/net/door.site.ts"), "#around": here("src/net/around.site.ts") }
        : { "#door": here("src/net/door.server.ts"), "#around": here("src/net/around.server.tsx") },
    },
    css: { postcss: { plugins: [textSized] } },
    plugins: isSite ? [siteParts(), site()] : [],
    worker: { format: "es" as const, plugins: () => [siteParts()] },
    build: {
      outDir: `../src/hexholm/table/${isSite ? "site" : "page"}`,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: {
        // A service worker serves the folder it is in, and keeps its name.
        input: {
          index: "index.html",
          worker: isSite ? "src/site/service/main.ts" : "src/worker/main.ts",
        },
        output: {
          entryFileNames: ({ name }) =>
            name === "worker" ? "worker.js" : "assets/[name]-[hash].js",
        },
      },
    },
    server: {
      fs: { allow: [".."] },
      proxy: { "/api": { target: server, ws: true } },
    },
    test: {
      environment: "happy-dom",
      // A page for each file took four times as long as the tests in it.
      isolate: false,
      pool: "threads",
      maxWorkers: 1,
      include: ["test/**/*.test.{ts,tsx}"],
      setupFiles: "test/setup.ts",
    },
  };
});
