import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { useCount } from "../../src/count/asking";
import type { CountAsked } from "../../src/net/protocol.gen";

const ASKED = { game: "kingdom-builder", setup: {}, seats: [] } as unknown as CountAsked;

function Counted({ asked }: { asked: CountAsked }) {
  const { error, isCurrent } = useCount(asked);
  return <p>{error ? "no answer" : isCurrent ? "counted" : "asking"}</p>;
}

const place = document.createElement("div");

async function after(ms: number): Promise<string | null> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return place.textContent;
}

afterEach(() => {
  act(() => render(null, place));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("counts by itself once the server answers again", async () => {
  vi.useFakeTimers();
  const offline = vi.fn().mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", offline);
  act(() => render(<Counted asked={ASKED} />, place));
  expect(await after(10)).toBe("no answer");
  await after(1500);
  expect(offline).toHaveBeenCalledTimes(2);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  expect(await after(1500)).toBe("counted");
});

it("does not ask again what was refused", async () => {
  vi.useFakeTimers();
  const refused = vi.fn(async () => Response.json({ error: { text: "No" } }, { status: 422 }));
  vi.stubGlobal("fetch", refused);
  act(() => render(<Counted asked={{ ...ASKED, seats: [{}] as never }} />, place));
  expect(await after(10)).toBe("no answer");
  await after(10_000);
  expect(refused).toHaveBeenCalledTimes(1);
});
