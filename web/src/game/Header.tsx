import type { ComponentChildren } from "preact";
import { markup, t } from "../i18n";
import { link } from "../router";
import { SoundButton } from "../sound/SoundButton";
import type { TableStore } from "../state/table";
import { IconButton } from "../ui/kit";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { NextGame } from "./NextGame";
import type { GameUi, Panel } from "./ui";

interface HeaderProps {
  table: TableStore;
  title: string;
  ui: GameUi;
  children?: ComponentChildren;
}

export function Header({ table, title, ui, children }: HeaderProps) {
  const button = (panel: Panel, glyph: string, label: string, where = "desktop-only") => (
    <IconButton
      glyph={glyph}
      label={label}
      class={where}
      onClick={() => (ui.panel.value = panel)}
    />
  );
  return (
    <header class="row game-header">
      <h1>
        <a href={link("/")}>{t("app-name")}</a>
      </h1>
      <span class="soft cut header-table">{markup(title)}</span>
      <nav class="row">
        {!table.isLesson && <NextGame table={table} />}
        {children}
        <SoundButton />
        <LanguageSwitch />
        {button("help", "help", t("menu-help"))}
        {button("settings", "settings", t("menu-settings"))}
        {button("menu", "menu", t("menu"), "")}
      </nav>
    </header>
  );
}
