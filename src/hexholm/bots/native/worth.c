/* What a position is worth to players that have learned: a weighted sum (learned.h). */

#include "learned.h"

/* What the value looks at, for one seat. */
static void measure(Game *g, int seat, float time, float *x) {
  const Board *b = &g->table->board;
  int32_t paid[PAYERS];
  int closed = 0, close = 0, castles = 0;
  Hexset reach = both(g->near[seat], g->free), two = neighbours(reach);
  Planes gains;
  pay(g, seat, paid);
  for (int n = 0; n < PAYING; n++) x[V_GOLD + n] = (float)paid[n] / 10;
  x[V_SUPPLY] = (float)g->at.supply[seat] / 10;
  for (int tile = 0; tile < TILES; tile++)
    x[V_TILE + tile] = time * (float)__builtin_popcount(g->table->tile_sites[tile] & g->at.held[seat]);
  find_gains(g, seat, &gains);
  x[V_BEST] = 0;
  for (int t = 0; t < TERRAINS; t++) {
    Hexset open = both(b->terrain[t], g->free), near = both(open, reach);
    closed += !is_any(near);
    open = or_else(near, open);
    if (is_any(open)) x[V_BEST] += (float)number_of(&gains, first(best(&gains, open))) / 200;
  }
  x[V_CLOSED] = time * (float)closed / 2;
  x[V_CLOSED_2] = time * (float)(closed * closed) / 8;
  x[V_REACH] = (float)count(reach) / 20;
  for (int n = 0; n < b->castles; n++)
    castles += !has(&g->near[seat], g->table->castle[n]) && meet(&two, &b->castle[n]);
  int open = g->at.stocked & ~g->at.taken[seat];
  for (int n = 0; n < b->sites; n++) close += open >> n & 1 && meet(&two, &b->site[n]);
  x[V_CASTLE] = (float)castles;
  x[V_NEAR_TILE] = time * (float)close;
}

/* The first seat's lead as it is expected after a turn of a seat; two players. */
float worth_of(const Worth *w, Game *g, int seat, float *x, float *time) {
  const int32_t *card = g->table->board.card;
  float other[V_NUMBERS], sum = 0;
  int fewest = g->at.supply[0] < g->at.supply[1] ? g->at.supply[0] : g->at.supply[1];
  *time = (float)fewest / SETTLEMENTS;
  measure(g, 0, *time, x);
  measure(g, 1, *time, other);
  for (int n = 0; n < V_NUMBERS; n++) {
    x[n] -= other[n];
    float weight = w->worth[0][0][n] + *time * w->worth[0][1][n];
    for (int c = 0; c < CARDS; c++)
      if (card[c]) weight += w->worth[1 + c][0][n] + *time * w->worth[1 + c][1][n];
    sum += weight * x[n];
  }
  return sum + (seat ? -1 : 1) * (w->moved[0] + *time * w->moved[1]);
}
