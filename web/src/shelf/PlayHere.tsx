/** The same set-up on this screen: against bots, or together. */

import { t } from "../i18n";
import type { TableAsked } from "../net/protocol.gen";
import { server, serverInfo } from "../net/server";
import { myName } from "../screens/me";
import { openTable } from "../screens/open";
import { useWork } from "../screens/useAsync";
import { nextLevel } from "../state/career";
import { COLOURS } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Button, Problem } from "../ui/kit";
import type { Drawn } from "./shelf";

function seatsOf({ players, names }: Drawn, level: string | null): TableAsked["seats"] {
  return Array.from({ length: players }, (_, seat) => {
    const colour = COLOURS[seat] ?? null;
    if (seat && level) return { kind: "bot", level, colour };
    const name = names[seat] ?? (seat ? "" : myName().trim());
    return { kind: "person", ...(name ? { name } : {}), colour };
  });
}

export function PlayHere({ drawn }: { drawn: Drawn }) {
  const { busy, error, work } = useWork();
  const play = (byBots: boolean): Promise<void> =>
    work(async () => {
      const level = byBots ? nextLevel((await serverInfo()).bots) : null;
      const { game, setup } = drawn;
      openTable(await server.create({ game, setup, seats: seatsOf(drawn, level) }));
    });
  return (
    <>
      <Button large disabled={busy} onClick={() => play(true)}>
        <Glyph name="play" /> {t("drawn-play-bots")}
      </Button>
      <Button large disabled={busy} onClick={() => play(false)}>
        <Glyph name="people" /> {t("drawn-play-here")}
      </Button>
      <Problem text={error} />
    </>
  );
}
