/** Looking something up: a field, boxes to choose from, small pictures, and the answer. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { named, t } from "../i18n";
import type { GuideData } from "../net/protocol.gen";
import { link, navigate } from "../router";
import { useKeydown } from "../ui/useKeydown";
import { EntryCard } from "./Entry";
import { find } from "./find";
import { chapters, entryOf, inPlay } from "./guide";
import { rulesPath } from "./inplay";
import { Results } from "./Results";
import { EntryDialog } from "./RulesDialog";
import { Tiles } from "./Tiles";
import { useWide } from "./wide";

/** The address of everything on one page. */
const EVERYTHING = "all";
/** What is in play, where one would choose a box. */
const HERE = "#";

export function Browser({
  guide,
  entry,
  things,
}: {
  guide: GuideData;
  entry: string;
  things: string[];
}) {
  const [query, setQuery] = useState("");
  const [box, setBox] = useState<string | null>(things.length ? HERE : null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isWide = useWide();
  const { game, rules } = guide;
  const asks = query.trim() !== "";
  const own = useMemo(() => inPlay(guide, things), [guide, things]);
  const entries = box === HERE ? own : guide.entries;
  const found = useMemo(() => find(entries, query), [entries, query]);
  const parts = useMemo(() => chapters(guide, entries), [guide, entries]);
  const boxes = [...new Set(guide.entries.map((one) => one.box))];
  const nameOf = (one: string): string => (one ? named("box", one) : t(`game-${game}`));

  const path = (name: string): string => rulesPath(game, things, name);
  const open = (name: string): void => navigate(path(name), false, false);
  const opened = entry && entry !== EVERYTHING ? entryOf(guide, entry) : undefined;
  const shown = opened ?? (asks ? found.entries[0] : guide.entries.find((one) => one.picture));
  const at = { game, shown: opened?.name ?? "", path, open };

  const close = (): void => {
    navigate(path(""), true, false);
    document.querySelector<HTMLElement>(`[data-entry="${opened?.name}"]`)?.focus();
  };
  const ask = (text: string): void => {
    setQuery(text);
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy(0, top);
    if (opened) navigate(path(""), true, false);
  };
  useKeydown((event) => {
    if (event.key === "/" && document.activeElement !== field.current) {
      event.preventDefault();
      field.current?.focus();
    } else if (event.key === "Escape" && opened) close();
  });
  useEffect(() => {
    if (opened && isWide) document.getElementById(opened.name)?.focus({ preventScroll: true });
  }, [opened, isWide]);

  if (entry === EVERYTHING)
    return (
      <>
        {chapters(guide).map(({ box: one, groups }) => (
          <section key={one} aria-label={nameOf(one)}>
            <h2 class="headline">{nameOf(one)}</h2>
            <div class="entries">
              {groups.flatMap((group) =>
                group.entries.map((each) => (
                  <EntryCard key={each.name} game={game} entry={each} rules={rules} open={open} />
                )),
              )}
            </div>
          </section>
        ))}
      </>
    );

  const chip = (value: string | null, name: string) => (
    <button
      type="button"
      key={value}
      aria-pressed={box === value}
      onClick={() => setBox(value === box ? null : value)}
    >
      {name}
    </button>
  );
  return (
    <div class={`rules-desk ${isWide ? "wide-desk" : ""}`}>
      <div class="rules-list" ref={list}>
        <search class="rules-search">
          <input
            ref={field}
            type="search"
            value={query}
            placeholder={t("lookup-for")}
            aria-label={t("lookup-search")}
            onInput={({ currentTarget }) => ask(currentTarget.value)}
            onKeyDown={({ key }) => {
              const [best] = found.entries;
              if (key === "Enter" && best) open(best.name);
            }}
          />
          {(things.length > 0 || boxes.length > 1) && (
            <div class="row rules-boxes" role="group" aria-label={t("lookup-boxes")}>
              {things.length > 0 && chip(HERE, t("lookup-here"))}
              {chip(null, t("lookup-boxes-all"))}
              {boxes.length > 1 && boxes.map((one) => chip(one, nameOf(one)))}
            </div>
          )}
          <p class="hidden-text" role="status">
            {asks && t("lookup-found", { n: found.entries.length })}
          </p>
        </search>
        {asks ? (
          <Results guide={guide} at={at} found={found} query={query} inFull={!isWide} />
        ) : (
          parts
            .filter((one) => box === null || box === HERE || one.box === box)
            .map(({ box: one, groups }) => (
              <section key={one} aria-label={nameOf(one)}>
                <h2 class="headline">{nameOf(one)}</h2>
                {groups.map((group) => (
                  <section key={group.name} aria-label={group.title}>
                    <h3 class="heading">{group.title}</h3>
                    <Tiles at={at} entries={group.entries} />
                  </section>
                ))}
              </section>
            ))
        )}
        {!asks && (
          <a class="button" href={link(`/rules/${game}/${EVERYTHING}`)}>
            {t("lookup-everything")}
          </a>
        )}
      </div>
      {isWide && shown && (
        <aside class="rules-answer" aria-label={t("lookup-answer")}>
          <EntryCard key={shown.name} game={game} entry={shown} rules={rules} open={open} />
        </aside>
      )}
      {!isWide && opened && (
        <EntryDialog guide={guide} entry={opened} open={open} onClose={close} />
      )}
    </div>
  );
}
