/** Counting the points of a game that was played on a real table. */

import { useEffect } from "preact/hooks";
import { useGame } from "../games";
import { t } from "../i18n";
import { link } from "../router";
import { Top } from "../screens/Top";
import { ToShelf } from "../shelf/ToShelf";
import type { ToolProps } from "../shelf/tools";
import { Glyph } from "../ui/Glyph";
import { Page } from "../ui/kit";
import { change, draft, nextDraft } from "./draft";
import { Given } from "./Given";
import { KeptScreen } from "./KeptScreen";
import { isKept, syncResults } from "./kept";
import { PiecesStep } from "./PiecesStep";
import { SetupStep } from "./SetupStep";
import "./count.css";

export function CountScreen({ path, given }: ToolProps) {
  useEffect(() => void syncResults(), []);
  return path[1] === "results" ? <KeptScreen /> : <Counting given={given} />;
}

/** Who has looked at a kept result counts another game next time. */
function leaveKept(): void {
  if (isKept(draft.peek())) change(nextDraft(draft.peek()));
}

function Counting({ given }: { given: string }) {
  const { game, setup, step } = draft.value;
  const kind = useGame(game);
  useEffect(() => leaveKept, []);
  if (given) return <Given key={given} link={given} />;
  if (!kind) return <Page>{t("loading")}</Page>;
  if (step !== "setup" && setup) return <PiecesStep setup={setup} />;
  return (
    <div class="lines page new count-page">
      <Top title={t("tool-count")}>
        <ToShelf />
        <a class="button" href={link("/count/results")} aria-label={t("count-results")}>
          <Glyph name="log" />
          <span class="wide-only">{t("count-results")}</span>
        </a>
      </Top>
      <main>
        <SetupStep key={game} />
      </main>
    </div>
  );
}
