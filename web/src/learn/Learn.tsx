/** All lessons, with how far one has come in each. */

import { useId } from "preact/hooks";
import { GAMES } from "../games";
import { t } from "../i18n";
import type { LessonData } from "../net/protocol.gen";
import { Top } from "../screens/Top";
import { Art, Icon, TileArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Page, Problem } from "../ui/kit";
import { lessonPath, useLessons } from "./lessons";
import { NONE, progressOf } from "./progress";
import "./learn.css";
import { link } from "../router";

const BASE = "base";

export function LearnScreen() {
  const { lessons, error, busy } = useLessons();
  return (
    <div class="lines page learn">
      <Top title={lessons ? t("learn-title") : ""} />
      <main class="stack" aria-busy={busy}>
        <Problem text={error} />
        {!lessons && !error && <Page>{t("loading")}</Page>}
        {lessons && <p class="soft learn-lead">{t("learn-lead")}</p>}
        {lessons && shelves(lessons).map((shelf) => <Shelf key={shelf.title} {...shelf} />)}
      </main>
    </div>
  );
}

interface ShelfProps {
  title: string;
  lessons: LessonData[];
  /** the one to begin with */
  first: LessonData | undefined;
}

/** What a game needs, then what its boxes add. */
function shelves(lessons: LessonData[]): ShelfProps[] {
  const isNew = lessons.every(({ name }) => progressOf(name) === NONE);
  const first = isNew ? lessons[0] : undefined;
  const isOfBox = ({ box }: LessonData) => box !== "" && box !== BASE;
  return GAMES.flatMap(({ name }) => {
    const mine = lessons.filter(({ game }) => game === name);
    const game = t(`game-${name}`);
    return [
      { title: game, lessons: mine.filter((one) => !isOfBox(one)), first },
      { title: t("learn-boxes", { game }), lessons: mine.filter(isOfBox), first },
    ].filter((shelf) => shelf.lessons.length);
  });
}

function Shelf({ title, lessons, first }: ShelfProps) {
  const id = useId();
  return (
    <section class="stack" aria-labelledby={id}>
      <h2 class="heading" id={id}>
        {title}
      </h2>
      <ol class="learn-list">
        {lessons.map((lesson) => (
          <li key={lesson.name}>
            <Item lesson={lesson} isFirst={lesson === first} />
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

function Item({ lesson, isFirst }: { lesson: LessonData; isFirst: boolean }) {
  const { name, minutes, steps, art } = lesson;
  const { done, step, finished } = progressOf(name);
  const isBegun = done.length > 0;
  const state = isBegun ? "begun" : finished ? "finished" : isFirst ? "first" : "new";
  return (
    <a class={`box row learn-item ${state}`} href={link(lessonPath(name))}>
      <Picture art={art} />
      <span class="lines grow">
        <b class="title">{t(`lesson-${name}-title`)}</b>
        <small>{t(`lesson-${name}-about`)}</small>
        {isBegun ? (
          <progress value={step} max={steps} aria-label={t("learn-progress", { step, steps })} />
        ) : (
          <small class="learn-time">
            {isFirst && <b class="learn-here">{t("learn-here")}</b>}
            {t("learn-minutes", { n: minutes })}
          </small>
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
