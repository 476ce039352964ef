/** An entry over the table: nobody leaves the game to read the rules. */

import { language, t } from "../i18n";
import type { GuideData, GuideEntry } from "../net/protocol.gen";
import { link } from "../router";
import { useAsync } from "../screens/useAsync";
import { Dialog, Problem } from "../ui/kit";
import { question as asked, type Question } from "./asking";
import { EntryParts } from "./Entry";
import { entryOf, guideOf } from "./guide";

export function RulesDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { game, about, source = "printed" } = question;
  const { data, error } = useAsync(() => guideOf(game, language.value));
  const entry = data && entryOf(data, about);
  const open = (name: string): void => {
    asked.value = { game, about: name };
  };
  return (
    <Dialog
      key={about}
      title={entry?.title ?? t("lookup-title")}
      onClose={onClose}
      class="entry-dialog"
    >
      <Problem text={error} />
      <div class="entry" aria-busy={!data && !error}>
        {!data && !error && <p class="soft">{t("loading")}</p>}
        {data && !entry && <p>{t("lookup-none")}</p>}
        {entry && <EntryParts game={game} entry={entry} rules={data.rules} open={open} />}
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

/** An entry over the small pictures, on a narrow screen. */
export function EntryDialog(props: {
  guide: GuideData;
  entry: GuideEntry;
  open: (entry: string) => void;
  onClose: () => void;
}) {
  const { guide, entry, open, onClose } = props;
  return (
    <Dialog key={entry.name} title={entry.title} onClose={onClose} class="entry-dialog">
      <article class="entry" aria-label={entry.title}>
        <EntryParts game={guide.game} entry={entry} rules={guide.rules} open={open} />
      </article>
    </Dialog>
  );
}
