/** The games of the real table that were counted: one by one, and what they add up to. */

import { useState } from "preact/hooks";
import { GAMES, useGame } from "../games";
import { language, t } from "../i18n";
import { ApiError } from "../net/api";
import type { GameName } from "../net/protocol.gen";
import { link, navigate } from "../router";
import { Top } from "../screens/Top";
import { useWork } from "../screens/useAsync";
import { ToShelf } from "../shelf/ToShelf";
import { House } from "../ui/art";
import { FileButton } from "../ui/FileButton";
import { Glyph } from "../ui/Glyph";
import { Box, Button, Confirm, IconButton, Problem, Segments } from "../ui/kit";
import { saveAs } from "../ui/saving";
import { toast } from "../ui/toast";
import { change, type Draft, draft } from "./draft";
import { asCsv, asFile, bring, fromFile, isUnkept, type Kept, kept, remove } from "./kept";
import { playerName } from "./picture";
import { Statistics } from "./Statistics";
import "../people/people.css";

export function KeptScreen() {
  const played = GAMES.map(({ name }) => name).filter((name) =>
    kept.value.some((one) => one.game === name),
  );
  const [chosen, setGame] = useState<GameName | null>(null);
  const game = (chosen && played.includes(chosen) ? chosen : played[0]) ?? "kingdom-builder";
  const isReady = useGame(game);
  const results = kept.value.filter((one) => one.game === game);
  return (
    <div class="lines page count-kept">
      <Top title={t("count-results")}>
        <ToShelf />
        <a class="button primary" href={link("/count")} aria-label={t("tool-count")}>
          <Glyph name="plus" />
          <span class="wide-only">{t("tool-count")}</span>
        </a>
      </Top>
      <main class="stack">
        {played.length > 1 && (
          <Segments
            label={t("new-game")}
            value={game}
            options={played}
            name={(name) => t(`game-${name}`)}
            onChange={setGame}
          />
        )}
        {!kept.value.length && <p class="soft count-empty">{t("count-no-results")}</p>}
        <div class="kept-parts">
          {isReady && results.length > 0 && <Statistics results={results} />}
          {isReady && results.length > 0 && <List results={results} />}
          <Files />
        </div>
      </main>
    </div>
  );
}

type Step = Draft["step"];

function open({ id, day, game, setup, players, seats }: Kept, step: Step): void {
  const forms = { ...draft.value.forms, [game]: undefined }; // its set-up says what it was
  const given = { [game]: setup };
  change({ id, day, game, setup, players, seats, spare: [], step, forms, given });
  navigate("/count");
}

function List({ results }: { results: Kept[] }) {
  const [leaving, setLeaving] = useState<Kept | null>(null);
  const [asked, ask] = useState<[Kept, Step] | null>(null);
  const show = (result: Kept, step: Step): void => {
    if (isUnkept(draft.value)) ask([result, step]);
    else open(result, step);
  };
  return (
    <Box title={t("count-games")}>
      <ul>
        {results.map((one) => (
          <Row
            key={one.id}
            result={one}
            onOpen={(step) => show(one, step)}
            onRemove={() => setLeaving(one)}
          />
        ))}
      </ul>
      {asked && (
        <Confirm
          title={t("count-leave-title")}
          text={t("count-over-text")}
          yes={t("count-leave")}
          onNo={() => ask(null)}
          onYes={() => open(...asked)}
        />
      )}
      {leaving && (
        <Confirm
          title={t("count-remove-title")}
          text={t("count-remove-text")}
          yes={t("count-remove")}
          onNo={() => setLeaving(null)}
          onYes={() => {
            remove(leaving.id);
            setLeaving(null);
            toast(t("count-removed"));
          }}
        />
      )}
    </Box>
  );
}

const dayOf = ({ day }: Kept): string =>
  new Date(`${day}T12:00`).toLocaleDateString(language.value, { dateStyle: "medium" });

interface RowProps {
  result: Kept;
  onOpen: (step: Step) => void;
  onRemove: () => void;
}

function Row({ result, onOpen, onRemove }: RowProps) {
  const { players, scores, winners } = result;
  return (
    <li class="row kept-row">
      <button type="button" class="grow lines kept-open" onClick={() => onOpen("result")}>
        <span class="soft">{dayOf(result)}</span>
        <span class="wrap">
          {players.map((player, seat) => (
            <span key={seat} class={`pair ${winners.includes(seat) ? "won" : ""}`}>
              <House colour={player.colour} size={22} />
              <bdi>{playerName(player, seat)}</bdi> <b>{scores[seat]?.total}</b>
            </span>
          ))}
        </span>
      </button>
      <Button class="small" onClick={() => onOpen("pieces")}>
        {t("count-edit")}
      </Button>
      <IconButton class="quiet" glyph="close" label={t("count-remove")} onClick={onRemove} />
    </li>
  );
}

function Files() {
  const { error, work } = useWork();
  const take = (file: File): Promise<void> =>
    work(async () => {
      const found = fromFile(await file.text());
      if (!found) throw new ApiError(422, "no-results", t("count-bad-file", { name: file.name }));
      toast(t("count-brought", { n: bring(found) }));
    });
  const none = !kept.value.length;
  return (
    <Box title={t("count-files")} class="stack">
      <div class="wrap">
        <Button disabled={none} onClick={() => saveAs("hexholm-results.json", asFile(kept.value))}>
          <Glyph name="download" /> JSON
        </Button>
        <Button disabled={none} onClick={() => saveAs("hexholm-results.csv", asCsv(kept.value))}>
          <Glyph name="download" /> CSV
        </Button>
        <FileButton label={t("count-import")} accept=".json,application/json" onFile={take} />
      </div>
      <p class="soft">{t("count-files-text")}</p>
      <Problem text={error} />
    </Box>
  );
}
