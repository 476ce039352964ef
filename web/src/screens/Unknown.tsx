/** An address that leads nowhere. */

import { t } from "../i18n";
import { useTitle } from "../ui/useTitle";
import { Lost } from "./Lost";

export function UnknownScreen() {
  useTitle(t("title-unknown"));
  return <Lost title={t("unknown-title")} text={t("unknown-text")} />;
}
