/* Gold at the end of the game (rules B-5 and K). */

#include "game.h"

static int lords(const Game *g, int seat) {
  int paid = 0;
  for (int q = 0; q < 4; q++) {
    int size[SEATS] = {0}, mine, above = 0, next = SETTLEMENTS + 1;
    for (int each = 0; each < g->at.seats; each++)
      size[each] = count(both(g->at.settlements[each], g->table->board.quarter[q]));
    mine = size[seat];
    if (mine < g->table->board.lords_need) continue;
    for (int each = 0; each < g->at.seats; each++) /* how many different numbers are larger */
      if (size[each] > mine && size[each] != next) {
        above++;
        next = size[each];
      }
    if (above < 2) paid += above ? 6 : 12;
  }
  return paid;
}

static int farmers(const Game *g, int seat) {
  int fewest = SETTLEMENTS;
  for (int q = 0; q < 4; q++) {
    int number = count(both(g->at.settlements[seat], g->table->board.quarter[q]));
    if (number < fewest) fewest = number;
  }
  return 3 * fewest;
}

static int rows(const Game *g, int seat) {
  int touched = 0, fullest = 0;
  EACH_ROW {
    int number = __builtin_popcount(g->at.settlements[seat].row[i]);
    touched += number > 0;
    if (number > fullest) fullest = number;
  }
  const int32_t *card = g->table->board.card;
  return (card[DISCOVERERS] ? touched : 0) + (card[KNIGHTS] ? 2 * fullest : 0);
}

static int areas(const Game *g, int seat) {
  const Board *b = &g->table->board;
  Hexset rest = g->at.settlements[seat];
  int number = 0, largest = 0;
  uint32_t linked = 0;
  while (is_any(rest)) {
    Hexset area = first_area(rest), beside = neighbours(area);
    uint32_t touched = 0;
    int size = count(area);
    for (int place = 0; place < b->places; place++)
      touched |= (uint32_t)has(&beside, g->table->place[place]) << place;
    if (touched & (touched - 1)) linked |= touched;
    if (size > largest) largest = size;
    number++;
    rest = changed(rest, area);
  }
  int trade = 4 * __builtin_popcount(linked);
  return (b->card[HERMITS] ? number : 0) + (b->card[CITIZENS] ? largest / 2 : 0) +
         (b->card[MERCHANTS] ? trade : 0);
}

int gold(const Game *g, int seat) {
  const Board *b = &g->table->board;
  const Hexset *own = &g->at.settlements[seat];
  int paid = 0;
  for (int castle = 0; castle < b->castles; castle++)
    paid += CASTLE_GOLD * meet(&g->table->around_castle[castle], own);
  if (b->card[FISHERMEN]) paid += count(both(*own, b->spot[0]));
  if (b->card[MINERS]) paid += count(both(*own, b->spot[1]));
  if (b->card[WORKERS]) paid += count(both(*own, b->spot[2]));
  if (b->card[LORDS]) paid += lords(g, seat);
  if (b->card[FARMERS]) paid += farmers(g, seat);
  if (b->card[DISCOVERERS] || b->card[KNIGHTS]) paid += rows(g, seat);
  if (b->card[HERMITS] || b->card[CITIZENS] || b->card[MERCHANTS]) paid += areas(g, seat);
  return paid;
}
