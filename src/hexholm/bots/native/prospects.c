/* What one more settlement would gain by the cards and tasks of boxes: as gains.c for the others. */

#include "game.h"

static Hexset rivals(const Game *g, int seat) {
  Hexset found = NONE;
  for (int each = 0; each < g->at.seats; each++)
    if (each != seat) found = either(found, g->at.settlements[each]);
  return found;
}

/* Where the mandatory action may still become a line: its beginning, its middle, its end. */
static void families(const Game *g, Planes *p, const int32_t *amount) {
  int built = count(g->line);
  if (g->card < 0 || !g->left || built + g->left != BUILDS) return;
  Hexset open = both(g->table->board.terrain[g->card], g->free), hexes = NONE;
  for (int direction = 0; direction < 6; direction++) {
    int back = (direction + 3) % 6;
    Hexset next = step(g->line, direction), before = step(open, back);
    if (!built) { /* with two open hexes behind it */
      hexes = either(hexes, both(before, step(before, back)));
    } else if (built == 1) { /* with an open one behind it, or on the other side */
      Hexset beyond = step(g->line, back);
      if (meet(&next, &before) || meet(&beyond, &open)) hexes = either(hexes, next);
    } else {
      hexes = either(hexes, step(both(g->line, next), direction));
    }
  }
  add(p, both(hexes, open), !built ? amount[HALF_LINE] : built == 1 ? amount[LINE] / 2 : amount[LINE]);
}

/* Where a settlement closes its terrain; where it leaves one hex beside it, others may close that. */
static void shepherds(const Game *g, Planes *p, int units) {
  const Board *b = &g->table->board;
  Hexset closing = NONE, leaving = NONE;
  for (int land = 0; land < LANDS; land++) {
    Hexset open = both(b->terrain[land], g->free), beside = both(open, neighbours(open));
    closing = either(closing, without(open, beside));
    leaving = either(leaving, without(beside, beside_two(open)));
  }
  add(p, closing, units);
  add(p, without(b->all, leaving), units / 2);
}

/* The settlements of a seat next to a place. */
int beside_place(const Table *t, int place, const Hexset *settlements) {
  const Hexset *around = &t->around_place[place];
  int row = t->place[place].row, number = 0;
  for (int i = row - 1; i <= row + 1; i++)
    number += __builtin_popcount(around->row[i] & settlements->row[i]);
  return number;
}

/* The most settlements that another seat has there. */
int most_of_others(const Game *g, int seat, int place) {
  int most = 0;
  for (int each = 0; each < g->at.seats; each++) {
    int number = each == seat ? 0 : beside_place(g->table, place, &g->at.settlements[each]);
    if (number > most) most = number;
  }
  return most;
}

/* Whether the majority around a place pays. */
int is_contested(const Board *b, int place) {
  return meet(&b->palaces, &b->place[place]) || b->card[NOBLEWOMEN];
}

/* Who has the most settlements around a place. Some hexes are next to two. */
static void majorities(const Game *g, int seat, Planes *p, const int32_t *amount) {
  static const int kinds[] = {EQUAL, FIRST_THERE, AHEAD, BEHIND};
  Hexset once[4] = {NONE, NONE, NONE, NONE}, twice[4] = {NONE, NONE, NONE, NONE};
  for (int place = 0; place < g->table->board.places; place++) {
    if (!is_contested(&g->table->board, place)) continue;
    int mine = beside_place(g->table, place, &g->at.settlements[seat]);
    int most = most_of_others(g, seat, place);
    if (mine > most) continue;
    int kind = mine + 1 == most ? 0 : !mine && !most ? 1 : mine == most ? 2 : 3;
    Hexset around = g->table->around_place[place];
    twice[kind] = either(twice[kind], both(once[kind], around));
    once[kind] = either(once[kind], around);
  }
  for (int kind = 0; kind < 4; kind++) {
    if (is_any(once[kind])) add(p, once[kind], amount[kinds[kind]]);
    if (is_any(twice[kind])) add(p, twice[kind], amount[kinds[kind]]);
  }
}

static void geologists(const Game *g, const Areas *a, Planes *p, const int32_t *amount) {
  const Board *b = &g->table->board;
  Hexset links = NONE, first_links = NONE;
  for (int n = 0; n < a->number; n++) {
    Hexset beside = neighbours(a->area[n].hexes), linked = NONE;
    int touches = 0;
    for (int m = 0; m < b->mountains; m++) {
      const Hexset *at = &g->table->at_mountain[m];
      if (meet(at, &a->area[n].hexes)) touches++;
      else linked = either(linked, both(beside, *at));
    }
    if (touches > 1) links = either(links, linked);
    else if (touches) first_links = either(first_links, linked);
  }
  add(p, links, amount[NEXT_MOUNTAIN]);
  add(p, first_links, amount[SECOND_MOUNTAIN]);
}

