/** The language, to be switched on every screen. */

import { language, languages, ownName, t } from "../i18n";
import { setPref } from "../state/prefs";
import "./LanguageSwitch.css";

export function LanguageSwitch({ class: more = "" }: { class?: string }) {
  return (
    <label class={`button icon language-switch ${more}`} title={t("settings-language")}>
      <span aria-hidden="true">{language.value.toUpperCase()}</span>
      <select
        aria-label={t("settings-language")}
        value={language.value}
        onChange={(event) => setPref("language", event.currentTarget.value)}
        onKeyDown={(event) => event.stopPropagation()}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one} selected={one === language.value}>
            {ownName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
