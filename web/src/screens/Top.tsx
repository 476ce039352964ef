/** The bar above every screen that isn't the game itself. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { House } from "../ui/art";
import { IconButton } from "../ui/kit";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { SettingsDialog } from "../ui/Settings";
import "./Top.css";

export function Top({ title, children }: { title?: string; children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <header class="row top">
        <a class="pair wordmark" href="/" aria-label={t("top-home")}>
          <House colour="blue" size={30} />
          <span>{t("app-name")}</span>
        </a>
        {title && <h1 class="soft cut top-title">{title}</h1>}
        <div class="row top-tools">
          {children}
          <LanguageSwitch />
          <IconButton glyph="settings" label={t("settings-title")} onClick={() => setOpen(true)} />
        </div>
      </header>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
