/** An address that leads nowhere, with a way home. */

import { useSignalEffect } from "@preact/signals";
import { t } from "../i18n";
import { TerrainArt } from "../ui/art";
import { Top } from "./Top";
import "./Unknown.css";

const GROUNDS = ["forest", "grass", "water"];

export function UnknownScreen() {
  useSignalEffect(() => {
    document.title = t("title-unknown");
    return () => {
      document.title = t("app-name");
    };
  });
  return (
    <div class="lines page unknown">
      <Top />
      <main class="center-page">
        <p class="row unknown-land" aria-hidden="true">
          {GROUNDS.map((ground) => (
            <TerrainArt key={ground} ground={ground} size={92} />
          ))}
        </p>
        <h1>{t("unknown-title")}</h1>
        <p class="soft">{t("unknown-text")}</p>
        <p class="row">
          <a class="button primary large" href="/">
            {t("unknown-home")}
          </a>
          <a class="button large" href="/new">
            {t("home-new")}
          </a>
        </p>
      </main>
    </div>
  );
}
