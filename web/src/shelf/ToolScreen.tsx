/** The screen of a tool, or the hub from which one chooses. */

import { Later } from "../Later";
import { UnknownScreen } from "../screens/Unknown";
import { DrawnScreen } from "./Drawn";
import { HubScreen } from "./Hub";
import { SetupScreen } from "./Setup";
import { TOOLS, type ToolProps } from "./tools";

export function ToolScreen({ path, given }: ToolProps) {
  const at = path.join("/");
  if (at === "shelf") return given ? <DrawnScreen key={given} link={given} /> : <HubScreen />;
  if (at === "shelf/setup") return <SetupScreen />;
  const tool = TOOLS.find(({ name }) => name === path[0]);
  if (!tool?.load) return <UnknownScreen />;
  return (
    <Later
      key={tool.name}
      load={tool.load}
      show={(Screen) => <Screen path={path} given={given} />}
    />
  );
}
