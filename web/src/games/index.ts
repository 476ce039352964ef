/** The games of this page. What is a game's own is in its kind; nobody else asks which game it is. */

import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameUi } from "../game/ui";
import { loadTexts, speakOf, t } from "../i18n";
import type { StateMessage, View } from "../net/protocol";
import type { Catalog, GameName } from "../net/protocol.gen";
import type { TableForm } from "../screens/new/form";
import type { TableStore } from "../state/table";
import { toast } from "../ui/toast";
import { KIND as KINGDOM } from "./kingdom";

export interface SetupProps {
  catalog: Catalog;
  bots: string[];
  /** who plays, which stays when another game is chosen */
  table: TableForm;
  onTable: (table: TableForm) => void;
}

export interface PanelProps {
  table: TableStore;
  ui: GameUi;
}

/** What the text of a card depends on. */
export interface CardSetting {
  setup: Partial<View["setup"]>;
  points?: View["points"];
}

export interface GameKind {
  /** what a score is made of */
  pays: "gold" | "points";
  /** the form for a new table, which comes when somebody wants one */
  setup: () => Promise<{ Setup: FunctionComponent<SetupProps> }>;
  /** what a player can use */
  Tiles: FunctionComponent<PanelProps>;
  /** the picture of something to use */
  Icon: FunctionComponent<{ name: string; size?: number }>;
  /** the pictures of what is in a player's stock, where they differ from the sprite */
  stock: Record<string, FunctionComponent<{ colour: string | null }>>;
  /** a letter key; whether it means something */
  pressed: (panel: PanelProps, key: string, shift: boolean) => boolean;
  /** verbs between which a switch decides where a hex allows several */
  oneOf: readonly string[];
  Switch?: FunctionComponent<{ table: TableStore }>;
  /** how far the turn has come */
  Steps?: FunctionComponent<{ view: View }>;
  /** what an action does that is about no hex: a verb of it, and what follows */
  deedText: (verb: string, what: string, view: View) => string;
  /** what a card pays for */
  cardText: (card: string, about: CardSetting) => string;
  /** letters that mean something besides the tiles' own */
  letters: readonly string[];
  /** cards that are rules, in words with their kind */
  ruleCards: (view: View) => string[];
  /** for the help: its rules, keys, and all that can be used in a game */
  rules: readonly string[];
  keys: readonly (readonly [key: string, text: string])[];
  uses: (state: StateMessage) => string[];
}

interface Game {
  name: GameName;
  /** a class of the styles, and a part of message ids */
  look: string;
  /** a terrain that stands for it */
  ground: string;
  /** what comes with its first table, so that the first page stays small */
  load?: () => Promise<GameKind>;
}

const FIRST: Game = { name: "kingdom-builder", look: "", ground: "grass" };

export const GAMES: readonly Game[] = [
  FIRST,
  {
    name: "winter-kingdom",
    look: "winter",
    ground: "snowscape",
    load: async () => (await Promise.all([import("./winter"), loadTexts("winter")]))[0].KIND,
  },
];

export const gameOf = (name: string): Game => GAMES.find((game) => game.name === name) ?? FIRST;

const loaded = signal<GameKind | null>(null);
const shown = signal("");

/** The name of the game that is shown now. */
export const shownGame = (): string => shown.value || FIRST.name;

/** The game that is shown now. */
export const kind = (): GameKind => loaded.value ?? KINGDOM;

const load = async (name: string): Promise<GameKind | null> =>
  (await gameOf(name).load?.()) ?? null;

function show(name: string, found: GameKind | null): void {
  loaded.value = found;
  shown.value = name;
  speakOf(name);
}

/** Show a game from now on; empty: none. */
export const showGame = async (name: string): Promise<void> => show(name, await load(name));

/** The kind of a game once all of it is there; until this is left its words are spoken. */
export function useGame(name: string | undefined): GameKind | null {
  const [ready, setReady] = useState("");
  useEffect(() => {
    if (!name) return;
    let here = true;
    load(name).then(
      (found) => {
        if (!here) return;
        show(name, found);
        setReady(name);
      },
      () => toast(t("error-offline")),
    );
    return () => {
      here = false;
      show("", null);
    };
  }, [name]);
  const isLeaving = shown.value !== "" && shown.value !== name;
  if (name && !gameOf(name).load) return isLeaving ? null : KINGDOM;
  return name && ready === name ? loaded.value : null;
}
