import { t } from "../../i18n";
import type { Colour } from "../../net/protocol.gen";
import { COLOURS, House } from "../../ui/art";
import "./ColourPicker.css";

/** A radio group of five houses; the colour's mark identifies it without the colour. */
export function ColourPicker(props: {
  name: string;
  label: string;
  value: string;
  taken?: readonly (string | null)[];
  onPick: (colour: Colour) => void;
}) {
  return (
    <fieldset class="colours">
      <legend class="hidden-text">{props.label}</legend>
      {COLOURS.map((colour) => (
        <label key={colour} title={t(`colour-${colour}`)}>
          <input
            type="radio"
            name={props.name}
            value={colour}
            checked={colour === props.value}
            disabled={props.taken?.includes(colour) ?? false}
            onChange={() => props.onPick(colour)}
          />
          <House colour={colour} size={30} />
          <span class="hidden-text">
            {t("colour-mark", { colour: t(`colour-${colour}`), mark: t(`mark-${colour}`) })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
