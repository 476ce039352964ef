/** One table: connects, and shows the waiting room or the game. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { keepTold, tellHere } from "../alerts/load";
import { useGame } from "../games";
import { t } from "../i18n";
import type { Secrets } from "../router";
import { Lost } from "../screens/Lost";
import { Top } from "../screens/Top";
import { keepResult } from "../state/career";
import { known, remember } from "../state/mygames";
import { TableStore } from "../state/table";
import { Page } from "../ui/kit";
import { useTitle } from "../ui/useTitle";
import { GameScreen } from "./GameScreen";
import { WaitingRoom } from "./WaitingRoom";

/** A bare address of a table this browser knows opens with the secrets it has. */
function withKnown(id: string, secrets: Secrets): Secrets {
  if (secrets.seats.length || secrets.watch || secrets.invite) return secrets;
  const mine = known(id);
  return mine ? { seats: mine.seats, invite: null, watch: mine.watch } : secrets;
}

export function TableScreen({ id, secrets }: { id: string; secrets: Secrets }) {
  const [table, setTable] = useState<TableStore | null>(null);
  useEffect(() => {
    const made = new TableStore(id, withKnown(id, secrets));
    setTable(made);
    return () => made.close();
  }, [id, secrets]);
  return table && <Opened table={table} />;
}

function Opened({ table }: { table: TableStore }) {
  useSignalEffect(() => {
    const state = table.state.value;
    if (!state) return;
    remember({
      table: table.id,
      seats: table.secrets.seats,
      watch: state.table.watch,
      names: state.table.seats.map((seat) => seat.name),
      over: state.view.over,
      link: state.table.link,
    });
    keepResult(state);
  });
  useSignalEffect(() => {
    if (table.acting.value !== null) tellHere(table.id);
  });
  useEffect(() => {
    keepTold(table.id, table.secrets.seats);
    const tell = (): void => {
      table.send({ type: "front", yes: !document.hidden });
    };
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [table]);
  const state = table.state.value;
  const mine = table.acting.value !== null;
  useTitle(
    state?.table.begun ? t(mine ? "title-your-turn" : "title-table", { id: table.id }) : undefined,
  );
  const ready = useGame(state?.table.game);
  if (!state || !table.board.value || !ready) {
    if (table.link.value === "closed")
      return <Lost title={t("link-closed-title")} text={t("link-closed")} />;
    const refusal = table.refusal.value;
    return (
      <div class="lines page">
        <Top />
        <Page>
          <p class="soft" role="status">
            {refusal ? t("link-refused", { text: refusal.text }) : t("loading")}
          </p>
        </Page>
      </div>
    );
  }
  return state.table.begun ? <GameScreen table={table} /> : <WaitingRoom table={table} />;
}
