/** One lesson: the game's own screen with a coach. */

import { useEffect, useState } from "preact/hooks";
import { GameScreen } from "../game/GameScreen";
import { useGame } from "../games";
import { t } from "../i18n";
import type { LessonData } from "../net/protocol.gen";
import { link } from "../router";
import { Page, Problem } from "../ui/kit";
import { useTitle } from "../ui/useTitle";
import { Coach } from "./Coach";
import { useLessons } from "./lessons";
import { keepProgress, progressOf } from "./progress";
import { LessonTable } from "./table";

export function LessonScreen({ name }: { name: string }) {
  const { lessons, error } = useLessons();
  const [run, setRun] = useState(0);
  const lesson = lessons?.find((one) => one.name === name);
  if (!lessons || !lesson)
    return (
      <Page>
        {lessons || error ? (
          <>
            <Problem text={error || t("learn-unknown")} />
            <a class="button" href={link(error ? "/" : "/learn")}>
              {t(error ? "unknown-home" : "learn-all")}
            </a>
          </>
        ) : (
          <p class="soft">{t("loading")}</p>
        )}
      </Page>
    );
  return (
    <Taken
      key={run}
      lesson={lesson}
      lessons={lessons}
      onRestart={() => {
        keepProgress(name, { ...progressOf(name), done: [], step: 0 });
        setRun(run + 1);
      }}
    />
  );
}

function Taken(props: { lesson: LessonData; lessons: LessonData[]; onRestart: () => void }) {
  const { lesson } = props;
  const [table, setTable] = useState<LessonTable | null>(null);
  const ready = useGame(lesson.game);
  const title = t(`lesson-${lesson.name}-title`);
  useEffect(() => {
    const made = new LessonTable(lesson.name);
    setTable(made);
    return () => made.close();
  }, [lesson.name]);
  useTitle(title);
  if (!table?.state.value || !table.board.value || !ready)
    return (
      <Page>
        <p class="soft" role="status">
          {t(table?.link.value === "lost" ? "link-lost" : "loading")}
        </p>
      </Page>
    );
  return (
    <GameScreen
      table={table}
      title={`<b>${title}</b>`}
      coach={(ui) => <Coach {...props} table={table} ui={ui} />}
    />
  );
}
