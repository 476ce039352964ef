/* The quick player: always the hex that gains most, as in hexholm/bots/kingdom/rollout.py. */

#include "game.h"

static int highest(const Planes *planes, Hexset hexes) {
  return number_of(planes, first(best(planes, hexes)));
}

static int lowest(const Planes *planes, Hexset hexes) {
  return number_of(planes, first(least(planes, hexes)));
}

/* One of some hexes: lots are drawn. */
static Hexset any_of(const Game *g, Hexset hexes) {
  for (int n = 0; n < LOTS && !is_one(hexes); n++) hexes = or_else(both(hexes, g->lot[n]), hexes);
  return first(hexes);
}

static Hexset best_of(Game *g, int seat, Hexset hexes) {
  Planes gains;
  if (is_one(hexes)) return hexes;
  find_gains(g, seat, &gains);
  return any_of(g, best(&gains, hexes));
}

/* Roughly what is lost with a settlement: what one more would gain in its place. */
void find_losses(const Game *g, int seat, const Planes *gains, Planes *losses) {
  const Table *t = g->table;
  Hexset own = g->at.settlements[seat];
  *losses = *gains;
  for (int castle = 0; castle < t->board.castles; castle++) {
    Hexset there = both(own, t->around_castle[castle]);
    if (is_one(there)) add(losses, there, CASTLE_GOLD * UNIT);
  }
  if (t->board.card[DISCOVERERS]) {
    Hexset alone = NONE;
    EACH_ROW if (__builtin_popcount(own.row[i]) == 1) alone.row[i] = own.row[i];
    add(losses, alone, UNIT);
  }
  add(losses, beside_two(own), HELD_TOGETHER);
}

/* Of some settlements those that alone hold no tile, if there are any. */
Hexset sparable(const Game *g, int seat, Hexset hexes) {
  Hexset holding = NONE;
  for (int site = 0; site < g->table->board.sites; site++)
    if (g->at.held[seat] >> site & 1) {
      Hexset there = both(g->table->around_site[site], g->at.settlements[seat]);
      if (is_one(there)) holding = either(holding, there);
    }
  return or_else(without(hexes, holding), hexes);
}

/* The settlement whose jump gains most, if any gains enough. */
static Hexset best_jump(const Game *g, Hexset able, const Planes *gains, const Planes *losses) {
  Hexset found = NONE;
  int most = MOVE - 1, top = highest(gains, jumps(g, able));
  while (is_any(able)) {
    Hexset spare = first(least(losses, able));
    int cost = number_of(losses, spare);
    if (top - cost <= most) break; /* the others lose even more */
    able = changed(able, spare);
    Hexset targets = jumps(g, spare);
    int more = is_any(targets) ? highest(gains, targets) - cost : 0;
    if (more > most) {
      found = spare;
      most = more;
    }
  }
  return found;
}

/* The settlements that a move had best take; none where it doesn't gain enough. */
static Hexset worth_moving(Game *g, int tile, int seat) {
  Planes gains, losses;
  Hexset able = movable(g, tile, seat);
  if (!is_any(able)) return NONE;
  able = sparable(g, seat, able);
  find_gains(g, seat, &gains);
  find_losses(g, seat, &gains, &losses);
  if (tile == PADDOCK) return best_jump(g, able, &gains, &losses);
  Hexset targets = prefer_adjacent(g, seat, both(ground(g, tile, seat), g->free));
  if (!is_any(targets) || highest(&gains, targets) - lowest(&losses, able) < MOVE) return NONE;
  return least(&losses, able);
}

static int use_to_move(Game *g, int tile, int seat) {
  Hexset from = worth_moving(g, tile, seat), targets;
  if (!is_any(from)) return 0;
  from = any_of(g, from);
  lift(g, seat, from);
  settle(g);
  if (tile == PADDOCK) targets = jumps(g, from);
  else targets = without(prefer_adjacent(g, seat, both(ground(g, tile, seat), g->free)), from);
  put(g, seat, from, best_of(g, seat, targets));
  settle(g);
  g->actions += 3;
  return 1;
}

static int use_to_build(Game *g, int tile, int seat) {
  Hexset open = both(ground(g, tile, seat), g->free);
  if (!g->at.supply[seat] || !is_any(open)) return 0;
  if (tile != TAVERN) open = prefer_adjacent(g, seat, open);
  build(g, seat, best_of(g, seat, open));
  settle(g);
  g->actions += 2;
  return 1;
}

/* Use one tile, the first that is of use. */
static int use(Game *g, int seat) {
  const Board *b = &g->table->board;
  for (int n = 0; n < b->tiles; n++) {
    int32_t tile = b->order[n], *ready = &g->at.ready[seat], before = *ready;
    int32_t usable = g->table->tile_sites[tile] & before;
    if (!usable) continue;
    *ready ^= usable & -usable;
    if (tile < BARN ? use_to_build(g, tile, seat) : use_to_move(g, tile, seat)) return 1;
    *ready = before;
  }
  return 0;
}

void play_turn(Game *g) {
  int seat = g->at.active;
  while (g->left) {
    Hexset open = both(g->table->board.terrain[g->card], g->free);
    Hexset hex = best_of(g, seat, prefer_adjacent(g, seat, open));
    g->left--;
    build(g, seat, hex);
    settle(g);
    g->actions++;
  }
  while (g->at.ready[seat] && use(g, seat)) continue;
  g->actions++;
  end_turn(g);
}
