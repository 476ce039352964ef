/* What one more settlement would gain, for all hexes at once: as in hexholm/bots/kingdom/placement.py. */

#include <string.h>

#include "game.h"

void add(Planes *planes, Hexset hexes, int units) {
  for (int place = 0; units; place++, units >>= 1) {
    if (!(units & 1)) continue;
    Hexset carry = hexes;
    for (int at = place; at < PLANES && is_any(carry); at++) {
      Hexset sum = changed(planes->plane[at], carry);
      carry = both(planes->plane[at], carry);
      planes->plane[at] = sum;
    }
  }
}

/* Of some hexes, those with the highest number. */
Hexset best(const Planes *planes, Hexset hexes) {
  for (int at = PLANES - 1; at >= 0; at--) hexes = or_else(both(hexes, planes->plane[at]), hexes);
  return hexes;
}

/* Of some hexes, those with the lowest number. */
Hexset least(const Planes *planes, Hexset hexes) {
  for (int at = PLANES - 1; at >= 0; at--)
    hexes = or_else(without(hexes, planes->plane[at]), hexes);
  return hexes;
}

/* The number of one hex. */
int number_of(const Planes *planes, Hexset hex) {
  Spot there = spot(hex);
  int number = 0;
  for (int at = 0; at < PLANES; at++) number |= has(&planes->plane[at], there) << at;
  return number;
}

/* What changes slowly: spots, castles and tiles. */
static void add_places(
    const Table *t, Planes *p, int open, int camped, int touched, int silos, int phase) {
  static const int cards[] = {FISHERMEN, MINERS, WORKERS};
  const Board *b = &t->board;
  const int32_t *amount = b->amount[phase];
  for (int kind = 0; kind < 3; kind++)
    if (b->card[cards[kind]]) {
      add(p, b->spot[kind], amount[SPOT + kind]);
      add(p, neighbours(b->spot[kind]), amount[NEAR_SPOT + kind]);
    }
  for (int kind = 3; kind < SPOTS; kind++)
    if (is_any(b->spot[kind])) {
      add(p, b->spot[kind], amount[OTHER_SPOT]);
      add(p, both(neighbours(b->spot[kind]), b->all), amount[NEAR_OTHER_SPOT]);
    }
  for (int camp = 0; camp < b->camps; camp++)
    if (camped >> camp & 1) {
      int row = b->camp_tile[camp], gold = UNIT * b->camp_gold[camp];
      add(p, t->around_camp[camp], row < 0 ? gold : b->tile_amount[phase][row]);
      add(p, neighbours(t->around_camp[camp]), amount[CAMP]);
    }
  for (int castle = 0; castle < b->castles; castle++)
    if (!(touched >> castle & 1)) {
      add(p, t->around_castle[castle], amount[CASTLE]);
      add(p, neighbours(t->around_castle[castle]), amount[NEAR_CASTLE]);
    }
  for (int silo = 0; silo < b->silos; silo++)
    if (!(silos >> silo & 1)) {
      add(p, t->around_silo[silo], amount[AT_SILO]);
      add(p, neighbours(t->around_silo[silo]), amount[AT_SILO] / 2);
    }
  for (int site = 0; site < b->sites; site++)
    if (open >> site & 1) {
      Hexset beside = t->around_site[site], two = neighbours(beside);
      add(p, beside, b->tile_amount[phase][b->site_tile[site]]);
      add(p, two, amount[NEAR_TILE]);
      add(p, neighbours(two), amount[TOWARDS_TILE]);
    }
}

