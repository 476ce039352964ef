import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, PlayEntry, StateMessage } from "../src/net/protocol.gen";
import type { SocketOptions } from "../src/net/socket";
import { TableStore } from "../src/state/table";
import { sentFixture as fixture } from "./fixture";

const secrets = { seats: ["s"], invite: null, watch: null };

function open(): { table: TableStore; sent: ClientMessage[]; options: SocketOptions } {
  const sent: ClientMessage[] = [];
  let options: SocketOptions | undefined;
  const table = new TableStore("oak-river-7", secrets, (given) => {
    options = given;
    return { send: (message) => Boolean(sent.push(message)), close: () => {} };
  });
  return { table, sent, options: options as SocketOptions };
}

/** The state after one more action of a seat. */
function following(state: StateMessage, seat: number, action: string): StateMessage {
  const entry: PlayEntry = {
    number: state.number + 1,
    seat,
    kind: "play",
    action,
    step: 99,
    events: [],
  };
  const { board: _board, ...rest } = structuredClone(state);
  return { ...rest, number: entry.number, entries: [entry] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a table", () => {
  it("knows board, seats and who acts after the first state", () => {
    const { table, sent } = open();
    table.receive(fixture());
    expect(table.board.value?.hexes).toHaveLength(400);
    expect(table.acting.value).toBe(0);
    expect(table.me.value).toBe(0);
    expect(table.isWatching.value).toBe(false);
    expect(sent).toEqual([]);
  });

  it("plays with its seat and number, once at a time", () => {
    const { table, sent } = open();
    const state = fixture();
    table.receive(state);
    table.play("build c4");
    table.play("build c4");
    const plays = sent.filter((message) => message.type === "play");
    expect(plays).toEqual([{ type: "play", seat: 0, number: state.number, action: "build c4" }]);
    table.receive({ type: "refused", code: "illegal", text: "no" });
    expect(table.busy.value).toBe(false);
    expect(table.refusal.value?.code).toBe("illegal");
  });

  it("plays hexes picked early once the answers are there, as long as they may be played", () => {
    const { table, sent } = open();
    const state = fixture();
    const [first, second, third, last] = state.legal?.hexes.build ?? [];
    const plays = () => sent.filter((one) => one.type === "play").map(({ action }) => action);
    table.receive(state);
    for (const hex of [first, second, third, last]) table.play(`build ${hex}`);
    expect(plays()).toEqual([`build ${first}`]);
    const next = following(state, 0, `build ${first}`);
    table.receive(next);
    expect(plays()).toEqual([`build ${first}`, `build ${second}`]);

    const full = following(next, 0, `build ${second}`);
    table.receive({ ...full, legal: { hexes: {}, others: ["end"] } });
    table.play("end");
    table.play("end");
    table.receive(following(full, 0, "end"));
    expect(plays()).toEqual([`build ${first}`, `build ${second}`, "end"]);
  });

  it("keeps why it was turned away until it gets in", () => {
    const { table, options } = open();
    table.receive({ type: "refused", code: "too-many", text: "Too many tabs." });
    options.onLink("lost");
    expect(table.refusal.value?.text).toBe("Too many tabs.");
    options.onLink("open");
    expect(table.refusal.value).toBeNull();
  });

  it("says after a cut what it knows, and merges what it missed", () => {
    const { table, options } = open();
    const hello = { type: "hello", secrets: ["s"], language: "en", front: true };
    expect(options.hello()).toEqual({ ...hello, since: null });
    const state = fixture();
    table.receive(state);
    expect(options.hello()).toEqual({ ...hello, since: state.number });
    table.receive({ ...following(state, 0, "build c4"), board: state.board as never });
    expect(table.entries.value.at(-1)?.action).toBe("build c4");
    expect(table.entries.value).toHaveLength(state.entries.length + 1);
  });

  it("shows actions of others one after the other", () => {
    const { table } = open();
    const first = fixture();
    table.receive(first);
    const second = following(first, 1, "build a1");
    const third = following(second, 1, "build a2");
    table.receive(second);
    table.receive(third);
    expect(table.state.value?.number).toBe(second.number);
    vi.advanceTimersByTime(1000);
    expect(table.state.value?.number).toBe(third.number);
  });

  it("shows one's own action at once", () => {
    const { table } = open();
    const first = fixture();
    table.receive(first);
    const second = following(first, 0, "build a1");
    table.receive(second);
    table.receive(following(second, 0, "build a2"));
    expect(table.state.value?.number).toBe(first.number + 2);
  });

  it("answers why-questions to whoever asked", async () => {
    const { table, sent, options } = open();
    table.receive(fixture());
    const asked = table.why("build a1");
    const reason = { rule: "B-3.1", key: "occupied", text: "a1 is occupied", args: { hex: "a1" } };
    options.onLink("lost");
    options.onLink("open");
    expect(sent.filter((one) => one.type === "why")).toHaveLength(2); // the answer may be lost
    table.receive({ type: "why", action: "build a1", reason });
    expect(await asked).toEqual(reason);
  });

  it("drops previews of an older position", () => {
    const { table } = open();
    const state = fixture();
    table.receive(state);
    const previews = { "build a1": { gold: {}, events: [] } };
    table.receive({ type: "previews", number: state.number - 1, previews });
    expect(table.previews.value).toEqual({});
    table.receive({ type: "previews", number: state.number, previews });
    expect(table.previews.value).toEqual(previews);
  });

  it("asks once what an action would bring, and again at the next position or after a cut", () => {
    const { table, sent, options } = open();
    const state = fixture();
    table.receive(state);
    table.preview(["build a1", "build a2"]);
    table.preview(["build a2", "build a3"]);
    table.preview(["build a1"]);
    table.preview([]);
    const first = { type: "previews", actions: ["build a1", "build a2"] };
    expect(sent).toEqual([first, { type: "previews", actions: ["build a3"] }]);
    options.onLink("closed");
    table.preview(["build a1"]);
    table.receive(following(state, 0, "build a2"));
    table.preview(["build a1"]);
    const again = { type: "previews", actions: ["build a1"] };
    expect(sent.slice(2)).toEqual([again, again]);
  });

  it("keeps the previews of a position together", () => {
    const { table } = open();
    const state = fixture();
    table.receive(state);
    const nothing = { gold: {}, events: [] };
    for (const action of ["build a1", "build a2"])
      table.receive({ type: "previews", number: state.number, previews: { [action]: nothing } });
    expect(table.previews.value).toEqual({ "build a1": nothing, "build a2": nothing });
  });

  it("follows who is online", () => {
    const { table } = open();
    table.receive(fixture());
    table.receive({ type: "presence", online: [], away: [5, null] });
    expect(table.seats.value.map((seat) => seat.online)).toEqual([false, true]);
    expect(table.seats.value.map((seat) => seat.away)).toEqual([5, null]);
  });
});
