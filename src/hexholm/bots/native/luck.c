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
  for (int kind = 0; kind < PILE; kind++) number += pile[kind];
  return number;
}

static int take_any(Game *g) {
  int rest = (int)((roll(&g->luck) >> 32) % (uint64_t)total(g->at.deck)), card = 0;
  while (rest >= g->at.deck[card]) rest -= g->at.deck[card++];
  g->at.deck[card]--;
  return card;
}

/* One of so many numbers. */
int below(Game *g, int number) { return (int)((roll(&g->luck) >> 32) % (uint64_t)number); }

int has_cards(const Game *g) { return total(g->at.deck) || total(g->at.discards); }

/* A card of the draw pile, or of the discards when it is empty; -1 when there is none (B-1.5). */
static int draw(Game *g) {
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

int draw_card(Game *g) {
  int card = draw(g);
  if (card >= 0) write_down(g, CLICK_DRAWN, card, NONE);
  return card;
}

/* What the others hold, as it may be. */
void deal(Game *g) {
  for (int seat = 0; seat < g->at.seats; seat++)
    if (g->at.hidden >> seat & 1)
      for (int n = 0; n < HAND && g->at.hand[seat][n] >= 0; n++) g->at.hand[seat][n] = take_any(g);
}
