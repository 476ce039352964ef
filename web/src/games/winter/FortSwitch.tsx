/** House or fort: what a click builds where both may be built. */

import { wish } from "../../game/ui";
import { t } from "../../i18n";
import type { Legal } from "../../net/protocol";
import type { WinterSupply } from "../../net/protocol.gen";
import type { TableStore } from "../../state/table";
import { House } from "../../ui/art";
import { Fort } from "./TalentArt";
import { HOUSE_OR_FORT } from "./talents";

export const hasChoice = (legal: Legal | null | undefined): boolean =>
  HOUSE_OR_FORT.every((verb) => legal?.hexes[verb]?.length);

export function FortSwitch({ table }: { table: TableStore }) {
  const state = table.state.value;
  const seat = table.acting.value;
  const player = seat === null ? undefined : state?.view.players[seat];
  if (!player || !hasChoice(state?.legal)) return null;
  const { houses, forts } = player.supply as WinterSupply;
  const colour = table.seats.value[seat ?? 0]?.colour ?? "blue";
  const [house = "", other = ""] = HOUSE_OR_FORT;
  const side = (fort: boolean, n: number) => (
    <button
      type="button"
      class="row"
      aria-pressed={(wish.value === other) === fort}
      title={fort ? t("fort-text") : t("purse-houses", { n })}
      onClick={() => (wish.value = fort ? other : house)}
    >
      {fort ? <Fort colour={colour} size={24} /> : <House colour={colour} size={24} />}
      <b>{t(fort ? "build-fort" : "build-house")}</b>
      <small aria-hidden="true">{n}</small>
      {fort && <kbd>{t("fort-key")}</kbd>}
    </button>
  );
  return (
    <div class="segments fort-switch" role="group" aria-label={t("build-what")}>
      {side(false, houses)}
      {side(true, forts)}
    </div>
  );
}
