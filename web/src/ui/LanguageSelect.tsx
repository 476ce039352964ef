/** A choice among the languages, or whichever the system has. */

import { languages, ownName, t } from "../i18n";

export function LanguageSelect({
  value,
  auto,
  onChange,
}: {
  value: string;
  /** the value of "Match system" */
  auto: string;
  onChange: (value: string) => void;
}) {
  return (
    <label class="stack tight field">
      <span>{t("settings-language")}</span>
      <select class="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value={auto}>{t("language-auto")}</option>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
