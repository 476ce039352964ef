/** One entry of the guide: a picture, a paragraph, a few points. */

import { around } from "#around";
import type { GuideEntry } from "../net/protocol.gen";
import { link } from "../router";
import { pictureOf } from "./asking";

const Ids = ({ rules }: { rules: readonly string[] }) => {
  const shown = rules.filter((rule) => /[A-Z]/.test(rule));
  return shown.length ? <small class="rule-ids">{shown.join(" ")}</small> : null;
};

export function EntryParts({ game, entry }: { game: string; entry: GuideEntry }) {
  return (
    <>
      {entry.picture && (
        <figure>
          <around.Picture path={pictureOf(game, entry.name)} />
          {entry.caption && <figcaption class="soft">{entry.caption}</figcaption>}
        </figure>
      )}
      <p>
        {entry.text} <Ids rules={entry.rules} />
      </p>
      {entry.price && <p class="soft">{entry.price}</p>}
      {entry.points.length > 0 && (
        <ul>
          {entry.points.map(({ text, rules }) => (
            <li key={text}>
              {text} <Ids rules={rules} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function EntryCard({
  game,
  entry,
  here,
}: {
  game: string;
  entry: GuideEntry;
  here: boolean;
}) {
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
      <EntryParts game={game} entry={entry} />
    </article>
  );
}
