import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HexMap } from "../src/board/geometry";
import { WHOLE } from "../src/board/panzoom";
import { Screen } from "../src/board/screen";
import type { HexData, Picture } from "../src/net/protocol";
import { History, HistoryButtons, PaintBoard, type Stroke } from "../src/paint";
import { along, hexesUnder } from "../src/paint/stroke";
import { fixture } from "./fixture";

const { board, picture } = fixture() as unknown as { board: HexMap["board"]; picture: Picture };
const map = new HexMap(board);
const hex = (name: string) => map.byName.get(name) as HexData;
const SIZE = { width: 1000, height: 900 };
const screen = new Screen(map, WHOLE, SIZE);
const at = (name: string) => screen.place(name) ?? { x: 0, y: 0 };

describe("a stroke", () => {
  it("has every hex under a quick line", () => {
    const row = ["c3", "d3", "e3", "f3", "g3", "h3"];
    expect(hexesUnder(screen, map, at("c3"), at("h3"))).toEqual(row);
    expect(hexesUnder(screen, map, at("h3"), at("c3"))).toEqual([...row].reverse());
    expect(hexesUnder(screen, map, { x: -500, y: -500 }, { x: -400, y: -500 })).toEqual([]);
  });

  it("goes along a row by key", () => {
    expect(along(map, hex("a1"), hex("d1"))).toEqual(["a1", "b1", "c1", "d1"]);
    expect(along(map, hex("c1"), hex("a1"))).toEqual(["c1", "b1", "a1"]);
    expect(along(map, hex("a1"), hex("a2"))).toEqual(["a1", "a2"]);
  });
});

describe("the board", () => {
  let root: HTMLElement;
  let strokes: Stroke[];
  const ended = (): string[] =>
    strokes
      .filter(({ phase }) => phase !== "drawing")
      .map((one) => `${one.phase} ${one.hexes.join(" ")}`);
  const frame = (): Element => root.querySelector(".board-frame") as Element;
  const cell = (name: string): Element => root.querySelector(`[data-hex="${name}"]`) as Element;
  const point = (
    kind: string,
    name: string,
    more: Partial<PointerEventInit> & { type?: string } = {},
  ): void => {
    const { x, y } = at(name);
    frame().dispatchEvent(
      new PointerEvent(kind, {
        clientX: x,
        clientY: y,
        pointerId: 1,
        pointerType: "mouse",
        isPrimary: (more.pointerId ?? 1) === 1,
        buttons: kind === "pointerup" ? 0 : 1,
        bubbles: true,
        ...more,
      }),
    );
  };
  const key = (name: string, on: string, init: KeyboardEventInit = {}): void => {
    cell(on).dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, ...init }));
  };

  beforeEach(async () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(private readonly act: () => void) {}
        observe(element: HTMLElement): void {
          Object.defineProperty(element, "clientWidth", { value: SIZE.width });
          Object.defineProperty(element, "clientHeight", { value: SIZE.height });
          element.setPointerCapture = () => {};
          this.act();
        }
        disconnect(): void {}
      },
    );
    root = document.createElement("div");
    document.body.append(root);
    strokes = [];
    render(
      <PaintBoard
        map={map}
        picture={picture}
        aim={signal(null)}
        describe={({ name }) => name}
        label={() => null}
        onStroke={(stroke) => strokes.push(stroke)}
        onKey={(event, from, placed) =>
          event.key === "g" ? (placed.next(from, "east") ?? true) : false
        }
      />,
      root,
    );
    await new Promise((done) => setTimeout(done, 50));
  });
  afterEach(() => {
    render(null, root);
    root.remove();
    vi.unstubAllGlobals();
  });

  it("is painted by a mouse, from the press on", () => {
    point("pointerdown", "c3");
    expect(strokes).toEqual([{ hexes: ["c3"], phase: "drawing" }]);
    point("pointermove", "f3");
    point("pointermove", "e3");
    point("pointerup", "e3");
    expect(ended()).toEqual(["done c3 d3 e3 f3"]);
  });

  it("is painted by one finger, by a tap and by a drag", () => {
    const finger = { pointerType: "touch" };
    point("pointerdown", "c3", finger);
    expect(strokes).toEqual([]);
    point("pointerup", "c3", finger);
    point("pointerdown", "c5", finger);
    point("pointermove", "e5", finger);
    point("pointerup", "e5", finger);
    expect(ended()).toEqual(["done c3", "done c5 d5 e5"]);
  });

  it("is moved by two fingers, and what the first had drawn is dropped", () => {
    const [one, two] = [
      { pointerType: "touch", pointerId: 1 },
      { pointerType: "touch", pointerId: 2 },
    ];
    point("pointerdown", "c3", one);
    point("pointermove", "e3", one);
    point("pointerdown", "k9", two);
    point("pointermove", "m9", two);
    point("pointerup", "m9", two);
    point("pointermove", "g3", one);
    point("pointerup", "g3", one);
    expect(ended()).toEqual(["dropped c3 d3 e3"]);
  });

  it("drops what the browser takes away", () => {
    point("pointerdown", "c3");
    point("pointermove", "d3");
    point("pointercancel", "d3");
    expect(ended()).toEqual(["dropped c3 d3"]);
  });

  it("is painted again after a press that was let go elsewhere", () => {
    point("pointerdown", "c3");
    point("pointermove", "g7", { buttons: 0 });
    point("pointermove", "k9", { buttons: 0 });
    point("pointerdown", "c5");
    point("pointerdown", "c7");
    point("pointerup", "c7");
    expect(ended()).toEqual(["dropped c3", "dropped c5", "done c7"]);
  });

  it("is painted by keys: one hex, or on the way with Shift", () => {
    key(" ", "c3");
    key("ArrowRight", "c3", { shiftKey: true });
    key("ArrowRight", "d3", { shiftKey: true });
    window.dispatchEvent(new KeyboardEvent("keyup", { key: "Shift" }));
    key("End", "r2", { shiftKey: true });
    key("Escape", "t2");
    expect(ended()).toEqual(["done c3", "done c3 d3 e3", "dropped r2 s2 t2"]);
  });

  it("leaves other keys to its caller, who may send the cursor on", () => {
    key("g", "c3");
    expect(strokes).toEqual([]);
    expect(document.activeElement).toBe(cell("d3"));
  });
});

