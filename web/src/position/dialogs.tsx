/** A position to send on: as a link, a picture, a puzzle, or a case for a bug report. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { OwnPuzzle } from "../net/protocol.gen";
import { serverInfo } from "../net/server";
import { keepOwn, ownLink } from "../puzzles/own";
import { link } from "../router";
import { useWork } from "../screens/useAsync";
import { Glyph } from "../ui/Glyph";
import { Button, CopyField, Dialog, Problem } from "../ui/kit";
import { saveAs } from "../ui/saving";
import { positionApi } from "./api";
import type { Draft } from "./draft";
import { savePng } from "./png";

interface Props {
  draft: Draft;
  onClose: () => void;
}

const CASE = { format: "hexholm-case", version: 1 };
const MOST_NOTE = 2000;

/** The address of the editor with this position. */
export const positionLink = (text: string): string =>
  new URL(link(`/position#${text}`), window.location.href).href;

export function ShareDialog({ draft, onClose }: Props) {
  const { busy, error, work } = useWork();
  const { text, problems } = draft.told.value;
  const data = draft.history.kept;
  const picture = (save: (svg: string) => Promise<void> | void): Promise<void> =>
    work(async () => save((await positionApi.picture(data)).svg));
  return (
    <Dialog title={t("position-share")} onClose={onClose}>
      <div class="stack">
        <p class="soft">{t(problems.length ? "position-share-draft" : "position-share-text")}</p>
        <CopyField text={positionLink(text)} label={t("position-link")} />
        <div class="wrap">
          <Button
            disabled={busy || problems.length > 0}
            onClick={() => picture((svg) => saveAs("hexholm.svg", svg))}
          >
            <Glyph name="download" /> {t("position-svg")}
          </Button>
          <Button disabled={busy || problems.length > 0} onClick={() => picture(savePng)}>
            <Glyph name="download" /> {t("position-png")}
          </Button>
          <Button onClick={() => saveAs("hexholm-position.json", data)}>
            <Glyph name="download" /> {t("position-file")}
          </Button>
        </div>
        <Problem text={error} />
      </div>
    </Dialog>
  );
}

export function PuzzleDialog({ draft, onClose }: Props) {
  const [title, setTitle] = useState("");
  const [found, setFound] = useState<OwnPuzzle | null>(null);
  const [made, setMade] = useState("");
  const { busy, error, work } = useWork();
  const save = (puzzle: OwnPuzzle): void => {
    keepOwn({ title: title.trim(), puzzle });
    saveAs("hexholm-puzzle.json", puzzle);
    setMade(puzzle.position);
  };
  const look = (event: Event): Promise<void> => {
    event.preventDefault();
    return work(async () => {
      const told = await positionApi.puzzle(draft.history.kept);
      if (told.as_good) setFound(told.puzzle);
      else save(told.puzzle);
    });
  };
  return (
    <Dialog title={t("position-puzzle")} onClose={onClose}>
      {made ? (
        <div class="stack">
          <p>{t("position-puzzle-made")}</p>
          <CopyField text={ownLink(made)} label={t("position-link")} />
          <a class="button primary large" href={ownLink(made)}>
            <Glyph name="puzzle" /> {t("position-puzzle-solve")}
          </a>
        </div>
      ) : found ? (
        <div class="stack">
          <p role="status">{t("position-puzzle-unclear")}</p>
          <div class="row buttons">
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button kind="primary" onClick={() => save(found)}>
              {t("position-puzzle-anyway")}
            </Button>
          </div>
        </div>
      ) : (
        <form class="stack" onSubmit={look}>
          <p class="soft">{t("position-puzzle-text")}</p>
          <label class="stack">
            <span class="field-label">{t("position-puzzle-name")}</span>
            <input
              class="input"
              maxLength={60}
              value={title}
              onInput={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          </label>
          <Problem text={error} />
          <Button type="submit" kind="primary" large wide disabled={busy}>
            {busy ? <i class="spinner" /> : <Glyph name="puzzle" />}
            {t(busy ? "hint-thinking" : "position-puzzle-save")}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

export function CaseDialog({ draft, onClose }: Props) {
  const { note: noted, ...position } = draft.history.kept;
  const [note, setNote] = useState(typeof noted === "string" ? noted : "");
  const { busy, error, work } = useWork();
  const save = (): Promise<void> =>
    work(async () => {
      const { version } = await serverInfo();
      saveAs("hexholm-case.json", {
        ...CASE,
        hexholm: version,
        note: note.trim(),
        position,
      });
      onClose();
    });
  return (
    <Dialog title={t("position-case")} onClose={onClose}>
      <div class="stack">
        <p class="soft">{t("position-case-text")}</p>
        <textarea
          class="input"
          rows={5}
          maxLength={MOST_NOTE}
          aria-label={t("position-case-note")}
          placeholder={t("position-case-note")}
          value={note}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Problem text={error} />
        <Button kind="primary" large wide disabled={busy} onClick={save}>
          <Glyph name="download" /> {t("position-case-save")}
        </Button>
      </div>
    </Dialog>
  );
}
