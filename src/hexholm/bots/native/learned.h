/* A quick player that has learned: every hex it may choose is judged by a small net. */

#ifndef LEARNED_H
#define LEARNED_H

#include "game.h"

/* What is seen of a hex: what never changes, what changes, and what is the same for all hexes. */
#define STILL_LIST(X) \
  X(ON, TERRAINS + 1) X(BY, TERRAINS) X(AMID, TERRAINS) X(PAYS, 3) X(NEAR_PAYING, 3) X(EDGE, 1) \
  X(FAR_ROW, 1) X(BY_TWO_WATERS, 1) X(BORDER, 1)
#define MOVING_LIST(X) \
  X(OWN, 3) X(OWN_TWO, 1) X(OTHERS, 2) X(OTHERS_TWO, 1) X(BY_CASTLE, 3) X(BY_TILE, TILES) \
  X(TILE_TWO, TILES) X(TILE_THREE, 1) X(EMPTY_ROW, 1) X(FULL_ROW, 3) X(BY_EMPTY_ROW, 1) \
  X(AHEAD, 7) X(FEW, 3) X(ALONE_FEWEST, 1) X(BY_LARGEST, 1) X(JOINING, 1) X(BY_SINGLE, 1) \
  X(LINKING, 3) X(OPENING, TERRAINS) X(OPENING_TWO, 1) X(SAME, 3) X(FRESH, 4) X(IN_LINE, 1)
#define COMMON_LIST(X) \
  X(KIND, 9) X(TO_BUILD, 3) X(HOLDS, TILES) X(THEY_HOLD, TILES) X(TO_USE, TILES) \
  X(CLOSED, TERRAINS) X(TIGHT, TERRAINS) X(ANYWHERE, 1) X(CHOICES, 4) X(TIME, PHASES) \
  X(AHEAD_IN_SUPPLY, 4) X(LAST_ROUND, 1) X(SECOND_SEAT, 1) X(NOTHING, 1) X(OPENABLE, TERRAINS + 1)

#define AS_FEATURE(id, number) SEE_##id, SEE_##id##_LAST = SEE_##id + number - 1,
enum { STILL_LIST(AS_FEATURE) MOVING, BEFORE_MOVING = MOVING - 1,
       MOVING_LIST(AS_FEATURE) COMMON, BEFORE_COMMON = COMMON - 1,
       COMMON_LIST(AS_FEATURE) FEATURES };
enum { HEXES = WORDS * 32, HIDDEN = 32, PARTS = 4, CONTEXTS = 1 + CARDS + PARTS, MOST = 112,
       SEEN_STILL = 32, SEEN = 96, SEEN_COMMON = 96 };
enum { BUILDING, TAKING, NETS };

/* The last hidden number of a net is added as it is; the others are cut off below zero. */
typedef struct {
  float first[NETS][CONTEXTS][FEATURES][HIDDEN];
  float second[NETS][HIDDEN];
  float scale[NETS][PARTS]; /* of what the quick player gains */
} Weights;

/* What a position is worth, by card and by the time left. */
enum { V_GOLD, V_SUPPLY = V_GOLD + PAYING, V_TILE, V_CLOSED = V_TILE + TILES, V_CLOSED_2, V_REACH,
       V_BEST, V_CASTLE, V_NEAR_TILE, V_NUMBERS };
typedef struct {
  float worth[1 + CARDS][2][V_NUMBERS];
  float moved[2];
} Worth;

typedef struct {
  Weights weights;
  Worth worth;
} Learned;

/* The same for one board and its cards. */
typedef struct {
  float first[NETS][PARTS][FEATURES][HIDDEN];
  const Weights *weights;
  const Worth *worth;
  int width; /* how many turns are compared by what they are worth */
  uint8_t number[HEXES], still[HEXES][SEEN_STILL];
  Hexset near_castle[CASTLES][2], near_site[SITES][2]; /* hexes two and three away */
} Mind;

/* A choice that was made, for learning from it. */
typedef struct {
  int net, part, number, chosen, commons, turn;
  uint8_t common[SEEN_COMMON], features[MOST], feature[MOST][SEEN];
  float base[MOST], chance[MOST], hidden[MOST][HIDDEN];
} Choice;

/* An action, for telling of it: by the card (tile -1) or a tile, from a hex if it moves. */
typedef struct {
  int32_t tile, from, to;
} Deed;

typedef struct {
  const Mind *mind;
  float heat; /* 0: always the best; 1: as likely as the net says */
  uint64_t luck;
  Choice *choices; /* where they are kept, or NULL */
  int kept, room, turn;
  int is_early; /* tiles before the card */
  Hexset others, by_others[3]; /* those that were last looked at, and what is near them */
  Deed *deeds;  /* where they are told, or NULL */
  int done, deeds_room;
} Player;

void prepare(Mind *mind, const Table *table, const Learned *learned);
void play_learned_actions(Game *g, Player *p);
void play_learned_turn(Game *g, Player *p);

/* worth.c */
float worth_of(const Worth *w, Game *g, int seat, float *x, float *time);

#endif
