/** The parts of Winter Kingdom come with its first table, so that the first page stays small. */

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { loadWinter, speakOf, t } from "../../i18n";
import { WINTER } from "../../net/views";
import { toast } from "../../ui/toast";

export const winter = signal<typeof import(".") | null>(null);

async function load(game: string): Promise<void> {
  if (game !== WINTER) return;
  const [module] = await Promise.all([import("."), loadWinter()]);
  winter.value = module;
}

/** Whether all is there to show a game; until this is left its words are spoken. */
export function useGame(game: string | undefined): boolean {
  const [ready, setReady] = useState("");
  useEffect(() => {
    if (!game) return;
    let here = true;
    load(game).then(
      () => {
        if (!here) return;
        speakOf(game);
        setReady(game);
      },
      () => toast(t("error-offline")),
    );
    return () => {
      here = false;
      speakOf("");
    };
  }, [game]);
  return game !== WINTER || ready === game;
}
