/* Kingdom Builder as far as quick players need it: what packing.py hands over, and the play. C knows
   mechanisms; what a tile or a card of a box does comes from its declaration, as numbers. */

#ifndef GAME_H
#define GAME_H

#include "hexset.h"

/* Each list gives both the values that C uses and the description of them (native.c) that Python
   compares with its own when the library is loaded: packing.py says what they are for. */
#define NUMBER_LIST(X) \
  X(SEATS, 5) X(SETTLEMENTS, 40) X(BUILDS, 3) X(SWAMP_BUILDS, 2) X(CASTLES, 8) X(CASTLE_GOLD, 3) \
  X(SITES, 12) X(CAMPS, 8) X(PLACES, 32) X(MOUNTAINS, 32) X(PHASES, 11) X(PHASE, 4) X(PLANES, 10) \
  X(UNIT, 4) X(MOVE, 2) X(HELD_TOGETHER, 4) X(LOTS, 8) X(HAND, 4) X(ACTIONS, 32) X(BONUSES, 17) \
  X(EVERYBODY, 21) X(NOMADS, 24) X(STOCK_OF_NUMBERS, 18) X(FULL_ROW, 4) X(SILO_PIECES, 3) \
  X(SILOS, 4) X(MOST_GOLD, 5) X(ISLAND_ROW, 15) X(SPOTS, 8)
/* Terrains of cards in the base game; then those that other cards show, or none. */
#define TERRAIN_LIST(X) \
  X(GRASS, "grass") X(CANYON, "canyon") X(DESERT, "desert") X(FLOWER_FIELD, "flower-field") \
  X(FOREST, "forest")
#define LAND_LIST(X) \
  X(SWAMP, "swamp") X(FARMLAND, "farmland") X(WATER, "water") X(MOUNTAIN, "mountain")
#define CARD_LIST(X) \
  X(FISHERMEN, "fishermen") X(MERCHANTS, "merchants") X(DISCOVERERS, "discoverers") \
  X(HERMITS, "hermits") X(CITIZENS, "citizens") X(MINERS, "miners") X(WORKERS, "workers") \
  X(KNIGHTS, "knights") X(LORDS, "lords") X(FARMERS, "farmers")
#define ALSO_PAYING_LIST(X) X(BY_CASTLES, "castles")
/* What else pays, box by box: cards, tasks, places; and gold that no card has paid. */
#define BOXES_PAYING_LIST(X) \
  X(FAMILIES, "families") X(SHEPHERDS, "shepherds") X(AMBASSADORS, "ambassadors") \
  X(HOME_COUNTRY, "home-country") X(FORTRESS, "fortress") X(ROAD, "road") \
  X(PLACE_OF_REFUGE, "place-of-refuge") X(ADVANCE, "advance") X(COMPASS_POINTS, "compass-points") \
  X(GEOLOGISTS, "geologists") X(MESSENGERS, "messengers") X(NOBLEWOMEN, "noblewomen") \
  X(VASSALS, "vassals") X(CAPTAINS, "captains") X(SCOUTS, "scouts") X(BY_PALACES, "palaces") \
  X(RANGERS, "rangers") X(MAYORS, "mayors") X(CHAINERS, "chainers") X(TRAVELLERS, "travellers") \
  X(HOMESTEADERS, "homesteaders") X(ROVERS, "rovers") X(BY_CAPITOLS, "capitols") X(BY_GOLD, "gold")
#define TILE_LIST(X) \
  X(ORACLE, "oracle") X(FARM, "farm") X(OASIS, "oasis") X(TOWER, "tower") X(TAVERN, "tavern") \
  X(BARN, "barn") X(HARBOR, "harbor") X(PADDOCK, "paddock")
/* Cards that pay while the game is played. */
#define EARNING_LIST(X) \
  X(EARN_FAMILIES, "families") X(EARN_SHEPHERDS, "shepherds") X(EARN_AMBASSADORS, "ambassadors") \
  X(EARN_ROVERS, "rovers")
/* Kinds of pieces that count as settlements. */
#define PIECE_LIST(X) \
  X(WAGON, "wagon") X(SHIP, "ship") X(CITY_HALL, "city-hall") X(WARRIOR, "warrior")
/* What an action does. */
#define HOW_LIST(X) \
  X(UNUSED, "unused") X(TO_BUILD, "build") X(TO_MOVE, "move") X(FREELY, "free move") \
  X(DRAWN, "drawn") X(NUMBER_TILES, "numbers") X(PIECE, "piece") X(LARGE, "large piece") \
  X(REPEAT, "repeat") X(STRIKE, "strike") X(REACTION, "reaction") X(DRAW_MORE, "draw more") \
  X(OWE, "owe")
