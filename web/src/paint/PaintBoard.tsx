/**
 * A board to paint on: a mouse or one finger draws, two fingers move and zoom. With keys the arrows go
 * from hex to hex, Space or Enter paints one, and arrows with Shift paint on the way.
 */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Board, type BoardProps } from "../board/Board";
import type { Pen } from "../board/gestures";
import { step } from "../board/keyboard";
import type { Screen } from "../board/screen";
import { t } from "../i18n";
import { along, Brush, hexesUnder, type Stroke } from "./stroke";

type Given = Omit<BoardProps, "pen" | "onPick" | "onHold" | "onDismiss" | "legal" | "seats">;

export interface PaintProps extends Given {
  /** those whose pieces are in the picture */
  seats?: BoardProps["seats"];
  onStroke: (stroke: Stroke) => void;
}

export function PaintBoard({ onStroke, onKey, seats = [], ...rest }: PaintProps) {
  const { map, aim } = rest;
  const tell = useRef(onStroke);
  tell.current = onStroke;
  const brush = useMemo(() => new Brush((stroke) => tell.current(stroke)), []);

  const pen = (screen: Screen): Pen => ({
    draw: (from, to) => {
      const hexes = hexesUnder(screen, map, from, to);
      aim.value = hexes.at(-1) ?? null;
      brush.touch(hexes);
    },
    lift: () => {
      aim.value = null; // a finger leaves nothing behind; a mouse aims again at once
      brush.end("done");
    },
    drop: () => brush.end("dropped"),
  });

  useLayoutEffect(() => {
    const up = ({ key }: KeyboardEvent): void => {
      if (key === "Shift") brush.end("done");
    };
    const away = (): void => brush.end("done");
    window.addEventListener("keyup", up);
    window.addEventListener("blur", away);
    return () => {
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", away);
    };
  }, [brush]);

  const onPaintKey: NonNullable<BoardProps["onKey"]> = (event, hex, placed) => {
    if (event.key === "Escape" && brush.isDown) {
      brush.end("dropped");
      return true;
    }
    const done = onKey?.(event, hex, placed);
    if (done) return done;
    const to = event.shiftKey && step(placed, hex, event.key);
    if (!to) return false;
    brush.touch(along(placed, hex, to));
    return to;
  };

  return (
    <Board
      {...rest}
      seats={seats}
      pen={pen}
      onKey={onPaintKey}
      onPick={(hex) => {
        brush.touch([hex]);
        brush.end("done");
      }}
      help={rest.help ?? t("paint-help")}
    />
  );
}
