/** The three Kingdom Builder cards and the task cards: chosen ones, the rest at random. */

import type { ComponentChildren } from "preact";
import { named, t, told } from "../../i18n";
import { Box, Button } from "../../ui/kit";
import type { PartProps } from "../New";
import { CARDS, toggleCard } from "./form";
import { cardsOf, mostTasks, tasksOf, toggleTask } from "./picks";

interface PickProps {
  name: ComponentChildren;
  text: string;
  on: boolean;
  /** it can't be chosen now */
  off: boolean;
  onPick: () => void;
  children?: ComponentChildren;
}

export function PickCard({ name, text, on, off, onPick, children }: PickProps) {
  return (
    <button
      type="button"
      class="plate lines option-card pick-card"
      aria-pressed={on}
      aria-disabled={!on && off}
      onClick={onPick}
    >
      <b>{name}</b>
      <small>{text}</small>
      {children}
    </button>
  );
}

/** How many cards are chosen, and a way back to none. */
export function CardsHead({ chosen, onRandom }: { chosen: number; onRandom: () => void }) {
  return (
    <div class="row cards-head">
      <p class="grow" role="status">
        {t("new-cards-chosen", { chosen, left: CARDS - chosen })}
      </p>
      <Button class="small" aria-pressed={chosen === 0} onClick={onRandom}>
        {t("new-cards-random")}
      </Button>
    </div>
  );
}

export function Cards({ form, catalog, change, wrong }: PartProps) {
  const chosen = form.cards.length;
  const cards = cardsOf(form, catalog);
  const boxes = [...new Set(cards.map((one) => one.box))];
  const card = ({ name }: { name: string }) => (
    <PickCard
      key={name}
      name={named("card", name)}
      text={told("card", name)}
      on={form.cards.includes(name)}
      off={chosen >= CARDS}
      onPick={() => change(toggleCard(form, name))}
    />
  );
  return (
    <Box title={t("new-cards")} class="new-cards">
      <CardsHead chosen={chosen} onRandom={() => change({ ...form, cards: [] })} />
      {boxes.length === 1 && (
        <div class="card-grid" role="group" aria-label={t("new-cards")}>
          {cards.map(card)}
        </div>
      )}
      {boxes.length > 1 &&
        boxes.map((box) => (
          <details key={box} class="card-box">
            <summary>
              {named("box", box)}
              <Chosen names={cards.filter((one) => one.box === box)} chosen={form.cards} />
            </summary>
            <div class="card-grid" role="group" aria-label={named("box", box)}>
              {cards.filter((one) => one.box === box).map(card)}
            </div>
          </details>
        ))}
      <Tasks form={form} catalog={catalog} change={change} wrong={null} />
      {wrong}
    </Box>
  );
}

/** Which of a box's cards are chosen, where the box is folded. */
function Chosen({ names, chosen }: { names: { name: string }[]; chosen: string[] }) {
  const some = names.filter(({ name }) => chosen.includes(name));
  return <small>{some.map(({ name }) => named("card", name)).join(", ")}</small>;
}

function Tasks({ form, catalog, change }: PartProps) {
  const tasks = tasksOf(form, catalog);
  if (!tasks.length) return null;
  const most = mostTasks(form, catalog);
  return (
    <details class="card-box">
      <summary>
        {t("tasks-title")} <Chosen names={tasks} chosen={form.tasks} />
      </summary>
      <p class="soft">{t("new-tasks-text", { n: most })}</p>
      <div class="card-grid" role="group" aria-label={t("tasks-title")}>
        {tasks.map(({ name }) => (
          <PickCard
            key={name}
            name={named("card", name)}
            text={told("card", name)}
            on={form.tasks.includes(name)}
            off={form.tasks.length >= most}
            onPick={() => change(toggleTask(form, name, catalog))}
          />
        ))}
      </div>
    </details>
  );
}
