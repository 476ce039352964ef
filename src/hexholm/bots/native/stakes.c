/* What is lost with a settlement by tasks that are fulfilled, by majorities and by links. */

#include "game.h"

/* Where a hex of some is surrounded: those around it hold its gold, if it is the only one. */
static void hold_centre(Planes *p, Hexset own, Hexset centres, int gold) {
  if (is_one(centres)) add(p, both(own, either(centres, neighbours(centres))), gold * UNIT);
}

/* Those that keep a majority around a place. */
static void hold_majorities(const Game *g, int seat, Planes *p) {
  for (int place = 0; place < g->table->board.places; place++) {
    if (!is_contested(&g->table->board, place)) continue;
    int mine = beside_place(g->table, place, &g->at.settlements[seat]);
    int most = most_of_others(g, seat, place);
    if (mine && mine >= most && (mine == 1 || mine == most))
      add(p, both(g->table->around_place[place], g->at.settlements[seat]), MOST_GOLD * UNIT);
  }
}

static void hold_sides(const Board *b, Planes *p, Hexset own) {
  int touched = 0, full = 0;
  Hexset fullest = NONE;
  for (int side = 0; side < 4; side++) {
    Hexset there = both(own, b->side[side]);
    touched += is_any(there);
    if (count(there) >= 7) full++, fullest = there;
  }
  for (int side = 0; side < 4 && b->card[COMPASS_POINTS] && touched == 4; side++) {
    Hexset there = both(own, b->side[side]);
    if (is_one(there)) add(p, there, 10 * UNIT);
  }
  if (b->card[ADVANCE] && full == 1 && count(fullest) == 7) add(p, fullest, 9 * UNIT);
}

static void hold_home(const Game *g, Planes *p, Hexset own) {
  Hexset home = NONE;
  int homes = 0;
  for (int n = 0; n < g->table->small_areas; n++)
    if (!is_any(without(g->table->small_area[n], own))) home = g->table->small_area[n], homes++;
  if (homes == 1) add(p, home, 5 * UNIT);
}

static void hold_road(Planes *p, Hexset own) {
  Hexset ends[2] = {line_ends(own, 7, 1), line_ends(own, 7, 2)};
  for (int way = 0; way < 2; way++) {
    if (!is_one(ends[way]) || is_any(ends[1 - way])) continue;
    Hexset line = ends[way], at = line;
    for (int n = 1; n < 7; n++) line = either(line, at = step(at, way + 4));
    add(p, line, 7 * UNIT);
  }
}

/* What own settlements hold by tasks that are fulfilled, majorities and links: it is lost with one. */
void find_stakes(const Game *g, int seat, Planes *p) {
  const Board *b = &g->table->board;
  Hexset own = g->at.settlements[seat];
  if (is_any(b->palaces) || b->card[NOBLEWOMEN]) hold_majorities(g, seat, p);
  if (b->card[FORTRESS] || b->card[PLACE_OF_REFUGE]) {
    Around a = around(own);
    if (b->card[FORTRESS]) hold_centre(p, own, with(&a, own, 6), 6);
    if (b->card[PLACE_OF_REFUGE]) hold_centre(p, own, with(&a, b->refuges, 6), 8);
  }
  if (b->card[COMPASS_POINTS] || b->card[ADVANCE]) hold_sides(b, p, own);
  if (b->card[HOME_COUNTRY]) hold_home(g, p, own);
  if (b->card[ROAD]) hold_road(p, own);
  if (b->card[MERCHANTS]) hold_links(g, seat, p);
}
