/** What comes after a lesson: a game, the next lesson, all lessons. */

import { t } from "../i18n";
import { server, serverInfo } from "../net/server";
import { link } from "../router";
import { myName } from "../screens/me";
import { firstGame } from "../screens/new/request";
import { openTable } from "../screens/open";
import { useWork } from "../screens/useAsync";
import { Glyph } from "../ui/Glyph";
import { Button, Problem } from "../ui/kit";
import type { CoachProps } from "./Coach";
import { lessonPath } from "./lessons";
import { progressOf } from "./progress";

export function Finished({ lesson, lessons }: CoachProps) {
  const { busy, error, work } = useWork();
  const here = lessons.indexOf(lesson);
  const after = [...lessons.slice(here + 1), ...lessons.slice(0, here)];
  const next = after.find(({ name }) => !progressOf(name).finished);
  const play = (): Promise<void> =>
    work(async () => {
      const { bots } = await serverInfo();
      openTable(await server.create(firstGame(bots, myName(), lesson.game)));
    });
  return (
    <div class="stack coach-after">
      <p class="soft">{t("coach-finished-text")}</p>
      <Button kind="primary" wide disabled={busy} onClick={play}>
        <Glyph name="play" /> {t("learn-play")}
      </Button>
      {next && (
        <a class="button" href={link(lessonPath(next.name))}>
          {t("learn-next", { title: t(`lesson-${next.name}-title`) })}
        </a>
      )}
      <a class="button" href={link("/learn")}>
        {t("learn-all")}
      </a>
      <Problem text={error} />
    </div>
  );
}
