/* What quick players do after the last turn, by their silos (H-silo). */

#include "game.h"

enum { SPARED = 4, TARGETS = 3 }; /* the settlements and hexes that are compared */

/* A settlement that comes to a hex, or goes there from another, and how much gold that gains. */
typedef struct {
  Hexset from, to;
  int more;
} Change;

static void try_targets(
    Game *g, int seat, const Planes *gains, Hexset from, Hexset targets, int before, Change *found) {
  Hexset own = g->at.settlements[seat], rest = without(own, from);
  for (int n = 0; n < TARGETS && is_any(targets); n++) {
    Hexset hex = first(best(gains, targets));
    g->at.settlements[seat] = either(rest, hex);
    int more = gold(g, seat) - before;
    if (more > found->more) *found = (Change){from, hex, more};
    targets = changed(targets, hex);
    g->actions++; /* it takes as long as one */
  }
  g->at.settlements[seat] = own;
}

static Hexset silo_targets(const Game *g, int seat, Hexset from) {
  Hexset near = neighbours(without(g->at.settlements[seat], from));
  return without(both(both(g->table->board.buildable, g->free), near), from);
}

/* Of some changes that seem good, the one that gains most gold; nothing comes after it. */
static Change best_change(Game *g, int seat, Hexset builds, Hexset takes) {
  Change found = {NONE, NONE, 0};
  Planes gains, losses;
  if (g->is_wild) {
    if (is_any(takes) && below(g, 2)) {
      found.from = best_of(g, seat, takes);
      found.to = best_of(g, seat, silo_targets(g, seat, found.from));
    } else if (is_any(builds) && below(g, 3)) {
      found.to = best_of(g, seat, builds);
    }
    return found;
  }
  int before = gold(g, seat);
  find_gains(g, seat, &gains);
  try_targets(g, seat, &gains, NONE, builds, before, &found);
  if (is_any(takes)) find_losses(g, seat, &gains, &losses);
  for (int n = 0; n < SPARED && is_any(takes); n++) {
    Hexset from = first(least(&losses, takes));
    try_targets(g, seat, &gains, from, silo_targets(g, seat, from), before, &found);
    takes = changed(takes, from);
  }
  return found;
}

/* Build or move up to three settlements next to own ones (H-silo). */
static void use_silo(Game *g, int seat) {
  int has_built = 0, has_moved = 0;
  for (int left = SILO_PIECES; left; left--) {
    Hexset land = both(g->table->board.buildable, g->free), open = both(land, g->near[seat]);
    Hexset builds = g->at.supply[seat] && !has_moved ? open : NONE;
    Hexset takes = is_any(open) && !has_built ? still_adjacent(g, seat, land, NONE) : NONE;
    if (!is_any(builds) && !is_any(takes)) return;
    Change change = best_change(g, seat, builds, takes);
    if (!is_any(change.to)) {
      write_down(g, CLICK_END, 0, NONE);
      return;
    }
    if (is_any(change.from)) {
      write_down(g, CLICK_TAKE, hex_number(change.from), takes);
      lift(g, seat, change.from);
      write_down(g, CLICK_PUT, hex_number(change.to), silo_targets(g, seat, change.from));
      put(g, seat, change.from, change.to);
      has_moved = 1;
    } else {
      write_down(g, CLICK_BUILD, hex_number(change.to), builds);
      build(g, seat, change.to);
      has_built = 1;
    }
    after_action(g);
    g->actions++;
  }
}

/* After the last turn: everybody's silos are counted once, then used (B-6.3, A-22b). */
void play_finale(Game *g) {
  int number[SEATS] = {0};
  g->is_finale = 1;
  g->card = -1;
  g->left = g->due = 0;
  for (int seat = 0; seat < g->at.seats; seat++)
    for (int silo = 0; silo < g->table->board.silos; silo++)
      number[seat] += meet(&g->table->around_silo[silo], &g->at.settlements[seat]);
  for (int seat = 0; seat < g->at.seats; seat++)
    for (; number[seat]; number[seat]--) use_silo(g, seat);
}
