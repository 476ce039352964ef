/** Keys that work anywhere on a screen. */

import { useLayoutEffect } from "preact/hooks";

export function useKeydown(onKey: (event: KeyboardEvent) => void): void {
  // Not after the first picture, as an effect would: what can be seen can be pressed.
  useLayoutEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
