/** Setting up a table of Winter Kingdom. */

import type { ComponentChildren } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import { named, t } from "../../../i18n";
import type { SideData, WinterCatalog } from "../../../net/protocol.gen";
import { useByHand, useOpen } from "../../../screens/new/byHand";
import { CardsHead, PickCard } from "../../../screens/new/Cards";
import { CARDS, setCount, toggleCard } from "../../../screens/new/form";
import { TableOptions } from "../../../screens/new/Options";
import type { Part } from "../../../screens/new/request";
import { Seats } from "../../../screens/new/Seats";
import { making, useStart } from "../../../screens/new/useStart";
import { Box, Button, Source } from "../../../ui/kit";
import type { SetupProps } from "../..";
import { cardText } from "../cardText";
import { Boards } from "./Boards";
import {
  cardsFor,
  clash,
  needs,
  setTwists,
  startWinter,
  toggleTwist,
  type WinterForm,
  winterRequest,
  withOwn,
} from "./form";
import "./Setup.css";

const GAME = "winter-kingdom";

export interface WinterPart {
  form: WinterForm;
  catalog: WinterCatalog;
  change: (next: WinterForm) => void;
  wrong: ComponentChildren;
}

/** The catalog with the sides that somebody has brought. */
export function useSides(all: WinterCatalog) {
  const [own, setOwn] = useState<SideData[]>([]);
  const catalog = useMemo(() => withOwn(all, own), [all, own]);
  const onOwn = (side: SideData): void =>
    setOwn([...own.filter((one) => one.name !== side.name), side]);
  return { catalog, onOwn };
}

export function Setup({ catalog: all, bots, table, onTable }: SetupProps) {
  const { catalog, onOwn } = useSides(all.games[GAME]);
  const first = (): WinterForm => {
    const most = Math.max(...catalog.players);
    const start = startWinter({ ...table, game: GAME }, catalog);
    return start.seats.length > most ? setCount(start, most) : start;
  };
  const { form, change, start, at, button } = useStart(first, onTable, async (now) =>
    winterRequest(now, catalog),
  );
  const parts = { form, catalog, change };
  return (
    <form class="stack new-form" onSubmit={start} noValidate>
      <Seats form={form} change={change} counts={catalog.players} bots={bots} wrong={at("seats")} />
      <Chosen {...parts} onOwn={onOwn} at={at} />
      {!making.value && (
        <Box title={t("new-options")} class="new-options">
          {at("options")}
          <TableOptions form={form} change={change} wrongSeed={at("seed")} />
        </Box>
      )}
      {button}
    </form>
  );
}

interface ChosenProps extends Omit<WinterPart, "wrong"> {
  onOwn: (side: SideData) => void;
  /** what is wrong with a part */
  at: (part: Part) => ComponentChildren;
}

/** What is chosen of the game: boards, rules, cards, and what they need. */
export function Chosen({ onOwn, at, ...parts }: ChosenProps) {
  return (
    <>
      <Boards {...parts} wrong={at("land")} onOwn={onOwn} />
      <Rules {...parts} wrong={at("rules")} />
      <Cards {...parts} wrong={at("cards")} />
      <Agreed {...parts} wrong={null} />
    </>
  );
}

/** Three scoring cards: chosen ones, the rest at random. */
function Cards({ form, catalog, change, wrong }: WinterPart) {
  const chosen = form.cards.length;
  return (
    <Box title={t("new-cards")} class="new-cards">
      <CardsHead chosen={chosen} onRandom={() => change({ ...form, cards: [] })} />
      <div class="card-grid" role="group" aria-label={t("new-cards")}>
        {cardsFor(form, catalog).map(({ name, source, points }) => (
          <PickCard
            key={name}
            about={`card-${name}`}
            title={named("card", name)}
            name={
              <>
                {named("card", name)} <Source source={source} />
              </>
            }
            text={cardText(name, { setup: {}, points: { [name]: points } })}
            on={form.cards.includes(name)}
            off={chosen >= CARDS}
            onPick={() => change(toggleCard(form, name))}
          />
        ))}
      </div>
      {wrong}
    </Box>
  );
}

interface PickProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  text?: string;
  /** who says what the text says */
  source?: string | undefined;
  onPick: (value: string) => void;
}

