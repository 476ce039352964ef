/** The first screen: play at once, set up a table, come back to a game, watch one. */

import { around } from "#around";
import { door } from "#door";
import { GAMES } from "../games";
import { t } from "../i18n";
import type { GameName } from "../net/protocol.gen";
import { server, serverInfo } from "../net/server";
import { isNewcomer } from "../state/career";
import { TerrainArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Button, Problem } from "../ui/kit";
import "./Home.css";
import { link } from "../router";
import { Hero } from "./home/Hero";
import { MyGames } from "./home/MyGames";
import { Upload } from "./home/Upload";
import { Watch } from "./home/Watch";
import { myName } from "./me";
import { firstGame } from "./new/request";
import { openTable } from "./open";
import { Top } from "./Top";
import { useAsync, useWork } from "./useAsync";

function PlayNow() {
  const { busy, error, work } = useWork();
  const play = (game = GAMES[0]?.name as GameName): Promise<void> =>
    work(async () => {
      const { bots } = await serverInfo();
      openTable(await server.create(firstGame(bots, myName(), game)));
    });
  return (
    <>
      <div class="wrap home-ways">
        <Button kind="primary" class="play-now" onClick={() => play()} disabled={busy}>
          <Glyph name="play" />
          <span class="lines">
            <b class="title">{t("home-play")}</b>
            <small>{t("home-play-text")}</small>
          </span>
        </Button>
        <Learn />
        {GAMES.filter(({ look }) => look).map(({ name, look, ground }) => (
          <Button key={name} class={`home-${look}`} onClick={() => play(name)} disabled={busy}>
            <TerrainArt ground={ground} size={34} />
            <span class="lines">
              <b class="title">{t(`home-${look}`)}</b>
              <small>{t(`home-${look}-text`)}</small>
            </span>
          </Button>
        ))}
        {door.isShared && <LobbyWay />}
        <Way to="new" glyph="plus" />
        <Way to="puzzles" glyph="puzzle" />
        <Way to="shelf" glyph="dice" />
      </div>
      <Problem text={error} />
    </>
  );
}

/** The way to strangers, where the server wants that. */
function LobbyWay() {
  if (!useAsync(serverInfo).data?.lobby) return null;
  return (
    <a class="button home-lobby" href={link("/lobby")}>
      <Glyph name="people" />
      <span class="lines">
        <b class="title">{t("lobby-title")}</b>
        <small>{t("lobby-way")}</small>
      </span>
    </a>
  );
}

function Way({ to, glyph }: { to: string; glyph: string }) {
  return (
    <a class={`button home-${to}`} href={link(`/${to}`)}>
      <Glyph name={glyph} />
      <span class="lines">
        <b class="title">{t(`home-${to}`)}</b>
        <small>{t(`home-${to}-text`)}</small>
      </span>
    </a>
  );
}

/** The second way in, and the first one for somebody new. */
function Learn() {
  const isNew = isNewcomer();
  return (
    <a class={`button home-learn ${isNew ? "offered" : ""}`} href={link("/learn")}>
      <Glyph name="learn" />
      <span class="lines">
        <b class="title">{t("home-learn")}</b>
        <small>{t(isNew ? "home-learn-new" : "home-learn-text")}</small>
      </span>
    </a>
  );
}

export function HomeScreen() {
  return (
    <div class="lines page home">
      <Top>
        <a class="button" href={link("/rules")}>
          {t("lookup-title")}
        </a>
      </Top>
      <main>
        <section class="hero-split">
          <div class="home-words">
            <h1>{t("home-title")}</h1>
            <p class="soft home-lead">{t("home-lead")}</p>
            <PlayNow />
          </div>
          <Hero />
        </section>
        <div class="home-lists">
          <MyGames />
          <div class="home-more">
            <Watch />
            <around.Keeping />
            <Upload />
          </div>
        </div>
      </main>
      <footer class="wrap soft foot">
        <p>{t("foot-note")}</p>
        <p>
          <a href={link("/rules")}>{t("lookup-title")}</a>
          {door.isShared && (
            <>
              {" · "}
              <a href="/docs">{t("foot-docs")}</a>
            </>
          )}
        </p>
      </footer>
    </div>
  );
}
