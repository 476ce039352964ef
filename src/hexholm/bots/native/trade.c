/* What merchants need to know beyond the next settlements (gains.c): longer ways between places, and
   which settlements hold links. With boxes only: in the base game quick players play as in Python. */

#include "game.h"

enum { SHORT = 2 }; /* gains.c knows ways of so many settlements */

/* How far one comes from an area, settlement by settlement, on open land and through other areas. */
typedef struct {
  Hexset layer[WAYS + 1], seen;
  int layers;
} Flood;

static void go_on(Flood *f, const Areas *a, Hexset open) {
  Hexset next = without(both(neighbours(f->layer[f->layers]), open), f->seen), beside = neighbours(next);
  for (int n = 0; n < a->number; n++)
    if (meet(&beside, &a->area[n].hexes) && !meet(&f->seen, &a->area[n].hexes))
      next = either(next, a->area[n].hexes);
  f->layer[++f->layers] = next;
  f->seen = either(f->seen, next);
}

/* The hexes on the shortest ways to a place; gives their length, or 0. */
static int way_to(Flood *f, const Table *t, const Areas *a, Hexset open, int place, Hexset *way) {
  for (int length = 1; length <= WAYS; length++) {
    if (f->layers < length) go_on(f, a, open);
    if (!meet(&f->layer[length], &t->around_place[place])) continue;
    for (int at = 1; at <= length; at++)
      *way = either(*way, both(f->layer[at], t->ring[place][length - at]));
    return length;
  }
  return 0;
}

/* Hexes on the way from an area to places that no link pays for yet, or that pay with its own. */
void find_ways(Game *g, int seat, Planes *p, const int32_t *amount) {
  const Table *t = g->table;
  const Areas *a = areas_of(g, seat);
  Hexset open = both(t->board.buildable, g->free), found[WAYS + 1][2];
  uint32_t linked = 0, all = t->board.places < 32 ? (1u << t->board.places) - 1 : ~0u;
  for (int length = 0; length <= WAYS; length++) found[length][0] = found[length][1] = NONE;
  for (int n = 0; n < a->number; n++)
    if (a->area[n].touches > 1) linked |= a->area[n].touched;
  for (int n = 0; n < a->number; n++) {
    const Area *area = &a->area[n];
    int is_alone = area->touches == 1 && !(area->touched & linked);
    uint32_t rest = area->touches ? all & ~area->touched & (is_alone ? all : ~linked) : 0;
    Flood f = {.layer = {area->hexes}, .seen = area->hexes};
    for (; rest; rest &= rest - 1) {
      int place = __builtin_ctz(rest), pays_twice = is_alone && !(linked >> place & 1);
      Hexset way = NONE;
      int length = way_to(&f, t, a, open, place, &way);
      found[length][pays_twice] = either(found[length][pays_twice], way);
    }
  }
  for (int length = SHORT + 1; length <= WAYS; length++) {
    int units = amount[WAY_3 + length - SHORT - 1];
    add(p, both(found[length][0], open), units);
    add(p, both(found[length][1], open), units * 3 / 2);
  }
}

/* Those that alone touch a place, or between whose neighbours there is no other way nearby. */
void hold_links(const Game *g, int seat, Planes *p) {
  const Table *t = g->table;
  Hexset rest = g->at.settlements[seat], once = NONE, between = NONE;
  for (int direction = 0; direction < 6; direction++) {
    Hexset end = without(step(rest, direction), step(rest, (direction + 1) % 6));
    between = either(between, both(once, end));
    once = either(once, end);
  }
  while (is_any(rest)) {
    Hexset area = first_area(rest), beside = neighbours(area), held = both(area, between);
    int touches = 0;
    rest = changed(rest, area);
    for (int n = 0; n < t->board.places; n++) touches += has(&beside, t->place[n]);
    if (touches < 2) continue;
    add(p, held, 4 * UNIT);
    for (int n = 0; n < t->board.places; n++) {
      Hexset there = both(t->around_place[n], area);
      if (is_one(there)) add(p, there, 4 * UNIT);
    }
  }
}
