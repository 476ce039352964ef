/** An address that leads nowhere. */

import { useSignalEffect } from "@preact/signals";
import { t } from "../i18n";
import { Lost } from "./Lost";

export function UnknownScreen() {
  useSignalEffect(() => {
    document.title = t("title-unknown");
    return () => {
      document.title = t("app-name");
    };
  });
  return <Lost title={t("unknown-title")} text={t("unknown-text")} />;
}