/* On which hexes of its ground. */
#define WHERE_LIST(X) \
  X(ANYWHERE, "anywhere") X(BY_CARD, "by card") X(BEYOND_LINES, "beyond lines") \
  X(BESIDE_THREE, "beside three") X(NEAR_OWN, "near own") X(BESIDE_OTHERS, "beside others") \
  X(QUIET, "quiet")
/* How far a settlement moves freely. */
#define REACH_LIST(X) \
  X(NO_REACH, "none") X(TWO_AWAY, "two away") X(TO_OBSTACLES, "to obstacles") X(NEXT, "next") \
  X(JUMPS, "jumps") X(AROUND_AREA, "around its area") X(CAVES, "from cave to cave")
/* What gains. Those that belong together follow one another. */
#define AMOUNT_LIST(X) \
  X(FREEDOM, "freedom") X(CASTLE, "castle") X(NEAR_CASTLE, "near a castle") \
  X(NEAR_TILE, "near a tile") X(TOWARDS_TILE, "towards a tile") X(LINK, "merchants: link") \
  X(FIRST_LINK, "merchants: first link") X(WAY, "merchants: way") X(WAY_3, "merchants: way of 3") \
  X(WAY_4, "merchants: way of 4") X(WAY_5, "merchants: way of 5") X(WAY_6, "merchants: way of 6") \
  X(NEW_ROW, "discoverers") X(APART, "hermits") X(LARGEST, "citizens") X(JOIN, "citizens: join") \
  X(FULLEST_ROW, "knights: fullest") X(ONE_BEHIND, "knights: one behind") \
  X(TWO_BEHIND, "knights: two behind") X(LORDS_LEAD, "lords: -4") X(LORDS_LEAD_1, "lords: -3") \
  X(LORDS_LEAD_2, "lords: -2") X(LORDS_LEAD_3, "lords: -1") X(LORDS_LEAD_4, "lords: +0") \
  X(LORDS_LEAD_5, "lords: +1") X(LORDS_LEAD_6, "lords: +2") X(LORDS_LEAD_7, "lords: +3") \
  X(FEWEST, "farmers: fewest of 1") X(FEWEST_2, "farmers: fewest of 2") \
  X(FEWEST_3, "farmers: fewest of 3") X(FEWEST_4, "farmers: fewest of 4") \
  X(MORE, "farmers: 1 more") X(MORE_2, "farmers: 2 more") X(SPOT, "spot: fishermen") \
  X(SPOT_2, "spot: miners") X(SPOT_3, "spot: workers") X(NEAR_SPOT, "near a spot: fishermen") \
  X(NEAR_SPOT_2, "near a spot: miners") X(NEAR_SPOT_3, "near a spot: workers") \
  X(OTHER_SPOT, "spot") X(NEAR_OTHER_SPOT, "near a spot") X(LINE, "families: line") \
  X(HALF_LINE, "families: half a line") X(CLOSED_IN, "shepherds") X(VISIT, "ambassadors") \
  X(HOME, "home-country") X(WALL, "fortress") X(ROAD_ON, "road") X(REFUGE, "place-of-refuge") \
  X(EDGE, "advance") X(COMPASS, "compass-points") X(SECOND_MOUNTAIN, "geologists: first link") \
  X(NEXT_MOUNTAIN, "geologists: link") X(FURTHER, "messengers") X(EQUAL, "majority: equal") \
  X(FIRST_THERE, "majority: first") X(AHEAD, "majority: ahead") X(BEHIND, "majority: behind") \
  X(THIRD, "captains: third") X(SECOND, "captains: second") X(ALONE, "rangers: alone") \
  X(NOT_ALONE, "rangers: not alone") X(FOURTH_IN_ROW, "mayors: fourth") \
  X(THIRD_IN_ROW, "mayors: third") X(SECOND_IN_ROW, "mayors: second") X(IN_CHAIN, "chainers") \
  X(HOMESTEAD, "homesteaders") X(ROVE, "rovers") X(CAMP, "camp") X(AT_SILO, "silo")

#define SMALL 9         /* hexes of a terrain area that may become somebody's own */
#define SMALL_AREAS 128 /* there is room for so many */
#define WAYS 6 /* the longest way that merchants look at, in settlements */
#define KEPT 1024 /* planes that are kept, by what they depend on */

