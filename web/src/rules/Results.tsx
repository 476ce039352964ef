/** What a search has found: names first, the best answer in full, then questions elsewhere. */

import { t } from "../i18n";
import type { GuideData } from "../net/protocol.gen";
import { EntryCard, Point } from "./Entry";
import type { Found } from "./find";
import { type Opening, Tiles } from "./Tiles";

const MOST = 12;

export function Results(props: {
  guide: GuideData;
  at: Opening;
  found: Found;
  query: string;
  /** the best answer is shown here, not beside */
  inFull: boolean;
}) {
  const { guide, at, found, query, inFull } = props;
  const [best, ...others] = found.entries;
  if (!best) return <p class="soft">{t("lookup-nothing", { query })}</p>;
  const { game, rules } = guide;
  const elsewhere = found.questions.filter(({ entry }) => entry !== best).slice(0, MOST);
  return (
    <div class="stack rules-found">
      {(others.length > 0 || !inFull) && (
        <Tiles at={at} entries={found.entries.slice(0, MOST)} class="strip" />
      )}
      {inFull && <EntryCard game={game} entry={best} rules={rules} open={at.open} />}
      {elsewhere.length > 0 && (
        <section aria-label={t("lookup-asked")}>
          <h2 class="heading">{t("lookup-asked")}</h2>
          <ul class="stack rules-asked">
            {elsewhere.map(({ entry, point }) => (
              <li key={`${entry.name} ${point.text}`} class="plate entry">
                <button type="button" class="title" onClick={() => at.open(entry.name)}>
                  {entry.title}
                </button>
                <Point about={{ game, entry, rules, open: at.open }} point={point} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
