/** Another game waits for me: one click leads there. */

import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { link, tablePath } from "../router";
import { known } from "../state/mygames";
import type { TableStore } from "../state/table";
import { setBadge, waiting, watchGames } from "../state/waiting";
import { Glyph } from "../ui/Glyph";
import "./NextGame.css";

const others = (table: TableStore) => waiting.value.filter((game) => game.table !== table.id);

export function NextGame({ table }: { table: TableStore }) {
  useEffect(watchGames, []);
  useSignalEffect(() => setBadge(others(table).length + (table.acting.value === null ? 0 : 1)));
  const games = others(table);
  const [next] = games;
  const mine = next && known(next.table);
  if (!mine || table.acting.value !== null) return null;
  const name = t("next-game", { n: games.length });
  return (
    <a
      class="button small next-game"
      href={link(tablePath(mine.table, mine))}
      aria-label={name}
      title={name}
    >
      <Glyph name="bell" />
      <span>{name}</span>
      <Glyph name="forward" />
    </a>
  );
}
