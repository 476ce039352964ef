import { defineConfig } from "vitest/config";
import { textSized } from "./styles";

const server = process.env.HEXHOLM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  css: { postcss: { plugins: [textSized] } },
  build: {
    outDir: "../src/hexholm/table/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // A service worker serves the folder it is in, and keeps its name.
      input: { index: "index.html", worker: "src/worker/main.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.{ts,tsx}"],
    setupFiles: "test/setup.ts",
  },
});
