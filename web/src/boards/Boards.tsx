/** The board editor: my boards and new ones, or the one that is being painted. */

import { t } from "../i18n";
import { Top } from "../screens/Top";
import { useAsync } from "../screens/useAsync";
import { ToShelf } from "../shelf/ToShelf";
import type { ToolProps } from "../shelf/tools";
import { Page, Problem } from "../ui/kit";
import { Editor } from "./Editor";
import { MyBoards } from "./MyBoards";
import { find, sync } from "./mine";
import { NewBoard } from "./NewBoard";
import { ourCatalog } from "./ours";
import "./boards.css";

export function BoardsScreen({ given }: ToolProps) {
  const { data, error } = useAsync(async () => (await Promise.all([ourCatalog(), sync()]))[0]);
  const board = given ? find(given) : undefined;
  if (data && board) return <Editor key={board.id} board={board} catalog={data} />;
  return (
    <div class="lines page boards">
      <Top title={t("boards-title")}>
        <ToShelf />
      </Top>
      <main class="stack">
        <p class="soft boards-lead">{t("boards-lead")}</p>
        <Problem text={error} />
        {given && data && <Problem text={t("boards-unknown")} />}
        {data ? (
          <>
            <NewBoard catalog={data} />
            <MyBoards catalog={data} />
          </>
        ) : (
          !error && <Page>{t("loading")}</Page>
        )}
      </main>
    </div>
  );
}