static const Planes *places(Game *g, int seat, int phase) {
  Table *t = g->table;
  int open = g->at.stocked & ~g->at.taken[seat], touched = 0, silos = 0;
  for (int castle = 0; castle < t->board.castles; castle++)
    touched |= has(&g->near[seat], t->castle[castle]) << castle;
  for (int silo = 0; silo < t->board.silos; silo++)
    silos |= meet(&t->around_silo[silo], &g->at.settlements[seat]) << silo;
  int64_t state = open | (int64_t)g->at.camped << SITES | (int64_t)touched << (SITES + CAMPS) |
                  (int64_t)silos << (SITES + CAMPS + CASTLES);
  int64_t key = 1 + phase + PHASES * state;
  int at = (int)(key * 37 % KEPT);
  if (t->key[at] != key) {
    memset(&t->kept[at], 0, sizeof t->kept[at]);
    add_places(t, &t->kept[at], open, g->at.camped, touched, silos, phase);
    t->key[at] = key;
  }
  return &t->kept[at];
}

static void freedom(const Game *g, int seat, Planes *p, int units) {
  const Board *b = &g->table->board;
  Hexset reach = both(g->near[seat], g->free);
  for (int t = 0; b->drawn >> t; t++)
    if (b->drawn >> t & 1 && !meet(&b->terrain[t], &reach))
      add(p, without(b->all, neighbours(both(b->terrain[t], g->free))), units);
}

static void discoverers(const Game *g, int seat, Planes *p, int units) {
  Hexset empty = g->table->board.all;
  EACH_ROW {
    uint32_t own = g->at.settlements[seat].row[i], island = g->table->board.island.row[i];
    if (own & ~island) empty.row[i] &= island;
    if (own & island) empty.row[i] &= ~island;
  }
  add(p, empty, units);
}

static void knights(const Game *g, int seat, Planes *p, const int32_t *amount) {
  const Board *b = &g->table->board;
  int number[WORDS], most = 1;
  Hexset behind[3] = {NONE, NONE, NONE};
  EACH_ROW {
    number[i] = __builtin_popcount(g->at.settlements[seat].row[i] & ~b->island.row[i]);
    if (number[i] > most) most = number[i];
  }
  EACH_ROW if (number[i] && number[i] >= most - 2) behind[most - number[i]].row[i] =
      b->all.row[i] & ~b->island.row[i];
  for (int by = 0; by < 3; by++) add(p, behind[by], amount[FULLEST_ROW + by]);
}

static void lords(const Game *g, int seat, Planes *p, const int32_t *amount) {
  for (int q = 0; q < 4; q++) {
    Hexset quarter = g->table->board.quarter[q];
    int lead = 0, most = 0;
    for (int each = 0; each < g->at.seats; each++) {
      int number = count(both(g->at.settlements[each], quarter));
      if (each == seat) lead = number;
      else if (number > most) most = number;
    }
    lead -= most;
    add(p, quarter, amount[LORDS_LEAD + 4 + (lead < -4 ? -4 : lead > 3 ? 3 : lead)]);
  }
}

static void farmers(const Game *g, int seat, Planes *p, const int32_t *amount) {
  int number[4], fewest = SETTLEMENTS, tie = 0;
  for (int q = 0; q < 4; q++) {
    number[q] = count(both(g->at.settlements[seat], g->table->board.quarter[q]));
    if (number[q] < fewest) fewest = number[q];
  }
  for (int q = 0; q < 4; q++) tie += number[q] == fewest;
  for (int q = 0; q < 4; q++) {
    int more = number[q] - fewest;
    if (!more) add(p, g->table->board.quarter[q], amount[FEWEST + tie - 1]);
    else if (more <= 2) add(p, g->table->board.quarter[q], amount[MORE + more - 1]);
  }
}

static Area found_area(const Table *t, Hexset hexes) {
  Area a = {hexes, NONE, NONE, count(hexes), 0, 0};
  if (!t->board.card[MERCHANTS]) return a;
  Hexset beside = neighbours(hexes), two = neighbours(beside), three = neighbours(two);
  for (int n = 0; n < t->board.places; n++) a.touched |= (uint32_t)has(&beside, t->place[n]) << n;
  a.touches = __builtin_popcount(a.touched);
  for (int n = 0; n < t->board.places; n++) {
    if (has(&beside, t->place[n])) continue;
    if (a.touches && has(&two, t->place[n])) a.linked = either(a.linked, t->around_place[n]);
    if (has(&three, t->place[n])) a.ways = either(a.ways, t->two_around_place[n]);
  }
  a.linked = both(a.linked, beside);
  a.ways = both(a.ways, beside);
  return a;
}

