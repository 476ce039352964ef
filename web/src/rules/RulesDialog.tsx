/** An entry over the table: nobody leaves the game to read the rules. */

import { language, t } from "../i18n";
import { link } from "../router";
import { useAsync } from "../screens/useAsync";
import { Dialog, Problem } from "../ui/kit";
import type { Question } from "./asking";
import { EntryParts } from "./Entry";
import { entryOf, guideOf } from "./guide";

export function RulesDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { game, about, source = "printed" } = question;
  const { data, error } = useAsync(() => guideOf(game, language.value));
  const entry = data && entryOf(data, about);
  return (
    <Dialog title={entry?.title ?? t("lookup-title")} onClose={onClose} class="entry-dialog">
      <Problem text={error} />
      <div class="entry" aria-busy={!data && !error}>
        {!data && !error && <p class="soft">{t("loading")}</p>}
        {data && !entry && <p>{t("lookup-none")}</p>}
        {entry && <EntryParts game={game} entry={entry} />}
        {source !== "printed" && <p class="soft">{t(`source-${source}-text`)}</p>}
      </div>
      <p class="row entry-all">
        <a
          href={link(`/rules/${game}${entry ? `/${entry.name}` : ""}`)}
          target="_blank"
          rel="noreferrer"
        >
          {t("lookup-all")}
        </a>
      </p>
    </Dialog>
  );
}
