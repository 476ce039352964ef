/* Gold that the cards, tasks and places of boxes pay at the end of the game (rules K, T, M-palace). */

#include "game.h"

/* Each hex of some with the most own settlements around it. */
static int majorities(const Game *g, int seat, Hexset hexes) {
  int paid = 0;
  while (is_any(hexes)) {
    Hexset hex = first(hexes), around = neighbours(hex);
    int mine = count(both(around, g->at.settlements[seat])), most = 0;
    for (int each = 0; each < g->at.seats; each++) {
      int number = count(both(around, g->at.settlements[each]));
      if (number > most) most = number;
    }
    if (mine && mine == most) paid += MOST_GOLD;
    hexes = changed(hexes, hex);
  }
  return paid;
}

static void areas(const Game *g, int seat, int32_t *paid) {
  const Board *b = &g->table->board;
  Hexset rest = g->at.settlements[seat];
  uint32_t linked = 0;
  int widest = 0;
  while (is_any(rest)) {
    Hexset area = first_area(rest);
    uint32_t touched = 0;
    Extent extent = extent_of(area);
    for (int n = 0; n < b->mountains; n++)
      touched |= (uint32_t)meet(&g->table->at_mountain[n], &area) << n;
    if (touched & (touched - 1)) linked |= touched;
    if (spread_of(&extent) > widest) widest = spread_of(&extent);
    rest = changed(rest, area);
  }
  if (b->card[GEOLOGISTS]) paid[GEOLOGISTS] = 2 * __builtin_popcount(linked);
  if (b->card[MESSENGERS]) paid[MESSENGERS] = widest ? 2 * (widest + 1) : 0;
}

static int rangers(const Game *g, int seat) {
  const Hexset *own = &g->at.settlements[seat], *island = &g->table->board.island;
  int alone = 0;
  EACH_ROW {
    alone += __builtin_popcount(own->row[i] & ~island->row[i]) == 1;
    alone += __builtin_popcount(own->row[i] & island->row[i]) == 1;
  }
  return 2 * alone;
}

static int homesteaders(const Game *g, int seat) {
  int most = 0;
  for (int q = 0; q < 4; q++) {
    int number = count(both(g->at.settlements[seat], g->table->board.quarter[q]));
    if (number > most) most = number;
  }
  return most;
}

/* Whether a terrain area has an own settlement on every hex. */
static int has_home(const Game *g, Hexset own) {
  for (int land = 0; land < LANDS; land++) {
    Hexset terrain = g->table->board.terrain[land], rest = both(own, terrain);
    while (is_any(rest)) {
      Hexset area = first_area(rest);
      if (!is_any(without(both(neighbours(area), terrain), area))) return 1;
      rest = changed(rest, area);
    }
  }
  return 0;
}

static void tasks(const Game *g, Hexset own, int32_t *paid) {
  const Board *b = &g->table->board;
  Hexset closed = beside_at_least(own, 6);
  int sides = 0, fullest = 0;
  for (int side = 0; side < 4; side++) {
    int number = count(both(own, b->side[side]));
    sides += number > 0;
    if (number > fullest) fullest = number;
  }
  if (b->card[HOME_COUNTRY]) paid[HOME_COUNTRY] = 5 * has_home(g, own);
  if (b->card[FORTRESS]) paid[FORTRESS] = 6 * meet(&closed, &own);
  if (b->card[ROAD])
    paid[ROAD] = 7 * (is_any(line_ends(own, 7, 1)) || is_any(line_ends(own, 7, 2)));
  if (b->card[PLACE_OF_REFUGE]) paid[PLACE_OF_REFUGE] = 8 * meet(&closed, &b->refuges);
  if (b->card[ADVANCE]) paid[ADVANCE] = 9 * (fullest >= 7);
  if (b->card[COMPASS_POINTS]) paid[COMPASS_POINTS] = 10 * (sides == 4);
}

/* What was collected during play. */
static void earned(const Game *g, int seat, int32_t *paid) {
  static const int cards[EARNING] = {FAMILIES, SHEPHERDS, AMBASSADORS, ROVERS};
  paid[BY_GOLD] = g->at.gold[seat];
  for (int n = 0; n < EARNING; n++)
    if (g->table->board.card[cards[n]]) {
      paid[cards[n]] = g->at.earned[seat][n];
      paid[BY_GOLD] -= paid[cards[n]];
    }
}

void pay_in_boxes(const Game *g, int seat, int32_t *paid) {
  const Board *b = &g->table->board;
  Hexset own = g->at.settlements[seat];
  earned(g, seat, paid);
  if (b->card[GEOLOGISTS] || b->card[MESSENGERS]) areas(g, seat, paid);
  if (is_any(b->palaces)) paid[BY_PALACES] = majorities(g, seat, b->palaces);
  if (b->card[NOBLEWOMEN]) {
    Hexset places = NONE;
    for (int n = 0; n < b->places; n++) places = either(places, b->place[n]);
    paid[NOBLEWOMEN] = majorities(g, seat, without(places, b->palaces));
  }
  if (b->card[VASSALS]) paid[VASSALS] = count(both(own, b->spot[3]));
  if (b->card[CAPTAINS]) paid[CAPTAINS] = count(both(own, beside_at_least(own, 3)));
  if (b->card[SCOUTS]) paid[SCOUTS] = count(both(own, b->spot[4]));
  if (b->card[RANGERS]) paid[RANGERS] = rangers(g, seat);
  if (b->card[MAYORS]) paid[MAYORS] = 4 * __builtin_popcount((unsigned)g->at.marks[seat]);
  if (b->card[CHAINERS])
    paid[CHAINERS] = count(without(both(own, beside_two(own)), beside_at_least(own, 3)));
  if (b->card[TRAVELLERS]) paid[TRAVELLERS] = count(both(own, b->spot[5]));
  if (b->card[HOMESTEADERS]) paid[HOMESTEADERS] = homesteaders(g, seat);
  paid[BY_CAPITOLS] = count(both(own, b->spot[6])) + count(both(own, b->spot[7]));
  tasks(g, own, paid);
}
