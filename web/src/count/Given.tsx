/** A link with a set-up was opened: its board is counted, unless another count would be lost. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { CountAsked } from "../net/protocol.gen";
import { navigate } from "../router";
import { useWork } from "../screens/useAsync";
import { shelfApi } from "../shelf/shelf";
import { Confirm, Page, Problem } from "../ui/kit";
import { change, draft, isBegun, type Setup, startDraft } from "./draft";

/** What a count has no use for: how many play is told by their pieces. */
const setupOf = ({ players: _, seed: __, ...rest }: Setup): Setup => rest;

export function Given({ link }: { link: string }) {
  const { error, work } = useWork();
  const [asks, setAsks] = useState(isBegun(draft.peek()));
  const leave = (): void => navigate("/count", true);
  const take = (): Promise<void> =>
    work(async () => {
      const { game, players, names, setup } = await shelfApi.open(link);
      const fresh = startDraft(game);
      const people = Array.from({ length: players }, (_, seat) => ({
        name: names[seat] ?? "",
        colour: draft.peek().players[seat]?.colour ?? fresh.players[seat]?.colour ?? "red",
      }));
      const seats: CountAsked["seats"] = people.map(() => ({ pieces: {}, numbers: {} }));
      change({ ...fresh, setup: setupOf(setup), players: people, seats, step: "pieces" });
      leave();
    });
  useEffect(() => {
    if (!asks) void take();
  }, [asks]);
  return (
    <Page>
      {error ? <Problem text={error} /> : <p class="soft">{t("loading")}</p>}
      {error && (
        <button type="button" class="button" onClick={leave}>
          {t("count-setup")}
        </button>
      )}
      {asks && (
        <Confirm
          title={t("count-over-title")}
          text={t("count-over-text")}
          yes={t("count-over")}
          onNo={leave}
          onYes={() => setAsks(false)}
        />
      )}
    </Page>
  );
}
