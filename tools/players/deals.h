/* Set-ups as boards.py writes them, and games that begin with them. */

#ifndef DEALS_H
#define DEALS_H

#include <stdio.h>

typedef struct {
  Board board;
  Position position;
} Deal;

/* All deals of a file, or NULL. */
static Deal *read_deals(const char *name, int *number) {
  FILE *f = fopen(name, "rb");
  if (!f) return perror(name), NULL;
  fseek(f, 0, SEEK_END);
  *number = (int)((size_t)ftell(f) / sizeof(Deal));
  rewind(f);
  Deal *deals = malloc((size_t)*number * sizeof(Deal));
  if (deals && fread(deals, sizeof(Deal), (size_t)*number, f) != (size_t)*number) deals = NULL;
  fclose(f);
  return deals;
}

static void begin(Game *g, Table *t, const Position *position, uint64_t luck) {
  Position p = *position;
  for (int seat = 0; seat < p.seats; seat++) p.deck[p.hand[seat][0]]++;
  p.hidden = (1 << p.seats) - 1;
  start(g, t, &p);
  g->luck = luck;
  for (int lot = 0; lot < LOTS; lot++) EACH_ROW g->lot[lot].row[i] = (uint32_t)roll(&g->luck);
  deal(g);
  begin_turn(g, 0);
}

#endif
