/** Where a link leads nowhere: a picture, what is wrong, and the ways on. */

import { t } from "../i18n";
import { TerrainArt } from "../ui/art";
import { Top } from "./Top";
import "./Lost.css";
import { link } from "../router";

const GROUNDS = ["forest", "grass", "water"];

export function Lost({ title, text }: { title: string; text: string }) {
  return (
    <div class="lines page lost">
      <Top />
      <main class="center-page" role="status">
        <p class="row lost-land" aria-hidden="true">
          {GROUNDS.map((ground) => (
            <TerrainArt key={ground} ground={ground} size={92} />
          ))}
        </p>
        <h1>{title}</h1>
        <p class="soft">{text}</p>
        <p class="row">
          <a class="button primary large" href={link("/")}>
            {t("unknown-home")}
          </a>
          <a class="button large" href={link("/new")}>
            {t("home-new")}
          </a>
        </p>
      </main>
    </div>
  );
}