#define AS_NUMBER(id, value) id = value,
#define AS_PLACE(id, name) id,
enum { NUMBER_LIST(AS_NUMBER) };
enum { TERRAIN_LIST(AS_PLACE) TERRAINS };
enum { TERRAIN_LIST_ENDS = TERRAINS - 1, LAND_LIST(AS_PLACE) LANDS };
enum { CARD_LIST(AS_PLACE) CARDS };
enum { CARD_LIST_ENDS = CARDS - 1, ALSO_PAYING_LIST(AS_PLACE) PAYING };
enum { PAYING_ENDS = PAYING - 1, BOXES_PAYING_LIST(AS_PLACE) PAYERS };
enum { TILE_LIST(AS_PLACE) TILES };
enum { EARNING_LIST(AS_PLACE) EARNING };
enum { PIECE_LIST(AS_PLACE) PIECES };
enum { HOW_LIST(AS_PLACE) HOWS };
enum { WHERE_LIST(AS_PLACE) WHERES };
enum { REACH_LIST(AS_PLACE) REACHES };
enum { AMOUNT_LIST(AS_PLACE) AMOUNTS };
enum { PILE = 2 * TERRAINS }; /* kinds of cards: terrains, and those with swamp besides */

/* An action has a row: the tiles of the base game have theirs, then come other tiles, bonuses of
   pairs, what needs no tile, and nomad tiles. */
typedef struct {
  Hexset all, island, terrain[LANDS], buildable, edge, spot[SPOTS], quarter[4], side[4];
  Hexset castle[CASTLES], site[SITES], camp[CAMPS], place[PLACES], mountain[MOUNTAINS];
  Hexset palaces, refuges, caves, silo[SILOS];
  Hexset ground[ACTIONS], other_ground[ACTIONS];
  int32_t castles, sites, camps, places, mountains, silos, tiles;
  int32_t site_tile[SITES]; /* by site: which tile lies there */
  int32_t camp_tile[CAMPS], camp_gold[CAMPS]; /* by camp: the row of its tile, or what it is worth */
  int32_t order[ACTIONS];   /* the rows of this board in the order in which they are used */
  int32_t how[ACTIONS], where[ACTIONS], reach[ACTIONS], times[ACTIONS], binds[ACTIONS];
  int32_t piece[ACTIONS], pieces[ACTIONS]; /* the kind it places, and how many of them there are */
  int32_t pair[ACTIONS];    /* the tile of which a pair brings it, or adds its other ground; -1 */
  int32_t card[PAYERS];     /* whether it is in play */
  int32_t has_boxes;        /* whether anything beyond the base game is */
  int32_t has_reactions;
  int32_t drawn;            /* the terrains that cards show, one bit each */
  int32_t removed;          /* the terrain without cards that two alike stand for; -1 */
  int32_t lords_need;       /* the fewest settlements in a section that count there */
  int32_t island_knights, reacts_to_own;
  int32_t amount[PHASES][AMOUNTS];
  int32_t tile_amount[PHASES][ACTIONS];
} Board;

/* Tiles are bits: one a site. A hand is cards, then -1. Nomad tiles are counted, four bits each. */
typedef struct {
  Hexset settlements[SEATS];
  Hexset piece[PIECES][SEATS]; /* those of them that are no settlements */
  Hexset walls, scouts;
  int32_t seats, active, built, last_round;
  int32_t supply[SEATS], hand[SEATS][HAND], taken[SEATS], held[SEATS], ready[SEATS], fresh[SEATS];
  int32_t nomads[SEATS], new_nomads[SEATS], owed[SEATS], numbers[SEATS], marks[SEATS];
  int32_t gold[SEATS], earned[SEATS][EARNING];
  int32_t deck[PILE], discards[PILE];
  int32_t stocked, camped; /* sites and camps with a tile left */
  int32_t extra_cards;
  int32_t hidden; /* seats whose hand is dealt again in every future: it is in the deck */
} Position;

typedef struct {
  Hexset plane[PLANES]; /* plane k holds the hexes whose number has bit k set */
} Planes;

typedef struct {
  Board board;
  Spot castle[CASTLES], place[PLACES];
  Hexset around_castle[CASTLES], around_site[SITES], around_place[PLACES], two_around_place[PLACES];
  Hexset around_camp[CAMPS], at_mountain[MOUNTAINS], around_silo[SILOS], around_caves;
  int32_t tile_sites[ACTIONS]; /* by tile: the sites where it lies */
  Hexset small_area[SMALL_AREAS]; /* terrain areas of few hexes */
  int32_t small_areas;
  Hexset ring[PLACES][WAYS]; /* from where so many settlements more lead to a place (merchants) */
  int64_t key[KEPT];
  Planes kept[KEPT];
} Table;

/* An area of settlements, and what it is to merchants: the places it touches, one bit each, and how
   many they are, where one settlement links another, and the ways to some. */
typedef struct {
  Hexset hexes, linked, ways;
  int size, touches;
  uint32_t touched;
} Area;

typedef struct {
  Hexset seen; /* the settlements when they were last looked at */
  int number;
  Area area[SETTLEMENTS + 16];
} Areas;

/* A click, as the rules engine knows them, and what could have been clicked; tests compare both. */
enum { CLICK_BUILD, CLICK_TAKE, CLICK_PUT, CLICK_USE, CLICK_CHOOSE_ROW, CLICK_CHOOSE_TERRAIN,
       CLICK_CHOOSE_TILE, CLICK_CHOOSE_NUMBER, CLICK_GIVE_UP, CLICK_END, CLICK_DRAWN };
