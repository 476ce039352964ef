/** The game: the board in the middle, what is mine on one side, what is everybody's on the other. */

import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { advice } from "../advice/load";
import { frameOf, HexMap } from "../board/geometry";
import { gameOf, kind } from "../games";
import { t } from "../i18n";
import { openMoves } from "../moves/load";
import type { StateMessage } from "../net/protocol";
import { News } from "../recap/News";
import { RuleLink } from "../rules/WhatIs";
import { useAsync } from "../screens/useAsync";
import { useSounds } from "../sound/useSounds";
import { prefs } from "../state/prefs";
import type { TableStore } from "../state/table";
import { TalkButton } from "../talk/TalkButton";
import { Button } from "../ui/kit";
import { toast } from "../ui/toast";
import { Actions } from "./Actions";
import { Ask } from "./Ask";
import { Banners } from "./Banners";
import { CardNote, Cards } from "./Cards";
import { FirstCards } from "./FirstCards";
import { Hand } from "./Hand";
import { Header } from "./Header";
import { Cover, covers } from "./HotSeatCover";
import { Live } from "./Live";
import { LogOrTalk } from "./LogOrTalk";
import { Panels } from "./Panels";
import { PlayBoard } from "./PlayBoard";
import { Players } from "./Players";
import { GameUi, wish } from "./ui";
import { useKeys } from "./useKeys";
import { refusalText } from "./words";
import "./game.css";

/** The board's shape with its parts one above the other: the columns take what it leaves. */
function aspect(map: HexMap): string {
  const { width, height } = frameOf(map.below);
  return (width / height).toFixed(3);
}

interface GameProps {
  table: TableStore;
  /** what the table is called, if not by its name */
  title?: string;
  /** stands before everything else that is mine */
  coach?: (ui: GameUi) => ComponentChildren;
}

export function GameScreen({ table, title, coach }: GameProps) {
  const ui = useMemo(() => new GameUi(table), [table]);
  const board = table.board.value;
  const map = useMemo(() => (board ? new HexMap(board) : null), [board]);
  // It comes after the board, so that the first page stays small.
  const { data: End } = useAsync(() => import("./EndPanel"));
  useKeys(table, ui);
  useSounds(table);

  useSignalEffect(() => {
    const refusal = table.refusal.value;
    if (!refusal) return;
    table.refusal.value = null;
    const rule = refusal.reason?.rule;
    toast(refusalText(refusal, table.seats.peek()), rule ? 8000 : 4000, <RuleLink rule={rule} />);
  });
  // What was shown for one position no longer holds for the next.
  useSignalEffect(() => {
    table.state.value?.number;
    ui.bubble.value = null;
    ui.tileNote.value = null;
    ui.rerun.stop();
    if (table.acting.peek() === null) wish.value = "";
  });
  useSignalEffect(() => {
    const { legal } = table.state.value ?? {};
    const only = legal?.others.length === 1 && !Object.keys(legal.hexes).length;
    if (prefs.value.autoEnd && only && legal.others[0] === "end" && !covers(table, ui))
      table.play("end");
  });

  const state = table.state.value as StateMessage;
  if (!map) return null;
  const over = state.view.over;
  const Advice = advice.value;
  const { Tiles } = kind();
  const looks = [
    "game",
    over && "is-over",
    gameOf(state.view.game).look,
    ui.hint.value && "hinted",
    coach && "coached",
  ];
  return (
    <div
      class={looks.filter(Boolean).join(" ")}
      data-part={ui.pointed.value.part.split(" ")[0]}
      style={{ "--aspect": aspect(map) }}
    >
      {!over && !table.isWatching.value && (
        <Button class="skip" onClick={() => openMoves(ui)}>
          {t("moves-open")}
        </Button>
      )}
      <Header table={table} title={title ?? t("header-table", { id: table.id })} ui={ui}>
        <TalkButton table={table} onOpen={() => (ui.panel.value = "talk")} />
      </Header>
      <main class="board-place game-board">
        <Banners table={table} />
        <CardNote table={table} ui={ui} />
        <FirstCards table={table} ui={ui} />
        <PlayBoard table={table} ui={ui} map={map} />
      </main>
      <div class="stack game-mine">
        {coach?.(ui)}
        {over ? (
          End && <End.EndPanel table={table} ui={ui} />
        ) : (
          <>
            <Ask table={table} />
            {!coach && <News table={table} ui={ui} />}
            {Advice && <Advice.HintPanel table={table} ui={ui} />}
            <Hand table={table} ui={ui} />
            <Tiles table={table} ui={ui} />
            <Actions table={table} ui={ui} />
          </>
        )}
      </div>
      <Cards table={table} ui={ui} />
      <div class="stack game-all">
        <Players table={table} ui={ui} />
        <LogOrTalk table={table} ui={ui} />
      </div>
      <Panels table={table} ui={ui} />
      <Cover table={table} ui={ui} />
      {ui.panel.value !== "moves" && <Live table={table} class="hidden-text" />}
    </div>
  );
}
