/* Chance: a stream of numbers, hidden hands, and the pile of terrain cards. */

#include <string.h>

#include "game.h"

/* The next number of a stream (splitmix64). */
uint64_t roll(uint64_t *luck) {
  uint64_t z = *luck += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static int total(const int32_t *pile) {
  int number = 0;
  for (int t = 0; t < TERRAINS; t++) number += pile[t];
  return number;
}

static int take_any(Game *g) {
  int rest = (int)((roll(&g->luck) >> 32) % (uint64_t)total(g->at.deck)), card = 0;
  while (rest >= g->at.deck[card]) rest -= g->at.deck[card++];
  g->at.deck[card]--;
  return card;
}

/* A card of the draw pile, or of the discards when it is empty; -1 when there is none (B-1.5). */
int draw_card(Game *g) {
  Position *p = &g->at;
  if (!total(p->deck)) {
    memcpy(p->deck, p->discards, sizeof p->deck);
    memset(p->discards, 0, sizeof p->discards);
    if (!total(p->deck)) return -1;
  }
  if (!g->given) return take_any(g);
  p->deck[*g->given]--;
  return *g->given++;
}

/* What the others hold, as it may be. */
void deal(Game *g) {
  for (int seat = 0; seat < g->at.seats; seat++)
    if (g->at.hidden >> seat & 1) g->at.hand[seat] = take_any(g);
}
