/** My talents: those bought with their two actions, those in hand with their price. */

import { useMemo } from "preact/hooks";
import { turnOf } from "../../game/asking";
import { covers } from "../../game/HotSeatCover";
import type { GameUi } from "../../game/ui";
import { reasonText, tileName, tileText } from "../../game/words";
import { has, t } from "../../i18n";
import type { PlayerData, StateMessage } from "../../net/protocol";
import type { TalentInfo, WinterSupply } from "../../net/protocol.gen";
import { knownCatalog } from "../../net/server";
import { RuleLink, WhatIs } from "../../rules/WhatIs";
import { useAsync } from "../../screens/useAsync";
import type { TableStore } from "../../state/table";
import { House } from "../../ui/art";
import { Glyph } from "../../ui/Glyph";
import { Box, Button } from "../../ui/kit";
import { lettersOf } from "./keys";
import { Coin, Fort, TalentArt } from "./TalentArt";
import { type CardRow, cardsOf, TUNNEL } from "./talents";

/** Use a card, or say why it can't be used. */
export async function useCard(
  table: TableStore,
  ui: GameUi,
  card: CardRow,
  lower: boolean,
): Promise<void> {
  const action = lower ? card.lower : card.upper;
  ui.tileNote.value = null;
  if (action) return table.play(action);
  const isMine = table.acting.value !== null;
  const asked = card.state === "hand" ? `buy ${card.name}` : `use ${card.name}`;
  const reason = isMine && !card.buy ? await table.why(asked) : null;
  const text = reason ? reasonText(reason) : "";
  ui.tileNote.value = { tile: card.name, text, rule: reason?.rule ?? "" };
}

export function Talents({ table, ui }: { table: TableStore; ui: GameUi }) {
  const state = table.state.value as StateMessage;
  const seat = table.isWatching.value ? turnOf(state) : table.me.value;
  const player = seat === null ? undefined : state.view.players[seat];
  const hidden = covers(table, ui);
  const cards = useMemo(() => (hidden ? [] : cardsOf(state, seat)), [state, seat, hidden]);
  const letters = useMemo(() => lettersOf(table), [state, table]);
  const name = seat === null ? "" : (table.seats.value[seat]?.name ?? "");
  const other = table.isWatching.value || table.isHotSeat.value;
  const mine = cards.filter((card) => card.state !== "hand");
  const hand = cards.filter((card) => card.state === "hand");
  // What can be bought now comes first.
  const sells = hand.some((card) => card.buy);
  const unseen = !player?.talents || hidden ? (player?.talents_size ?? 0) : 0;
  const note = ui.tileNote.value;
  const noted = cards.some((card) => card.name === note?.tile);
  const list = (some: CardRow[]) => (
    <ul class="stack tight talent-list">
      {some.map((card) => (
        <Talent key={card.name} table={table} ui={ui} card={card} letter={letters.get(card.name)} />
      ))}
    </ul>
  );
  return (
    <Box
      class="tiles lines talents"
      title={other ? t("talents-title-other", { name }) : t("talents-title")}
    >
      {player && !hidden && (
        <Purse player={player} colour={table.seats.value[seat ?? 0]?.colour ?? "blue"} />
      )}
      <div class="stack talent-scroll" tabIndex={0} role="group" aria-label={t("talents-title")}>
        {!sells && mine.length > 0 && list(mine)}
        {hand.length > 0 && <h3 class="heading">{t("talents-hand")}</h3>}
        {hand.length > 0 && list(hand)}
        {sells && <h3 class="heading">{t("talents-bought")}</h3>}
        {sells && list(mine)}
        {unseen > 0 && <p class="soft">{t("talents-hidden", { n: unseen })}</p>}
      </div>
      {note && noted && <Note ui={ui} name={note.tile} text={note.text} />}
    </Box>
  );
}

/** Coins, and the houses and forts that are left. */
function Purse({ player, colour }: { player: PlayerData; colour: string | null }) {
  const { coins = 0, out = 0, out_forts: outForts = 0 } = player;
  const { houses, forts } = player.supply as WinterSupply;
  return (
    <div class="row purse">
      <span class="pair gold purse-coins" title={t("coins-amount", { n: coins })}>
        <Coin size={20} /> {coins}
        <span class="hidden-text">{t("coins-amount", { n: coins })}</span>
      </span>
      <span class="pair" title={t("purse-houses", { n: houses })}>
        <House colour={colour} size={20} /> {houses}
      </span>
      <span class="pair" title={t("purse-forts", { n: forts })}>
        <Fort colour={colour} size={20} /> {forts}
      </span>
      {out + outForts > 0 && <small class="soft">{t("purse-out", { n: out + outForts })}</small>}
    </div>
  );
}

function Price({ n, dear }: { n: number; dear: boolean }) {
  return (
    <span class={`pair gold price ${dear ? "dear" : ""}`} title={t("talent-price", { n })}>
      <span class="hidden-text">{t("talent-price", { n })}</span>
      <span aria-hidden="true">{n}</span>
      <Coin size={15} />
    </span>
  );
}

