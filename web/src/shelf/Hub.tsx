/** "At the real table": everything that helps people who have the box in front of them. */

import { t } from "../i18n";
import { link } from "../router";
import { Top } from "../screens/Top";
import { Glyph } from "../ui/Glyph";
import { TOOLS } from "./tools";
import "./shelf.css";

export function HubScreen() {
  return (
    <div class="lines page shelf">
      <Top title={t("home-shelf")} />
      <main class="stack">
        <p class="soft shelf-lead">{t("shelf-lead")}</p>
        <ul class="tools">
          {TOOLS.map(({ name, glyph, path = name }) => (
            <li key={name}>
              <a class="box row tool" href={link(`/${path}`)}>
                <Glyph name={glyph} />
                <span class="lines">
                  <b class="title">{t(`tool-${name}`)}</b>
                  <small>{t(`tool-${name}-text`)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
