/** Setting up Kingdom Builder: who plays, on which land, for which cards. */

import { useEffect, useRef } from "preact/hooks";
import { myName } from "../../screens/me";
import { Boxes } from "../../screens/new/Boxes";
import { Cards } from "../../screens/new/Cards";
import { type SetupForm, startForm } from "../../screens/new/form";
import { LandPicker } from "../../screens/new/LandPicker";
import { Options } from "../../screens/new/Options";
import { shufflePlaces } from "../../screens/new/places";
import { drawer, landsNeeded, settle, toRequest } from "../../screens/new/request";
import { Seats } from "../../screens/new/Seats";
import { knownPlaces } from "../../screens/new/Spots";
import { boardKey, boardOf, spotsBody } from "../../screens/new/sites";
import { fetchLands, knownLands } from "../../screens/new/useLands";
import { useStart } from "../../screens/new/useStart";
import { motion } from "../../state/prefs";
import type { SetupProps } from "..";

const GAME = "kingdom-builder";

export function Setup({ catalog: all, bots, table, onTable }: SetupProps) {
  const catalog = all.games[GAME];
  const first = (): SetupForm => {
    const start = { ...startForm(GAME, catalog, bots, myName()), ...table, game: GAME } as const;
    return shufflePlaces(start, catalog, Math.random);
  };
  const { form, change, wrong, start, at, button } = useStart(first, onTable, async (now) => {
    const settled = settle(now, catalog, drawer(now));
    await fetchLands(landsNeeded(settled, catalog), settled.lands ?? 0);
    const request = toRequest(settled, catalog, Math.random, knownLands);
    const key = boardKey(boardOf(settled, catalog, knownLands));
    const spots = spotsBody(settled, catalog, key, knownPlaces.get(key), drawer(now));
    return { ...request, setup: { ...request.setup, ...spots } };
  });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wrong) return;
    const note = box.current?.querySelector(".error");
    note?.scrollIntoView({ block: "center", behavior: motion() ? "smooth" : "auto" });
  }, [wrong]);
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
