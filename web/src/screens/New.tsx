/** Setting up a table: who plays, on which land, for which cards. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useGame, winter } from "../game/winter/load";
import { t } from "../i18n";
import type { Catalog, GameCatalog, GameName } from "../net/protocol.gen";
import { WINTER } from "../net/views";
import { TerrainArt } from "../ui/art";
import { Page } from "../ui/kit";
import "./New.css";
import { myName } from "./me";
import { Boxes } from "./new/Boxes";
import { Cards } from "./new/Cards";
import { type SetupForm, startForm, startTable, type TableForm } from "./new/form";
import { LandPicker } from "./new/LandPicker";
import { Options } from "./new/Options";
import { shufflePlaces } from "./new/places";
import { drawer, landsNeeded, settle, toRequest } from "./new/request";
import { Seats } from "./new/Seats";
import { knownPlaces } from "./new/Spots";
import { boardKey, boardOf, spotsBody } from "./new/sites";
import { fetchLands, knownLands } from "./new/useLands";
import { useStart } from "./new/useStart";
import { server, serverInfo } from "./server";
import { Top } from "./Top";
import { useAsync } from "./useAsync";
import { errorText } from "./words";

export interface PartProps {
  form: SetupForm;
  catalog: GameCatalog;
  change: (next: SetupForm) => void;
  /** what the server or the form itself has against this part */
  wrong: ComponentChildren;
}

export interface SetupProps {
  bots: string[];
  /** who plays, which stays when another game is chosen */
  table: TableForm;
  onTable: (table: TableForm) => void;
}

const KINGDOM = "kingdom-builder" satisfies GameName;

function Setup(props: SetupProps & { all: Catalog; catalog: GameCatalog }) {
  const { all, catalog, bots, table, onTable } = props;
  const [form, setForm] = useState<SetupForm>(() => {
    const start: SetupForm = {
      ...startForm(KINGDOM, catalog, bots, myName()),
      ...table,
      game: KINGDOM,
    };
    return shufflePlaces(start, catalog, Math.random);
  });
  const { wrong, start, at, button, forgive } = useStart(form, async () => {
    const settled = settle(form, catalog, drawer(form));
    await fetchLands(landsNeeded(settled, catalog), settled.lands ?? 0);
    const request = toRequest(settled, catalog, Math.random, knownLands);
    const key = boardKey(boardOf(settled, catalog, knownLands));
    const spots = spotsBody(settled, key, knownPlaces.get(key), drawer(form));
    return { ...request, setup: { ...request.setup, ...spots } };
  });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wrong) return;
    const note = box.current?.querySelector(".error");
    note?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [wrong]);
  const change = (next: SetupForm): void => {
    setForm(next);
    onTable(next);
    forgive();
  };
  const parts = { form, catalog, change };
  return (
    <form class="stack new-form" ref={box} onSubmit={start} noValidate>
      <Seats {...parts} counts={catalog.players} bots={bots} wrong={at("seats")} />
      <Boxes {...parts} wrong={null} />
      <LandPicker {...parts} letters={all.letters} wrong={at("land")} />
      <Cards {...parts} wrong={at("cards")} />
      <Options {...parts} wrong={at("options")} wrongSeed={at("seed")} />
      {button}
    </form>
  );
}

const GAMES = [KINGDOM, WINTER] as const;

/** Kingdom Builder or Winter Kingdom. */
function GameSwitch({ game, onPick }: { game: GameName; onPick: (game: GameName) => void }) {
  return (
    <div class="game-switch" role="group" aria-label={t("new-game")}>
      {GAMES.map((name) => (
        <button
          type="button"
          class="option-card"
          key={name}
          aria-pressed={name === game}
          onClick={() => onPick(name)}
        >
          <TerrainArt ground={name === WINTER ? "snowscape" : "grass"} size={46} />
          <span>
            <b>{t(`game-${name}`)}</b>
            <small>{t(`game-${name}-text`)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

function Games({ all, bots }: { all: Catalog; bots: string[] }) {
  const [game, setGame] = useState<GameName>(KINGDOM);
  const table = useRef(startTable(game, bots, myName()));
  const ready = useGame(game);
  const { [KINGDOM]: kingdom, [WINTER]: cold } = all.games;
  const WinterSetup = winter.value?.WinterSetup;
  const props = {
    bots,
    table: table.current,
    onTable: ({ seats, seed, listed, hints }: TableForm) => {
      table.current = { game, seats, seed, listed, hints };
    },
  };
  const setup = (): ComponentChildren => {
    if (game !== WINTER) return kingdom && <Setup {...props} all={all} catalog={kingdom} />;
    if (!ready || !WinterSetup || !cold) return <Page>{t("loading")}</Page>;
    return <WinterSetup {...props} catalog={cold} />;
  };
  return (
    <>
      {kingdom && cold && <GameSwitch game={game} onPick={setGame} />}
      {setup()}
    </>
  );
}

export function NewScreen() {
  const { data, error } = useAsync(() => Promise.all([server.catalog(), serverInfo()]));
  return (
    <div class="page new">
      <Top title={t("new-title")} />
      <main>
        {data && <Games all={data[0]} bots={data[1].bots} />}
        {error && (
          <p class="error" role="alert">
            {errorText(error)}
          </p>
        )}
        {!data && !error && <Page>{t("loading")}</Page>}
      </main>
    </div>
  );
}
