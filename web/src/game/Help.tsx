import { kind, shownGame } from "../games";
import { has, list, t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import { link } from "../router";
import { cardThing } from "../rules/asking";
import { rulesPart } from "../rules/load";
import { ThingPicture, WhatIs } from "../rules/WhatIs";
import { useAsync } from "../screens/useAsync";
import { Dialog, Source } from "../ui/kit";
import { sourceOf, sources } from "./Cards";
import { ownBoards } from "./ownBoards";
import { cardName, cardText, tileName, tileText } from "./words";
import "./Help.css";

const KEYS: [key: string, text: string][] = [
  ["help-key-arrows", "help-arrows"],
  ["help-key-enter", "help-enter"],
  ["help-key-letters", "help-letters"],
  ["help-key-digits", "help-digits"],
  ["undo-key", "help-undo"],
  ["end-key", "help-end"],
  ["moves-key", "help-moves"],
  ["hint-key", "help-hint"],
  ["recap-key", "help-recap"],
  ["help-key-escape", "help-escape"],
  ["help-key-zoom", "help-zoom"],
  ["help-key-help", "help-help"],
];

const FINGERS = ["tap", "tap-again", "hold", "pinch"];

/** What can be said about an extra action: both parts of a talent. */
const actionText = (name: string): string =>
  [tileText(name), has(`lower-${name}`) ? t(`lower-${name}`) : ""].filter(Boolean).join(" · ");

export function HelpDialog(props: { state: StateMessage | null; onClose: () => void }) {
  const { state, onClose } = props;
  const { rules, keys } = kind();
  const { data: part, error } = useAsync(rulesPart);
  const everyRule = error ? link(`/rules/${shownGame()}`) : part?.rulesOfTable(state);
  const boxes = state?.view.setup.boxes?.map((box) => `rules-${box}`).filter(has) ?? [];
  return (
    <Dialog title={t("help-title")} onClose={onClose} class="help">
      <ol class="stack rules" tabIndex={0}>
        {[...rules, ...boxes].map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ol>
      {state && <InThisGame state={state} />}
      <p>
        <a href={everyRule} target="_blank" rel="noreferrer">
          {t("lookup-all")}
        </a>
      </p>
      <p class="heading touch-only">{t("help-fingers")}</p>
      <dl class="keys touch-only">
        {FINGERS.map((one) => (
          <div key={one} class="row">
            <dt>{t(`help-${one}`)}</dt>
            <dd>{t(`help-${one}-text`)}</dd>
          </div>
        ))}
      </dl>
      <p class="heading mouse-only">{t("help-keys")}</p>
      <dl class="keys mouse-only">
        {[...keys, ...KEYS].map(([key, text]) => (
          <div key={key} class="row">
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
function InThisGame({ state }: { state: StateMessage }) {
  const { view } = state;
  const { Icon, uses, ruleCards } = kind();
  const own = ownBoards(view.setup);
  return (
    <>
      {own.length > 0 && (
        <p class="soft own-boards">{t("help-own-boards", { names: list(own) })}</p>
      )}
      <p class="heading">{t("help-locations")}</p>
      <dl class="things">
        {uses(state).map((name) => (
          <div key={name}>
            <Icon name={name} size={34} />
            <dt class="title">{tileName(name)}</dt>
            <dd>
              {actionText(name)} <WhatIs about={`location-${name}`} name={tileName(name)} />
              <ThingPicture thing={`location-${name}`} />
            </dd>
          </div>
        ))}
      </dl>
      <p class="heading">{t("help-cards")}</p>
      <dl class="things">
        {[...sources(view.setup, view.scores), ...ruleCards(view)].map((name) => (
          <div key={name}>
            <dt class="title">
              {cardName(name)} <Source source={sourceOf(view, name)} />
            </dt>
            <dd>
              {cardText(name, view)} <WhatIs about={cardThing(name)} name={cardName(name)} />
              <ThingPicture thing={cardThing(name)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
