/** What my games add up to, one game at a time: in numbers, by opponent, by card, the best. */

import { useState } from "preact/hooks";
import { cardName } from "../game/words";
import { useGame } from "../games";
import { language, number, percent, t } from "../i18n";
import type { GameName, ProfileGame, ResultsData } from "../net/protocol.gen";
import { link, tablePath } from "../router";
import { levelName } from "../screens/words";
import { Box, Segments } from "../ui/kit";

interface ResultsProps {
  results: ResultsData;
  games: ProfileGame[];
}

export function Results({ results, games }: ResultsProps) {
  const names = results.games.map((one) => one.game);
  const [game, setGame] = useState<GameName>(names[0] ?? "kingdom-builder");
  const isReady = useGame(game);
  const record = results.games.find((one) => one.game === game);
  return (
    <Box title={t("me-results")} class="stack me-results">
      {names.length > 1 && (
        <Segments
          label={t("new-game")}
          value={game}
          options={names}
          name={(name) => t(`game-${name}`)}
          onChange={setGame}
        />
      )}
      {!record && <p class="soft">{t("me-no-results")}</p>}
      <p>
        <a href={link("/count/results")}>{t("me-real")}</a>
      </p>
      {record && isReady && (
        <>
          <dl class="me-figures">
            {[
              [number(record.played), t("me-played")],
              [percent(record.won / record.played), t("me-wins", { n: record.won })],
              [number(record.mean), t("me-mean")],
            ].map(([figure, what]) => (
              <div key={what} class="lines">
                <dt>
                  <small>{what}</small>
                </dt>
                <dd class="headline">{figure}</dd>
              </div>
            ))}
          </dl>
          <div class="me-tables">
            <Opponents results={results} game={game} />
            <CardMeans
              title={t("me-cards")}
              cards={results.cards.filter((one) => one.game === game)}
            />
            <Best results={results} game={game} games={games} />
          </div>
        </>
      )}
    </Box>
  );
}

type Part = { results: ResultsData; game: GameName };

function Opponents({ results, game }: Part) {
  const some = results.opponents.filter((one) => one.game === game).slice(0, 12);
  return (
    <table class="gold-table">
      <caption class="heading">{t("me-opponents")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("me-games")}</th>
          <th scope="col">{t("me-won-games")}</th>
        </tr>
      </thead>
      <tbody>
        {some.map(({ name, level, played, won }) => (
          <tr key={`${level} ${name}`}>
            <th scope="row">
              <bdi>{level ? t("new-who-bot", { level: levelName(level) }) : name}</bdi>
            </th>
            <td>{number(played)}</td>
            <td>{number(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CardMean {
  card: string;
  mean: number;
  games: number;
  /** the most it has paid anybody, where that is told */
  best?: number;
}

/** What cards have paid on average. */
export function CardMeans({ title, cards }: { title: string; cards: CardMean[] }) {
  const most = Math.max(1, ...cards.map((one) => one.mean));
  return (
    <table class="gold-table">
      <caption class="heading">{title}</caption>
      {cards.some((one) => one.best !== undefined) && (
        <thead>
          <tr>
            <td colSpan={2} />
            {["count-mean", "count-best"].map((id) => (
              <th scope="col" key={id}>
                <small>{t(id)}</small>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {cards.map(({ card, mean, games, best }) => (
          <tr key={card} title={t("me-card-games", { n: games })}>
            <th scope="row">{cardName(card)}</th>
            <td class="me-bar">
              <meter min={0} max={most} value={Math.max(0, mean)} aria-hidden="true" />
            </td>
            <td>{number(mean)}</td>
            {best !== undefined && <td>{number(best)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Best({ results, game, games }: Part & { games: ProfileGame[] }) {
  const some = results.best.filter((one) => one.game === game);
  return (
    <table class="gold-table">
      <caption class="heading">{t("me-best")}</caption>
      <tbody>
        {some.map(({ table, gold, at }) => {
          const seats = games.find((one) => one.table === table)?.secrets ?? [];
          return (
            <tr key={table}>
              <th scope="row">
                <a href={link(tablePath(table, { seats }, true))}>
                  {new Date(at).toLocaleDateString(language.value)}
                </a>
              </th>
              <td>{t("me-gold", { n: gold })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
