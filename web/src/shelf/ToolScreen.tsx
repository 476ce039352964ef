/** The screen of a tool, or the hub from which one chooses. */

import { Later } from "../Later";
import { UnknownScreen } from "../screens/Unknown";
import { HubScreen } from "./Hub";
import { TOOLS, type ToolProps } from "./tools";

export function ToolScreen({ path, given }: ToolProps) {
  if (path[0] === "shelf" && path.length === 1) return <HubScreen />;
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
