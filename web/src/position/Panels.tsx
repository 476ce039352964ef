/** Everything besides the pieces: what each player has, whose turn it is, what lies on the table. */

import { said } from "../game/words";
import { t } from "../i18n";
import type { EditData } from "../net/protocol.gen";
import { House } from "../ui/art";
import { Button } from "../ui/kit";
import type { Data } from "./api";
import type { Draft } from "./draft";
import { Field } from "./fields/Field";
import { colourOf, playerName, seatsOf } from "./seats";

/** The seats are called by their colours. */
const named = (edit: EditData): EditData =>
  edit.key !== "to_move" || !edit.choices
    ? edit
    : {
        ...edit,
        choices: edit.choices.map((one) =>
          typeof one.sets.to_move === "number"
            ? { ...one, label: playerName(one.sets.to_move) }
            : one,
        ),
      };

export function Panels({ draft }: { draft: Draft }) {
  const told = draft.told.value;
  const data = draft.data;
  const fields = told.edits.filter(({ kind }) => kind !== "paint").map(named);
  const seats = seatsOf((data.players as unknown[]).length);
  const change = (next: Data): void => draft.change(next);
  const list = (some: readonly EditData[]) =>
    some.map((edit) => (
      <Field
        key={`${edit.place} ${edit.key} ${edit.seat}`}
        edit={edit}
        data={data}
        onChange={change}
      />
    ));
  const of = (...places: string[]) => fields.filter(({ place }) => places.includes(place));
  const isBegun = told.to_move !== null && Object.keys((data.turn ?? {}) as Data).length > 0;
  const piles = of("table").filter(({ kind }) => kind === "amounts" || kind === "cards");
  const table = of("table").filter((edit) => !piles.includes(edit));
  return (
    <>
      <section class="box position-panel" aria-label={t("position-turn")}>
        <h2 class="heading">{t("position-turn")}</h2>
        {list(table)}
        {list(of("turn"))}
        {told.says.length > 0 && (
          <p class="soft">{told.says.map((one) => said(one, seats, false)).join(" · ")}</p>
        )}
        {isBegun && (
          <Button class="small" onClick={() => change({ ...data, turn: {} })}>
            {t("position-turn-start")}
          </Button>
        )}
      </section>
      {seats.map(({ seat }) => (
        <details class="box position-panel" key={seat} open={seat === (told.to_move ?? 0)}>
          <summary class="row">
            <House colour={colourOf(seat)} size={26} />
            <b class="grow title">{playerName(seat)}</b>
            <span class="gold">{t("position-score", { n: told.scores[seat]?.total ?? 0 })}</span>
          </summary>
          {list(fields.filter((edit) => edit.place === "player" && edit.seat === seat))}
        </details>
      ))}
      <details class="box position-panel">
        <summary class="row">
          <b class="grow title">{t("position-piles")}</b>
          <span class="soft">{t("position-to-draw", { n: told.deck })}</span>
        </summary>
        {list(piles)}
      </details>
    </>
  );
}