/** One of several, drawn at random as long as none is chosen. */
function Pick({ label, value, options, text, source, onPick }: PickProps) {
  const id = useId();
  const open = useOpen();
  return (
    <div class="stack tight field pick">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="input"
        value={value}
        aria-describedby={text ? `${id}-text` : undefined}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        <option value="">{open("new-random-one")}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      {text && (
        <small id={`${id}-text`}>
          {text} {source && <Source source={source} />}
        </small>
      )}
    </div>
  );
}

/** The economy card and the twists, each with what it does. */
function Rules(props: WinterPart) {
  const { form, catalog, change } = props;
  const { economy } = form;
  return (
    <Box title={t("new-rules")} class="new-rules">
      <Pick
        label={t("new-economy")}
        value={economy}
        options={catalog.economy.map(({ name }) => [name, t(`economy-${name}`)] as const)}
        text={economy ? cardText(`economy-${economy}`, { setup: agreed(form) }) : ""}
        source={catalog.economy.find(({ name }) => name === economy)?.source}
        onPick={(name) => change({ ...form, economy: name })}
      />
      <Twists {...props} />
    </Box>
  );
}

/** None, one drawn at random, or those that are chosen; what contradicts them says why. */
function Twists({ form, catalog, change, wrong }: WinterPart) {
  const { twists } = form;
  const byHand = useByHand();
  const way = (label: string, next: string[] | null, on: boolean) => (
    <Button class="small" aria-pressed={on} onClick={() => change(setTwists(form, catalog, next))}>
      {label}
    </Button>
  );
  return (
    <>
      <h3 class="heading">{t("new-twist")}</h3>
      <div class="wrap land-ways">
        {!byHand && way(t("new-random-one"), null, twists === null)}
        {way(t("twist-none"), [], twists?.length === 0)}
      </div>
      <p class="soft land-ways" role="status">
        {t("new-twist-drawn", { n: twists?.length ?? -1 })}
      </p>
      <div class="card-grid" role="group" aria-label={t("new-twist")}>
        {catalog.twists.map((one) => {
          const against = clash(form, one);
          return (
            <PickCard
              key={one.name}
              about={`twist-${one.name}`}
              title={t(`twist-${one.name}`)}
              name={
                <>
                  {t(`twist-${one.name}`)} <Source source={one.source} />
                </>
              }
              text={t(`twist-${one.name}-text`)}
              on={!!twists?.includes(one.name)}
              off={!!against}
              onPick={() => change(toggleTwist(form, catalog, one))}
            >
              {one.replaces && (
                <small>{t("twist-replaces", { card: named("card", one.replaces) })}</small>
              )}
              {against && <small class="warn">{clashText(one.name, against)}</small>}
            </PickCard>
          );
        })}
      </div>
      {wrong}
    </>
  );
}

/** Why two twists aren't played together. */
function clashText(one: string, other: string): string {
  const why = t(`twist-why-${[one, other].sort().join("-")} twist-why-other`);
  return t("twist-clash", { twist: t(`twist-${other}`), why });
}

const agreed = ({ top, bottom, direction }: WinterForm) => ({
  ...(top ? { top_board: top } : {}),
  ...(bottom ? { bottom_board: bottom } : {}),
  ...(direction ? { direction } : {}),
});

const BOARDS = [
  ["top", "new-top"],
  ["bottom", "new-bottom"],
] as const;

/** What cards in play need to be agreed on. */
function Agreed({ form, catalog, change }: WinterPart) {
  const outer = catalog.places
    .map((_, place) => [String(place), t(`place-${place}`)] as const)
    .slice(1);
  const boards = BOARDS.filter(([at]) => needs(form, catalog, `${at}_board`));
  const way = needs(form, catalog, "direction");
  if (!boards.length && !way) return null;
  return (
    <Box title={t("new-agree")} class="new-agree">
      {boards.map(([at, label]) => (
        <Pick
          key={at}
          label={t(label)}
          value={form[at] ? String(form[at]) : ""}
          options={outer}
          onPick={(place) => change({ ...form, [at]: Number(place) })}
        />
      ))}
      {way && (
        <Pick
          label={t("new-direction")}
          value={form.direction}
          options={catalog.directions.map((way) => [way, t(`direction-${way}`)] as const)}
          onPick={(direction) => change({ ...form, direction })}
        />
      )}
    </Box>
  );
}
