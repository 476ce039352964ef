/** A link with a set-up was opened: its board is counted, unless another count would be lost. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { navigate } from "../router";
import { useWork } from "../screens/useAsync";
import { shelfApi } from "../shelf/shelf";
import { Confirm, Page, Problem } from "../ui/kit";
import { change, draft, people, type Setup, startDraft } from "./draft";
import { isUnkept } from "./kept";

/** What a count has no use for: how many play is told by their pieces. */
const setupOf = ({ players: _, seed: __, ...rest }: Setup): Setup => rest;

export function Given({ link }: { link: string }) {
  const { error, work } = useWork();
  const [asks, setAsks] = useState(isUnkept(draft.peek()));
  const leave = (): void => navigate("/count", true);
  const take = (): Promise<void> =>
    work(async () => {
      const { game, players, names, setup } = await shelfApi.open(link);
      const who = people(players, draft.peek().players).map(({ colour }, seat) => ({
        name: names[seat] ?? "",
        colour,
      }));
      const found = setupOf(setup);
      change({
        ...startDraft(game, who),
        setup: found,
        given: { [game]: found },
        step: "pieces",
      });
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
