/** The position editor: where it begins, and the editor itself once there is a position. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useGame } from "../games";
import { t } from "../i18n";
import type { PositionData } from "../net/protocol.gen";
import { navigate } from "../router";
import { Top } from "../screens/Top";
import { useWork } from "../screens/useAsync";
import { ToShelf } from "../shelf/ToShelf";
import type { ToolProps } from "../shelf/tools";
import { Page, Problem } from "../ui/kit";
import { type Data, positionApi } from "./api";
import { Draft, keptDraft } from "./draft";
import { Editor } from "./Editor";
import { openGiven } from "./opening";
import { Start } from "./Start";
import "./position.css";

export function PositionScreen({ given }: Pick<ToolProps, "given">) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [starts, setStarts] = useState(false);
  const [comes, setComes] = useState(() => !!given || !!keptDraft());
  const { busy, error, work } = useWork();
  const now = useRef<Draft | null>(null);
  const title = t("position-title");

  /** What was edited before stays one step back. */
  const begin = (told: PositionData): void => {
    const before = now.current?.history.kept ?? keptDraft();
    now.current?.close();
    now.current = new Draft(told, before);
    setDraft(now.current);
    setStarts(false);
  };
  const resume = (kept: Data): Promise<void> =>
    work(async () => {
      now.current = new Draft(await positionApi.look({ data: kept }), null);
      setDraft(now.current);
    });
  const onBack = (): void => {
    const kept = keptDraft();
    if (draft) setStarts(false);
    else if (kept) void resume(kept);
  };
  const open = (ask: () => Promise<PositionData>): Promise<void> =>
    work(async () => begin(await ask()));

  useEffect(() => {
    const kept = keptDraft();
    if (given)
      void open(() => openGiven(given)).then(() => {
        // what is edited from now on is kept here, so a reload shouldn't begin again
        if (now.current) navigate("/position", true);
        setComes(false);
      });
    else if (!now.current && kept) void resume(kept).then(() => setComes(false));
  }, [given]);
  useEffect(() => () => now.current?.close(), []);

  if (draft && !starts)
    return <Loaded draft={draft} onStart={() => setStarts(true)} title={title} error={error} />;
  return (
    <div class="lines page">
      <Top title={title}>
        <ToShelf />
      </Top>
      <main class="stack">
        <Problem text={error} />
        {comes ? (
          <Page>{t("loading")}</Page>
        ) : (
          <Start
            onOpen={open}
            onTold={begin}
            isBusy={busy}
            {...(draft || keptDraft() ? { onBack } : {})}
          />
        )}
      </main>
    </div>
  );
}

interface LoadedProps {
  draft: Draft;
  title: string;
  error: string;
  onStart: () => void;
}

function Loaded({ draft, ...rest }: LoadedProps) {
  const { game } = draft.told.value;
  const ready = useGame(game);
  if (!ready)
    return (
      <Page>
        <p class="soft">{t("loading")}</p>
      </Page>
    );
  return <Editor key={game} draft={draft} {...rest} />;
}
