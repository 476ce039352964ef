/** A QR code as one path; always dark on light, since not every reader takes it inverted. */

import { useMemo } from "preact/hooks";
import { type Codes, qrCode } from "./encode";

const QUIET = 3;

/** Each run of dark modules in a row becomes one rectangle. */
export function qrPath(dark: readonly boolean[][]): string {
  let path = "";
  dark.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end++;
      path += `M${x} ${y}h${end - x + 1}v1h-${end - x + 1}z`;
      x = end;
    }
  });
  return path;
}

export function Qr({ text, label, codes }: { text: string; label: string; codes?: Codes }) {
  const { path, size } = useMemo(() => {
    try {
      const dark = qrCode(text, codes);
      return { path: qrPath(dark), size: dark.length };
    } catch {
      return { path: "", size: 0 }; // too long for a code: the link itself is there
    }
  }, [text, codes]);
  if (!size) return null;
  const side = size + 2 * QUIET;
  return (
    <svg
      class="qr"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#1d1812" />
    </svg>
  );
}
