import { t } from "../i18n";
import { hasSound, setPref } from "../state/prefs";
import { IconButton } from "../ui/kit";

/** Sounds on or off, with one click. */
export function SoundButton() {
  const on = hasSound();
  return (
    <IconButton
      glyph={on ? "sound" : "mute"}
      label={t(on ? "sound-off" : "sound-on")}
      onClick={() => setPref("sound", on ? "off" : "on")}
    />
  );
}
