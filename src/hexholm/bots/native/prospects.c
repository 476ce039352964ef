/* What one more settlement would gain by the cards and tasks of boxes: as gains.c for the others. */

#include "game.h"

static Hexset rivals(const Game *g, int seat) {
  Hexset found = NONE;
  for (int each = 0; each < g->at.seats; each++)
    if (each != seat) found = either(found, g->at.settlements[each]);
  return found;
}

/* Where the mandatory action may still become a line. */
static void families(const Game *g, Planes *p, const int32_t *amount) {
  int built = count(g->line);
  if (!g->left || built + g->left != BUILDS || !built) return;
  if (built == 1) {
    add(p, neighbours(g->line), amount[HALF_LINE]);
    return;
  }
  for (int direction = 0; direction < 3; direction++) {
    Hexset ends = line_ends(g->line, 2, direction);
    if (!is_any(ends)) continue;
    Hexset before = step(changed(g->line, ends), direction + 3);
    add(p, either(step(ends, direction), before), amount[LINE]);
  }
}

static void shepherds(const Game *g, Planes *p, int units) {
  const Board *b = &g->table->board;
  for (int land = 0; land < LANDS; land++) {
    Hexset open = both(b->terrain[land], g->free);
    if (is_any(open)) add(p, without(open, neighbours(open)), units);
  }
}

/* Who has the most settlements around a hex. */
static void majorities(const Game *g, int seat, Planes *p, Hexset hexes, const int32_t *amount) {
  while (is_any(hexes)) {
    Hexset hex = first(hexes), around = both(neighbours(hex), g->table->board.all);
    int mine = count(both(around, g->at.settlements[seat])), most = 0;
    for (int each = 0; each < g->at.seats; each++) {
      int number = each == seat ? 0 : count(both(around, g->at.settlements[each]));
      if (number > most) most = number;
    }
    if (mine + 1 == most) add(p, around, amount[EQUAL]);
    else if (!mine && !most) add(p, around, amount[FIRST_THERE]);
    else if (mine == most) add(p, around, amount[AHEAD]);
    else if (mine < most) add(p, around, amount[BEHIND]);
    hexes = changed(hexes, hex);
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

/* A terrain area that may become one's own. */
static void home_country(const Game *g, Planes *p, Hexset own, Hexset others, int units) {
  Hexset open = NONE;
  for (int n = 0; n < g->table->small_areas; n++) {
    const Hexset *area = &g->table->small_area[n];
    if (meet(area, &own) && !meet(area, &others) && is_any(without(*area, own)))
      open = either(open, *area);
  }
  add(p, open, units);
}

/* How many own settlements there are around each hex: a number of three bits. */
typedef struct {
  Hexset bit[3];
} Around;

static Around around(Hexset own) {
  Around a = {{NONE, NONE, NONE}};
  for (int direction = 0; direction < 6; direction++) {
    Hexset carry = step(own, direction);
    for (int at = 0; at < 3; at++) {
      Hexset sum = changed(a.bit[at], carry);
      carry = both(a.bit[at], carry);
      a.bit[at] = sum;
    }
  }
  return a;
}

/* The hexes with so many of them around. */
static Hexset with(const Around *a, Hexset hexes, int number) {
  for (int at = 0; at < 3; at++)
    hexes = number >> at & 1 ? both(hexes, a->bit[at]) : without(hexes, a->bit[at]);
  return hexes;
}

/* The hexes around one that has the most own settlements around it, three or more; nothing is to be
   gained where some have six. */
static void surround(Planes *p, const Around *a, Hexset all, Hexset open, int units) {
  if (is_any(with(a, all, 6))) return;
  for (int number = 5; number >= 3; number--) {
    Hexset found = with(a, open, number);
    if (!is_any(found)) continue;
    add(p, neighbours(found), units * (number - 2) / 2);
    return;
  }
}

/* The hexes by which the longest lines become longer, and their length. */
static void road(const Game *g, Planes *p, Hexset own, int units) {
  static const int ways[4] = {1, 2, 4, 5};
  Hexset longest = NONE, line[4] = {own, own, own, own};
  int length = 2;
  for (int number = 2; number < 7; number++) {
    Hexset ends = NONE;
    for (int n = 0; n < 4; n++) {
      line[n] = both(line[n], step(line[n], ways[n]));
      ends = either(ends, step(line[n], ways[n]));
    }
    ends = both(ends, g->free);
    if (is_any(ends)) longest = ends, length = number;
  }
  add(p, longest, units * length / 3);
}

static void tasks(const Game *g, int seat, Planes *p, const int32_t *amount) {
  const Board *b = &g->table->board;
  Hexset own = g->at.settlements[seat], others = either(rivals(g, seat), g->at.walls);
  if (b->card[HOME_COUNTRY]) home_country(g, p, own, others, amount[HOME]);
  if (b->card[FORTRESS] || b->card[PLACE_OF_REFUGE]) {
    Hexset lost = neighbours(others);
    Around a = around(own);
    if (b->card[FORTRESS]) surround(p, &a, own, without(own, lost), amount[WALL]);
    if (b->card[PLACE_OF_REFUGE])
      surround(p, &a, b->refuges, without(b->refuges, lost), amount[REFUGE]);
  }
  if (b->card[ROAD]) road(g, p, own, amount[ROAD_ON]);
  if (!b->card[COMPASS_POINTS] && !b->card[ADVANCE]) return;
  int fullest = -1, most = -1;
  for (int side = 0; side < 4; side++) {
    int number = count(both(own, b->side[side]));
    if (!number && b->card[COMPASS_POINTS]) {
      add(p, b->side[side], 2 * amount[COMPASS]);
      add(p, neighbours(b->side[side]), amount[COMPASS] / 2);
    }
    if (number > most) most = number, fullest = side;
  }
  if (b->card[ADVANCE] && most < 7) add(p, b->side[fullest], amount[EDGE]);
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
  if (card[GEOLOGISTS]) geologists(g, areas_of(g, seat), p, amount);
  if (card[MESSENGERS]) messengers(areas_of(g, seat), p, amount[FURTHER]);
  if (is_any(b->palaces)) majorities(g, seat, p, b->palaces, amount);
  if (card[NOBLEWOMEN]) {
    Hexset places = NONE;
    for (int n = 0; n < b->places; n++) places = either(places, b->place[n]);
    majorities(g, seat, p, without(places, b->palaces), amount);
  }
  if (card[CAPTAINS]) {
    add(p, beside_at_least(own, 3), amount[THIRD]);
    add(p, beside_two(own), amount[SECOND]);
  }
  if (card[RANGERS] || card[MAYORS]) rows(g, seat, p, amount);
  if (card[CHAINERS]) add(p, neighbours(without(own, beside_two(own))), amount[IN_CHAIN]);
  if (card[HOMESTEADERS]) homesteaders(g, seat, p, amount[HOMESTEAD]);
  tasks(g, seat, p, amount);
}
