/** Setting up a table: who plays, on which land, for which cards. */

import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { GAMES, useGame } from "../games";
import { t } from "../i18n";
import { Later } from "../Later";
import type { Catalog, GameCatalog, GameName } from "../net/protocol.gen";
import { server, serverInfo } from "../net/server";
import { TerrainArt } from "../ui/art";
import { Page, Problem } from "../ui/kit";
import "./New.css";
import { link } from "../router";
import { myName } from "./me";
import { type SetupForm, startTable } from "./new/form";
import { Top } from "./Top";
import { useAsync } from "./useAsync";

export interface PartProps {
  form: SetupForm;
  catalog: GameCatalog;
  change: (next: SetupForm) => void;
  /** what the server or the form itself has against this part */
  wrong: ComponentChildren;
}

export function GameSwitch({ game, onPick }: { game: GameName; onPick: (game: GameName) => void }) {
  return (
    <div class="game-switch" role="group" aria-label={t("new-game")}>
      {GAMES.map(({ name, ground }) => (
        <button
          type="button"
          class="plate row option-card"
          key={name}
          aria-pressed={name === game}
          onClick={() => onPick(name)}
        >
          <TerrainArt ground={ground} size={46} />
          <span class="lines">
            <b class="title">{t(`game-${name}`)}</b>
            <small>{t(`game-${name}-text`)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

export function Games(props: { catalog: Catalog; bots: string[]; isPublic: boolean }) {
  const { catalog, bots, isPublic } = props;
  const [game, setGame] = useState<GameName>(GAMES[0]?.name as GameName);
  const table = useRef(startTable(game, bots, myName(), isPublic));
  const kind = useGame(game);
  return (
    <>
      <GameSwitch game={game} onPick={setGame} />
      {kind ? (
        <Later
          key={game}
          load={kind.setup}
          show={({ Setup }) => (
            <Setup
              catalog={catalog}
              bots={bots}
              table={table.current}
              onTable={({ seats, seed, listed, hints, talk, pace, byTurns }) => {
                table.current = { game, seats, seed, listed, hints, talk, pace, byTurns };
              }}
            />
          )}
        />
      ) : (
        <Page>{t("loading")}</Page>
      )}
    </>
  );
}

export function NewScreen({ isPublic }: { isPublic: boolean }) {
  const { data, error } = useAsync(() => Promise.all([server.catalog(), serverInfo()]));
  return (
    <div class="lines page new">
      <Top title={t("new-title")}>
        <a class="button" href={link("/rules")} target="_blank" rel="noreferrer">
          {t("lookup-title")}
        </a>
      </Top>
      <main>
        {data && <Games catalog={data[0]} bots={data[1].bots} isPublic={isPublic} />}
        <Problem text={error} />
        {!data && !error && <Page>{t("loading")}</Page>}
      </main>
    </div>
  );
}
