import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "../src/net/door";
import { backoff, type Link, TableSocket } from "../src/net/socket";

class Fake {
  static all: Fake[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
    this.onmessage?.({ data: '{"type":"state"}' });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let links: Link[] = [];
const connect = (): TableSocket =>
  new TableSocket({
    table: "here",
    hello: () => ({ type: "hello", secrets: ["s"], since: null }),
    onMessage: () => {},
    onLink: (link) => void links.push(link),
    make: () => new Fake() as Wire,
  });

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  links = [];
});
afterEach(() => void vi.useRealTimers());

describe("the socket", () => {
  it("says hello first and is open with the first state", () => {
    connect();
    Fake.all[0]?.opens();
    expect(Fake.all[0]?.sent).toEqual(['{"type":"hello","secrets":["s"],"since":null}']);
    expect(links).toEqual(["open"]);
  });

  it("comes back after a cut, again and again", () => {
    connect();
    Fake.all[0]?.opens();
    Fake.all[0]?.cut();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(Fake.all).toHaveLength(2);
    Fake.all[1]?.cut();
    vi.advanceTimersByTime(1000);
    expect(Fake.all).toHaveLength(3);
    Fake.all[2]?.opens();
    expect(links.at(-1)).toBe("open");
  });

  it("does not come back when the server says no, or when closed", () => {
    connect();
    Fake.all[0]?.cut(4403);
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(1);
    expect(links).toEqual(["closed"]);
    const socket = connect();
    socket.close();
    Fake.all[1]?.cut();
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(2);
  });

  it("sends nothing while it is cut", () => {
    const socket = connect();
    expect(socket.send({ type: "previews", actions: [] })).toBe(false);
    Fake.all[0]?.opens();
    expect(socket.send({ type: "previews", actions: [] })).toBe(true);
  });

  it("waits longer each time, at most some seconds", () => {
    expect(backoff(0, () => 0.5)).toBe(300);
    expect(backoff(3, () => 0.5)).toBe(2400);
    expect(backoff(30, () => 1)).toBeLessThanOrEqual(12_500);
  });
});
