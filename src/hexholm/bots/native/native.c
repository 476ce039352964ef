/* What Python calls (rollout.py). Nothing here fails: packing.py only hands over what fits. */

#include <stdlib.h>
#include <string.h>

#include "learned.h"

#ifdef _WIN32
#define SHARED __declspec(dllexport)
#else
#define SHARED __attribute__((visibility("default")))
#endif

#define TELL_NUMBER(id, value) #id " " #value "\n"
#define TELL_TERRAIN(id, name) "terrain " name "\n"
#define TELL_CARD(id, name) "card " name "\n"
#define TELL_ALSO_PAYING(id, name) "also pays " name "\n"
#define TELL_TILE(id, name) "tile " name "\n"
#define TELL_EARNING(id, name) "pays in play " name "\n"
#define TELL_PIECE(id, name) "piece " name "\n"
#define TELL_HOW(id, name) "how " name "\n"
#define TELL_WHERE(id, name) "where " name "\n"
#define TELL_REACH(id, name) "reach " name "\n"
#define TELL_AMOUNT(id, name) "amount " name "\n"

/* What was compiled, a line each; the order of names gives their values. */
SHARED const char *native_description(void) {
  return NUMBER_LIST(TELL_NUMBER) TERRAIN_LIST(TELL_TERRAIN) LAND_LIST(TELL_TERRAIN)
      CARD_LIST(TELL_CARD) ALSO_PAYING_LIST(TELL_ALSO_PAYING) BOXES_PAYING_LIST(TELL_ALSO_PAYING)
      TILE_LIST(TELL_TILE) EARNING_LIST(TELL_EARNING) PIECE_LIST(TELL_PIECE) HOW_LIST(TELL_HOW)
      WHERE_LIST(TELL_WHERE) REACH_LIST(TELL_REACH) AMOUNT_LIST(TELL_AMOUNT);
}

SHARED int32_t native_board_size(void) { return sizeof(Board); }

SHARED int32_t native_position_size(void) { return sizeof(Position); }

static void find_small_areas(Table *t) {
  t->small_areas = 0;
  for (int land = 0; land < LANDS; land++) {
    Hexset rest = t->board.terrain[land];
    while (is_any(rest) && t->small_areas < SMALL_AREAS) {
      Hexset area = first_area(rest);
      if (count(area) <= SMALL) t->small_area[t->small_areas++] = area;
      rest = changed(rest, area);
    }
  }
}

/* The hexes around every place, those around these, and so on, as far as one can build. */
static void find_rings(Table *t) {
  const Board *b = &t->board;
  for (int n = 0; n < b->places; n++) {
    Hexset *ring = t->ring[n], seen = ring[0] = both(t->around_place[n], b->buildable);
    for (int more = 1; more < WAYS; more++) {
      ring[more] = without(both(neighbours(ring[more - 1]), b->buildable), seen);
      seen = either(seen, ring[more]);
    }
  }
}

static void lay_out(Table *t, const Board *board) {
  Board *b = &t->board;
  memcpy(b, board, sizeof *b);
  memset(t->key, 0, sizeof t->key);
  memset(t->tile_sites, 0, sizeof t->tile_sites);
  for (int n = 0; n < b->castles; n++) {
    t->castle[n] = spot(b->castle[n]);
    t->around_castle[n] = both(neighbours(b->castle[n]), b->all);
  }
  for (int n = 0; n < b->places; n++) {
    t->place[n] = spot(b->place[n]);
    t->around_place[n] = both(neighbours(b->place[n]), b->all);
    t->two_around_place[n] = neighbours(t->around_place[n]);
  }
  for (int n = 0; n < b->sites; n++) {
    t->around_site[n] = both(neighbours(b->site[n]), b->all);
    t->tile_sites[b->site_tile[n]] |= 1 << n;
  }
  for (int n = 0; n < b->camps; n++) t->around_camp[n] = both(neighbours(b->camp[n]), b->all);
  for (int n = 0; n < b->silos; n++) t->around_silo[n] = both(neighbours(b->silo[n]), b->all);
  for (int n = 0; n < b->mountains; n++)
    t->at_mountain[n] = both(either(b->mountain[n], neighbours(b->mountain[n])), b->all);
  t->around_caves = both(neighbours(b->caves), b->all);
  if (b->card[HOME_COUNTRY]) find_small_areas(t);
  if (b->card[MERCHANTS] && b->has_boxes) find_rings(t);
}

/* A board that many games are played out; NULL when there is no memory. */
SHARED Table *native_table(const Board *board) {
  Table *t = calloc(1, sizeof *t);
  if (t) lay_out(t, board);
  return t;
}

SHARED void native_forget(Table *table) { free(table); }

void start(Game *g, Table *table, const Position *position) {
  for (int seat = 0; seat < SEATS; seat++) {
    g->areas[seat].seen = NONE;
    g->areas[seat].number = 0;
  }
  g->table = table;
  g->given = NULL;
  g->is_over = 0;
  g->actions = 0;
  g->asks = g->twins = 0;
  g->luck = 0;
  g->noise = g->is_finale = g->is_wild = g->due = g->is_begun = g->spent = g->roved = g->emptied_number = 0;
  g->line = NONE;
  g->record = NULL;
  memcpy(&g->at, position, sizeof g->at);
  clear_free(g);
  for (int seat = 0; seat < g->at.seats; seat++)
    g->near[seat] = both(neighbours(g->at.settlements[seat]), table->board.all);
}

static int lead(const Game *g, int seat) {
  int others = 0;
  for (int each = 0; each < g->at.seats; each++) {
    int paid = each == seat ? 0 : gold(g, each);
    if (paid > others) others = paid;
  }
  return gold(g, seat) - others;
}

