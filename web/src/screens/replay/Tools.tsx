/** Play on from a step, keep the record, send the link. */

import { useState } from "preact/hooks";
import { door } from "#door";
import { t } from "../../i18n";
import type { StateMessage } from "../../net/protocol";
import { server } from "../../net/server";
import { link } from "../../router";
import { Glyph } from "../../ui/Glyph";
import { Button, copyLink } from "../../ui/kit";
import { saveAs } from "../../ui/saving";
import { toast } from "../../ui/toast";
import { tableLink } from "../links";
import { useWork } from "../useAsync";
import { Fork } from "./Fork";

interface Props {
  id: string;
  secret: string;
  state: StateMessage;
  step: number;
}

export function Tools({ id, secret, state, step }: Props) {
  const { busy, work } = useWork(toast);
  const [forking, setForking] = useState(false);
  const { table } = state;
  const { watch } = table;
  const download = async (): Promise<void> => {
    saveAs(`hexholm-${id}.json`, await server.record(id, secret));
  };
  const copy = (): Promise<void> =>
    copyLink(`${tableLink(id, { watch }, { replay: true })}&step=${step}`, t("replay-copied"));
  const isOver = state.view.over;
  return (
    <>
      <section class="box replay-tools" aria-label={t("menu-title")}>
        <Button
          kind="primary"
          wide
          disabled={busy || !state.table.begun}
          title={t("replay-fork-text")}
          onClick={() => setForking(true)}
        >
          <Glyph name="again" /> {t("replay-fork")}
        </Button>
        <div class="wrap">
          {door.isShared && watch && (
            <Button onClick={copy}>
              <Glyph name="link" /> {t("replay-link")}
            </Button>
          )}
          {(isOver || table.seats.every((seat) => seat.mine || seat.kind === "bot")) && (
            <a class="button" href={link(`/position#table=${id}@${step}&secret=${secret}`)}>
              <Glyph name="pencil" /> {t("menu-position")}
            </a>
          )}
          {isOver && (
            <Button disabled={busy} onClick={() => work(download)}>
              <Glyph name="download" /> {t("replay-download")}
            </Button>
          )}
        </div>
        {!isOver && <p class="soft hint">{t("replay-running")}</p>}
      </section>
      {forking && (
        <Fork id={id} secret={secret} state={state} step={step} onClose={() => setForking(false)} />
      )}
    </>
  );
}
