import { t } from "../i18n";
import { Dialog } from "../ui/kit";

const KEYS: [key: string, text: string][] = [
  ["help-key-arrows", "help-arrows"],
  ["help-key-enter", "help-enter"],
  ["help-key-letters", "help-letters"],
  ["help-key-digits", "help-digits"],
  ["undo-key", "help-undo"],
  ["end-key", "help-end"],
  ["help-key-escape", "help-escape"],
  ["help-key-zoom", "help-zoom"],
  ["help-key-help", "help-help"],
];

const RULES = ["rules-turn", "rules-near", "rules-tiles", "rules-gold", "rules-end"];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("help-title")} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol class="rules" tabIndex={0}>
        {RULES.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ol>
      <p class="heading">{t("help-keys")}</p>
      <dl class="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{t(key)}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
