/** A record or saved game from a file becomes a table. */

import { useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Glyph } from "../../ui/Glyph";
import { Box, Button } from "../../ui/kit";
import { bearer } from "../links";
import { openTable, secretsOf } from "../open";
import { readRecord, server } from "../server";
import { asApiError } from "../useAsync";
import { errorText } from "../words";

export function Upload() {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState("");
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setError("");
    try {
      const made = await server.upload(await readRecord(file));
      const state = await server.glance(made.table, bearer(secretsOf(made)) ?? "");
      // A finished game is looked at, an unfinished one played on.
      openTable(made, { replay: state.view?.over ?? false });
    } catch (problem) {
      setError(errorText(asApiError(problem)));
    }
    if (input.current) input.current.value = "";
  };
  return (
    <Box title={t("upload-title")} class={over ? "upload over" : "upload"}>
      <div
        class="drop"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer?.files[0]);
        }}
      >
        <p class="soft">{t("upload-text")}</p>
        <Button onClick={() => input.current?.click()}>
          <Glyph name="upload" />
          {t("upload-button")}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t("upload-button")}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
      </div>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </Box>
  );
}
