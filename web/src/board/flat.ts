/** The colour of a ground in small pictures; without one a hex is only its outline. */

import "./flat.css";

export const flat = (ground: string): string =>
  ground ? `var(--flat-${ground}, #e6d6ab)` : "none";
