/** Letters that tell lands apart. */

/** The first letter of each name; where several begin alike, also the first in which they differ. */
export function lettersOf(
  lands: readonly string[],
  name: (land: string) => string,
): Map<string, string> {
  const names = new Map(lands.map((land) => [land, name(land)]));
  const letter = (one: string): string => {
    const first = one.charAt(0);
    const alike = [...names.values()].filter((other) => other !== one && other[0] === first);
    if (!alike.length) return first;
    const more = [...one].findIndex((c, at) => at && alike.every((other) => other[at] !== c));
    return first + one.charAt(Math.max(1, more));
  };
  return new Map([...names].map(([land, one]) => [land, letter(one)]));
}
