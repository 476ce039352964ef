/** Starting a table from a set-up: what is wrong with it, said at its part, or the table itself. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { asApiError } from "../../net/api";
import type { TableAsked } from "../../net/protocol.gen";
import { server } from "../../net/server";
import { Button, Problem } from "../../ui/kit";
import { keepName } from "../me";
import { openTable } from "../open";
import { errorText } from "../words";
import { type TableForm, wayOf } from "./form";
import { type Part, partOf, problem } from "./request";

type Wrong = { part: Part; text: string } | null;

/** What is made of a set-up where it isn't a table, and what the button for it says. */
export const making = signal<{
  label: string;
  make: (asked: TableAsked) => Promise<void>;
} | null>(null);

export function useStart<F extends TableForm>(
  first: () => F,
  onTable: (form: TableForm) => void,
  ask: (form: F) => Promise<TableAsked>,
) {
  const [form, setForm] = useState(first);
  const [wrong, setWrong] = useState<Wrong>(null);
  const [busy, setBusy] = useState(false);
  const change = (next: F): void => {
    setForm(next);
    onTable(next);
    setWrong(null);
  };
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    const found = problem(form);
    setWrong(found && { part: found.part, text: t(found.text) });
    if (found || busy) return;
    setBusy(true);
    keepName(form.seats.find((seat) => seat.who === "me")?.name ?? "");
    try {
      const asked = await ask(form);
      if (making.value) await making.value.make(asked);
      else openTable(await server.create(asked));
    } catch (error) {
      setWrong({ part: partOf(asApiError(error)), text: errorText(error) });
      setBusy(false);
    }
  };
  const at = (part: Part): ComponentChildren =>
    wrong?.part === part && <Problem id={`wrong-${part}`} text={wrong.text} />;
  const button = (
    <div class="new-start">
      {at("table")}
      <Button type="submit" kind="primary" large wide disabled={busy}>
        {making.value?.label ?? t(wayOf(form) === "server" ? "new-start-open" : "new-start")}
      </Button>
    </div>
  );
  return { form, change, wrong, start, at, button };
}
