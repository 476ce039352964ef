/** My boards, each with what can be done with it. */

import { useMemo } from "preact/hooks";
import { FlatBoard } from "../board/FlatBoard";
import { named, t } from "../i18n";
import type { Catalog } from "../net/protocol.gen";
import { link } from "../router";
import { Box, Button, IconButton } from "../ui/kit";
import { saveAs } from "../ui/saving";
import { toast } from "../ui/toast";
import { type Draft, laidOut, lettersOf, read } from "./draft";
import { dropBoard, duplicate, hasRoom, keepBoard, type MyBoard, myBoards, used } from "./mine";
import { modelsOf } from "./ours";

/** What a board is used for, and where it isn't used, why. */
function useText(board: MyBoard, draft: Draft, catalog: Catalog): string {
  const ours = modelsOf(catalog, draft.kind).some((one) => one.name === draft.name);
  if (!board.usable)
    return t(ours && draft.source !== "printed" ? "boards-use-ours" : "boards-use-not");
  if (used(board.game).get(draft.name)?.own.id !== board.id) return t("boards-use-newer");
  return t(ours ? "boards-use-replaces" : "boards-use-added");
}

const calledOf = ({ kind, locations, name }: Draft): string => {
  const about = kind === "side" ? "" : locations.map((one) => named("location", one)).join(" + ");
  return [t(`boards-kind-${kind}`), about || name].filter(Boolean).join(" · ");
};

function Card({ board, draft, catalog }: { board: MyBoard; draft: Draft; catalog: Catalog }) {
  const laid = useMemo(() => laidOut(draft, lettersOf(catalog, draft.kind)), [draft]);
  const path = link(`/boards#${board.id}`);
  const remove = (): void => {
    dropBoard(board.id);
    toast(
      t("boards-deleted", { name: draft.name }),
      8000,
      <Button class="small" onClick={() => keepBoard(board)}>
        {t("undo")}
      </Button>,
    );
  };
  return (
    <li class="plate lines my-board">
      <a href={path} class="lines">
        <FlatBoard {...laid} />
        <b class="title cut">{draft.name}</b>
        <small>{calledOf(draft)}</small>
        <small class={board.usable ? "gold" : "soft"}>{useText(board, draft, catalog)}</small>
      </a>
      <div class="row">
        <IconButton
          class="small"
          glyph="copy"
          label={t("boards-duplicate", { name: draft.name })}
          disabled={!hasRoom()}
          onClick={() => duplicate(board, draft)}
        />
        <IconButton
          class="small"
          glyph="download"
          label={t("boards-download-one", { name: draft.name })}
          onClick={() => saveAs(`${draft.name}.txt`, board.text)}
        />
        <IconButton
          class="small"
          glyph="close"
          label={t("boards-delete", { name: draft.name })}
          onClick={remove}
        />
      </div>
    </li>
  );
}

export function MyBoards({ catalog }: { catalog: Catalog }) {
  const boards = [...myBoards()].sort((one, other) => other.at - one.at);
  return (
    <Box title={t("boards-mine")}>
      {boards.length === 0 && <p class="soft">{t("boards-none")}</p>}
      <ul class="my-boards">
        {boards.map((board) => {
          const draft = read(board.text);
          return draft && <Card key={board.id} board={board} draft={draft} catalog={catalog} />;
        })}
      </ul>
    </Box>
  );
}
