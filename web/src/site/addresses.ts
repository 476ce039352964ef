/**
 * The site may lie in any folder of any host, so its paths are in the fragment: `/t/NAME#seat=A` is
 * `#/t/NAME?seat=A` there.
 */

export const link = (path: string): string => `#${path.replace("#", "?")}`;

/** The path of an address; null if it is none of a screen. */
export const read = (address: string): string | null =>
  address.startsWith("#/") ? address.slice(1).replace("?", "#") : null;
