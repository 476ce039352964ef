/** The colour of a ground in small pictures. */

import "./flat.css";

export const flat = (ground: string): string => `var(--flat-${ground}, #e6d6ab)`;
