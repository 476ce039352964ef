import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableStore } from "./table";

const Context = createContext<TableStore | null>(null);

export const TableProvider = Context.Provider;

/** The table of the screen; only inside a TableProvider. */
export function useTable(): TableStore {
  const table = useContext(Context);
  if (!table) throw new Error("no table here");
  return table;
}
