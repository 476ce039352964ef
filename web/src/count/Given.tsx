/** A link with a set-up was opened: its board is counted, unless another count would be lost. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { call } from "../net/api";
import type { CountAsked, GameName } from "../net/protocol.gen";
import { navigate } from "../router";
import { useWork } from "../screens/useAsync";
import { Confirm, Page, Problem } from "../ui/kit";
import { change, draft, isBegun, type Setup, startDraft } from "./draft";

interface Opened {
  game: GameName;
  players: number;
  names: string[];
  setup: Record<string, unknown>;
}

/** What a count has no use for: who was dealt what. */
const DEALT = ["edition", "players", "talents", "seed"];

const setupOf = (setup: Opened["setup"]): Setup =>
  Object.fromEntries(Object.entries(setup).filter(([key]) => !DEALT.includes(key))) as Setup;

export function Given({ link }: { link: string }) {
  const { error, work } = useWork();
  const [asks, setAsks] = useState(isBegun(draft.peek()));
  const leave = (): void => navigate("/count", true);
  const take = (): Promise<void> =>
    work(async () => {
      const body = { link };
      const { game, players, names, setup } = await call<Opened>("/api/shelf/open", { body });
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
