/** The way from a tool back to all of them. */

import { t } from "../i18n";
import { link } from "../router";
import { Glyph } from "../ui/Glyph";

export const ToShelf = ({ class: more = "" }: { class?: string }) => (
  <a
    class={`button icon ${more}`}
    href={link("/shelf")}
    aria-label={t("home-shelf")}
    title={t("home-shelf")}
  >
    <Glyph name="back" />
  </a>
);
