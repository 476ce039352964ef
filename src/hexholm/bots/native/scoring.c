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

static void rows(const Game *g, int seat, int32_t *paid) {
  const Board *b = &g->table->board;
  int touched = 0, fullest = 0;
  EACH_ROW {
    uint32_t row = g->at.settlements[seat].row[i], island = row & b->island.row[i];
    int number = __builtin_popcount(row ^ island), there = __builtin_popcount(island);
    touched += (number > 0) + (there > 0);
    if (number > fullest) fullest = number;
    if (there > fullest && b->island_knights) fullest = there;
  }
  const int32_t *card = b->card;
  if (card[DISCOVERERS]) paid[DISCOVERERS] = touched;
  if (card[KNIGHTS]) paid[KNIGHTS] = 2 * fullest;
}

static void areas(const Game *g, int seat, int32_t *paid) {
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
  if (b->card[HERMITS]) paid[HERMITS] = number;
  if (b->card[CITIZENS]) paid[CITIZENS] = largest / 2;
  if (b->card[MERCHANTS]) paid[MERCHANTS] = 4 * __builtin_popcount(linked);
}

/* By card, and behind those of the base game what else pays. */
void pay(const Game *g, int seat, int32_t *paid) {
  const Board *b = &g->table->board;
  const Hexset *own = &g->at.settlements[seat];
  for (int card = 0; card < PAYERS; card++) paid[card] = 0;
  for (int castle = 0; castle < b->castles; castle++)
    paid[BY_CASTLES] += CASTLE_GOLD * meet(&g->table->around_castle[castle], own);
  if (b->card[FISHERMEN]) paid[FISHERMEN] = count(both(*own, b->spot[0]));
  if (b->card[MINERS]) paid[MINERS] = count(both(*own, b->spot[1]));
  if (b->card[WORKERS]) paid[WORKERS] = count(both(*own, b->spot[2]));
  if (b->card[LORDS]) paid[LORDS] = lords(g, seat);
  if (b->card[FARMERS]) paid[FARMERS] = farmers(g, seat);
  if (b->card[DISCOVERERS] || b->card[KNIGHTS]) rows(g, seat, paid);
  if (b->card[HERMITS] || b->card[CITIZENS] || b->card[MERCHANTS]) areas(g, seat, paid);
  if (b->has_boxes) pay_in_boxes(g, seat, paid);
}

int gold(const Game *g, int seat) {
  int32_t paid[PAYERS];
  int total = 0;
  pay(g, seat, paid);
  for (int card = 0; card < PAYERS; card++) total += paid[card];
  return total;
}
