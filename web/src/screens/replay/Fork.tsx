/** Who plays on from a step: the same bots and names, unless somebody else is chosen. */

import { useState } from "preact/hooks";
import { t } from "../../i18n";
import type { StateMessage } from "../../net/protocol";
import type { Colour, ForkAsked, NewTable } from "../../net/protocol.gen";
import { server, serverInfo } from "../../net/server";
import { COLOURS } from "../../ui/art";
import { Button, Dialog, Problem } from "../../ui/kit";
import "../New.css";
import type { SeatForm, Who } from "../new/form";
import { problem, seatBody } from "../new/request";
import { SeatList } from "../new/Seats";
import { openTable } from "../open";
import { useAsync, useWork } from "../useAsync";

/** The seats as they are: my own, or else the first person's, is mine. */
export function seatForms({ table }: Pick<StateMessage, "table">): SeatForm[] {
  const people = table.seats.filter((seat) => seat.kind === "person");
  const me = people.find((seat) => seat.mine) ?? people[0];
  return table.seats.map((seat, place) => {
    const who: Who = seat.kind === "bot" ? "bot" : seat === me ? "me" : "here";
    return {
      who,
      level: seat.level ?? "normal",
      name: who === "bot" ? "" : seat.name,
      colour: (seat.colour ?? COLOURS[place % COLOURS.length]) as Colour,
    };
  });
}

interface ForkProps {
  id: string;
  secret: string;
  state: StateMessage;
  step: number;
  onClose: () => void;
}

export const Fork = ({ id, secret, state, step, onClose }: ForkProps) => (
  <SeatsDialog
    seats={seatForms(state)}
    text={t("fork-text", { step })}
    make={(seats) => server.fork(id, secret, { step, seats })}
    onClose={onClose}
  />
);

interface SeatsProps {
  /** as they are at first */
  seats: SeatForm[];
  text: string;
  make: (seats: NonNullable<ForkAsked["seats"]>) => Promise<NewTable>;
  onClose: () => void;
}

export function SeatsDialog({ seats, text, make, onClose }: SeatsProps) {
  const [form, setForm] = useState({ seats });
  const [wrong, setWrong] = useState("");
  const { busy, work } = useWork(setWrong);
  const { data: info } = useAsync(serverInfo);
  const go = (): void => {
    const found = problem({ ...form, seed: "" });
    setWrong(found ? t(found.text) : "");
    if (!found) void work(async () => openTable(await make(form.seats.map(seatBody))));
  };
  return (
    <Dialog title={t("replay-fork")} onClose={onClose} class="fork">
      <p class="soft">{text}</p>
      {info && <SeatList form={form} change={setForm} bots={info.bots} />}
      <Problem text={wrong} />
      <div class="row buttons">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button kind="primary" disabled={busy} onClick={go}>
          {t(form.seats.some((seat) => seat.who === "open") ? "new-start-open" : "fork-go")}
        </Button>
      </div>
    </Dialog>
  );
}
