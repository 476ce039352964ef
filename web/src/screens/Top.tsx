/** The bar above every screen that isn't the game itself. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { door } from "#door";
import { t } from "../i18n";
import { profile } from "../state/profile";
import { House } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { IconButton } from "../ui/kit";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { SettingsDialog } from "../ui/Settings";
import { useTitle } from "../ui/useTitle";
import "./Top.css";
import { link } from "../router";

const MyProfile = () => (
  <a
    class="button icon top-me"
    href={link("/me")}
    aria-label={profile.value ? t("me-is", { name: profile.value.name }) : t("me-title")}
    title={profile.value?.name || t("me-title")}
  >
    {profile.value ? (
      <House colour={profile.value.colour ?? "blue"} size={26} />
    ) : (
      <Glyph name="person" />
    )}
  </a>
);

export function Top({ title, children }: { title?: string; children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  useTitle(title || t("app-name"));
  return (
    <>
      <header class="row top">
        <a class="pair wordmark" href={link("/")} aria-label={t("top-home")}>
          <House colour="blue" size={30} />
          <span>{t("app-name")}</span>
        </a>
        {title && <h1 class="soft cut top-title">{title}</h1>}
        <div class="row top-tools">
          {children}
          {door.isShared && <MyProfile />}
          <LanguageSwitch />
          <IconButton glyph="settings" label={t("settings-title")} onClick={() => setOpen(true)} />
        </div>
      </header>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
