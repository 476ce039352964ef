/** Games are in this browser alone: a file of all of them, and the way back. */

import { t } from "../i18n";
import type { NewTable } from "../net/protocol.gen";
import { secretsOf } from "../screens/open";
import { useWork } from "../screens/useAsync";
import { myGames, remember } from "../state/mygames";
import { FileButton } from "../ui/FileButton";
import { Box, Button, Problem } from "../ui/kit";
import { saveAs } from "../ui/saving";
import { toast } from "../ui/toast";
import { isKept } from "./app";
import { doAll } from "./table";

/** Games that this browser keeps, but doesn't list: they came from a file. */
async function listAll(): Promise<void> {
  const all = JSON.parse(await doAll("games")) as NewTable[];
  const known = new Set(myGames.value.map(({ table }) => table));
  for (const made of all)
    if (!known.has(made.table)) remember({ table: made.table, ...secretsOf(made) });
}

const today = (): string => new Date().toISOString().slice(0, 10);

export function Keeping() {
  const { busy, error, work } = useWork();
  const save = (): Promise<void> =>
    // as it is: its numbers may be larger than those of JavaScript
    work(async () => saveAs(`hexholm-${today()}.json`, await doAll("backup")));
  const load = (file: File): Promise<void> =>
    work(async () => {
      const n = Number(await doAll("restore", await file.text()));
      await listAll();
      toast(t("keep-loaded", { n }));
    });
  return (
    <Box title={t("keep-title")} class="keeping">
      <p class="soft">
        {t("keep-text")} {isKept.value && t("keep-offline")}
      </p>
      <div class="wrap">
        <Button onClick={save} disabled={busy || !myGames.value.length}>
          {t("keep-save")}
        </Button>
        <FileButton label={t("keep-load")} accept=".json,application/json" onFile={load} />
      </div>
      <Problem text={error && t("keep-wrong")} />
    </Box>
  );
}
