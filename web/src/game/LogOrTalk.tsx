/** The log; where there is somebody to talk to, the talk behind a second tab. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { TableStore } from "../state/table";
import { canTalk, unread, useNews } from "../talk/state";
import { TalkBox } from "../talk/TalkBox";
import { Box } from "../ui/kit";
import { LogList, LogPanel } from "./LogPanel";
import type { GameUi } from "./ui";

const TABS = ["log", "talk"] as const;

export function LogOrTalk({ table, ui }: { table: TableStore; ui: GameUi }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("log");
  const talks = canTalk(table);
  useNews(table, () => tab === "talk" || ui.panel.value === "talk");
  if (!talks) return <LogPanel table={table} ui={ui} />;
  const fresh = unread(table);
  return (
    <Box class="lines log" label={t("log-title")}>
      <div class="row talk-tabs" role="group" aria-label={t("talk-tabs")}>
        {TABS.map((name) => (
          <button
            type="button"
            key={name}
            class="heading"
            aria-pressed={name === tab}
            onClick={() => setTab(name)}
          >
            {t(`${name}-title`)}
            {name === "talk" && tab !== "talk" && fresh > 0 && <i class="badge">{fresh}</i>}
          </button>
        ))}
      </div>
      {tab === "log" ? (
        <div class="log-scroll" tabIndex={0}>
          <LogList table={table} ui={ui} />
        </div>
      ) : (
        <TalkBox table={table} />
      )}
    </Box>
  );
}
