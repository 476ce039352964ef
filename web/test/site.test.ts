import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { link, read } from "../src/site/addresses";
import { filesOf, opened } from "../src/site/worker/archive";

describe("addresses of the site", () => {
  it("have their paths in the fragment, there and back", () => {
    for (const path of ["/", "/new", "/t/oak-river-7#seat=A,B", "/rules/kingdom-builder#nomads"])
      expect(read(link(path))).toBe(path);
    expect(link("/t/oak-river-7#seat=A,B")).toBe("#/t/oak-river-7?seat=A,B");
    expect(read("#nomads")).toBeNull();
    expect(read("/new")).toBeNull();
  });
});

/** `a/b` with `hi` in it, as Python's zipfile stores it. */
const ZIP = Uint8Array.from(
  atob(
    "UEsDBBQAAAAAAAAAIQCsKpPYAgAAAAIAAAADAAAAYS9iaGlQSwECFAMUAAAAAAAAACEArCqT2AIAAAACAAAAAwAAAAAAAAAAAAAAgAEAAAAAYS9iUEsFBgAAAAABAAEAMQAAACMAAAAAAA==",
  ),
  (one) => one.charCodeAt(0),
);

describe("an archive", () => {
  it("is opened, whether or not the host has done so", async () => {
    for (const data of [ZIP, new Uint8Array(gzipSync(ZIP))]) {
      const zip = await (await opened(new Response(data))).arrayBuffer();
      const found = [...filesOf(zip)].map(([name, text]) => [name, new TextDecoder().decode(text)]);
      expect(found).toEqual([["a/b", "hi"]]);
    }
  });

  it("that is none is refused", () => {
    expect(() => [...filesOf(new ArrayBuffer(30))]).toThrow("not an archive");
  });
});
