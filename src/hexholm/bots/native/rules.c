/* The turn, building, moving and tiles (rules B-1 to B-4 and B-6), for the base game alone.
   What hexholm/kingdom says is right; tests hold this to it, game by game. */

#include "game.h"

static int can_build_by_card(const Game *g) {
  return g->card >= 0 && meet(&g->table->board.terrain[g->card], &g->free);
}

/* Where a tile builds or moves to, whether that is free or not (rules L). */
Hexset ground(const Game *g, int tile, int seat) {
  const Board *b = &g->table->board;
  switch (tile) {
    case ORACLE:
    case BARN: return g->card >= 0 ? b->terrain[g->card] : NONE;
    case FARM: return b->terrain[GRASS];
    case OASIS: return b->terrain[DESERT];
    case TOWER: return both(b->buildable, b->edge);
    case TAVERN: return both(b->buildable, beyond_lines(g->at.settlements[seat]));
    case HARBOR: return b->water;
    default: return b->buildable;
  }
}

/* Those next to own settlements, if there are any, else all (B-3.3). */
Hexset prefer_adjacent(const Game *g, int seat, Hexset hexes) {
  return or_else(both(hexes, g->near[seat]), hexes);
}

/* Where a settlement can jump with a paddock. */
Hexset jumps(const Game *g, Hexset from) {
  return without(both(both(two_away(from), g->table->board.buildable), g->free), from);
}

/* The settlements that have a target once they are lifted. */
Hexset movable(const Game *g, int tile, int seat) {
  Hexset own = g->at.settlements[seat], land = ground(g, tile, seat), open = both(land, g->free);
  if (tile == PADDOCK) return both(own, two_away(open));
  if (!is_any(open)) return NONE;
  Hexset tight = both(open, g->near[seat]);
  if (!is_any(tight)) return without(own, both(land, g->near[seat]));
  Hexset beside = both(own, neighbours(first(tight)));
  if (!is_one(beside)) return own; /* whichever is lifted, another one still touches the target */
  Hexset after = neighbours(changed(own, beside));
  if (meet(&after, &open) || !is_any(both(both(after, beside), land))) return own;
  return without(own, beside);
}

static void take_tiles(Game *g, int seat, Hexset hex) {
  Position *p = &g->at;
  int open = p->stocked & ~p->taken[seat], found = 0, others = 0;
  for (int site = 0; site < g->table->board.sites; site++)
    if (open >> site & 1 && meet(&g->table->around_site[site], &hex)) found |= 1 << site;
  if (!found) return;
  for (int other = 0; other < p->seats; other++)
    if (other != seat) others |= p->taken[other];
  p->stocked &= ~(found & others); /* a hex has two tiles, and nobody takes both */
  p->taken[seat] |= found;
  g->fresh |= found;
  p->held[seat] |= found;
}

/* A tile is lost; of two of its kind in different states either may go (B-4.5b). */
static void lose_tile(Game *g, int seat, int site, int staying) {
  int32_t *held = &g->at.held[seat], *ready = &g->at.ready[seat], tile = 1 << site;
  int alike = g->table->tile_sites[g->table->board.site_tile[site]];
  int twins = alike & staying & (tile & *ready ? ~*ready : *ready);
  int twin = twins & -twins, unready = tile & *ready ? twin : tile;
  *ready &= ~(tile | twin);
  *held &= ~tile;
  if (twin && g->asks) {
    int is_new = (g->fresh & unready) != 0;
    g->fresh = (g->fresh & ~twin) | (is_new ? twin : 0);
    g->twin[g->twins].tile = twin;
    g->twin[g->twins++].is_new = is_new;
  } else if (twin) {
    g->actions++;
    if (roll(&g->luck) >> 63) *ready |= twin;
  }
  g->fresh &= ~tile;
}

/* A location's tile goes with the last settlement next to it (B-4.5). */
static void leave_tiles(Game *g, int seat, Hexset from) {
  int lost = 0, held = g->at.held[seat];
  for (int site = 0; site < g->table->board.sites; site++) {
    const Hexset *around = &g->table->around_site[site];
    if (held >> site & 1 && meet(around, &from) && !meet(around, &g->at.settlements[seat]))
      lost |= 1 << site;
  }
  for (int site = 0; lost >> site; site++)
    if (lost >> site & 1) lose_tile(g, seat, site, held & ~lost);
}

static void arrive(Game *g, int seat, Hexset hex) {
  g->near[seat] = either(g->near[seat], both(neighbours(hex), g->table->board.all));
  g->free = changed(g->free, hex);
  take_tiles(g, seat, hex);
}

void build(Game *g, int seat, Hexset hex) {
  Position *p = &g->at;
  if (!--p->supply[seat]) p->last_round = 1; /* B-6.1 */
  p->built = 1;
  p->settlements[seat] = either(p->settlements[seat], hex);
  arrive(g, seat, hex);
}

/* Its hex is free, and it gives no adjacency. */
void lift(Game *g, int seat, Hexset from) {
  Hexset rest = changed(g->at.settlements[seat], from);
  g->free = either(g->free, from);
  g->near[seat] = both(neighbours(rest), g->table->board.all);
}

void put(Game *g, int seat, Hexset from, Hexset to) {
  g->at.settlements[seat] = changed(g->at.settlements[seat], either(from, to));
  leave_tiles(g, seat, from); /* A-07c: first the loss, then the gain */
  arrive(g, seat, to);
}

/* Keep a usable card in play; end the mandatory action when it can't go on. */
void settle(Game *g) {
  Position *p = &g->at;
  int seat = p->active;
  if (can_build_by_card(g) && p->supply[seat]) return;
  while (!can_build_by_card(g)) {
    if (g->card >= 0 || p->hand[seat] < 0) p->hand[seat] = draw_card(g); /* B-2.2 */
    g->card = p->hand[seat];
    if (g->card < 0) break;
  }
  if (g->card < 0 || !p->supply[seat]) g->left = 0; /* A-02d, B-2.3 */
}

void begin_turn(Game *g, int seat) {
  g->at.active = seat;
  g->fresh = 0;
  g->left = BUILDS;
  g->card = g->at.hand[seat];
  settle(g);
}

void end_turn(Game *g) {
  Position *p = &g->at;
  int seat = p->active;
  if (p->hand[seat] >= 0) p->discards[p->hand[seat]]++;
  p->hand[seat] = draw_card(g);
  for (int each = 0; each < p->seats; each++) p->ready[each] = p->held[each];
  if (seat + 1 < p->seats) {
    begin_turn(g, seat + 1);
  } else if (p->last_round || !p->built) {
    g->is_over = 1;
  } else {
    p->built = 0;
    begin_turn(g, 0);
  }
}
