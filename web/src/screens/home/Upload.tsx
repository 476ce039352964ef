/** A record or saved game from a file becomes a table. */

import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { readRecord, server } from "../../net/server";
import { FileButton } from "../../ui/FileButton";
import { Box, Problem } from "../../ui/kit";
import { bearer } from "../links";
import { openTable, secretsOf } from "../open";
import { useWork } from "../useAsync";

export function Upload() {
  const { error, work } = useWork();
  const [over, setOver] = useState(false);
  const take = (file: File): Promise<void> =>
    work(async () => {
      const made = await server.upload(await readRecord(file));
      const state = await server.glance(made.table, bearer(secretsOf(made)) ?? "");
      // A finished game is looked at, an unfinished one played on.
      openTable(made, { replay: state.view?.over ?? false });
    });
  return (
    <Box title={t("upload-title")} class={over ? "upload over" : "upload"}>
      <div
        class="row drop"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer?.files[0];
          if (file) take(file);
        }}
      >
        <p class="soft">{t("upload-text")}</p>
        <FileButton label={t("upload-button")} accept=".json,application/json" onFile={take} />
      </div>
      <Problem text={error} />
    </Box>
  );
}
