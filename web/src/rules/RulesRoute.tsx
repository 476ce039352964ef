/** The rules screen once it is there. */

import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Page } from "../ui/kit";
import { loadRules, rules } from "./asking";

export function RulesRoute(at: { game: string; entry: string }) {
  useEffect(() => void loadRules(), []);
  const Rules = rules.value;
  return Rules ? <Rules.RulesScreen {...at} /> : <Page>{t("loading")}</Page>;
}
