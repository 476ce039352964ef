import { describe, expect, it } from "vitest";
import { bearer, readLink, shareOrigin, tableLink } from "../../src/screens/links";

const HERE = "http://localhost:8000";

describe("links to send on", () => {
  it("carry secrets in the fragment only", () => {
    const origin = "http://192.168.1.20:8000/";
    expect(tableLink("oak-river-7", { invite: "abc" }, { origin })).toBe(
      "http://192.168.1.20:8000/t/oak-river-7#invite=abc",
    );
    expect(tableLink("oak-river-7", { watch: "w" }, { origin, replay: true })).toBe(
      "http://192.168.1.20:8000/t/oak-river-7/replay#watch=w",
    );
  });

  it("name the server as others reach it", () => {
    const local = { hostname: "localhost", origin: HERE };
    expect(shareOrigin(["http://192.168.1.20:8000"], local)).toBe("http://192.168.1.20:8000");
    expect(shareOrigin([], local)).toBe(HERE);
    const lan = { hostname: "192.168.1.20", origin: "http://192.168.1.20:8000" };
    expect(shareOrigin(["http://10.0.0.3:8000"], lan)).toBe("http://192.168.1.20:8000");
    const loop = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8000" };
    expect(shareOrigin(["http://10.0.0.3:8000"], loop)).toBe("http://10.0.0.3:8000");
  });
});

describe("a pasted link", () => {
  it("of this server opens here", () => {
    const path = "/t/oak-river-7#watch=abc";
    expect(readLink(` ${HERE}${path} `, HERE)).toEqual({ kind: "here", path });
    expect(readLink(path, HERE)).toEqual({ kind: "here", path });
    expect(readLink(`localhost:8000${path}`, HERE)).toEqual({ kind: "here", path });
    expect(readLink("/t/oak-river-7/replay#seat=a,b", HERE)?.kind).toBe("here");
  });

  it("of another server leads there", () => {
    const url = "http://192.168.1.20:8000/t/oak-river-7#invite=abc";
    expect(readLink(url, HERE)).toEqual({ kind: "elsewhere", url });
  });

  it("that is none is refused", () => {
    for (const text of ["", "hello", "/t/oak-river-7", "/new", "javascript:alert(1)//t/x#seat=1"])
      expect(readLink(text, HERE), text).toBeNull();
    expect(readLink("https://example.org/elsewhere#watch=1", HERE)).toBeNull();
  });
});

it("acts with the strongest secret", () => {
  expect(bearer({ seats: ["a", "b"], watch: "w" })).toBe("a,b");
  expect(bearer({ seats: [], watch: "w", invite: "i" })).toBe("w");
  expect(bearer({ invite: "i" })).toBe("i");
  expect(bearer({})).toBeUndefined();
});
