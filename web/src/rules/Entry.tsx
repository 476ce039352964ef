/** One entry of the guide: what it is in a sentence, a picture, and what people ask about it. */

import { around } from "#around";
import { t } from "../i18n";
import type { GuideEntry, GuidePoint } from "../net/protocol.gen";
import { link } from "../router";
import { pictureOf } from "./asking";

export interface About {
  game: string;
  entry: GuideEntry;
  /** the entry of each rule */
  rules: Record<string, string>;
  /** read another entry */
  open: (entry: string) => void;
}

/** The rules something stands on; one that is told elsewhere leads there. */
function Ids({ about, ids }: { about: About; ids: readonly string[] }) {
  const { game, entry, rules, open } = about;
  const shown = ids.filter((rule) => /[A-Z]/.test(rule));
  if (!shown.length) return null;
  return (
    <small class="rule-ids">
      {shown.map((rule) => {
        const told = rules[rule];
        if (!told || told === entry.name) return <span key={rule}>{rule} </span>;
        return (
          <a
            key={rule}
            href={link(`/rules/${game}/${told}`)}
            aria-label={t("rule", { rule })}
            onClick={(event) => {
              event.preventDefault();
              open(told);
            }}
          >
            {rule}{" "}
          </a>
        );
      })}
    </small>
  );
}

function Figure({ game, name, caption }: { game: string; name: string; caption: string }) {
  return (
    <figure>
      <around.Picture path={pictureOf(game, name)} />
      {caption && <figcaption class="soft">{caption}</figcaption>}
    </figure>
  );
}

/** A question with its answer, and a picture where that helps. */
export const Point = ({ about, point }: { about: About; point: GuidePoint }) => (
  <>
    {point.ask && <p class="rules-ask">{point.ask}</p>}
    <p>
      {point.text} <Ids about={about} ids={point.rules} />
    </p>
    {point.picture && <Figure game={about.game} name={point.picture} caption={point.caption} />}
  </>
);

export function EntryParts(about: About) {
  const { game, entry } = about;
  return (
    <>
      <p>
        {entry.text} <Ids about={about} ids={entry.rules} />
      </p>
      {entry.price && <p class="soft">{entry.price}</p>}
      {entry.picture && <Figure game={game} name={entry.name} caption={entry.caption} />}
      {entry.points.length > 0 && (
        <ul class="rules-points">
          {entry.points.map((point) => (
            <li key={point.text}>
              <Point about={about} point={point} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function EntryCard({ here = false, ...about }: About & { here?: boolean }) {
  const { game, entry } = about;
  return (
    <article
      class={`plate entry ${here ? "lit" : ""}`}
      id={entry.name}
      aria-labelledby={`title-${entry.name}`}
      tabIndex={-1}
    >
      <h3 class="title" id={`title-${entry.name}`}>
        <a href={link(`/rules/${game}/${entry.name}`)}>{entry.title}</a>
      </h3>
      <EntryParts {...about} />
    </article>
  );
}
