/** Things of a kind, each of which can be wished for always or never: a tap goes on to the next. */

import { list, named, t } from "../i18n";
import type { ThingsData } from "../net/protocol.gen";
import { Glyph } from "../ui/Glyph";
import type { Mine } from "./shelf";

/** What a thing is called. */
export const thingName = ({ kind, called }: ThingsData, name: string): string =>
  list((called[name] ?? [name]).map((word) => named(kind, word)));

const GLYPHS = { never: "close", always: "check", maybe: "" } as const;

export function Chips(props: {
  things: ThingsData;
  names: string[];
  mine: Mine;
  onChange: (next: Partial<Mine>) => void;
}) {
  const { things, names, mine, onChange } = props;
  const without = (some: string[], name: string) => some.filter((one) => one !== name);
  const stateOf = (name: string) =>
    mine.always.includes(name) ? "always" : mine.never.includes(name) ? "never" : "maybe";
  const turn = (name: string): void => {
    const state = stateOf(name);
    const always = without(mine.always, name);
    const never = without(mine.never, name);
    onChange({
      always: state === "maybe" ? [...always, name] : always,
      never: state === "always" ? [...never, name] : never,
    });
  };
  return (
    <ul class="wrap chips">
      {names.map((name) => {
        const state = stateOf(name);
        const title = thingName(things, name);
        return (
          <li key={name}>
            <button
              type="button"
              class={`row chip is-${state}`}
              aria-label={t(`wish-${state}`, { name: title })}
              onClick={() => turn(name)}
            >
              {state !== "maybe" && <Glyph name={GLYPHS[state]} />}
              <span>{title}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
