/** In the first turn on a phone: what the cards pay for, until a hex is touched. */

import { kind } from "../games";
import { t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import { since } from "../recap/since";
import type { TableStore } from "../state/table";
import { IconButton } from "../ui/kit";
import type { GameUi } from "./ui";
import { cardName, cardText } from "./words";

export function FirstCards({ table, ui }: { table: TableStore; ui: GameUi }) {
  const { view } = table.state.value as StateMessage;
  const seat = table.me.value;
  const isFirst = seat !== null && !table.isLesson && since(table.standing.value, seat).isFirst;
  if (!isFirst || ui.cardsRead.value || ui.aim.value) return null;
  return (
    <div class="note first-cards">
      <dl>
        {[...view.setup.cards, ...kind().ruleCards(view)].map((name) => (
          <div key={name}>
            <dt>{cardName(name)}</dt>
            <dd>{cardText(name, view)}</dd>
          </div>
        ))}
      </dl>
      <IconButton
        class="quiet"
        glyph="close"
        label={t("close")}
        onClick={() => (ui.cardsRead.value = true)}
      />
    </div>
  );
}
