/** Opens the talk where it has no place of its own; says how much is unread. */

import { t } from "../i18n";
import type { TableStore } from "../state/table";
import { Glyph } from "../ui/Glyph";
import { Button } from "../ui/kit";
import { canTalk, unread } from "./state";

export function TalkButton({ table, onOpen }: { table: TableStore; onOpen: () => void }) {
  if (!canTalk(table)) return null;
  const fresh = unread(table);
  const label = t("talk-open", { n: fresh });
  return (
    <Button class="icon phone-only talk-button" aria-label={label} title={label} onClick={onOpen}>
      <Glyph name="talk" />
      {fresh > 0 && <i class="badge">{fresh}</i>}
    </Button>
  );
}
