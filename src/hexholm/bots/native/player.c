/* The quick player: always the hex that gains most, as in hexholm/bots/kingdom/rollout.py. */

#include "game.h"

enum { EARLY = 3 }; /* one in so many actions comes before the mandatory one, in a turn like no other */

int highest(const Planes *planes, Hexset hexes) {
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

static Hexset wildly(Game *g, Hexset hexes) {
  for (int rest = below(g, count(hexes)); rest; rest--) hexes = changed(hexes, first(hexes));
  return first(hexes);
}

Hexset best_of(Game *g, int seat, Hexset hexes) {
  Planes gains;
  if (is_one(hexes)) return hexes;
  if (g->is_wild) return wildly(g, hexes);
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
    EACH_ROW {
      uint32_t island = own.row[i] & t->board.island.row[i], row = own.row[i] ^ island;
      if (__builtin_popcount(row) == 1) alone.row[i] |= row;
      if (__builtin_popcount(island) == 1) alone.row[i] |= island;
    }
    add(losses, alone, UNIT);
  }
  for (int silo = 0; silo < t->board.silos && !g->is_finale; silo++) {
    Hexset there = both(own, t->around_silo[silo]);
    if (is_one(there)) add(losses, there, t->board.amount[0][AT_SILO]);
  }
  add(losses, beside_two(own), HELD_TOGETHER);
  if (t->board.has_boxes) find_stakes(g, seat, losses);
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
static Hexset best_jump(
    const Game *g, int row, int seat, Hexset able, const Planes *gains, const Planes *losses) {
  Hexset found = NONE, reach = both(ground(g, row, seat), g->free);
  if (g->table->board.reach[row] == TWO_AWAY) reach = both(reach, two_away(able));
  int most = MOVE - 1, top = highest(gains, reach);
  while (is_any(able)) {
    Hexset spare = first(least(losses, able));
    int cost = number_of(losses, spare);
    if (top - cost <= most) break; /* the others lose even more */
    able = changed(able, spare);
    Hexset targets = reached(g, row, seat, spare);
    int more = is_any(targets) ? highest(gains, targets) - cost : 0;
    if (more > most) {
      found = spare;
      most = more;
    }
  }
  return found;
}

/* The settlements that a move had best take, and where to if that is settled; none where it doesn't
   gain enough. */
static Hexset worth_moving(Game *g, int row, int seat, Hexset able, Hexset *to) {
  Planes gains, losses;
  if (!is_any(able)) return NONE;
  if (g->is_wild) return below(g, 2) ? able : NONE;
  able = sparable(g, seat, able);
  g->actions += g->table->board.has_boxes; /* looking for a move takes as long as one */
  find_gains(g, seat, &gains);
  find_losses(g, seat, &gains, &losses);
  if (g->table->board.how[row] == FREELY)
    return g->table->board.has_boxes ? find_jump(g, row, seat, able, &gains, &losses, to)
                                     : best_jump(g, row, seat, able, &gains, &losses);
  Hexset targets = prefer_adjacent(g, seat, both(ground(g, row, seat), g->free));
  if (!is_any(targets) || highest(&gains, targets) - lowest(&losses, able) < MOVE) return NONE;
  return least(&losses, able);
}

static int use_to_move(Game *g, int row, int seat) {
  Hexset able = movable(g, row, seat), to = NONE, from = worth_moving(g, row, seat, able, &to), targets;
  if (!is_any(from)) return 0;
  from = g->is_wild ? wildly(g, from) : any_of(g, from);
  write_down(g, CLICK_USE, row, NONE);
  write_down(g, CLICK_TAKE, hex_number(from), able);
  lift(g, seat, from);
  after_action(g);
  if (g->table->board.how[row] == FREELY) targets = reached(g, row, seat, from);
  else targets = without(prefer_adjacent(g, seat, both(ground(g, row, seat), g->free)), from);
  if (!meet(&to, &targets)) to = best_of(g, seat, targets);
  write_down(g, CLICK_PUT, hex_number(to), targets);
  put(g, seat, from, to);
  after_action(g);
  g->actions += 3;
  return 1;
}

static int use_to_build(Game *g, int row, int seat) {
  Hexset open = openings(g, row, seat);
  if (!g->at.supply[seat] || !is_any(open)) return 0;
  write_down(g, CLICK_USE, row, NONE);
  g->actions++;
  for (int n = 0; n < g->table->board.times[row]; n++) {
    if (n) open = openings(g, row, seat);
    if (!g->at.supply[seat] || !is_any(open)) break;
    Hexset hex = best_of(g, seat, open);
    write_down(g, CLICK_BUILD, hex_number(hex), open);
    build(g, seat, hex);
    after_action(g);
    g->actions++;
  }
  return 1;
}

static int carry_out(Game *g, int row, int seat) {
  switch (g->table->board.how[row]) {
    case TO_BUILD: return use_to_build(g, row, seat);
    case TO_MOVE:
    case FREELY: return use_to_move(g, row, seat);
    default: return use_as_box(g, row, seat);
  }
}

/* Use an action, if it is ready and of use. */
static int use_row(Game *g, int row, int seat) {
  Position *p = &g->at;
  if (row < BONUSES) {
    int32_t before = p->ready[seat], usable = g->table->tile_sites[row] & before;
    if (!usable) return 0;
    p->ready[seat] ^= usable & -usable;
    if (carry_out(g, row, seat)) return 1;
    p->ready[seat] = before;
  } else if (row < NOMADS) {
    if (g->spent >> row & 1 || (row < EVERYBODY && !has_pair(g, g->table->board.pair[row], seat)))
      return 0;
    g->spent |= 1 << row;
    if (carry_out(g, row, seat)) return 1;
    g->spent &= ~(1 << row);
  } else {
    int place = 4 * (row - NOMADS);
    if (!(p->nomads[seat] >> place & 15)) return 0;
    p->nomads[seat] -= 1 << place;
    if (carry_out(g, row, seat)) return 1;
    p->nomads[seat] += 1 << place;
  }
  return 0;
}

/* Use one action, the first that is of use. */
static int use(Game *g, int seat) {
  const Board *b = &g->table->board;
  for (int n = 0; n < b->tiles; n++)
    if (use_row(g, b->order[n], seat)) return 1;
  return 0;
}

static void build_by_card(Game *g, int seat) {
  Hexset open = both(g->table->board.terrain[g->card], g->free);
  Hexset legal = prefer_adjacent(g, seat, open), hex = best_of(g, seat, legal);
  write_down(g, CLICK_BUILD, hex_number(hex), legal);
  g->is_begun = 1;
  if (g->left) {
    g->left--;
    build(g, seat, hex);
    watch_line(g, seat, hex);
  } else { /* the owed ones come last (A-31b) */
    g->due--;
    erect(g, seat, hex);
  }
  after_action(g);
  g->actions++;
}

static void build_all(Game *g) {
  while (g->left || g->due)
    if (g->card < 0) pick_terrain(g);
    else build_by_card(g, g->at.active);
}

void play_turn(Game *g) {
  int seat = g->at.active, may_use = g->at.ready[seat] || g->table->board.has_boxes;
  if (g->is_wild)
    while (below(g, 3) && use(g, seat)) continue;
  build_all(g);
  while (may_use && use(g, seat)) continue;
  g->actions++;
  end_turn(g);
}

/* Use any action that is of use. */
static int use_any(Game *g, int seat) {
  const Board *b = &g->table->board;
  int start = below(g, b->tiles);
  for (int n = 0; n < b->tiles; n++)
    if (use_row(g, b->order[(start + n) % b->tiles], seat)) return 1;
  return 0;
}

/* A whole turn except its end, with actions in any order, before the mandatory one or after it. */
void play_differently(Game *g) {
  int seat = g->at.active, has_actions = g->table->board.tiles > 0;
  if (has_actions)
    while (below(g, EARLY) == 0 && use_any(g, seat)) continue;
  build_all(g);
  while (has_actions && use_any(g, seat)) continue;
}
