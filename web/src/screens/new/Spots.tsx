/** What is put on hexes: a list of the possible ones, section by section. */

import { t } from "../../i18n";
import type { PlacesData } from "../../net/protocol.gen";
import { server } from "../../net/server";
import type { PartProps } from "../New";
import { useAsync } from "../useAsync";
import { useOpen } from "./byHand";
import type { Lands } from "./request";
import { boardKey, boardOf, chosenOn, kindsOf, placesFor, setSpot } from "./sites";

export const knownPlaces = new Map<string, PlacesData>();

const asked = new Map<string, Promise<void>>();

async function ask(board: NonNullable<ReturnType<typeof boardOf>>, key: string): Promise<void> {
  try {
    knownPlaces.set(key, await server.places(board));
  } finally {
    asked.delete(key);
  }
}

/** Where things can stand on a board; until that is known, undefined. */
export function usePlaces(board: ReturnType<typeof boardOf>): PlacesData | undefined {
  const key = boardKey(board);
  useAsync(async () => {
    if (!board || knownPlaces.has(key)) return;
    const answer = asked.get(key) ?? ask(board, key);
    asked.set(key, answer);
    await answer;
  }, key);
  return knownPlaces.get(key);
}

type Props = Omit<PartProps, "wrong"> & { lands: Lands };

export function Spots({ form, catalog, change, lands }: Props) {
  const board = boardOf(form, catalog, lands);
  const places = usePlaces(board);
  const key = boardKey(board);
  const chosen = chosenOn(form, key);
  const open = useOpen();
  if (!places) return null;
  return (
    <div class="spots">
      {kindsOf(form, catalog).map((kind) =>
        placesFor(form, places, kind).map(
          (hexes, at) =>
            hexes.length > 0 && (
              <label class="stack tight field" key={`${kind} ${at}`}>
                <span>{t(`place-${kind}`, { n: at + 1 })}</span>
                <select
                  class="input"
                  value={chosen[`${kind} ${at}`] ?? ""}
                  onChange={(event) =>
                    change(setSpot(form, key, kind, at, event.currentTarget.value))
                  }
                >
                  <option value="">{open("new-random")}</option>
                  {hexes.map((hex) => (
                    <option key={hex}>{hex}</option>
                  ))}
                </select>
              </label>
            ),
        ),
      )}
    </div>
  );
}
