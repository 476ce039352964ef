/** All lessons, with how far one has come in each. */

import { useEffect } from "preact/hooks";
import { GAMES } from "../games";
import { t } from "../i18n";
import type { LessonData } from "../net/protocol.gen";
import { Top } from "../screens/Top";
import { Art, Icon, TileArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Page, Problem } from "../ui/kit";
import { lessonPath, useLessons } from "./lessons";
import { progressOf } from "./progress";
import "./learn.css";

export function LearnScreen() {
  const { lessons, error } = useLessons();
  const title = lessons ? t("learn-title") : "";
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return (
    <div class="lines page learn">
      <Top title={title} />
      <main class="stack">
        <Problem text={error} />
        {!lessons && !error && <Page>{t("loading")}</Page>}
        {lessons && <p class="soft learn-lead">{t("learn-lead")}</p>}
        {GAMES.map(({ name }) => (
          <Shelf key={name} game={name} lessons={lessons?.filter((one) => one.game === name)} />
        ))}
      </main>
    </div>
  );
}

function Shelf({ game, lessons }: { game: string; lessons: LessonData[] | undefined }) {
  if (!lessons?.length) return null;
  return (
    <section class="stack" aria-labelledby={`learn-${game}`}>
      <h2 class="heading" id={`learn-${game}`}>
        {t(`game-${game}`)}
      </h2>
      <ol class="learn-list">
        {lessons.map((lesson) => (
          <li key={lesson.name}>
            <Item lesson={lesson} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A location lies on a tile, everything else stands for itself. */
function Picture({ art }: { art: string }) {
  if (art.startsWith("location-")) return <TileArt id={art} size={60} />;
  return (
    <Icon size={60} box="-104 -104 208 208">
      <Art id={art} size={100} />
    </Icon>
  );
}

function Item({ lesson: { name, minutes, steps, art } }: { lesson: LessonData }) {
  const { done, step, finished } = progressOf(name);
  const isBegun = done.length > 0;
  const state = isBegun ? "begun" : finished ? "finished" : "new";
  return (
    <a class={`box row learn-item ${state}`} href={lessonPath(name)}>
      <Picture art={art} />
      <span class="lines grow">
        <b class="title">{t(`lesson-${name}-title`)}</b>
        <small>{t(`lesson-${name}-about`)}</small>
        {isBegun ? (
          <progress value={step} max={steps} aria-label={t("learn-progress", { step, steps })} />
        ) : (
          <small class="learn-time">{t("learn-minutes", { n: minutes })}</small>
        )}
      </span>
      <span class="pair learn-go">
        <Glyph name={finished && !isBegun ? "check" : "forward"} />
        <span class="hidden-text">
          {t(isBegun ? "learn-resume" : finished ? "learn-finished" : "learn-start")}
        </span>
      </span>
    </a>
  );
}
