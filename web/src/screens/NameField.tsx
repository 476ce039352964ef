/** How somebody who sits down wants to be called. */

import { t } from "../i18n";
import { Problem } from "../ui/kit";
import { NAME_LENGTH } from "./new/form";

export function NameField({
  name,
  wrong,
  onName,
}: {
  name: string;
  /** what is wrong with it, if anything is */
  wrong: string;
  onName: (name: string) => void;
}) {
  return (
    <div class="stack tight name-field">
      <label class="stack tight field">
        <span>{t("join-name")}</span>
        <input
          class="input"
          value={name}
          maxLength={NAME_LENGTH}
          placeholder={t("join-name-placeholder")}
          autocomplete="nickname"
          aria-invalid={!!wrong}
          aria-describedby={wrong ? "name-wrong" : undefined}
          onInput={(event) => onName(event.currentTarget.value)}
        />
      </label>
      <Problem id="name-wrong" text={wrong} />
    </div>
  );
}
