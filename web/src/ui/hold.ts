/** Handlers for a button that a finger can hold: that asks about it instead of pressing it. */

const HOLD_MS = 480;

export function holds(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const stop = (): void => clearTimeout(timer);
  return {
    onPointerDown: (event: PointerEvent) => {
      held = false;
      stop();
      if (event.pointerType !== "touch") return;
      timer = setTimeout(() => {
        held = true;
        act();
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => held && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (held) event.stopPropagation();
      held = false;
    },
  };
}
