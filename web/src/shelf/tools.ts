/** The tools for the real table: their place in the hub, and the screens behind their addresses. */

import type { ComponentChildren } from "preact";
import { boards } from "../boards/load";
import { loadTexts } from "../i18n";

/** The parts of an address, and what stands behind `#`: a set-up or a position. */
export interface ToolProps {
  path: string[];
  given: string;
}

export interface Tool {
  /** its address, and in the texts: `tool-NAME`, `tool-NAME-text` */
  name: string;
  glyph: string;
  /** its address, if not its name */
  path?: string;
  /** the screen, unless it is one of the page's own */
  load?: () => Promise<(props: ToolProps) => ComponentChildren>;
}

export const TOOLS: readonly Tool[] = [
  { name: "setup", glyph: "dice", path: "shelf/setup" },
  {
    name: "count",
    glyph: "coin",
    load: async () =>
      (await Promise.all([import("../count"), loadTexts("count"), loadTexts("paint")]))[0]
        .CountScreen,
  },
  {
    name: "position",
    glyph: "pencil",
    load: async () => (await import("../position")).load(),
  },
  { name: "boards", glyph: "hex", load: boards },
  { name: "rules", glyph: "learn" },
];
