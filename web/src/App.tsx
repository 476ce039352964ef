/** The screen of the address. A table link with an invitation leads to the join page. */

import { around } from "#around";
import { alerts } from "./alerts/load";
import { TableScreen } from "./game/TableScreen";
import { loadTexts } from "./i18n";
import { Later } from "./Later";
import { type Route, route } from "./router";
import { rulesPart } from "./rules/load";
import { Answer } from "./rules/WhatIs";
import { HomeScreen } from "./screens/Home";
import { JoinScreen } from "./screens/Join";
import { UnknownScreen } from "./screens/Unknown";
import { turns } from "./turns/load";
import { Toasts } from "./ui/toast";

const learn = () => import("./learn");
const people = () => import("./people");
const newTable = () => import("./screens/New");
const puzzles = () => import("./puzzles");
const replay = () => import("./screens/Replay");
const shelf = async () => {
  const module = await import("./shelf");
  await loadTexts("shelf");
  return module;
};

function Screen({ at }: { at: Route }) {
  switch (at.screen) {
    case "home":
      return <HomeScreen />;
    case "new": {
      const { isPublic } = at;
      return (
        <Later
          key="new"
          load={newTable}
          show={({ NewScreen }) => <NewScreen isPublic={isPublic} />}
        />
      );
    }
    case "lobby":
      return <Later key="lobby" load={people} show={({ LobbyScreen }) => <LobbyScreen />} />;
    case "me": {
      const { secret } = at;
      return (
        <Later key="me" load={people} show={({ Me }) => <Me key={secret} secret={secret} />} />
      );
    }
    case "rules": {
      const { game, entry } = at;
      const show = ({ RulesScreen }: Awaited<ReturnType<typeof rulesPart>>) => (
        <RulesScreen game={game} entry={entry} />
      );
      return <Later key="rules" load={rulesPart} show={show} />;
    }
    case "learn":
      return <Later load={learn} show={({ LearnScreen }) => <LearnScreen />} />;
    case "lesson": {
      const { name } = at;
      return (
        <Later load={learn} show={({ LessonScreen }) => <LessonScreen key={name} name={name} />} />
      );
    }
    case "alerts":
      return <Later key="alerts" load={alerts} show={({ AnswerScreen }) => <AnswerScreen />} />;
    case "play": {
      const { link } = at;
      return (
        <Later key={link} load={turns} show={({ LinkScreen }) => <LinkScreen link={link} />} />
      );
    }
    case "tool": {
      const { path, given } = at;
      const show = ({ ToolScreen }: Awaited<ReturnType<typeof shelf>>) => (
        <ToolScreen path={path} given={given} />
      );
      return <Later key="tool" load={shelf} show={show} />;
    }
    case "puzzles":
      return <Later load={puzzles} show={({ PuzzlesScreen }) => <PuzzlesScreen />} />;
    case "puzzle": {
      const { name } = at;
      return (
        <Later
          load={puzzles}
          show={({ PuzzleScreen }) => <PuzzleScreen key={name} name={name} />}
        />
      );
    }
    case "replay": {
      const { id, secrets } = at;
      const show = ({ ReplayScreen }: Awaited<ReturnType<typeof replay>>) => (
        <ReplayScreen key={id} id={id} secrets={secrets} />
      );
      return <Later key="replay" load={replay} show={show} />;
    }
    case "table": {
      const { id, secrets } = at;
      if (secrets.invite && !secrets.seats.length)
        return <JoinScreen key={id} id={id} invite={secrets.invite} />;
      return <TableScreen key={`${id} ${secrets.seats.join()}`} id={id} secrets={secrets} />;
    }
    default:
      return <UnknownScreen />;
  }
}

export function App() {
  return (
    <>
      <around.Notices />
      <Screen at={route.value} />
      <Answer />
      <Toasts />
    </>
  );
}
