/** What counted games add up to: by player, and by card. */

import { number, t } from "../i18n";
import { CardMeans } from "../people/Results";
import { Box } from "../ui/kit";
import { byCard, byPlayer, type Kept } from "./kept";

export function Statistics({ results }: { results: Kept[] }) {
  const players = byPlayer(results);
  return (
    <Box title={t("count-statistics")} class="stack me-results">
      <div class="me-tables">
        {players.length > 0 && (
          <table class="gold-table">
            <caption class="heading">{t("count-by-player")}</caption>
            <thead>
              <tr>
                <td />
                {["me-games", "me-won-games", "count-mean", "count-best"].map((id) => (
                  <th scope="col" key={id}>
                    <small>{t(id)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map(({ name, games, wins, mean, best }) => (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>{number(games)}</td>
                  <td>{number(wins)}</td>
                  <td>{number(mean)}</td>
                  <td>{number(best)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <CardMeans title={t("count-by-card")} cards={byCard(results)} />
      </div>
    </Box>
  );
}
