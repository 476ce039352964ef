/** Draw again: all of it, or a part while the rest stays. */

import { t } from "../i18n";
import { link, navigate } from "../router";
import { useWork } from "../screens/useAsync";
import { Glyph } from "../ui/Glyph";
import { Button, IconButton, Problem } from "../ui/kit";
import { asking, type Drawn, keepDrawn, mineOf, shelfApi } from "./shelf";

export function Again({ drawn, group }: { drawn: Drawn; group?: string }) {
  const { busy, error, work } = useWork();
  const mine = mineOf(drawn.game);
  if (!mine) {
    // somebody else's set-up: first say what there is
    if (group) return null;
    return (
      <a class="button large" href={link("/shelf/setup")}>
        <Glyph name="dice" /> {t("drawn-own")}
      </a>
    );
  }
  const draw = (): Promise<void> =>
    work(async () => {
      const { things } = (await shelfApi.all()).games[drawn.game] ?? { things: [] };
      const asked = asking(drawn.game, { ...mine, players: drawn.players }, things);
      const had = asked.had?.filter((one) => one !== drawn.link) ?? [];
      const kept = group ? { kept: drawn.link, again: [group] } : {};
      const names = drawn.names;
      const next = await shelfApi.draw({ ...asked, ...kept, had, names });
      keepDrawn(next, drawn.link);
      navigate(`/shelf#${next.link}`, true);
    });
  if (group)
    return (
      <span class="again">
        <IconButton
          glyph="again"
          label={t("drawn-other", { what: group })}
          disabled={busy}
          onClick={draw}
        />
        <Problem text={error} />
      </span>
    );
  return (
    <>
      <Button kind="primary" large disabled={busy} onClick={draw}>
        <Glyph name="dice" /> {t("drawn-again")}
      </Button>
      <Problem text={error} />
    </>
  );
}