/* The hexes by which the widest area becomes wider. */
static void messengers(const Areas *a, Planes *p, int units) {
  int widest = 0, found = -1;
  for (int n = 0; n < a->number; n++) {
    Extent extent = extent_of(a->area[n].hexes);
    if (spread_of(&extent) >= widest) {
      widest = spread_of(&extent);
      found = n;
    }
  }
  if (found < 0) return;
  Hexset beside = neighbours(a->area[found].hexes), further = NONE;
  Extent e = extent_of(a->area[found].hexes);
  EACH_ROW for (uint32_t rest = beside.row[i]; rest; rest &= rest - 1) {
    int column = __builtin_ctz(rest), at[3] = {i, column, i + column};
    for (int axis = 0; axis < 3; axis++) {
      int is_beyond = at[axis] < e.low[axis] || at[axis] > e.high[axis];
      if (is_beyond && e.high[axis] - e.low[axis] == widest) further.row[i] |= rest & -rest;
    }
  }
  add(p, further, units);
}

static void rows(const Game *g, int seat, Planes *p, const int32_t *amount) {
  const Board *b = &g->table->board;
  Hexset by_number[4] = {NONE, NONE, NONE, NONE}, open[4] = {NONE, NONE, NONE, NONE};
  int marked = 0;
  for (int each = 0; each < g->at.seats; each++) marked |= g->at.marks[each];
  for (int part = 0; part < 2; part++)
    EACH_ROW {
      uint32_t row = b->all.row[i] & (part ? b->island.row[i] : ~b->island.row[i]);
      int number = __builtin_popcount(g->at.settlements[seat].row[i] & row);
      if (number > 3) number = 3;
      by_number[number].row[i] |= row;
      if (!(marked >> (i - MARGIN + part * (ROWS - ISLAND_ROW)) & 1)) open[number].row[i] |= row;
    }
  if (b->card[RANGERS]) {
    add(p, by_number[0], amount[ALONE]);
    add(p, either(by_number[2], by_number[3]), amount[NOT_ALONE]);
  }
  if (b->card[MAYORS]) {
    add(p, open[3], amount[FOURTH_IN_ROW]);
    add(p, open[2], amount[THIRD_IN_ROW]);
    add(p, open[1], amount[SECOND_IN_ROW]);
  }
}

static void homesteaders(const Game *g, int seat, Planes *p, int units) {
  int most = -1, found = 0;
  for (int q = 0; q < 4; q++) {
    int number = count(both(g->at.settlements[seat], g->table->board.quarter[q]));
    if (number > most) {
      most = number;
      found = q;
    }
  }
  add(p, g->table->board.quarter[found], units);
}

/* Where one more has two others beside it, which then have two, and none that had two has three. */
static void chainers(const Board *b, Hexset own, Planes *p, int units) {
  Around a = around(own);
  Hexset ends = with(&a, own, 1), links = with(&a, own, 2);
  add(p, with(&a, b->all, 2), units);
  for (int direction = 0; direction < 6; direction++) {
    add(p, step(ends, direction), units);
    add(p, without(b->all, step(links, direction)), units);
  }
}

/* Anywhere but between two areas, which would become one. */
static void hermits(const Board *b, const Areas *a, Planes *p, int units) {
  Hexset once = NONE, twice = NONE;
  for (int n = 0; n < a->number; n++) {
    Hexset beside = neighbours(a->area[n].hexes);
    twice = either(twice, both(once, beside));
    once = either(once, beside);
  }
  add(p, without(b->all, twice), units);
}

void find_prospects(Game *g, int seat, Planes *p, const int32_t *amount) {
  const Board *b = &g->table->board;
  const int32_t *card = b->card;
  Hexset own = g->at.settlements[seat];
  if (card[FAMILIES] && seat == g->at.active) families(g, p, amount);
  if (card[SHEPHERDS]) shepherds(g, p, amount[CLOSED_IN]);
  if (card[AMBASSADORS]) add(p, both(neighbours(rivals(g, seat)), b->all), amount[VISIT]);
  if (card[ROVERS] && seat == g->at.active)
    for (int q = 0; q < 4; q++)
      if (!(g->roved >> q & 1)) add(p, b->quarter[q], amount[ROVE]);
  if (card[HERMITS]) hermits(b, areas_of(g, seat), p, amount[APART] * 2 / 3);
  if (card[MERCHANTS]) find_ways(g, seat, p, amount);
  if (card[GEOLOGISTS]) geologists(g, areas_of(g, seat), p, amount);
  if (card[MESSENGERS]) messengers(areas_of(g, seat), p, amount[FURTHER]);
  if (is_any(b->palaces) || card[NOBLEWOMEN]) majorities(g, seat, p, amount);
  if (card[CAPTAINS]) {
    add(p, beside_at_least(own, 3), amount[THIRD]);
    add(p, beside_two(own), amount[SECOND]);
  }
  if (card[RANGERS] || card[MAYORS]) rows(g, seat, p, amount);
  if (card[CHAINERS]) chainers(b, own, p, amount[IN_CHAIN]);
  if (card[HOMESTEADERS]) homesteaders(g, seat, p, amount[HOMESTEAD]);
  find_tasks(g, seat, p, amount);
}
