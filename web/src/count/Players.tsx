/** Who played: how many, their names and colours. */

import { t } from "../i18n";
import { ColourPicker } from "../screens/new/ColourPicker";
import { NAME_LENGTH } from "../screens/new/form";
import { Box, Segments } from "../ui/kit";
import { draft, setNumber, setPlayer } from "./draft";

export function Players({ counts }: { counts: readonly number[] }) {
  const { players } = draft.value;
  return (
    <Box title={t("count-players")} class="count-players">
      <Segments
        label={t("count-players")}
        value={`${players.length}`}
        options={counts.map(String)}
        onChange={(count) => setNumber(Number(count))}
      />
      <ul>
        {players.map(({ name, colour }, place) => (
          <li key={place} class="row">
            <ColourPicker
              name={`count-colour-${place}`}
              label={t("join-colour")}
              value={colour}
              onPick={(next) => setPlayer(place, { colour: next })}
            />
            <input
              class="input grow"
              value={name}
              maxLength={NAME_LENGTH}
              aria-label={t("count-name", { number: place + 1 })}
              placeholder={t("player-number", { number: place + 1 })}
              onInput={(event) => setPlayer(place, { name: event.currentTarget.value })}
            />
          </li>
        ))}
      </ul>
    </Box>
  );
}
