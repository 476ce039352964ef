import { useState } from "preact/hooks";
import { door } from "#door";
import { alerts } from "../alerts/load";
import { languages, t } from "../i18n";
import { Later } from "../Later";
import { contrast, hasSound, motion, prefs, setPref, signs } from "../state/prefs";
import { Glyph } from "./Glyph";
import { Button, Dialog, Segments, Switch } from "./kit";
import { LanguageSelect } from "./LanguageSelect";

/** A look is a file in looks/ and the message settings-theme-NAME. */
export const LOOKS = Object.keys(import.meta.glob("./looks/*.css", { eager: true }))
  .map((path) => path.replace(/.*\/|\.css$/g, ""))
  .reverse();
const SWITCHES = [
  ["autoEnd", "settings-auto-end"],
  ["confirmEnd", "settings-confirm-end"],
  ["coordinates", "settings-coordinates"],
  ["cover", "settings-cover"],
] as const;

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { theme, language } = prefs.value;
  const [isAlerts, setAlerts] = useState(false);
  if (isAlerts)
    return <Later load={alerts} show={(module) => <module.AlertsDialog onClose={onClose} />} />;
  return (
    <Dialog title={t("settings-title")} onClose={onClose}>
      <div class="stack">
        <Segments
          label={t("settings-theme")}
          value={theme}
          options={["auto", ...LOOKS]}
          name={(look) => t(`settings-theme-${look}`)}
          onChange={(value) => setPref("theme", value)}
        />
        {languages.length > 1 && (
          <LanguageSelect
            value={language}
            auto="auto"
            onChange={(value) => setPref("language", value)}
          />
        )}
        <div>
          {SWITCHES.map(([key, id]) => (
            <Switch
              key={key}
              label={t(id)}
              on={prefs.value[key]}
              onChange={(on) => setPref(key, on)}
            />
          ))}
          <Switch
            label={t("settings-sound")}
            on={hasSound()}
            onChange={(on) => setPref("sound", on ? "on" : "off")}
          />
          <Switch
            label={t("settings-motion")}
            on={!motion()}
            onChange={(on) => setPref("motion", on ? "reduced" : "full")}
          />
          <Switch
            label={t("settings-contrast")}
            on={contrast()}
            onChange={(on) => setPref("contrast", on ? "more" : "normal")}
          />
          <Switch
            label={t("settings-signs")}
            on={signs()}
            onChange={(on) => setPref("signs", on ? "on" : "off")}
          />
        </div>
        {door.isShared && (
          <Button onClick={() => setAlerts(true)}>
            <Glyph name="bell" /> {t("alerts-title")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
