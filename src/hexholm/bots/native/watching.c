/* Cards that look on while the game is played, and pay at once or mark rows (rules K-red, K-mayors). */

#include "game.h"

static void earn(Game *g, int seat, int card, int gold) {
  g->at.earned[seat][card] += gold;
  g->at.gold[seat] += gold;
}

/* Set a settlement of the supply beside a row. */
static void mark(Game *g, int seat, int row) {
  Position *p = &g->at;
  p->marks[seat] |= 1 << row;
  p->built = 1;
  if (!--p->supply[seat]) p->last_round = 1; /* A-05d */
}

/* Rows with enough own settlements that nobody has marked are marked (A-33b). */
void watch_arrival(Game *g, int seat, Hexset hexes) {
  const Board *b = &g->table->board;
  const Hexset *own = &g->at.settlements[seat];
  int found[2 * ROWS], number = 0, marked = 0;
  for (int each = 0; each < g->at.seats; each++) marked |= g->at.marks[each];
  for (int part = 0; part < 2; part++)
    EACH_ROW {
      uint32_t row = part ? b->island.row[i] : ~b->island.row[i];
      int at = i - MARGIN + part * (ROWS - ISLAND_ROW);
      if (hexes.row[i] & row && !(marked >> at & 1) &&
          __builtin_popcount(own->row[i] & row) >= FULL_ROW)
        found[number++] = at;
    }
  int is_short = number > g->at.supply[seat];
  for (int n = 0; n < number && g->at.supply[seat]; n++) {
    if (is_short) write_down(g, CLICK_CHOOSE_ROW, found[n], NONE);
    mark(g, seat, found[n]);
  }
}

static void shepherds(Game *g, int seat, Hexset hexes) {
  const Board *b = &g->table->board;
  Hexset empty = without(without(b->all, g->at.walls), g->at.scouts);
  for (int each = 0; each < g->at.seats; each++) empty = without(empty, g->at.settlements[each]);
  for (int land = 0; land < LANDS; land++)
    if (meet(&b->terrain[land], &hexes)) {
      Hexset here = both(b->terrain[land], hexes);
      here = without(here, neighbours(both(b->terrain[land], empty)));
      earn(g, seat, EARN_SHEPHERDS, 2 * count(here));
    }
}

static void ambassadors(Game *g, int seat, Hexset hexes) {
  Hexset others = NONE;
  for (int each = 0; each < g->at.seats; each++)
    if (each != seat) others = either(others, g->at.settlements[each]);
  earn(g, seat, EARN_AMBASSADORS, count(both(hexes, neighbours(others))));
}

static void rovers(Game *g, int seat, Hexset hexes) {
  for (int q = 0; q < 4; q++)
    if (!(g->roved >> q & 1) && meet(&hexes, &g->table->board.quarter[q])) {
      g->roved |= 1 << q;
      earn(g, seat, EARN_ROVERS, 1);
    }
}

/* New settlements. */
void watch_built(Game *g, int seat, Hexset hexes) {
  const int32_t *card = g->table->board.card;
  if (g->is_finale) return;
  if (card[SHEPHERDS]) shepherds(g, seat, hexes);
  if (card[AMBASSADORS]) ambassadors(g, seat, hexes);
  if (card[ROVERS] && seat == g->at.active) rovers(g, seat, hexes);
}

/* A settlement of the mandatory action (A-31b). */
void watch_line(Game *g, int seat, Hexset hex) {
  if (!g->table->board.card[FAMILIES]) return;
  g->line = either(g->line, hex);
  int is_line = 0;
  for (int direction = 0; direction < 3; direction++)
    is_line |= is_any(line_ends(g->line, 3, direction));
  if (is_line && count(g->line) == 3) earn(g, seat, EARN_FAMILIES, 2);
}
