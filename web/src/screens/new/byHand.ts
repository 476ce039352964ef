/** A set-up is chosen as it lies on a real table: nothing is left to chance. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Args, t } from "../../i18n";

export const ByHand = createContext(false);

export const useByHand = (): boolean => useContext(ByHand);

/** What is said where something isn't chosen: that it is drawn, or that it is still to be chosen. */
export function useOpen(): (id: string, args?: Args) => string {
  const byHand = useByHand();
  return (id, args = {}) => t(byHand ? [`${id}-by-hand`, id].join(" ") : id, args);
}