interface CardProps {
  table: TableStore;
  ui: GameUi;
  card: CardRow;
  letter: string | undefined;
}

function Talent({ table, ui, card, letter }: CardProps) {
  const { name, state } = card;
  const can = !!(card.upper || card.lower);
  const sells = !!(card.buy || card.upgrade || card.repeat);
  const isOpen = ui.tileNote.value?.tile === name;
  const key = letter?.toUpperCase();
  const act = (action: string, label: string, keys: string | undefined, price?: number) => (
    <Button
      class="small"
      kind={/^(buy|upgrade)/.test(action) ? "primary" : "plain"}
      disabled={table.busy.value}
      title={action.startsWith("repeat") ? t("talent-repeat-text") : undefined}
      onClick={() => table.play(action)}
    >
      <span class="offer">
        {label}
        <span class="hidden-text"> {tileName(name)}</span>
      </span>{" "}
      {price !== undefined && <Price n={price} dear={false} />}
      {keys && <kbd>{keys}</kbd>}
    </Button>
  );
  return (
    <li
      class={`plate lines talent with-what ${state} ${can ? "can" : ""} ${sells ? "sells" : ""} ${ui.pointsAt(name)}`}
    >
      <button
        type="button"
        class="row talent-head"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) ui.tileNote.value = null;
          else void useCard(table, ui, { ...card, upper: null, lower: null }, false);
        }}
      >
        <TalentArt name={name} size={34} />
        <span class="lines grow">
          <b class="title">{tileName(name)}</b>
          <small class="cut">{status(card)}</small>
        </span>
        {state === "hand" && <Price n={card.price ?? 0} dear={card.missing > 0} />}
      </button>
      <div class="lines talent-lines">
        <p class="row">
          <span class="grow">{tileText(name)}</span>
          {card.upper && act(card.upper, t("talent-use"), key)}
          {card.buy && act(card.buy, t("talent-buy"), undefined)}
        </p>
        {state !== "hand" && has(`lower-${name}`) && (
          <p class={card.upgraded && !card.later ? "row lower" : "row lower locked"}>
            <span class="grow">{t(`lower-${name}`)}</span>
            {card.lower && act(card.lower, t("talent-use"), key && `⇧${key}`)}
            {card.upgrade && act(card.upgrade, t("talent-upgrade"), undefined, card.price ?? 0)}
            {!card.upgrade && card.price !== null && (
              <Price n={card.price} dear={card.missing > 0} />
            )}
          </p>
        )}
        {card.repeat && (
          <p class="row five">{act(card.repeat, t("talent-repeat"), undefined, 5)}</p>
        )}
      </div>
      <WhatIs about={`location-${name}`} name={tileName(name)} />
    </li>
  );
}

function status(card: CardRow): string {
  if (card.state === "hand")
    return card.missing ? t("talent-missing", { n: card.missing }) : t("tile-affordable");
  const now = t(`tile-${card.state}`);
  if (card.name === TUNNEL || !card.upgraded) return now;
  return `${now} · ${t(card.later ? "talent-upgraded-now" : "talent-upgraded")}`;
}

/** All that can be said of the card touched last, and why it can't be used. */
function Note({ ui, name, text }: { ui: GameUi; name: string; text: string }) {
  const { data } = useAsync(knownCatalog);
  const info = data?.games["winter-kingdom"].talents.find((one) => one.name === name);
  const lower = has(`lower-${name}`) ? t(`lower-${name}`) : "";
  return (
    <div class="tile-note talent-note" role="status">
      <button
        type="button"
        class="quiet note-close"
        aria-label={t("close")}
        onClick={() => (ui.tileNote.value = null)}
      >
        <Glyph name="close" />
      </button>
      <p>
        <b>{tileName(name)}.</b> {tileText(name)}{" "}
        <WhatIs about={`location-${name}`} name={tileName(name)} />
      </p>
      {lower && (
        <p>
          <b>{t("talent-second")}</b> {lower} {info?.combine && t(`combine-${info.combine}`)}
        </p>
      )}
      {text && (
        <p class="warn">
          {text} <RuleLink rule={ui.tileNote.value?.rule} />
        </p>
      )}
      {info && (
        <p class="wrap note-source">
          {marksOf(info).map(([what, source]) => (
            <small key={what} class={`source of-${source}`} title={t(`source-${source}-text`)}>
              {t(what, { source: t(`source-${source}`) })}
            </small>
          ))}
        </p>
      )}
    </div>
  );
}

/** Who says what a talent does, and what it costs to buy and to upgrade. */
function marksOf({ name, source, cost_source, upgrade_source }: TalentInfo): [string, string][] {
  const does: [string, string] = ["source-actions", source];
  if (name === TUNNEL) return [does];
  return [does, ["source-costs", cost_source], ["source-upgrades", upgrade_source]];
}
