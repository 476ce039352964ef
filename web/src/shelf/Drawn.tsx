/** A set-up that was drawn, to lay out beside the box: step by step, to share, to print. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { kind, useGame } from "../games";
import { has, named, number, t } from "../i18n";
import type { ItemData, ShownData } from "../net/protocol.gen";
import { link as address } from "../router";
import { rulesPath, thingsOfSetup } from "../rules/inplay";
import { Top } from "../screens/Top";
import { useAsync } from "../screens/useAsync";
import { Art, extentOf, Icon, Sign, sizeOf, TileArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Page, Problem } from "../ui/kit";
import { Again } from "./Again";
import { Plan } from "./Plan";
import { PlayHere } from "./PlayHere";
import { Share } from "./Share";
import { type Drawn, shelfApi, syncShelf } from "./shelf";
import { useAwake } from "./useAwake";
import "./shelf.css";
import "./drawn.css";

export function DrawnScreen({ link }: { link: string }) {
  const { data, error } = useAsync(() => shelfApi.open(link), link);
  const game = useGame(data?.game);
  useAwake();
  useEffect(() => void syncShelf(), []);
  return (
    <div class="lines page shelf drawn">
      <Top title={t("drawn-title")}>
        <a class="button icon" href={address("/shelf/setup")} aria-label={t("tool-setup")}>
          <Glyph name="dice" />
        </a>
      </Top>
      {error && (
        <Page>
          <Problem text={error} />
        </Page>
      )}
      {!data && !error && <Page>{t("loading")}</Page>}
      {data && game && <Sheet drawn={data} />}
    </div>
  );
}

function Step(props: {
  n: number;
  title: string;
  tool?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <section class={`box step step-${props.n}`} aria-labelledby={`step-${props.n}`}>
      <header class="row">
        <b class="title step-number" aria-hidden="true">
          {number(props.n)}
        </b>
        <h2 class="grow title" id={`step-${props.n}`}>
          {props.title}
        </h2>
        {props.tool}
      </header>
      {props.children}
    </section>
  );
}

function Sheet({ drawn }: { drawn: Drawn }) {
  const { game, players, missed } = drawn;
  return (
    <main class="drawn-sheet">
      <div class="stack drawn-what">
        <p class="soft">{t("drawn-for", { game: t(`game-${game}`), n: players })}</p>
        {missed.map((text) => (
          <p class="drawn-missed" role="status" key={text}>
            {text}
          </p>
        ))}
      </div>
      <Step n={1} title={t("step-land")} tool={<Again drawn={drawn} group="land" />}>
        <Plan drawn={drawn} />
      </Step>
      <Step n={2} title={t("step-cards")} tool={<Again drawn={drawn} group="cards" />}>
        <Cards drawn={drawn} />
      </Step>
      <Step n={3} title={t("step-items")}>
        <Items drawn={drawn} />
      </Step>
      <Step n={4} title={t("step-begin")}>
        <p class="drawn-first">{begins(drawn)}</p>
      </Step>
      <div class="stack drawn-ways">
        <Again drawn={drawn} />
        <a class="button large" href={address(`/count#${drawn.link}`)}>
          <Glyph name="coin" /> {t("drawn-count")}
        </a>
        <a class="button large" href={address(rulesPath(game, thingsOfSetup(drawn)))}>
          <Glyph name="learn" /> {t("drawn-rules")}
        </a>
        <PlayHere drawn={drawn} />
      </div>
      <Share drawn={drawn} />
    </main>
  );
}

/** With names one of them was drawn; else it is as in the rulebook. */
function begins({ game, names, first }: Drawn): string {
  return names.length ? t("begin-name", { name: names[first] ?? "" }) : t(`begin-${game}`);
}

/** A card beside the board, with what it pays or does. */
function Card({ shown, drawn }: { shown: ShownData; drawn: Drawn }) {
  const id = shown.kind === "card" ? shown.name : `${shown.kind}-${shown.name}`;
  const { setup, points } = drawn;
  const what = `shown-${shown.group}`;
  return (
    <li class="plate lines drawn-card">
      {has(what) && <small>{t(what)}</small>}
      <b class="title">{named(shown.kind, shown.name)}</b>
      <span>{kind().cardText(id, { setup: setup as never, points })}</span>
      {shown.group !== "cards" && <Again drawn={drawn} group={shown.group} />}
    </li>
  );
}

const Cards = ({ drawn }: { drawn: Drawn }) => (
  <ul class="drawn-cards">
    {drawn.cards.map((one) => (
      <Card key={`${one.kind} ${one.name}`} shown={one} drawn={drawn} />
    ))}
  </ul>
);

const itemName = ({ kind: what, name }: ItemData): string =>
  has(`item-${name}`) ? t(`item-${name}`) : named(what, name);

function amount({ number: n, is_each, by_turn }: ItemData): string {
  if (by_turn.length) return t("item-by-turn", { numbers: by_turn.join(", ") });
  return is_each ? t("item-each", { n }) : "";
}

function Items({ drawn }: { drawn: Drawn }) {
  const under = new Map(drawn.picture.places.map(({ art, under: disc }) => [art, disc]));
  return (
    <ul class="drawn-items">
      {drawn.items.map((item) => (
        <li class="row" key={`${item.kind} ${item.name}`}>
          <b class="title drawn-number">{number(item.number)}×</b>
          <ItemArt art={item.art} under={under.get(item.art)} />
          <span class="lines grow">
            <b>{itemName(item)}</b>
            {amount(item) && <small>{amount(item)}</small>}
            {item.hexes.length > 0 && (
              <small>{t("item-on", { hexes: item.hexes.join(", ") })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ItemArt({ art, under }: { art: string; under: string | undefined }) {
  if (art === "cards") return <Glyph name="cards" />;
  if (art.startsWith("location-")) return <TileArt id={art} size={34} />;
  const reach = Math.max(100, extentOf(art) + 6);
  return (
    <Icon size={34} box={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}>
      {under ? <Sign art={art} under={under} size={96} /> : <Art id={art} size={sizeOf(art)} />}
    </Icon>
  );
}