static void find_areas(const Table *t, Areas *a, Hexset own) {
  a->number = 0;
  while (is_any(own)) {
    Hexset area = first_area(own);
    a->area[a->number++] = found_area(t, area);
    own = changed(own, area);
  }
}

static void join_areas(const Table *t, Areas *a, Hexset new) {
  Hexset beside = neighbours(new), joined = new;
  int apart = 0;
  for (int n = 0; n < a->number; n++) {
    if (meet(&a->area[n].hexes, &beside)) {
      joined = either(joined, a->area[n].hexes);
    } else {
      if (apart < n) a->area[apart] = a->area[n];
      apart++;
    }
  }
  a->area[apart] = found_area(t, joined);
  a->number = apart + 1;
}

/* The areas of a seat; mostly it has built one settlement since it was last looked at. */
const Areas *areas_of(Game *g, int seat) {
  Areas *a = &g->areas[seat];
  Hexset own = g->at.settlements[seat], new = without(own, a->seen);
  if (is_any(without(a->seen, own)) || count(new) > 1) find_areas(g->table, a, own);
  else if (is_any(new)) join_areas(g->table, a, new);
  a->seen = own;
  return a;
}

static void merchants(const Areas *a, Planes *p, const int32_t *amount) {
  Hexset links = NONE, first_links = NONE, ways = NONE;
  for (int n = 0; n < a->number; n++) {
    const Area *area = &a->area[n];
    if (area->touches > 1) links = either(links, area->linked);
    else if (area->touches) first_links = either(first_links, area->linked);
    ways = either(ways, area->ways);
  }
  add(p, links, amount[LINK]);
  add(p, first_links, amount[FIRST_LINK]);
  add(p, ways, amount[WAY]);
}

static void citizens(const Table *t, const Areas *a, Planes *p, const int32_t *amount) {
  Hexset largest = NONE, others = NONE;
  int most = 0;
  for (int n = 0; n < a->number; n++) {
    if (a->area[n].size > most) {
      most = a->area[n].size;
      largest = a->area[n].hexes;
    }
    others = either(others, a->area[n].hexes);
  }
  Hexset beside = both(neighbours(largest), t->board.all);
  add(p, beside, amount[LARGEST]);
  add(p, both(beside, neighbours(changed(others, largest))), amount[JOIN]);
}

void find_gains(Game *g, int seat, Planes *gains) {
  const Table *t = g->table;
  const int32_t *card = t->board.card, *amount;
  int fewest = SETTLEMENTS;
  for (int each = 0; each < g->at.seats; each++)
    if (g->at.supply[each] < fewest) fewest = g->at.supply[each];
  int phase = fewest / PHASE;
  amount = t->board.amount[phase];
  *gains = *places(g, seat, phase);
  if (amount[FREEDOM]) freedom(g, seat, gains, amount[FREEDOM]);
  if (card[DISCOVERERS]) discoverers(g, seat, gains, amount[NEW_ROW]);
  if (card[HERMITS]) add(gains, without(t->board.all, g->near[seat]), amount[APART]);
  if (card[KNIGHTS]) knights(g, seat, gains, amount);
  if (card[LORDS]) lords(g, seat, gains, amount);
  if (card[FARMERS]) farmers(g, seat, gains, amount);
  if (card[MERCHANTS]) merchants(areas_of(g, seat), gains, amount);
  if (card[CITIZENS]) citizens(t, areas_of(g, seat), gains, amount);
  if (t->board.has_boxes) find_prospects(g, seat, gains, amount);
  for (int bit = 0; bit < g->noise; bit++) {
    Hexset some = NONE;
    EACH_ROW some.row[i] = (uint32_t)(roll(&g->luck) >> 32);
    add(gains, some, 1 << bit);
  }
}
