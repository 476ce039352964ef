/** Draw a set-up: what I own, who plays, how it should be. */

import { GAMES, gameOf, useGame } from "../games";
import { named, t } from "../i18n";
import type { GameName, ShelfOfGame } from "../net/protocol.gen";
import { link, navigate } from "../router";
import { day } from "../screens/home/when";
import { Top } from "../screens/Top";
import { useAsync, useWork } from "../screens/useAsync";
import { Glyph } from "../ui/Glyph";
import { Box, Button, IconButton, Page, Problem, Segments } from "../ui/kit";
import { Owned } from "./Owned";
import {
  asking,
  forgetDrawn,
  hadOf,
  keepDrawn,
  keepMine,
  type Mine,
  mineOf,
  NOTHING,
  shelfApi,
  shown,
  showShelf,
  syncShelf,
} from "./shelf";
import { ToShelf } from "./ToShelf";
import { WishList } from "./WishList";
import "./shelf.css";

export function SetupScreen() {
  const { data, error } = useAsync(
    async () => (await Promise.all([shelfApi.all(), syncShelf()]))[0],
  );
  const name = gameOf(shown.value).name;
  const game = useGame(name);
  const found = data?.games[name];
  return (
    <div class="lines page shelf">
      <Top title={t("tool-setup")}>
        <ToShelf />
      </Top>
      <main class="stack">
        <Problem text={error} />
        <div class="shelf-game">
          <Segments
            label={t("new-game")}
            value={name}
            options={GAMES.map((one) => one.name)}
            name={(one) => t(`game-${one}`)}
            onChange={showShelf}
          />
        </div>
        {found && game ? <Form key={name} game={name} all={found} /> : <Page>{t("loading")}</Page>}
      </main>
    </div>
  );
}

/** At first everybody owns everything, until they say what is missing. */
const everything = ({ things, players }: ShelfOfGame): Mine => ({
  ...NOTHING,
  boxes: Object.keys(things.find(({ key }) => key === "boxes")?.names ?? {}),
  players: players[0] ?? NOTHING.players,
});

function Form({ game, all }: { game: GameName; all: ShelfOfGame }) {
  const { busy, error, work } = useWork();
  const mine = mineOf(game) ?? everything(all);
  const change = (next: Partial<Mine>): void => keepMine(game, { ...mine, ...next });
  const draw = (): Promise<void> =>
    work(async () => {
      const drawn = await shelfApi.draw(asking(game, mine, all.things));
      keepMine(game, mine);
      keepDrawn(drawn);
      navigate(`/shelf#${drawn.link}`);
    });
  return (
    <div class="shelf-form">
      <Owned things={all.things} mine={mine} onChange={change} />
      <div class="stack shelf-rest">
        <Who all={all} mine={mine} onChange={change} />
        <WishList things={all.things} mine={mine} onChange={change} />
      </div>
      <History game={game} />
      <div class="stack tight shelf-draw">
        <Problem text={error} />
        <Button kind="primary" large wide disabled={busy} onClick={draw}>
          <Glyph name="dice" /> {t("shelf-draw")}
        </Button>
      </div>
    </div>
  );
}

function Who(props: { all: ShelfOfGame; mine: Mine; onChange: (next: Partial<Mine>) => void }) {
  const { mine, onChange } = props;
  const seats = Array.from({ length: mine.players }, (_, seat) => seat);
  const rename = (seat: number, name: string): void =>
    onChange({ names: seats.map((one) => (one === seat ? name : (mine.names[one] ?? ""))) });
  return (
    <Box title={t("shelf-players")} class="stack shelf-who">
      <Segments
        label={t("shelf-players")}
        value={`${mine.players}`}
        options={props.all.players.map(String)}
        onChange={(players) => onChange({ players: Number(players) })}
      />
      <details class="shelf-more" open={mine.names.some(Boolean)}>
        <summary>{t("shelf-names")}</summary>
        <div class="shelf-names">
          {seats.map((seat) => (
            <input
              key={seat}
              class="input"
              maxLength={24}
              aria-label={t("shelf-name", { n: seat + 1 })}
              placeholder={t("shelf-name", { n: seat + 1 })}
              value={mine.names[seat] ?? ""}
              onInput={(event) => rename(seat, event.currentTarget.value)}
            />
          ))}
        </div>
      </details>
    </Box>
  );
}

/** The set-ups we had. */
function History({ game }: { game: string }) {
  const had = hadOf(game);
  if (!had.length) return null;
  return (
    <Box title={t("shelf-had")} class="shelf-had">
      <ul>
        {had.map((one) => {
          const cards = one.cards.map((card) => named("card", card)).join(", ");
          return (
            <li class="row" key={one.link}>
              <a class="lines grow" href={link(`/shelf#${one.link}`)}>
                <b class="cut">{cards}</b>
                <small>{day(one.at)}</small>
              </a>
              <IconButton
                glyph="close"
                class="quiet"
                label={t("shelf-forget", { cards })}
                onClick={() => forgetDrawn(one.link)}
              />
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
