/* What one more settlement would gain by tasks (rules T). */

#include "game.h"

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

/* The hexes around one that has the most own settlements around it, so many or more; nothing is to be
   gained where some have six. */
static void surround(Planes *p, const Around *a, Hexset all, Hexset open, int units, int fewest) {
  static const int more[6] = {0, 1, 3, 6, 12, 24}; /* quarters: the nearer, the more */
  if (is_any(with(a, all, 6))) return;
  for (int number = 5; number >= fewest; number--) {
    Hexset found = with(a, open, number);
    if (!is_any(found)) continue;
    add(p, neighbours(found), units * more[number] / 4);
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

/* The sides of the board that a seat isn't at yet, and hexes nearer to them than its own. */
static void compass_points(const Board *b, Planes *p, Hexset own, int units) {
  enum { FAR = 5 };
  static const int there[4] = {2, 5, 12, 30}, nearer[4] = {1, 1, 3, 6}; /* by sides, quarters */
  int touched = 0;
  for (int side = 0; side < 4; side++) touched += meet(&own, &b->side[side]);
  for (int side = 0; side < 4; side++) {
    Hexset band = b->side[side];
    if (meet(&own, &band)) continue;
    add(p, band, units * there[touched] / 4);
    for (int away = 1; away <= FAR; away++) {
      band = both(either(band, neighbours(band)), b->all);
      if (meet(&own, &band)) break;
      add(p, band, units * nearer[touched] / 4);
    }
  }
}

/* The side with the most settlements, the more the nearer they are to seven. */
static void advance(const Board *b, Planes *p, Hexset own, int units) {
  static const int more[7] = {2, 3, 4, 6, 9, 13, 24}; /* fifths */
  int fullest = 0, most = -1;
  for (int side = 0; side < 4; side++) {
    int number = count(both(own, b->side[side]));
    if (number > most) most = number, fullest = side;
  }
  if (most < 7) add(p, b->side[fullest], units * more[most] / 5);
}

void find_tasks(const Game *g, int seat, Planes *p, const int32_t *amount) {
  const Board *b = &g->table->board;
  Hexset own = g->at.settlements[seat], others = g->at.walls;
  for (int each = 0; each < g->at.seats; each++)
    if (each != seat) others = either(others, g->at.settlements[each]);
  if (b->card[HOME_COUNTRY]) home_country(g, p, own, others, amount[HOME]);
  if (b->card[FORTRESS] || b->card[PLACE_OF_REFUGE]) {
    Hexset lost = neighbours(others);
    Around a = around(own);
    if (b->card[FORTRESS]) surround(p, &a, own, without(own, lost), amount[WALL], 3);
    if (b->card[PLACE_OF_REFUGE])
      surround(p, &a, b->refuges, without(b->refuges, lost), amount[REFUGE], 1);
  }
  if (b->card[ROAD]) road(g, p, own, amount[ROAD_ON]);
  if (b->card[COMPASS_POINTS]) compass_points(b, p, own, amount[COMPASS]);
  if (b->card[ADVANCE]) advance(b, p, own, amount[EDGE]);
}
