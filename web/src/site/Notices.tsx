/** What the site has to say above every screen: it starts, can't keep games, or is a newer one. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { route } from "../router";
import { Button, IconButton } from "../ui/kit";
import { newer, takeNewer } from "./app";
import { asking, start, trouble } from "./table";
import "./site.css";

const isLater = signal(false);

function Notice(props: { role: "status" | "alert"; class?: string; children: ComponentChildren }) {
  return (
    <div class={`row site-notice ${props.class ?? ""}`} role={props.role}>
      {props.children}
    </div>
  );
}

function Starting() {
  if (start.value !== "coming" || !asking.value) return null;
  return (
    <Notice role="status" class="starting">
      <i class="spinner" />
      <p>{t("site-starting")}</p>
    </Notice>
  );
}

function Failed() {
  if (start.value !== "failed") return null;
  return (
    <Notice role="alert">
      <p class="grow">{t("site-failed")}</p>
      <Button onClick={() => window.location.reload()}>{t("site-reload")}</Button>
    </Notice>
  );
}

function Troubled() {
  if (!trouble.value) return null;
  return (
    <Notice role="alert">
      <p class="grow">{t(`site-${trouble.value}`)}</p>
      <IconButton
        glyph="close"
        class="quiet"
        label={t("site-close")}
        onClick={() => {
          trouble.value = null;
        }}
      />
    </Notice>
  );
}

/** Nobody is asked in the middle of a game. */
function Newer() {
  if (!newer.value || isLater.value || route.value.screen === "table") return null;
  return (
    <Notice role="status">
      <p class="grow">{t("site-new")}</p>
      <Button
        onClick={() => {
          isLater.value = true;
        }}
      >
        {t("site-new-later")}
      </Button>
      <Button kind="primary" onClick={takeNewer}>
        {t("site-new-now")}
      </Button>
    </Notice>
  );
}

export const Notices = () => (
  <div class="stack site-notices">
    <Failed />
    <Troubled />
    <Newer />
    <Starting />
  </div>
);
