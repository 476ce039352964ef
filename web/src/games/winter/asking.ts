/** What is asked in Winter Kingdom, in one sentence. */

import type { HexMap } from "../../board/geometry";
import type { Asked } from "../../game/asking";
import { has, t } from "../../i18n";
import type { HexData, StateMessage, View } from "../../net/protocol";
import { twistsOf } from "./talents";

/** The economy card and the twists, as they are named with their kind. */
export function ruleCards({ setup }: View): string[] {
  const { economy } = setup;
  return [
    ...(economy ? [`economy-${economy}`] : []),
    ...twistsOf(setup).map((twist) => `twist-${twist}`),
  ];
}

const verbOf = (action: string): string => action.split(" ", 1)[0] ?? "";

/** Whether there is something to pay for now. */
export const canBuy = (others: readonly string[]): boolean =>
  others.some((action) => ["buy", "upgrade", "repeat"].includes(verbOf(action)));

export function winterAsked(state: StateMessage, map: HexMap, acting: number | null): Asked {
  const { view, legal, table } = state;
  const { asks, turn } = view;
  const details: string[] = [];
  const hexes = [...new Set(Object.values(legal?.hexes ?? {}).flat())];
  const done = turn.line?.length ?? 0;
  const all = done + (asks.kind === "purchase" || asks.kind === "end" ? 0 : turn.left);
  const dots = all ? { done, all } : null;
  if (acting === null) {
    if (!table.seats.some((seat) => seat.mine)) details.push(t("ask-detail-watching"));
  } else details.push(...detailsOf(state, acting, hexes.length, dots));
  if (view.last_round) details.push(t("ask-detail-last-round"));
  const text = acting === null ? waiting(state) : wanted(state, map, hexes, acting);
  return { text, detail: details.join(" · "), dots };
}

function detailsOf(state: StateMessage, me: number, hexes: number, dots: Asked["dots"]): string[] {
  const { view, legal } = state;
  const { asks, turn } = view;
  const twists = twistsOf(view.setup);
  const found: string[] = [];
  const player = view.players[me];
  const isLast = asks.kind === "purchase" || asks.kind === "end";
  if (asks.kind === "mandatory" && dots) {
    found.push(t("ask-detail-mandatory", { ...dots, n: hexes }));
    if (turn.terrain !== player?.hand?.[0]) found.push(t("ask-detail-right"));
  } else if (isLast) {
    if (!asks.step && !turn.line?.length) found.push(t("ask-detail-blocked"));
    found.push(t("ask-detail-coins", { n: player?.coins ?? 0 }));
    if (legal?.hexes.take?.length) found.push(t("ask-detail-salvage"));
    if (legal?.others.some((action) => verbOf(action) === "repeat"))
      found.push(t("ask-detail-five"));
    if (twists.includes("overreach") && Number(turn.built) > 4)
      found.push(t("ask-detail-over", { n: Number(turn.built) }));
  } else {
    if (asks.kind === "repeat") found.push(t("ask-detail-uses", { n: asks.left ?? 0 }));
    if (hexes) found.push(t("ask-detail-hexes", { n: hexes }));
  }
  const builds = legal?.hexes.build ?? legal?.hexes.fort ?? legal?.hexes.put;
  if (twists.includes("keep-away") && builds?.length) found.push(t("ask-detail-keep"));
  return found;
}

function waiting({ view, table }: StateMessage): string {
  const { asks } = view;
  const name = (view.to_move === null ? undefined : table.seats[view.to_move])?.name ?? "";
  const args = { name, tile: asks.by ?? "", terrain_or: terrainOf(view) };
  const id = `ask-waiting-${asks.kind}`;
  return t(has(id) ? id : asks.by ? "ask-waiting-by" : "ask-waiting", args);
}

const terrainOf = ({ asks, turn }: View): string =>
  typeof asks.terrain === "string" ? asks.terrain : (turn.terrain ?? "");

function wanted(state: StateMessage, map: HexMap, hexes: string[], acting: number): string {
  const { view, legal } = state;
  const { asks } = view;
  const tile = asks.by ?? "";
  switch (asks.kind) {
    case "mandatory":
      return t(`ask-mandatory-${whereabouts(view, map, hexes, acting)}`, {
        terrain_or: terrainOf(view),
      });
    case "purchase":
    case "end":
      return purchase(view, legal?.others ?? []);
    case "fort":
      return t(asks.then ? "ask-then-build" : "ask-build", { tile });
  }
  const special = `ask-then-${asks.kind}-${asks.by}`;
  if (asks.then) return t(has(special) ? special : `ask-then-${asks.kind}`, { tile });
  const id = `ask-${asks.kind}`;
  return t(has(id) ? id : "ask-other", { tile });
}

/** Whether all hexes touch mine, lie within two hexes of them, or are anywhere. */
function whereabouts(view: View, map: HexMap, hexes: string[], acting: number): string {
  const { houses = [], forts = [] } = view.players[acting] ?? {};
  const own = [...houses, ...forts];
  if (!own.length) return "free";
  if (map.allTouch(hexes, own)) return "near";
  const around = own
    .flatMap((name) => map.byName.get(name) ?? [])
    .flatMap((hex: HexData) => map.around(hex).map((one) => one.name));
  const isLong = twistsOf(view.setup).includes("long-reach");
  const reaches = isLong && map.allTouch(hexes, [...own, ...around]);
  return reaches ? "reach" : "free";
}

function purchase({ asks }: View, others: readonly string[]): string {
  const buys = canBuy(others);
  const uses = others.some((action) => verbOf(action) === "use");
  if (asks.step === "buy" && buys) return t("ask-purchase-again");
  if (asks.step === "buy" || asks.step === "done") return t("ask-end");
  if (buys) return t(uses ? "ask-purchase-more" : "ask-purchase");
  return t(uses ? "ask-purchase-use" : "ask-purchase-none");
}
