/** A record or saved game from a file becomes a table. */

import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { FileButton } from "../../ui/FileButton";
import { Box } from "../../ui/kit";
import { bearer } from "../links";
import { openTable, secretsOf } from "../open";
import { readRecord, server } from "../server";
import { asApiError } from "../useAsync";
import { errorText } from "../words";

export function Upload() {
  const [error, setError] = useState("");
  const [over, setOver] = useState(false);
  const take = async (file: File): Promise<void> => {
    setError("");
    try {
      const made = await server.upload(await readRecord(file));
      const state = await server.glance(made.table, bearer(secretsOf(made)) ?? "");
      // A finished game is looked at, an unfinished one played on.
      openTable(made, { replay: state.view?.over ?? false });
    } catch (problem) {
      setError(errorText(asApiError(problem)));
    }
  };
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
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </Box>
  );
}