/* A player that has learned, for one board; NULL when there is no memory. */
SHARED Mind *native_mind(const Table *table, const Learned *learned, int32_t width) {
  Mind *m = malloc(sizeof *m);
  if (m) {
    prepare(m, table, learned);
    m->width = width;
  }
  return m;
}

SHARED void native_forget_mind(Mind *mind) { free(mind); }

SHARED int32_t native_weights_size(void) { return sizeof(Learned); }

SHARED int32_t native_weights_rows(void) { return NETS * CONTEXTS * FEATURES; }

/* Quick players go on from the end of a turn in one future; without a mind those that haven't
   learned. */
static void play_out(
    Game *g, Table *table, const Mind *mind, const Position *position, uint64_t future) {
  Player p = {.mind = mind, .luck = future};
  start(g, table, position);
  g->luck = future;
  for (int lot = 0; lot < LOTS; lot++) EACH_ROW g->lot[lot].row[i] = (uint32_t)roll(&g->luck);
  deal(g);
  end_turn(g);
  while (!g->is_over)
    if (mind) play_learned_turn(g, &p);
    else play_turn(g);
}

/* How far a seat is ahead in the end, in each future. Gives the number of actions that were played. */
SHARED int64_t native_futures(
    Table *table, const Mind *mind, const Position *position, int32_t seat, const uint64_t *futures,
    int32_t number, int32_t *leads) {
  Game g;
  int64_t actions = 0;
  for (int n = 0; n < number; n++) {
    play_out(&g, table, mind, position, futures[n]);
    leads[n] = lead(&g, seat);
    actions += g.actions;
  }
  return actions;
}

/* A turn as a player that has learned may play it from its beginning: what it does, in order. */
SHARED int32_t native_turn(
    Table *table, const Mind *mind, const Position *position, uint64_t luck, float heat,
    int32_t is_early, Deed *deeds, int32_t room) {
  Game g;
  Player p = {.mind = mind, .heat = heat, .luck = luck, .is_early = is_early, .deeds = deeds,
              .deeds_room = room};
  start(&g, table, position);
  g.luck = luck;
  begin_turn(&g, g.at.active);
  play_learned_actions(&g, &p);
  return p.done;
}

/* As native_futures, but what every card pays each seat in the end. */
SHARED int64_t native_endings(
    Table *table, const Position *position, const uint64_t *futures, int32_t number, int32_t *paid) {
  Game g;
  int64_t actions = 0;
  for (int n = 0; n < number; n++) {
    play_out(&g, table, NULL, position, futures[n]);
    for (int seat = 0; seat < g.at.seats; seat++, paid += PAYERS) pay(&g, seat, paid);
    actions += g.actions;
  }
  return actions;
}

/* Quick players go on from the beginning of a turn, with the hands that all have: each seat's gold in
   the end, in each future. */
SHARED void native_totals(
    Table *table, const Position *position, const uint64_t *futures, int32_t number, int32_t *golds) {
  Game g;
  for (int n = 0; n < number; n++) {
    start(&g, table, position);
    g.luck = futures[n];
    for (int lot = 0; lot < LOTS; lot++) EACH_ROW g.lot[lot].row[i] = (uint32_t)roll(&g.luck);
    begin_turn(&g, g.at.active);
    while (!g.is_over) play_turn(&g);
    for (int seat = 0; seat < g.at.seats; seat++) *golds++ = gold(&g, seat);
  }
}

/* One game from the beginning of a turn, with these lots and cards: each seat's gold and how the game
   stands at its end. Tests compare that with what the rules engine says. */
SHARED int64_t native_game(
    Table *table, const Position *position, const Hexset *lots, const int32_t *cards,
    int32_t *golds, Position *end) {
  Game g;
  start(&g, table, position);
  memcpy(g.lot, lots, sizeof g.lot);
  g.given = cards;
  begin_turn(&g, g.at.active);
  while (!g.is_over) play_turn(&g);
  for (int seat = 0; seat < g.at.seats; seat++) golds[seat] = gold(&g, seat);
  *end = g.at;
  return g.actions;
}

/* One game from the beginning of a turn, written down click by click; a wild one does anything that
   is legal. Tests play the same with the rules engine. */
SHARED void native_record(
    Table *table, const Position *position, uint64_t luck, int32_t is_wild, Record *record,
    Position *end) {
  Game g;
  start(&g, table, position);
  g.luck = luck;
  g.is_wild = is_wild;
  for (int lot = 0; lot < LOTS; lot++) EACH_ROW g.lot[lot].row[i] = (uint32_t)roll(&g.luck);
  g.record = record;
  begin_turn(&g, g.at.active);
  while (!g.is_over) play_turn(&g);
  *end = g.at;
}

/* A turn as a quick player may play it from its beginning, with noise in what it gains: click by
   click, and how the game stands then, before the turn is ended. */
SHARED void native_proposal(
    Table *table, const Position *position, uint64_t luck, int32_t noise, Record *record,
    Position *end) {
  Game g;
  start(&g, table, position);
  g.luck = luck;
  g.noise = noise;
  for (int lot = 0; lot < LOTS; lot++) EACH_ROW g.lot[lot].row[i] = (uint32_t)roll(&g.luck);
  g.record = record;
  begin_turn(&g, g.at.active);
  play_differently(&g);
  *end = g.at;
}

/* What everything pays each seat in a position. */
SHARED void native_scores(Table *table, const Position *position, int32_t *paid) {
  Game g;
  start(&g, table, position);
  for (int seat = 0; seat < g.at.seats; seat++, paid += PAYERS) pay(&g, seat, paid);
}
