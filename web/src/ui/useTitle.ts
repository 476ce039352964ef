/** What the browser's tab is called: as the screen is, from its first picture on. */

import { useLayoutEffect } from "preact/hooks";

export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
