/** A game step by step, from its start to now or to its end. */

import { useMemo, useState } from "preact/hooks";
import { useGame } from "../games";
import { language, t } from "../i18n";
import { server } from "../net/server";
import type { Secrets } from "../router";
import { known } from "../state/mygames";
import { Page } from "../ui/kit";
import "./Replay.css";
import { Lost } from "./Lost";
import { bearer } from "./links";
import { Player } from "./replay/Player";
import { Top } from "./Top";
import { useAsync } from "./useAsync";
import { namedSeats } from "./words";

/** A bare address of a table this browser knows opens with the secrets it has. */
const secretFor = (id: string, secrets: Secrets): string =>
  bearer(secrets) ?? bearer(known(id) ?? {}) ?? "";

export function ReplayScreen({ id, secrets }: { id: string; secrets: Secrets }) {
  const secret = secretFor(id, secrets);
  const [again, setAgain] = useState(0);
  const { data: told, error } = useAsync(() => server.table(id, secret), again);
  const data = useMemo(
    () => told && { ...told, table: { ...told.table, seats: namedSeats(told.table.seats) } },
    [told, language.value],
  );
  const ready = useGame(data?.table.game);
  if (error) return <Lost title={t("unknown-title")} text={error} />;
  if (!data?.board || !ready)
    return (
      <div class="lines page">
        <Top title={t("replay-title")} />
        <Page>{t("loading")}</Page>
      </div>
    );
  return <Player id={id} secret={secret} state={data} onMore={() => setAgain(again + 1)} />;
}