describe("the history", () => {
  it("takes steps back and again; a new one ends what could be taken again", () => {
    const history = new History("a");
    history.show("passing");
    expect(history.now.value).toBe("passing");
    history.drop();
    expect(history.now.value).toBe("a");
    history.keep("b");
    history.keep("b");
    history.keep("c");
    history.undo();
    expect([history.now.value, history.canUndo.value, history.canRedo.value]).toEqual([
      "b",
      true,
      true,
    ]);
    history.redo();
    expect(history.now.value).toBe("c");
    history.undo();
    history.undo();
    history.undo();
    expect([history.now.value, history.canUndo.value]).toEqual(["a", false]);
    history.keep("d");
    expect(history.canRedo.value).toBe(false);
    history.reset("e");
    expect([history.now.value, history.canUndo.value]).toEqual(["e", false]);
  });

  it("remembers as much as anybody takes back", () => {
    const history = new History(0);
    for (let step = 1; step <= 1000; step++) history.keep(step);
    for (let step = 1; step <= 1000; step++) history.undo();
    expect(history.now.value).toBe(701);
  });

  it("has keys and buttons", () => {
    const history = new History(0);
    const root = document.createElement("div");
    document.body.append(root);
    render(<HistoryButtons history={history} />, root);
    history.keep(1);
    const press = (init: KeyboardEventInit, on: Element = document.body): boolean =>
      on.dispatchEvent(
        new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ctrlKey: true, ...init }),
      );
    press({ key: "z" });
    expect(history.now.value).toBe(0);
    press({ key: "Z", shiftKey: true });
    expect(history.now.value).toBe(1);
    const field = document.createElement("input");
    document.body.append(field);
    press({ key: "z" }, field);
    expect(history.now.value).toBe(1);
    render(null, root);
  });
});
