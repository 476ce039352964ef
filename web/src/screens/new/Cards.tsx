/** The three Kingdom Builder cards and the task cards: chosen ones, the rest at random. */

import type { ComponentChildren } from "preact";
import { named, row, t, told } from "../../i18n";
import { ThingPicture, WhatIs } from "../../rules/WhatIs";
import { Box, Button } from "../../ui/kit";
import type { PartProps } from "../New";
import { useByHand, useOpen } from "./byHand";
import { CARDS, toggleCard } from "./form";
import { cardsOf, mostTasks, tasksOf, toggleTask } from "./picks";

interface PickProps {
  /** what it is, for the rules: `card-lords` */
  about: string;
  title: string;
  name?: ComponentChildren;
  text: string;
  on: boolean;
  /** it can't be chosen now */
  off: boolean;
  onPick: () => void;
  children?: ComponentChildren;
}

export function PickCard({ about, title, name, text, on, off, onPick, children }: PickProps) {
  return (
    <div class="with-what">
      <button
        type="button"
        class="plate lines option-card pick-card"
        aria-pressed={on}
        aria-disabled={!on && off}
        onClick={onPick}
      >
        <b>{name ?? title}</b>
        <small>{text}</small>
        <ThingPicture thing={about} />
        {children}
      </button>
      <WhatIs about={about} name={title} />
    </div>
  );
}

/** How many cards are chosen, and a way back to none. */
export function CardsHead({ chosen, onRandom }: { chosen: number; onRandom: () => void }) {
  const open = useOpen();
  return (
    <div class="row cards-head">
      <p class="grow" role="status">
        {open("new-cards-chosen", { chosen, left: CARDS - chosen })}
      </p>
      {!useByHand() && (
        <Button class="small" aria-pressed={chosen === 0} onClick={onRandom}>
          {t("new-cards-random")}
        </Button>
      )}
    </div>
  );
}

interface SomeProps {
  title: string;
  cards: { name: string }[];
  chosen: string[];
  most: number;
  onPick: (name: string) => void;
}

function CardGrid({ title, cards, chosen, most, onPick }: SomeProps) {
  return (
    <div class="card-grid" role="group" aria-label={title}>
      {cards.map(({ name }) => (
        <PickCard
          key={name}
          about={`card-${name}`}
          title={named("card", name)}
          text={told("card", name)}
          on={chosen.includes(name)}
          off={chosen.length >= most}
          onPick={() => onPick(name)}
        />
      ))}
    </div>
  );
}

/** Folded, they say which of them are chosen. */
function Folded({ note, ...some }: SomeProps & { note?: string }) {
  const chosen = some.cards.filter(({ name }) => some.chosen.includes(name));
  return (
    <details class="card-box">
      <summary class="title">
        {some.title} <small>{row(chosen.map(({ name }) => named("card", name)))}</small>
      </summary>
      {note && <p class="soft">{note}</p>}
      <CardGrid {...some} />
    </details>
  );
}

export function Cards({ form, catalog, change, wrong }: PartProps) {
  const cards = cardsOf(form, catalog);
  const boxes = [...new Set(cards.map((one) => one.box))];
  const tasks = tasksOf(form, catalog);
  const most = mostTasks(form, catalog);
  const open = useOpen();
  const some = {
    chosen: form.cards,
    most: CARDS,
    onPick: (name: string) => change(toggleCard(form, name)),
  };
  const inBox = (box: string) => cards.filter((one) => one.box === box);
  return (
    <Box title={t("new-cards")} class="new-cards">
      <CardsHead chosen={form.cards.length} onRandom={() => change({ ...form, cards: [] })} />
      {boxes.length === 1 && <CardGrid {...some} title={t("new-cards")} cards={cards} />}
      {boxes.length > 1 &&
        boxes.map((box) => (
          <Folded key={box} {...some} title={named("box", box)} cards={inBox(box)} />
        ))}
      {tasks.length > 0 && (
        <Folded
          title={t("tasks-title")}
          note={open("new-tasks-text", { n: most })}
          cards={tasks}
          chosen={form.tasks}
          most={most}
          onPick={(name) => change(toggleTask(form, name, catalog))}
        />
      )}
      {wrong}
    </Box>
  );
}
