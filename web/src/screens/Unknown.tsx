import { t } from "../i18n";
import { Page } from "../ui/kit";

export function UnknownScreen() {
  return (
    <Page>
      <h1>{t("unknown-title")}</h1>
      <p class="soft">{t("unknown-text")}</p>
      <p>
        <a class="button primary" href="/">
          {t("unknown-home")}
        </a>
      </p>
    </Page>
  );
}
