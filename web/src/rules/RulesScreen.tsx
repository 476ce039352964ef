/** The rules of a game: every entry, by box, and a search that answers as one types. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { GAMES } from "../games";
import { language, named, t } from "../i18n";
import type { GuideData } from "../net/protocol.gen";
import { link, navigate } from "../router";
import { Top } from "../screens/Top";
import { useAsync } from "../screens/useAsync";
import { Page, Problem, Segments } from "../ui/kit";
import { EntryCard } from "./Entry";
import { chapters, guideOf, search } from "./guide";

interface At {
  game: string;
  entry: string;
}

export function RulesScreen({ game, entry }: At) {
  const known = GAMES.some(({ name }) => name === game) ? game : (GAMES[0]?.name ?? "");
  return (
    <div class="lines page rules-page">
      <Top title={t("lookup-title")} />
      <main>
        <Segments
          label={t("new-game")}
          value={known}
          options={GAMES.map(({ name }) => name as string)}
          name={(name) => t(`game-${name}`)}
          onChange={(name) => navigate(`/rules/${name}`)}
        />
        <Guide key={`${known} ${language.value}`} game={known} entry={entry} />
      </main>
    </div>
  );
}

function Guide({ game, entry }: At) {
  const { data, error } = useAsync(() => guideOf(game, language.value));
  return (
    <div aria-busy={!data && !error}>
      <Problem text={error} />
      {!data && !error && <Page>{t("loading")}</Page>}
      {data && <Entries guide={data} entry={entry} />}
    </div>
  );
}

function Entries({ guide, entry }: { guide: GuideData; entry: string }) {
  const [query, setQuery] = useState("");
  const parts = useMemo(() => chapters(guide), [guide]);
  const found = useMemo(() => search(guide.entries, query), [guide, query]);
  const asks = query.trim() !== "";
  const nameOf = (box: string): string => (box ? named("box", box) : t(`game-${guide.game}`));
  useEffect(() => {
    const there = document.getElementById(entry);
    there?.scrollIntoView({ block: "start" });
    there?.focus({ preventScroll: true });
  }, [entry]);
  const card = (one: (typeof found)[number]) => (
    <EntryCard key={one.name} game={guide.game} entry={one} here={one.name === entry} />
  );
  return (
    <>
      <div class="rules-search">
        <input
          type="search"
          value={query}
          placeholder={t("lookup-search")}
          aria-label={t("lookup-search")}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        {!asks && parts.length > 1 && (
          <nav class="row rules-boxes" aria-label={t("lookup-boxes")}>
            {parts.map(({ box }) => (
              <a key={box} href={link(`/rules/${guide.game}#${box || guide.game}`)}>
                {nameOf(box)}
              </a>
            ))}
          </nav>
        )}
        <p class="hidden-text" role="status">
          {asks && t("lookup-found", { n: found.length })}
        </p>
      </div>
      {asks && !found.length && <p class="soft">{t("lookup-nothing", { query })}</p>}
      {asks && <div class="entries">{found.map(card)}</div>}
      {!asks &&
        parts.map(({ box, groups }) => (
          <section key={box} id={box || guide.game} aria-label={nameOf(box)}>
            <h2 class="headline">{nameOf(box)}</h2>
            {groups.map(({ name, title, entries }) => (
              <section key={name} aria-label={title}>
                <p class="heading">{title}</p>
                <div class="entries">{entries.map(card)}</div>
              </section>
            ))}
          </section>
        ))}
    </>
  );
}
