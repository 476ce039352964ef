/** Where an address leads nowhere: a picture, what is wrong, and the ways on. */

import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { TerrainArt } from "../ui/art";
import { Top } from "./Top";
import "./Lost.css";
import { link } from "../router";

const GROUNDS = ["forest", "grass", "water"];

interface LostProps {
  title: string;
  text: string;
  /** where else than home it could go on; a new table if nothing is said */
  children?: ComponentChildren;
}

export function Lost({ title, text, children }: LostProps) {
  return (
    <div class="lines page lost">
      <Top />
      <main class="center-page">
        <p class="row lost-land" aria-hidden="true">
          {GROUNDS.map((ground) => (
            <TerrainArt key={ground} ground={ground} size={92} />
          ))}
        </p>
        <h1>{title}</h1>
        <p class="soft" role="status">
          {text}
        </p>
        <p class="row">
          <a class="button primary large" href={link("/")}>
            {t("unknown-home")}
          </a>
          {children ?? (
            <a class="button large" href={link("/new")}>
              {t("home-new")}
            </a>
          )}
        </p>
      </main>
    </div>
  );
}
