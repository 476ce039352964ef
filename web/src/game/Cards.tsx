/** The cards and all else that pays, with the gold of now; the one pointed at lights up its hexes. */

import { kind } from "../games";
import { number, t } from "../i18n";
import { softened } from "../i18n/hyphens";
import type { Score, StateMessage, View } from "../net/protocol";
import { cardThing } from "../rules/asking";
import { WhatIs } from "../rules/WhatIs";
import type { TableStore } from "../state/table";
import { House } from "../ui/art";
import { Box } from "../ui/kit";
import { turnOf } from "./asking";
import type { GameUi } from "./ui";
import { cardName, cardText } from "./words";
import "./Cards.css";

/** The cards of the game first, then its tasks, then whatever else brings gold. */
export function sources(setup: View["setup"], scores: readonly Score[]): string[] {
  const cards = [...setup.cards, ...(setup.tasks ?? [])];
  const others = scores.flatMap((score) => Object.keys(score));
  return [...new Set([...cards, ...others])].filter((key) => key !== "total");
}

export function Cards({ table, ui }: { table: TableStore; ui: GameUi }) {
  const state = table.state.value as StateMessage;
  const { setup, scores } = state.view;
  const me = table.me.value ?? turnOf(state) ?? 0;
  const tasks = setup.tasks ?? [];
  const card = (name: string, look: string) => (
    <Card key={name} table={table} ui={ui} name={name} me={me} kind={look} />
  );
  const others = sources(setup, scores).filter(
    (name) => !setup.cards.includes(name) && !tasks.includes(name),
  );
  const rules = kind().ruleCards(state.view);
  const crowd = rules.length > 2 ? "with-twists" : "";
  return (
    <Box class={`cards ${crowd}`} title={t("cards-title")}>
      <div class="stack card-list">
        {setup.cards.map((name) => card(name, ""))}
        {tasks.length > 0 && <h3 class="heading cards-sub">{t("tasks-title")}</h3>}
        {tasks.map((name) => card(name, "minor task"))}
        {others.map((name) => card(name, "minor"))}
        {rules.map((name) => card(name, "rule"))}
      </div>
    </Box>
  );
}

interface CardProps {
  table: TableStore;
  ui: GameUi;
  name: string;
  me: number;
  kind: string;
}

function Card({ table, ui, name, me, kind }: CardProps) {
  const { view } = table.state.value as StateMessage;
  const spot = ui.lightsUp;
  const lit = spot?.kind === "card" && spot.card === name;
  const gold = view.scores[me]?.[name] ?? 0;
  const text = cardText(name, view);
  return (
    <div class="with-what">
      <button
        type="button"
        class={`plate kb-card ${kind} ${lit ? "lit" : ""} ${gold || kind === "rule" ? "" : "nothing"}`}
        title={text}
        {...ui.lights({ kind: "card", card: name, seat: me })}
        onClick={(event) => {
          const touched = "pointerType" in event && event.pointerType === "touch";
          ui.spot.value = lit && touched ? null : { kind: "card", card: name, seat: me };
        }}
      >
        <span class="title kb-name">{softened(cardName(name))}</span>
        {kind === "rule" ? (
          <span class="soft kb-kind">{t(`${name.split("-")[0]}-title`)}</span>
        ) : (
          <span class="gold kb-gold">
            <span aria-hidden="true">{number(gold)}</span>
            <span class="hidden-text">{t("kb-gold-now", { n: gold })}</span>
          </span>
        )}
        <span class="soft kb-text">{text}</span>
        {kind !== "rule" && <Others table={table} card={name} me={me} />}
      </button>
      <WhatIs about={cardThing(name)} name={cardName(name)} source={sourceOf(view, name)} />
    </div>
  );
}

/** Who says what a card says. */
export const sourceOf = ({ sources }: View, name: string): string | undefined =>
  sources?.[name.replace(/^economy-/, "")];

/** What the card brings the others now. */
function Others({ table, card, me }: { table: TableStore; card: string; me: number }) {
  const { view } = table.state.value as StateMessage;
  return (
    <span class={`row soft kb-others ${table.seats.value.length > 3 ? "many" : ""}`}>
      {table.seats.value
        .filter((seat) => seat.seat !== me)
        .map((seat) => (
          <span class="pair" key={seat.seat}>
            <House colour={seat.colour} size={16} />
            <span class="hidden-text">{seat.name}</span>
            {view.scores[seat.seat]?.[card] ?? 0}
          </span>
        ))}
    </span>
  );
}

/** On a phone the cards are only names and gold; the one touched says here what it asks for. */
export function CardNote({ table, ui }: { table: TableStore; ui: GameUi }) {
  const spot = ui.lightsUp;
  const view = table.view.value;
  if (spot?.kind !== "card" || !view) return null;
  return (
    <div class="note card-note">
      <p class="grow">{cardText(spot.card, view)}</p>
      <WhatIs
        about={cardThing(spot.card)}
        name={cardName(spot.card)}
        source={sourceOf(view, spot.card)}
      />
      {view.scores[0] && spot.card in view.scores[0] && (
        <Others table={table} card={spot.card} me={spot.seat} />
      )}
    </div>
  );
}