typedef struct {
  int32_t verb, what;
  Hexset legal;
} Click;

typedef struct {
  Click *clicks;
  Position *turns; /* as it stands whenever a turn ends */
  int32_t clicks_room, turns_room, number, ended;
} Record;

typedef struct {
  Table *table;
  Position at;
  Hexset near[SEATS], free, blocked;
  int card, left, due, is_begun, is_over, is_finale;
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
  Hexset line; /* what the mandatory action has built, where a card looks at it */
  int spent, roved; /* actions without a tile that were used, and quarters, this turn */
  int emptied[SITES + CAMPS], emptied_number; /* who has just taken the last tile of a hex */
  int is_wild;    /* whether it does anything that is legal, for tests */
  int noise;      /* bits by which gains are misjudged, to find different turns */
  Record *record; /* where it is written down, or NULL */
} Game;

/* native.c */
void start(Game *g, Table *table, const Position *position);

/* luck.c */
uint64_t roll(uint64_t *luck);
int below(Game *g, int number);
int draw_card(Game *g);
void deal(Game *g);
int has_cards(const Game *g);

/* grounds.c */
Hexset ground(const Game *g, int row, int seat);
Hexset reached(const Game *g, int row, int seat, Hexset from);
Hexset openings(const Game *g, int row, int seat);
Hexset prefer_adjacent(const Game *g, int seat, Hexset hexes);
Hexset movable(const Game *g, int row, int seat);
Hexset still_adjacent(const Game *g, int seat, Hexset open, Hexset left);
Hexset houses(const Game *g, int seat);
Hexset jumps(const Game *g, Hexset from);
int has_pair(const Game *g, int tile, int seat);

/* rules.c */
void build(Game *g, int seat, Hexset hex);
void erect(Game *g, int seat, Hexset hexes);
void place(Game *g, int seat, int kind, Hexset hexes);
void lift(Game *g, int seat, Hexset from);
void put(Game *g, int seat, Hexset from, Hexset to);
void strike(Game *g, int seat, Hexset hex);
void remove_piece(Game *g, int seat, Hexset hex);
void clear_free(Game *g);
void settle(Game *g);
void after_action(Game *g);
void choose_terrain(Game *g, int land);
int choices(const Game *g, int seat);
void begin_turn(Game *g, int seat);
void end_turn(Game *g);
void write_down(Game *g, int verb, int what, Hexset legal);
int hex_number(Hexset hex);

/* watching.c */
void watch_arrival(Game *g, int seat, Hexset hexes);
void watch_built(Game *g, int seat, Hexset hexes);
void watch_line(Game *g, int seat, Hexset hex);

/* scoring.c */
void pay(const Game *g, int seat, int32_t *paid);
int gold(const Game *g, int seat);

/* paying.c */
void pay_in_boxes(const Game *g, int seat, int32_t *paid);

/* gains.c */
void find_gains(Game *g, int seat, Planes *gains);
void add(Planes *planes, Hexset hexes, int units);
Hexset best(const Planes *planes, Hexset hexes);
Hexset least(const Planes *planes, Hexset hexes);
int number_of(const Planes *planes, Hexset hex);
const Areas *areas_of(Game *g, int seat);

/* prospects.c */
void find_prospects(Game *g, int seat, Planes *p, const int32_t *amount);
int beside_place(const Table *t, int place, const Hexset *settlements);
int most_of_others(const Game *g, int seat, int place);
int is_contested(const Board *b, int place);

/* trade.c */
void find_ways(Game *g, int seat, Planes *p, const int32_t *amount);
void hold_links(const Game *g, int seat, Planes *p);

/* tasks.c */
void find_tasks(const Game *g, int seat, Planes *p, const int32_t *amount);

/* stakes.c */
void find_stakes(const Game *g, int seat, Planes *p);

/* player.c */
void find_losses(const Game *g, int seat, const Planes *gains, Planes *losses);
Hexset sparable(const Game *g, int seat, Hexset hexes);
Hexset best_of(Game *g, int seat, Hexset hexes);
void play_turn(Game *g);
void play_differently(Game *g);

/* moves.c */
Hexset find_jump(
    Game *g, int row, int seat, Hexset able, const Planes *gains, const Planes *losses, Hexset *to);

int find_spare(Game *g, int seat, Hexset able, const Planes *losses, Hexset *found);

/* tools.c */
int use_as_box(Game *g, int row, int seat);
void react(Game *g, int row, int seat, int number);
void pick_terrain(Game *g);
int highest(const Planes *planes, Hexset hexes);

/* silos.c */
void play_finale(Game *g);

#endif
