/** Send my turn: the whole game as a link, to share, to copy, or to scan. */

import { door } from "#door";
import { t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import { linkOf } from "../screens/links";
import { useShareOrigin } from "../screens/share/InviteQr";
import { Qr } from "../screens/share/Qr";
import { useAsync } from "../screens/useAsync";
import type { TableStore } from "../state/table";
import { Glyph } from "../ui/Glyph";
import { Button, CopyField, Dialog, Problem } from "../ui/kit";
import { linksApi } from "./api";
import { LARGE } from "./largeCodes";
import "./turns.css";

/** What the dialog is for: it says so in words of its own. */
function about({ table, view }: StateMessage): "over" | "carry" | "open" | "turn" {
  if (view.over) return "over";
  if (!table.by_turns) return "carry";
  return table.seats[view.to_move ?? -1]?.kind === "open" ? "open" : "turn";
}

export function SendDialog({ table, onClose }: { table: TableStore; onClose: () => void }) {
  const state = table.state.value as StateMessage;
  const origin = useShareOrigin();
  const secret = table.secrets.seats.join() || (state.table.watch ?? "");
  const { data, error } = useAsync(() => linksApi.make(table.id, secret), state.number);
  const what = about(state);
  const name = table.seats.value[state.view.to_move ?? -1]?.name ?? "";
  const url = data && linkOf(`/play#${data.link}`, door.isShared ? origin : undefined);
  const share = async (): Promise<void> => {
    const text = t(`send-message-${what}`, { name });
    // whoever closes the list of apps again has shared nothing, and knows it
    await navigator.share({ text, url: url ?? "" }).catch(() => {});
  };
  return (
    <Dialog title={t(`send-title-${what}`, { name })} onClose={onClose} class="send-turn">
      <p>{t(`send-text-${what}`, { name })}</p>
      <Problem text={error} />
      {url && (
        <>
          {"share" in navigator && (
            <Button kind="primary" large wide onClick={share}>
              <Glyph name="share" /> {t("send-share")}
            </Button>
          )}
          <CopyField text={url} label={t("send-link")} />
          <figure class="row share-qr">
            <Qr text={url} label={t("send-qr")} codes={LARGE} />
            <figcaption class="stack soft">
              <span>{t("send-scan")}</span>
              <small>{t(what === "carry" ? "send-honest-carry" : "send-honest")}</small>
            </figcaption>
          </figure>
        </>
      )}
      {!url && !error && <p class="soft">{t("loading")}</p>}
    </Dialog>
  );
}
