/* The base game as far as quick players need it: what packing.py hands over, and the play. */

#ifndef GAME_H
#define GAME_H

#include "hexset.h"

/* Each list gives both the values that C uses and the description of them (native.c) that Python
   compares with its own when the library is loaded: packing.py says what they are for. */
#define NUMBER_LIST(X) \
  X(SEATS, 5) X(SETTLEMENTS, 40) X(BUILDS, 3) X(CASTLES, 8) X(CASTLE_GOLD, 3) X(SITES, 8) \
  X(PLACES, 32) X(PHASES, 11) X(PHASE, 4) X(PLANES, 10) X(UNIT, 4) X(MOVE, 2) \
  X(HELD_TOGETHER, 4) X(LOTS, 8)
#define TERRAIN_LIST(X) \
  X(GRASS, "grass") X(CANYON, "canyon") X(DESERT, "desert") X(FLOWER_FIELD, "flower-field") \
  X(FOREST, "forest")
#define CARD_LIST(X) \
  X(FISHERMEN, "fishermen") X(MERCHANTS, "merchants") X(DISCOVERERS, "discoverers") \
  X(HERMITS, "hermits") X(CITIZENS, "citizens") X(MINERS, "miners") X(WORKERS, "workers") \
  X(KNIGHTS, "knights") X(LORDS, "lords") X(FARMERS, "farmers")
#define ALSO_PAYING_LIST(X) X(BY_CASTLES, "castles")
#define TILE_LIST(X) \
  X(ORACLE, "oracle") X(FARM, "farm") X(OASIS, "oasis") X(TOWER, "tower") X(TAVERN, "tavern") \
  X(BARN, "barn") X(HARBOR, "harbor") X(PADDOCK, "paddock")
/* What gains. Those that belong together follow one another. */
#define AMOUNT_LIST(X) \
  X(FREEDOM, "freedom") X(CASTLE, "castle") X(NEAR_CASTLE, "near a castle") \
  X(NEAR_TILE, "near a tile") X(TOWARDS_TILE, "towards a tile") X(LINK, "merchants: link") \
  X(FIRST_LINK, "merchants: first link") X(WAY, "merchants: way") X(NEW_ROW, "discoverers") \
  X(APART, "hermits") X(LARGEST, "citizens") X(JOIN, "citizens: join") \
  X(FULLEST_ROW, "knights: fullest") X(ONE_BEHIND, "knights: one behind") \
  X(TWO_BEHIND, "knights: two behind") X(LORDS_LEAD, "lords: -4") X(LORDS_LEAD_1, "lords: -3") \
  X(LORDS_LEAD_2, "lords: -2") X(LORDS_LEAD_3, "lords: -1") X(LORDS_LEAD_4, "lords: +0") \
  X(LORDS_LEAD_5, "lords: +1") X(LORDS_LEAD_6, "lords: +2") X(LORDS_LEAD_7, "lords: +3") \
  X(FEWEST, "farmers: fewest of 1") X(FEWEST_2, "farmers: fewest of 2") \
  X(FEWEST_3, "farmers: fewest of 3") X(FEWEST_4, "farmers: fewest of 4") \
  X(MORE, "farmers: 1 more") X(MORE_2, "farmers: 2 more") X(SPOT, "spot: fishermen") \
  X(SPOT_2, "spot: miners") X(SPOT_3, "spot: workers") X(NEAR_SPOT, "near a spot: fishermen") \
  X(NEAR_SPOT_2, "near a spot: miners") X(NEAR_SPOT_3, "near a spot: workers") \
  X(TILE, "tile: oracle") X(TILE_2, "tile: farm") X(TILE_3, "tile: oasis") \
  X(TILE_4, "tile: tower") X(TILE_5, "tile: tavern") X(TILE_6, "tile: barn") \
  X(TILE_7, "tile: harbor") X(TILE_8, "tile: paddock")

#define KEPT 1024 /* planes that are kept, by what they depend on */

#define AS_NUMBER(id, value) id = value,
#define AS_PLACE(id, name) id,
enum { NUMBER_LIST(AS_NUMBER) };
enum { TERRAIN_LIST(AS_PLACE) TERRAINS };
enum { CARD_LIST(AS_PLACE) CARDS };
enum { CARD_LIST_ENDS = CARDS - 1, ALSO_PAYING_LIST(AS_PLACE) PAYING };
enum { TILE_LIST(AS_PLACE) TILES };
enum { AMOUNT_LIST(AS_PLACE) AMOUNTS };

typedef struct {
  Hexset all, terrain[TERRAINS], water, buildable, edge, spot[3], quarter[4];
  Hexset castle[CASTLES], site[SITES], place[PLACES];
  int32_t castles, sites, places, tiles;
  int32_t site_tile[SITES]; /* by site: which tile lies there */
  int32_t order[TILES];     /* the tiles of this board in the order in which they are used */
  int32_t card[CARDS];      /* whether it is in play */
  int32_t lords_need;       /* the fewest settlements in a section that count there */
  int32_t amount[PHASES][AMOUNTS];
} Board;

/* Tiles are bits: one a site. A hand is a terrain, or -1. */
typedef struct {
  Hexset settlements[SEATS];
  int32_t seats, active, built, last_round;
  int32_t supply[SEATS], hand[SEATS], taken[SEATS], held[SEATS], ready[SEATS];
  int32_t deck[TERRAINS], discards[TERRAINS];
  int32_t stocked, hidden; /* seats whose hand is dealt again in every future: it is in the deck */
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
  int fresh; /* the tiles that were taken in this turn */
  int asks;  /* whether somebody chooses which of two tiles goes; otherwise it is chance */
  int twins; /* choices that are open, the last one first */
  struct {
    int tile, is_new; /* the tile that stays, and whether the one that isn't ready is new */
  } twin[SITES];
  uint64_t luck;
  Hexset lot[LOTS];
  const int32_t *given; /* the cards that will be drawn, where that is settled */
  Areas areas[SEATS];
  int64_t actions;
} Game;

/* native.c */
void start(Game *g, Table *table, const Position *position);

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
void pay(const Game *g, int seat, int32_t *paid);
int gold(const Game *g, int seat);

/* gains.c */
void find_gains(Game *g, int seat, Planes *gains);
void add(Planes *planes, Hexset hexes, int units);
Hexset best(const Planes *planes, Hexset hexes);
Hexset least(const Planes *planes, Hexset hexes);
int number_of(const Planes *planes, Hexset hex);
const Areas *areas_of(Game *g, int seat);

/* player.c */
void find_losses(const Game *g, int seat, const Planes *gains, Planes *losses);
Hexset sparable(const Game *g, int seat, Hexset hexes);
void play_turn(Game *g);

#endif
