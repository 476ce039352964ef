/** Who sits where: me, others on this screen, bots, or an open invitation. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { door } from "#door";
import { t } from "../../i18n";
import { opponents } from "../../state/career";
import { House } from "../../ui/art";
import { Box, Segments } from "../../ui/kit";
import { levelName } from "../words";
import { ColourPicker } from "./ColourPicker";
import {
  NAME_LENGTH,
  type Seated,
  type SeatForm,
  setColour,
  setCount,
  setName,
  setWay,
  setWho,
  type Way,
  type Who,
  wayOf,
} from "./form";

const WAYS: readonly Way[] = door.isShared ? ["screen", "server", "turns"] : ["screen", "turns"];

/** What is said beside a seat that nobody here takes. */
function note({ who, level }: SeatForm, byTurns = false): string {
  if (who === "bot") return `new-note-${level} new-note-bot`;
  return byTurns ? "new-note-turns" : "new-note-open";
}

const choice = (seat: SeatForm): string => (seat.who === "bot" ? `bot ${seat.level}` : seat.who);

interface ListProps<F extends Seated> {
  form: F;
  change: (next: F) => void;
  bots: string[];
}

interface SeatsProps<F extends Seated> extends ListProps<F> {
  /** how many can play */
  counts: number[];
  wrong: ComponentChildren;
}

interface RowProps<F extends Seated> extends ListProps<F> {
  place: number;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

function SeatRow<F extends Seated>(props: RowProps<F>) {
  const { form, change, place, bots, isOpen, onOpen } = props;
  const seat = form.seats[place] as SeatForm;
  const label = t("new-seat", { n: place + 1 });
  const pick = (value: string): void => {
    const [who, ...level] = value.split(" ") as [Who, ...string[]];
    change(setWho(form, place, who, level.join(" ") || undefined));
  };
  const isPerson = seat.who === "me" || seat.who === "here";
  // whichever bot sits there is offered, too
  const sitting = seat.who === "bot" ? [seat.level] : [];
  const levels = [...new Set([...opponents(bots), ...sitting])];
  return (
    <li class="row seat-row">
      <button
        type="button"
        class="seat-colour"
        aria-expanded={isOpen}
        disabled={seat.who === "open"}
        aria-label={t("new-colour-of", { seat: label, colour: t(`colour-${seat.colour}`) })}
        title={t("new-colour")}
        onClick={() => onOpen(!isOpen)}
      >
        <House colour={seat.who === "open" ? "open" : seat.colour} size={36} />
      </button>
      <select
        class="input seat-who"
        aria-label={t("new-who", { seat: label })}
        value={choice(seat)}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        <option value="me">{t("new-who-me")}</option>
        <option value="here">{t("new-who-here")}</option>
        {levels.map((level) => (
          <option key={level} value={`bot ${level}`}>
            {t("new-who-bot", { level: levelName(level) })}
          </option>
        ))}
        {(door.isShared || form.byTurns) && (
          <option value="open">{t(form.byTurns ? "new-who-turns" : "new-who-open")}</option>
        )}
      </select>
      {isPerson ? (
        <input
          class="input seat-name"
          aria-label={t("new-name", { seat: label })}
          placeholder={t("new-name-placeholder", { n: place + 1 })}
          value={seat.name}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          onInput={(event) => change(setName(form, place, event.currentTarget.value))}
        />
      ) : (
        <span class={`seat-note note-${seat.who} soft`}>{t(note(seat, form.byTurns))}</span>
      )}
      {isOpen && seat.who !== "open" && (
        <ColourPicker
          name={`colour-${place}`}
          label={t("new-colour-of", { seat: label, colour: t(`colour-${seat.colour}`) })}
          value={seat.colour}
          onPick={(colour) => change(setColour(form, place, colour))}
        />
      )}
    </li>
  );
}

/** A row for each seat. */
export function SeatList<F extends Seated>(props: ListProps<F>) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <ul>
      {props.form.seats.map((_seat, place) => (
        <SeatRow
          key={place}
          {...props}
          place={place}
          isOpen={open === place}
          onOpen={(isOpen) => setOpen(isOpen ? place : null)}
        />
      ))}
    </ul>
  );
}

export function Seats<F extends Seated>({ counts, wrong, ...list }: SeatsProps<F>) {
  const { form, change } = list;
  return (
    <Box title={t("new-players")} class="new-seats">
      <Segments
        label={t("new-count")}
        value={String(form.seats.length)}
        options={counts.map(String)}
        onChange={(value) => change(setCount(form, Number(value)))}
      />
      <SeatList {...list} />
      <div class="option new-way">
        <Segments
          label={t("new-way")}
          value={wayOf(form)}
          options={WAYS}
          name={(way) => t(`new-way-${way}`)}
          onChange={(way) => change(setWay(form, way))}
        />
        <p class="soft">{t(`new-way-${wayOf(form)}-text`)}</p>
      </div>
      {wrong}
    </Box>
  );
}
