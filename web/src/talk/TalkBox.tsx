/** The talk comes when somebody looks at it, so that the first page stays small. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { TableStore } from "../state/table";

const loaded = signal<typeof import("./Talk") | null>(null);

export function TalkBox({ table }: { table: TableStore }) {
  useEffect(() => {
    void import("./Talk").then((module) => {
      loaded.value = module;
    });
  }, []);
  const module = loaded.value;
  return module ? <module.Talk table={table} /> : <p class="soft">{t("loading")}</p>;
}
