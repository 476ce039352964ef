/** The rules of a game at hand: small pictures of all there is, and a search that answers as one types. */

import { useMemo } from "preact/hooks";
import { GAMES, useGame } from "../games";
import { language, t } from "../i18n";
import type { GuideData } from "../net/protocol.gen";
import { navigate, place } from "../router";
import { Top } from "../screens/Top";
import { useAsync } from "../screens/useAsync";
import { Page, Problem, Segments } from "../ui/kit";
import { Browser } from "./Browser";
import { guideOf } from "./guide";
import { thingsIn } from "./inplay";

interface At {
  game: string;
  entry: string;
}

export function RulesScreen({ game, entry }: At) {
  const known = GAMES.some(({ name }) => name === game) ? game : (GAMES[0]?.name ?? "");
  return (
    <div class="lines page rules-page">
      <Top title={t("lookup-title")} />
      <main>
        <Segments
          label={t("new-game")}
          value={known}
          options={GAMES.map(({ name }) => name as string)}
          name={(name) => t(`game-${name}`)}
          onChange={(name) => navigate(`/rules/${name}`)}
        />
        <Guide key={`${known} ${language.value}`} game={known} entry={entry} />
      </main>
    </div>
  );
}

function Guide({ game, entry }: At) {
  const { data, error } = useAsync<GuideData>(() => guideOf(game, language.value));
  const ready = useGame(game);
  const { hash } = place();
  const things = useMemo(() => thingsIn(hash), [hash]);
  const isThere = data && ready;
  return (
    <div aria-busy={!isThere && !error}>
      <Problem text={error} />
      {!isThere && !error && <Page>{t("loading")}</Page>}
      {isThere && (
        <Browser
          guide={data}
          entry={things.length && entry === hash.slice(1) ? "" : entry}
          things={things}
        />
      )}
    </div>
  );
}
