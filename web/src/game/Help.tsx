import { has, t } from "../i18n";
import type { View } from "../net/protocol";
import { TUNNEL, WINTER } from "../net/views";
import { Dialog } from "../ui/kit";
import { Source, sources } from "./Cards";
import { ActionArt } from "./Pictures";
import { ruleCards } from "./winter/asking";
import { cardName, cardText, tileName, tileText } from "./words";
import "./Help.css";

const KEYS: [key: string, text: string][] = [
  ["help-key-arrows", "help-arrows"],
  ["help-key-enter", "help-enter"],
  ["help-key-letters", "help-letters"],
  ["help-key-digits", "help-digits"],
  ["undo-key", "help-undo"],
  ["end-key", "help-end"],
  ["hint-key", "help-hint"],
  ["help-key-escape", "help-escape"],
  ["help-key-zoom", "help-zoom"],
  ["help-key-help", "help-help"],
];

const WINTER_RULES = [
  "rules-turn",
  "rules-near",
  "rules-tiles",
  "rules-coins",
  "rules-buy",
  "rules-fort",
  "rules-gold",
  "rules-end",
];
const RULES = ["rules-turn", "rules-near", "rules-tiles", "rules-gold", "rules-end"];

/** What can be used or taken in this game, each once. */
function actions(view: View): string[] {
  if (view.prices) return [TUNNEL, ...Object.keys(view.prices)];
  const sites = Object.values(view.locations).map((site) => site.name);
  const bonuses = sites.map((name) => `${name}-bonus`).filter((name) => has(`location-${name}`));
  const held = view.players.flatMap((player) => (player.nomads ?? []).map((tile) => tile.name));
  return [...new Set([...sites, ...bonuses, ...Object.values(view.nomads ?? {}), ...held])];
}

const keys = (view: View | null) =>
  view?.game === WINTER ? [["fort-key", "help-fort"] as const, ...KEYS] : KEYS;

/** What can be told of an extra action: both parts of a talent. */
const actionText = (name: string): string =>
  [tileText(name), has(`lower-${name}`) ? t(`lower-${name}`) : ""].filter(Boolean).join(" · ");

export function HelpDialog({ view, onClose }: { view: View | null; onClose: () => void }) {
  const boxes = view?.setup.boxes.map((box) => `rules-${box}`).filter(has) ?? [];
  return (
    <Dialog title={t("help-title")} onClose={onClose} class="help">
      <ol class="stack rules" tabIndex={0}>
        {[...(view?.game === WINTER ? WINTER_RULES : RULES), ...boxes].map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ol>
      {view && <InThisGame view={view} />}
      <p class="heading">{t("help-keys")}</p>
      <dl class="keys">
        {keys(view).map(([key, text]) => (
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

/** Every location, tile and card of the game with its sentence. */
function InThisGame({ view }: { view: View }) {
  return (
    <>
      <p class="heading">{t("help-locations")}</p>
      <dl class="things">
        {actions(view).map((name) => (
          <div key={name}>
            <ActionArt name={name} size={34} />
            <dt>{tileName(name)}</dt>
            <dd>{actionText(name)}</dd>
          </div>
        ))}
      </dl>
      <p class="heading">{t("help-cards")}</p>
      <dl class="things">
        {[...sources(view.setup, view.scores), ...ruleCards(view)].map((name) => (
          <div key={name} class="no-picture">
            <dt>
              {cardName(name)} <Source view={view} name={name} />
            </dt>
            <dd>{cardText(name, view)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
