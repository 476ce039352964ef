/* The base game as far as quick players need it: what packing.py hands over, and the play. */

#ifndef GAME_H
#define GAME_H

#include "hexset.h"

#define SEATS 5
#define SETTLEMENTS 40
#define TERRAINS 5 /* in the order of packing.py: grass, canyon, desert, ... */
#define CASTLES 8
#define SITES 8
#define PLACES 32
#define PHASES 11 /* what gains depend on the time left is constant for some settlements */
#define PLANES 10
#define LOTS 8
#define KEPT 1024 /* planes that are kept, by what they depend on */

enum { FISHERMEN, MERCHANTS, DISCOVERERS, HERMITS, CITIZENS, MINERS, WORKERS, KNIGHTS, LORDS, FARMERS, CARDS };
enum { ORACLE, FARM, OASIS, TOWER, TAVERN, BARN, HARBOR, PADDOCK, TILES };

/* What gains, in the order of packing.py. */
enum {
  FREEDOM,
  CASTLE,
  NEAR_CASTLE,
  NEAR_TILE,
  TOWARDS_TILE,
  NEW_ROW,
  APART,
  FULLEST_ROW, /* one behind, two behind */
  LORDS_LEAD = FULLEST_ROW + 3, /* from -4 to +3 */
  FEWEST = LORDS_LEAD + 8, /* of 1 to 4 sections that hold as few */
  MORE = FEWEST + 4, /* 1 or 2 more than those */
  LINK = MORE + 2,
  FIRST_LINK,
  WAY,
  LARGEST,
  JOIN,
  SPOT, /* fishermen, miners, workers */
  NEAR_SPOT = SPOT + 3,
  TILE = NEAR_SPOT + 3,
  AMOUNTS = TILE + TILES
};

typedef struct {
  Hexset all, terrain[TERRAINS], water, buildable, edge, spot[3], quarter[4];
  Hexset castle[CASTLES], site[SITES], place[PLACES];
  int32_t castles, sites, places, tiles;
  int32_t site_tile[SITES]; /* by site: which tile lies there */
  int32_t order[TILES];     /* the tiles of this board in the order in which they are used */
  int32_t card[CARDS];      /* whether it is in play */
  int32_t lords_need;       /* so many settlements in a section, at least, to be counted there */
  int32_t amount[PHASES][AMOUNTS];
} Board;

/* Tiles are bits: one a site. A hand is a terrain, or -1. */
typedef struct {
  Hexset settlements[SEATS];
  int32_t seats, active, built, last_round;
  int32_t supply[SEATS], hand[SEATS], taken[SEATS], held[SEATS], ready[SEATS];
  int32_t deck[TERRAINS], discards[TERRAINS];
  int32_t stocked, hidden; /* seats whose hand is dealt anew in every future: it is in the deck */
} Position;

typedef struct {
  Hexset plane[PLANES]; /* plane k holds the hexes whose number has bit k set */
} Planes;

typedef struct {
  Board board;
  Spot castle[CASTLES], place[PLACES];
  Hexset around_castle[CASTLES], around_site[SITES], around_place[PLACES], two_around_place[PLACES];
  int32_t tile_sites[TILES]; /* by tile: the sites where it lies */
  int32_t key[KEPT];
  Planes kept[KEPT];
} Table;

/* An area of settlements, and what it is to merchants: how many places it touches, where one
   settlement links another, and the ways to some. */
typedef struct {
  Hexset hexes, linked, ways;
  int size, touches;
} Area;

typedef struct {
  Hexset seen; /* the settlements when they were last looked at */
  int number;
  Area area[SETTLEMENTS];
} Areas;

typedef struct {
  Table *table;
  Position at;
  Hexset near[SEATS], free;
  int card, left, is_over;
  uint64_t luck;
  Hexset lot[LOTS];
  const int32_t *given; /* the cards that will be drawn, where that is settled */
  Areas areas[SEATS];
  int64_t actions;
} Game;

/* luck.c */
uint64_t roll(uint64_t *luck);
int draw_card(Game *g);
void deal(Game *g);

/* rules.c */
Hexset ground(const Game *g, int tile, int seat);
Hexset prefer_adjacent(const Game *g, int seat, Hexset hexes);
Hexset movable(const Game *g, int tile, int seat);
Hexset jumps(const Game *g, Hexset from);
void build(Game *g, int seat, Hexset hex);
void lift(Game *g, int seat, Hexset from);
void put(Game *g, int seat, Hexset from, Hexset to);
void settle(Game *g);
void begin_turn(Game *g, int seat);
void end_turn(Game *g);

/* scoring.c */
int gold(const Game *g, int seat);

/* gains.c */
void find_gains(Game *g, int seat, Planes *gains);
void add(Planes *planes, Hexset hexes, int units);
Hexset best(const Planes *planes, Hexset hexes);
Hexset least(const Planes *planes, Hexset hexes);
int number_of(const Planes *planes, Hexset hex);

/* player.c */
void play_turn(Game *g);

#endif
