/** The set-up as it lies on the table: chosen by picture, with nothing left to chance. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { ownBoards } from "../boards/mine";
import { list, named, t } from "../i18n";
import type { CountData, CountSeat, GameName } from "../net/protocol.gen";
import { server } from "../net/server";
import { GameSwitch } from "../screens/New";
import { ByHand } from "../screens/new/byHand";
import { useAsync } from "../screens/useAsync";
import { Box, Button, Confirm, Page, Problem } from "../ui/kit";
import { toast } from "../ui/toast";
import { useCount } from "./asking";
import { withBrought } from "./brought";
import { change, draft, isBegun, NOTHING, type Setup, setNumber, startDraft } from "./draft";
import { isUnkept } from "./kept";
import { KingdomSetup } from "./kingdom";
import { Players } from "./Players";
import { fitting } from "./painting";
import { WinterSetup } from "./winter";
import "../screens/New.css";

/** Each game fills in its own form, and says what set-up it stands for. */
const SETUPS = { "kingdom-builder": KingdomSetup, "winter-kingdom": WinterSetup };

/** How much was entered. */
const amount = (seats: readonly CountSeat[]): number =>
  seats.flatMap(({ pieces, numbers }) => [...Object.values(pieces).flat(), ...Object.keys(numbers)])
    .length;

const partName = (key: string): string => t(`part-${key} part-any`, { name: key });

export function SetupStep() {
  const { game, setup, players, forms, given = {} } = draft.value;
  const { data: found, error: lost } = useAsync(() => server.catalog());
  const catalog = useMemo(() => found && withBrought(found, given[game]), [found, given[game]]);
  /** the game to start over with, once somebody has said so */
  const [asks, setAsks] = useState<GameName | null>(null);
  const seats = players.map(() => NOTHING);
  const { data: own } = useAsync(() => ownBoards(game), game);
  const whole = setup && own?.length ? { ...setup, own } : setup;
  const { data, error } = useCount(whole && own && { game, setup: whole, seats });
  const counts = catalog?.games[game].players ?? [];
  useEffect(() => {
    const most = Math.max(...counts);
    if (counts.length && players.length > most) setNumber(most);
  }, [counts.length]);
  if (!catalog) return <Page>{lost ? <Problem text={lost} /> : t("loading")}</Page>;
  const Chosen = SETUPS[game];
  const missing = data && setup ? data.missing : [];
  const enter = (now: CountData): void => {
    const seats = fitting(draft.value.seats, now);
    if (amount(seats) < amount(draft.value.seats)) toast(t("count-taken-off"));
    change({ setup: whole, seats, step: "pieces" });
  };
  const over = (next: GameName): void => {
    // what was filled in says its set-up itself
    const other = forms[next] ? null : (given[next] ?? null);
    change({ ...startDraft(next, players), forms, given, setup: next === game ? setup : other });
    setAsks(null);
  };
  const pick = (next: GameName): void => {
    if (next === game) return;
    // pieces of one game are none of the other's
    if (isUnkept(draft.value)) setAsks(next);
    else over(next);
  };
  const isReady = !!setup && !!data && !error && !missing.length;
  return (
    <ByHand.Provider value={true}>
      <p class="soft count-lead">{t("count-lead")}</p>
      <GameSwitch game={game} onPick={pick} />
      <form
        class="stack new-form count-setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) enter(data);
        }}
        noValidate
      >
        <Players counts={counts} />
        <Chosen catalog={catalog} />
        {data && setup && <Choices data={data} setup={setup} />}
        <div class="count-go">
          <p class="soft" role="status">
            {!setup && t("new-land-random-by-hand")}
            {missing.length > 0 && t("count-missing", { what: list(missing.map(partName)) })}
          </p>
          <Problem text={error} />
          <div class="row">
            {isBegun(draft.value) && (
              <Button large onClick={() => setAsks(game)}>
                {t("count-over")}
              </Button>
            )}
            <Button type="submit" kind="primary" large wide disabled={!isReady}>
              {t("count-start")}
            </Button>
          </div>
        </div>
      </form>
      {asks && (
        <Confirm
          title={t("count-over-title")}
          text={t("count-over-text")}
          yes={t("count-over")}
          onNo={() => setAsks(null)}
          onYes={() => over(asks)}
        />
      )}
    </ByHand.Provider>
  );
}

/** Parts of the set-up that are one of a few names. */
function Choices({ data, setup }: { data: CountData; setup: Setup }) {
  const parts = Object.entries(data.choices);
  if (!parts.length) return null;
  return (
    <Box title={t("count-more")}>
      {parts.map(([key, names]) => (
        <label class="stack tight field" key={key}>
          <span>{partName(key)}</span>
          <select
            class="input"
            value={`${setup[key as keyof Setup] ?? ""}`}
            onChange={({ currentTarget }) =>
              change({ setup: { ...setup, [key]: currentTarget.value || null } })
            }
          >
            <option value="">{t("new-random-by-hand")}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {named("terrain", name)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </Box>
  );
}
