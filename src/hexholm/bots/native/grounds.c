/* Where actions build and move to: what hexholm/kingdom declares, by kinds of places (rules B-3). */

#include "game.h"

static Hexset rivals(const Game *g, int seat) {
  Hexset found = NONE;
  for (int each = 0; each < g->at.seats; each++)
    if (each != seat) found = either(found, g->at.settlements[each]);
  return found;
}

/* Whether a seat has the bonus of a pair of tiles ready (M-bonus). */
int has_pair(const Game *g, int tile, int seat) {
  int held = g->table->tile_sites[tile] & g->at.held[seat] & ~g->at.fresh[seat];
  return (held & (held - 1)) != 0;
}

/* Where an action builds or moves to, whether that is free or not. */
Hexset ground(const Game *g, int row, int seat) {
  const Board *b = &g->table->board;
  const Hexset *land = &b->ground[row], *own = &g->at.settlements[seat];
  Hexset wide;
  switch (b->where[row]) {
    case BY_CARD: return g->card >= 0 ? b->terrain[g->card] : NONE;
    case BEYOND_LINES: return both(*land, beyond_lines(*own));
    case BESIDE_THREE: return both(*land, beside_at_least(*own, 3));
    case NEAR_OWN: return both(*land, g->near[seat]);
    case BESIDE_OTHERS: return both(*land, neighbours(rivals(g, seat)));
    case QUIET:
      wide = has_pair(g, row, seat) ? either(*land, b->other_ground[row]) : *land;
      wide = without(both(wide, neighbours(*own)), beside_two(*own));
      return without(wide, neighbours(rivals(g, seat)));
    default: return *land;
  }
}

/* Those next to own settlements, if there are any, else all (B-3.3). */
Hexset prefer_adjacent(const Game *g, int seat, Hexset hexes) {
  return or_else(both(hexes, g->near[seat]), hexes);
}

/* Where an action may build; of two grounds each by itself (A-20b). */
Hexset openings(const Game *g, int row, int seat) {
  const Board *b = &g->table->board;
  Hexset open = both(ground(g, row, seat), g->free);
  if (!b->binds[row]) return open;
  open = prefer_adjacent(g, seat, open);
  if (b->where[row] == ANYWHERE)
    open = either(open, prefer_adjacent(g, seat, both(b->other_ground[row], g->free)));
  return open;
}

/* What moves may lift of a seat's (A-12c). */
Hexset houses(const Game *g, int seat) {
  Hexset found = g->at.settlements[seat];
  if (g->table->board.has_boxes)
    for (int kind = 0; kind < PIECES; kind++) found = without(found, g->at.piece[kind][seat]);
  return found;
}

/* Where a settlement can jump with a paddock. */
Hexset jumps(const Game *g, Hexset from) {
  return without(both(both(two_away(from), g->table->board.buildable), g->free), from);
}

/* In each direction the last hex before an obstacle. */
static Hexset to_obstacles(const Game *g, Hexset from) {
  Hexset land = both(g->table->board.buildable, g->free), found = NONE;
  for (int direction = 0; direction < 6; direction++) {
    Hexset here = from, ahead = step(here, direction);
    while (meet(&ahead, &land)) {
      here = ahead;
      ahead = step(here, direction);
    }
    found = either(found, here);
  }
  return found;
}

/* In each direction the first empty buildable hex, whatever lies between. */
static Hexset first_empty(const Game *g, Hexset from) {
  const Hexset *all = &g->table->board.all;
  Hexset open = without(both(g->table->board.buildable, g->free), from), found = NONE;
  for (int direction = 0; direction < 6; direction++) {
    Hexset here = step(from, direction);
    while (meet(&here, all) && !meet(&here, &open)) here = step(here, direction);
    found = either(found, both(here, open));
  }
  return found;
}

/* Where a settlement may be set down that moves freely. */
Hexset reached(const Game *g, int row, int seat, Hexset from) {
  Hexset reach, own = g->at.settlements[seat];
  switch (g->table->board.reach[row]) {
    case TWO_AWAY: reach = two_away(from); break;
    case TO_OBSTACLES: reach = to_obstacles(g, from); break;
    case NEXT: reach = neighbours(from); break;
    case JUMPS: reach = first_empty(g, from); break;
    case AROUND_AREA: reach = neighbours(without(area_of(from, own), from)); break;
    default: reach = meet(&g->table->around_caves, &from) ? g->table->around_caves : NONE;
  }
  return without(both(both(reach, ground(g, row, seat)), g->free), from);
}

/* The settlements after whose lifting a hex next to the rest is open, or any hex is; `left` becomes
   open itself when the settlement on it is lifted. */
Hexset still_adjacent(const Game *g, int seat, Hexset open, Hexset left) {
  Hexset all = houses(g, seat), own = g->at.settlements[seat];
  Hexset beside = both(own, neighbours(first(both(open, g->near[seat]))));
  if (!is_one(beside)) return all; /* whichever is lifted, another one still touches the target */
  Hexset after = neighbours(changed(own, beside));
  if (meet(&after, &open)) return all;
  if (is_any(left) && !is_any(both(both(after, beside), left))) return all;
  return without(all, beside);
}

/* Those that have a target once they are lifted, of those that move freely. */
static Hexset freely_movable(const Game *g, int row, int seat) {
  Hexset open = both(ground(g, row, seat), g->free), found = NONE, rest = houses(g, seat);
  switch (g->table->board.reach[row]) {
    case TWO_AWAY: return both(rest, two_away(open));
    case TO_OBSTACLES:
    case NEXT: return both(rest, neighbours(open));
    default: break;
  }
  while (is_any(rest)) {
    Hexset from = first(rest);
    if (is_any(reached(g, row, seat, from))) found = either(found, from);
    rest = changed(rest, from);
  }
  return found;
}

/* The settlements that have a target once they are lifted. */
Hexset movable(const Game *g, int row, int seat) {
  if (g->table->board.how[row] == FREELY) return freely_movable(g, row, seat);
  Hexset land = ground(g, row, seat), open = both(land, g->free);
  if (!is_any(open)) return NONE;
  Hexset left = without(land, g->blocked);
  if (!meet(&open, &g->near[seat])) return without(houses(g, seat), both(left, g->near[seat]));
  return still_adjacent(g, seat, open, left);
}
