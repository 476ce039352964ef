import { rich, t } from "../i18n";
import type { TableStore } from "../state/table";
import { IconButton } from "../ui/kit";
import type { GameUi } from "./ui";

export function Header({ table, ui }: { table: TableStore; ui: GameUi }) {
  return (
    <header class="row game-header">
      <h1>
        <a href="/">{t("app-name")}</a>
      </h1>
      <span class="soft cut header-table">{rich("header-table", { id: table.id })}</span>
      <nav class="row">
        <IconButton
          glyph="help"
          label={t("menu-help")}
          class="desktop-only"
          onClick={() => (ui.panel.value = "help")}
        />
        <IconButton
          glyph="gear"
          label={t("menu-settings")}
          class="desktop-only"
          onClick={() => (ui.panel.value = "settings")}
        />
        <IconButton glyph="menu" label={t("menu")} onClick={() => (ui.panel.value = "menu")} />
      </nav>
    </header>
  );
}
