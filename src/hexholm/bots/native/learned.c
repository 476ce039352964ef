/* The quick player that has learned (learned.h). */

#include <string.h>

#include "learned.h"

/* What is seen: a plane for each feature of hexes, where any has it, and those that some of the
   hexes to choose from have; what all of them have is common. */
typedef struct {
  _Alignas(64) Hexset plane[COMMON - MOVING];
  uint64_t seen;
  int listed, commons;
  uint8_t list[COMMON - MOVING], common[SEEN_COMMON];
} View;

/* Hexes next to at least 1, 2, 3, 4 of a set: the six neighbours are added up, bit by bit. */
static void beside(const Hexset *a, Hexset *least) {
  memset(least, 0, 4 * sizeof *least);
  EACH_ROW {
    uint32_t here = a->row[i], above = a->row[i - 1], below = a->row[i + 1];
    uint32_t x = here << 1, y = here >> 1, z = above, u = above >> 1, v = below, w = below << 1;
    uint32_t odd = x ^ y ^ z, two = (x & y) | (z & (x ^ y));
    uint32_t odd_2 = u ^ v ^ w, two_2 = (u & v) | (w & (u ^ v));
    uint32_t one = odd ^ odd_2, carry = odd & odd_2;
    uint32_t twos = two ^ two_2 ^ carry, four = (two & two_2) | (carry & (two ^ two_2));
    least[0].row[i] = one | twos | four;
    least[1].row[i] = twos | four;
    least[2].row[i] = (one & twos) | four;
    least[3].row[i] = four;
  }
}

static void note_still(Mind *m, Hexset hexes, int feature) {
  EACH_ROW for (uint32_t row = hexes.row[i]; row; row &= row - 1) {
    int hex = i * 32 + __builtin_ctz(row);
    if (m->number[hex] < SEEN_STILL) m->still[hex][m->number[hex]++] = (uint8_t)feature;
  }
}

void prepare(Mind *m, const Table *t, const Learned *learned) {
  const Weights *w = &learned->weights;
  const Board *b = &t->board;
  Hexset least[4], border = NONE, far_rows = b->all;
  m->weights = w;
  m->worth = &learned->worth;
  m->width = 1;
  memset(m->number, 0, sizeof m->number);
  for (int n = 0; n < TERRAINS; n++) {
    note_still(m, b->terrain[n], SEE_ON + n);
    beside(&b->terrain[n], least);
    note_still(m, both(least[0], b->all), SEE_BY + n);
    note_still(m, both(least[2], b->all), SEE_AMID + n);
  }
  note_still(m, b->terrain[WATER], SEE_ON + TERRAINS);
  beside(&b->terrain[WATER], least);
  note_still(m, both(least[1], b->all), SEE_BY_TWO_WATERS);
  for (int n = 0; n < 3; n++) {
    note_still(m, b->spot[n], SEE_PAYS + n);
    note_still(m, both(without(neighbours(b->spot[n]), b->spot[n]), b->all), SEE_NEAR_PAYING + n);
  }
  for (int i = MARGIN + 3; i < MARGIN + ROWS - 3; i++) far_rows.row[i] = 0;
  for (int q = 0; q < 4; q++)
    border = either(border, without(both(neighbours(b->quarter[q]), b->all), b->quarter[q]));
  note_still(m, b->edge, SEE_EDGE);
  note_still(m, far_rows, SEE_FAR_ROW);
  note_still(m, border, SEE_BORDER);
  for (int n = 0; n < b->castles; n++) {
    m->near_castle[n][0] = neighbours(t->around_castle[n]);
    m->near_castle[n][1] = neighbours(m->near_castle[n][0]);
  }
  for (int n = 0; n < b->sites; n++) {
    m->near_site[n][0] = neighbours(t->around_site[n]);
    m->near_site[n][1] = neighbours(m->near_site[n][0]);
  }
  for (int net = 0; net < NETS; net++)
    for (int part = 0; part < PARTS; part++) {
      float *sum = &m->first[net][part][0][0];
      const float *base = &w->first[net][0][0][0];
      const float *by_part = &w->first[net][1 + CARDS + part][0][0];
      for (int n = 0; n < FEATURES * HIDDEN; n++) sum[n] = base[n] + by_part[n];
      for (int card = 0; card < CARDS; card++)
        if (b->card[card]) {
          const float *by_card = &w->first[net][1 + card][0][0];
          for (int n = 0; n < FEATURES * HIDDEN; n++) sum[n] += by_card[n];
        }
    }
}

static void note(View *v, int feature) { v->common[v->commons++] = (uint8_t)feature; }

static void see(View *v, const Hexset *hexes, int feature) {
  _Static_assert(COMMON - MOVING <= 64, "a bit for each plane");
  int at = feature - MOVING;
  if (v->seen >> at & 1) v->plane[at] = either(v->plane[at], *hexes);
  else v->plane[at] = *hexes;
  v->seen |= 1ull << at;
}

/* Which planes tell hexes apart; what is the same for all of them is noted once. */
static void tell_apart(View *v, const Hexset *hexes, int has_nothing) {
  v->listed = 0;
  for (uint64_t left = v->seen; left; left &= left - 1) {
    int at = __builtin_ctzll(left);
    uint32_t some = 0, missing = 0;
    EACH_WORD {
      some |= hexes->row[i] & v->plane[at].row[i];
      missing |= hexes->row[i] & ~v->plane[at].row[i];
    }
    if (some && (missing || has_nothing)) v->list[v->listed++] = (uint8_t)at;
    else if (some) note(v, MOVING + at);
  }
}

static void see_rows(const Game *g, int seat, View *v) {
  int number[WORDS] = {0}, most = 1;
  Hexset empty = NONE, by_empty = NONE, full[3] = {NONE, NONE, NONE};
  const Hexset *all = &g->table->board.all;
  EACH_ROW {
    number[i] = __builtin_popcount(g->at.settlements[seat].row[i]);
    if (number[i] > most) most = number[i];
  }
  EACH_ROW {
    if (!number[i]) empty.row[i] = all->row[i];
    else if (number[i] >= most - 2) full[most - number[i]].row[i] = all->row[i];
    if ((i > MARGIN && !number[i - 1]) || (i < MARGIN + ROWS - 1 && !number[i + 1]))
      by_empty.row[i] = all->row[i];
  }
  see(v, &empty, SEE_EMPTY_ROW);
  see(v, &by_empty, SEE_BY_EMPTY_ROW);
  for (int n = 0; n < 3; n++) see(v, &full[n], SEE_FULL_ROW + n);
}

static void see_quarters(const Game *g, int seat, View *v) {
  int own[4], fewest = SETTLEMENTS, tie = 0;
  for (int q = 0; q < 4; q++) {
    const Hexset *quarter = &g->table->board.quarter[q];
    int most = 0;
    for (int each = 0; each < g->at.seats; each++) {
      int number = count(both(g->at.settlements[each], *quarter));
      if (each == seat) own[q] = number;
      else if (number > most) most = number;
    }
    int ahead = own[q] - most;
    see(v, quarter, SEE_AHEAD + 3 + (ahead < -3 ? -3 : ahead > 3 ? 3 : ahead));
    if (own[q] < fewest) fewest = own[q];
  }
  for (int q = 0; q < 4; q++) tie += own[q] == fewest;
  for (int q = 0; q < 4; q++) {
    int more = own[q] - fewest;
    if (more < 3) see(v, &g->table->board.quarter[q], SEE_FEW + more);
    if (!more && tie == 1) see(v, &g->table->board.quarter[q], SEE_ALONE_FEWEST);
  }
}

static void see_areas(Game *g, int seat, View *v) {
  const Areas *a = areas_of(g, seat);
  Hexset touched = NONE, again = NONE, largest = NONE;
  int most = 0;
  for (int n = 0; n < a->number; n++) {
    const Area *area = &a->area[n];
    Hexset near = neighbours(area->hexes);
    again = either(again, both(touched, near));
    touched = either(touched, near);
    if (area->size == 1) see(v, &near, SEE_BY_SINGLE);
    if (area->size > most) {
      most = area->size;
      largest = near;
    }
    if (g->table->board.card[MERCHANTS]) {
      see(v, &area->linked, SEE_LINKING + (area->touches > 1 ? 0 : 1));
      see(v, &area->ways, SEE_LINKING + 2);
    }
  }
  see(v, &largest, SEE_BY_LARGEST);
  see(v, &again, SEE_JOINING);
}

static void see_places(const Game *g, const Mind *m, int seat, View *v) {
  const Table *t = g->table;
  for (int castle = 0; castle < t->board.castles; castle++)
    if (!has(&g->near[seat], t->castle[castle])) {
      see(v, &t->around_castle[castle], SEE_BY_CASTLE);
      see(v, &m->near_castle[castle][0], SEE_BY_CASTLE + 1);
      see(v, &m->near_castle[castle][1], SEE_BY_CASTLE + 2);
    }
  int open = g->at.stocked & ~g->at.taken[seat];
  for (int site = 0; site < t->board.sites; site++)
    if (open >> site & 1) {
      see(v, &t->around_site[site], SEE_BY_TILE + t->board.site_tile[site]);
      see(v, &m->near_site[site][0], SEE_TILE_TWO + t->board.site_tile[site]);
      see(v, &m->near_site[site][1], SEE_TILE_THREE);
    }
}

static void see_terrains(const Game *g, int seat, View *v) {
  const Board *b = &g->table->board;
  Hexset reach = both(g->near[seat], g->free), opened = NONE, twice = NONE;
  int closed = 0;
  for (int t = 0; t < TERRAINS; t++) {
    int number = count(both(reach, b->terrain[t]));
    if (number == 0) {
      Hexset opening = neighbours(both(b->terrain[t], g->free));
      note(v, SEE_CLOSED + t);
      see(v, &opening, SEE_OPENING + t);
      twice = either(twice, both(opened, opening));
      opened = either(opened, opening);
      closed++;
    } else if (number <= 2) {
      note(v, SEE_TIGHT + t);
    }
  }
  note(v, SEE_OPENABLE + closed);
  see(v, &twice, SEE_OPENING_TWO);
}

/* What is near the others changes only with their turns. */
static void see_others(Player *p, const Hexset *others, View *v) {
  if (memcmp(others, &p->others, sizeof *others)) {
    Hexset least[4];
    beside(others, least);
    p->others = *others;
    p->by_others[0] = least[0];
    p->by_others[1] = least[1];
    p->by_others[2] = without(neighbours(least[0]), least[0]);
  }
  for (int n = 0; n < 3; n++) see(v, &p->by_others[n], SEE_OTHERS + n);
}

/* All there is to see when a seat chooses; the number of hexes is the number of choices. */
static void look(Game *g, Player *p, int seat, int kind, Hexset open, Hexset legal, View *v) {
  _Static_assert(SEE_OTHERS_TWO == SEE_OTHERS + 2, "it follows them");
  const Table *t = g->table;
  const Position *at = &g->at;
  Hexset least[4], own = at->settlements[seat], others = NONE;
  int held = 0, number = count(legal), fewest = SETTLEMENTS, most_supply = 0;
  v->seen = 0;
  v->commons = 0;
  for (int each = 0; each < at->seats; each++) {
    if (at->supply[each] < fewest) fewest = at->supply[each];
    if (each == seat) continue;
    others = either(others, at->settlements[each]);
    held |= at->held[each];
    if (at->supply[each] > most_supply) most_supply = at->supply[each];
  }
  beside(&own, least);
  for (int n = 0; n < 3; n++) see(v, &least[n], SEE_OWN + n);
  least[0] = without(neighbours(g->near[seat]), g->near[seat]);
  see(v, &least[0], SEE_OWN_TWO);
  see_others(p, &others, v);
  beside(&open, least);
  for (int n = 0; n < 3; n++) see(v, &least[n], SEE_SAME + n);
  open = without(both(g->free, t->board.buildable), g->near[seat]);
  beside(&open, least);
  for (int n = 0; n < 4; n++) see(v, &least[n], SEE_FRESH + n);
  least[0] = beyond_lines(own);
  see(v, &least[0], SEE_IN_LINE);
  see_places(g, p->mind, seat, v);
  see_rows(g, seat, v);
  see_quarters(g, seat, v);
  see_areas(g, seat, v);
  see_terrains(g, seat, v);
  note(v, SEE_KIND + kind);
  if (!kind) note(v, SEE_TO_BUILD + (g->left > 3 ? 3 : g->left) - 1);
  for (int tile = 0; tile < TILES; tile++) {
    int sites = t->tile_sites[tile];
    if (sites & at->held[seat]) note(v, SEE_HOLDS + tile);
    if (sites & held) note(v, SEE_THEY_HOLD + tile);
    if (sites & at->ready[seat]) note(v, SEE_TO_USE + tile);
  }
  if (!meet(&legal, &g->near[seat])) note(v, SEE_ANYWHERE);
  note(v, SEE_CHOICES + (number <= 2 ? 0 : number <= 4 ? 1 : number <= 12 ? 2 : 3));
  note(v, SEE_TIME + fewest / PHASE);
  int ahead = at->supply[seat] - most_supply;
  note(v, SEE_AHEAD_IN_SUPPLY + (ahead < -3 ? 0 : ahead < 0 ? 1 : ahead <= 3 ? 2 : 3));
  if (at->last_round) note(v, SEE_LAST_ROUND);
  if (seat) note(v, SEE_SECOND_SEAT);
}

static int part_of(const Game *g) {
  int fewest = SETTLEMENTS;
  for (int each = 0; each < g->at.seats; each++)
    if (g->at.supply[each] < fewest) fewest = g->at.supply[each];
  return fewest >= SETTLEMENTS ? PARTS - 1 : fewest * PARTS / SETTLEMENTS;
}

/* Eight numbers at once, wherever they lie. */
typedef float Eight __attribute__((vector_size(32), aligned(4), may_alias));
enum { EIGHTS = HIDDEN / 8 };

static void sum_up(float *sum, const float (*rows)[HIDDEN], const uint8_t *list, int number) {
  Eight *to = (Eight *)sum, a = to[0], b = to[1], c = to[2], d = to[3];
  _Static_assert(EIGHTS == 4, "a row is four times eight numbers");
  for (int n = 0; n < number; n++) {
    const Eight *row = (const Eight *)rows[list[n]];
    a += row[0], b += row[1], c += row[2], d += row[3];
  }
  to[0] = a, to[1] = b, to[2] = c, to[3] = d;
}

/* The second layer: the sum of what is above zero, weighted. */
static float weighed(const float *hidden, const float *second) {
  Eight sum = {0}, zero = {0};
  for (int n = 0; n < EIGHTS; n++) {
    Eight h = ((const Eight *)hidden)[n], w = ((const Eight *)second)[n];
    sum += (Eight)((h > zero) & (__typeof__(h > zero))h) * w;
  }
  return ((sum[0] + sum[4]) + (sum[1] + sum[5])) + ((sum[2] + sum[6]) + (sum[3] + sum[7]));
}

/* e to the power of x, which is not above 0: the same number on every machine. */
static float power(float x) {
  if (x < -80) return 0;
  int whole = (int)(x * 1.44269504f - 0.5f);
  float rest = x - (float)whole * 0.693147181f, sum = 1;
  for (int n = 6; n > 0; n--) sum = 1 + sum * rest / (float)n;
  uint32_t bits = (uint32_t)(whole + 127) << 23;
  float two;
  memcpy(&two, &bits, sizeof two);
  return sum * two;
}

/* The logits of the choices; a base of some and, behind them, nothing where that is one. */
static int choose(Game *g, Player *p, int net, const View *v, const Spot *hexes, const float *base,
                  int number, int has_nothing) {
  static _Thread_local Choice scratch;
  const Mind *m = p->mind;
  Choice *c = p->choices && p->kept < p->room ? &p->choices[p->kept] : &scratch;
  int part = part_of(g);
  const float (*rows)[HIDDEN] = m->first[net][part];
  const float *second = m->weights->second[net], scale = m->weights->scale[net][part];
  float common[HIDDEN] = {0}, logit[MOST], top = -1e30f, total = 0;
  sum_up(common, rows, v->common, v->commons);
  for (int n = 0; n < number; n++) {
    uint8_t *list = c->feature[n];
    int listed = 0;
    if (has_nothing && n == number - 1) {
      list[listed++] = SEE_NOTHING;
    } else {
      int row = hexes[n].row, hex = row * 32 + __builtin_ctz(hexes[n].bit);
      uint32_t bit = hexes[n].bit;
      memcpy(list, m->still[hex], SEEN_STILL);
      listed = m->number[hex];
      for (int at = 0; at < v->listed; at++) {
        list[listed] = (uint8_t)(MOVING + v->list[at]);
        listed += (v->plane[v->list[at]].row[row] & bit) != 0;
      }
    }
    float *hidden = c->hidden[n], out = base[n] * scale;
    memcpy(hidden, common, sizeof common);
    sum_up(hidden, rows, list, listed);
    out += weighed(hidden, second);
    out += hidden[HIDDEN - 1]; /* its second weight is 0 */
    c->features[n] = (uint8_t)listed;
    logit[n] = out;
    if (out > top) top = out;
  }
  int chosen = 0;
  if (p->heat > 0) {
    for (int n = 0; n < number; n++) total += c->chance[n] = power((logit[n] - top) / p->heat);
    float left = total * (float)(roll(&p->luck) >> 40) / (float)(1 << 24);
    while (chosen < number - 1 && left >= c->chance[chosen]) left -= c->chance[chosen++];
    for (int n = 0; n < number; n++) c->chance[n] /= total;
  } else {
    for (int n = 1; n < number; n++)
      if (logit[n] > logit[chosen]) chosen = n;
  }
  if (c != &scratch) {
    p->kept++;
    c->net = net, c->part = part, c->number = number, c->chosen = chosen, c->turn = p->turn;
    c->commons = v->commons;
    memcpy(c->common, v->common, sizeof c->common);
    memcpy(c->base, base, (size_t)number * sizeof *base);
  }
  return chosen;
}

static int spots_of(Hexset hexes, Spot *spots) {
  int number = 0;
  EACH_ROW for (uint32_t row = hexes.row[i]; row && number < MOST - 1; row &= row - 1)
    spots[number++] = (Spot){i, row & -row};
  return number;
}

static Hexset hex_at(Spot spot) {
  Hexset found = NONE;
  found.row[spot.row] = spot.bit;
  return found;
}

static int number_at(const Planes *planes, Spot there) {
  int number = 0;
  for (int at = 0; at < PLANES; at++) number |= has(&planes->plane[at], there) << at;
  return number;
}

static Hexset choose_hex(Game *g, Player *p, int seat, int kind, Hexset open, Hexset legal) {
  if (is_one(legal)) return legal;
  Spot spots[MOST];
  float base[MOST];
  Planes gains;
  View v;
  int number = spots_of(legal, spots);
  find_gains(g, seat, &gains);
  for (int n = 0; n < number; n++) base[n] = (float)number_at(&gains, spots[n]);
  look(g, p, seat, kind, open, legal, &v);
  tell_apart(&v, &legal, 0);
  return hex_at(spots[choose(g, p, BUILDING, &v, spots, base, number, 0)]);
}

static int highest_of(const Planes *planes, Hexset hexes) {
  return number_of(planes, first(best(planes, hexes)));
}

/* The settlement to move, or none. */
static Hexset choose_taken(Game *g, Player *p, int tile, int seat) {
  Hexset able = movable(g, tile, seat), targets = NONE;
  if (!is_any(able)) return NONE;
  Planes gains, losses;
  Spot spots[MOST];
  float base[MOST];
  View v;
  int top = 0;
  able = sparable(g, seat, able);
  find_gains(g, seat, &gains);
  find_losses(g, seat, &gains, &losses);
  if (tile != PADDOCK) {
    targets = prefer_adjacent(g, seat, both(ground(g, tile, seat), g->free));
    if (!is_any(targets)) return NONE;
    top = highest_of(&gains, targets);
  }
  int number = spots_of(able, spots);
  for (int n = 0; n < number; n++) {
    if (tile == PADDOCK) {
      Hexset reached = jumps(g, hex_at(spots[n]));
      top = is_any(reached) ? highest_of(&gains, reached) : -100;
    }
    base[n] = (float)(top - number_at(&losses, spots[n]));
  }
  base[number] = MOVE;
  look(g, p, seat, 6 + tile - BARN, both(ground(g, tile, seat), g->free), able, &v);
  tell_apart(&v, &able, 1);
  int chosen = choose(g, p, TAKING, &v, spots, base, number + 1, 1);
  return chosen == number ? NONE : hex_at(spots[chosen]);
}

static void tell(Player *p, int tile, Hexset from, Hexset to) {
  if (p->deeds && p->done < p->deeds_room)
    p->deeds[p->done++] = (Deed){tile, hex_number(from), hex_number(to)};
}

static int move_by(Game *g, Player *p, int tile, int seat) {
  Hexset from = choose_taken(g, p, tile, seat), open, targets, to;
  if (!is_any(from)) return 0;
  lift(g, seat, from);
  settle(g);
  open = both(ground(g, tile, seat), g->free);
  if (tile == PADDOCK) targets = jumps(g, from);
  else targets = without(prefer_adjacent(g, seat, open), from);
  to = choose_hex(g, p, seat, 6 + tile - BARN, open, targets);
  tell(p, tile, from, to);
  put(g, seat, from, to);
  settle(g);
  g->actions += 3;
  return 1;
}

static int build_by(Game *g, Player *p, int tile, int seat) {
  Hexset open = both(ground(g, tile, seat), g->free);
  if (!g->at.supply[seat] || !is_any(open)) return 0;
  Hexset legal = tile != TAVERN ? prefer_adjacent(g, seat, open) : open;
  Hexset to = choose_hex(g, p, seat, 1 + tile, open, legal);
  tell(p, tile, NONE, to);
  build(g, seat, to);
  settle(g);
  g->actions += 2;
  return 1;
}

static int use_one(Game *g, Player *p, int seat) {
  const Board *b = &g->table->board;
  for (int n = 0; n < b->tiles; n++) {
    int32_t tile = b->order[n], *ready = &g->at.ready[seat], before = *ready;
    int32_t usable = g->table->tile_sites[tile] & before;
    if (!usable) continue;
    *ready ^= usable & -usable;
    if (tile < BARN ? build_by(g, p, tile, seat) : move_by(g, p, tile, seat)) return 1;
    *ready = before;
  }
  return 0;
}

/* A whole turn except its end. */
void play_learned_actions(Game *g, Player *p) {
  int seat = g->at.active;
  if (p->is_early)
    while (g->at.ready[seat] && use_one(g, p, seat)) continue;
  while (g->left) {
    Hexset open = both(g->table->board.terrain[g->card], g->free);
    Hexset hex = choose_hex(g, p, seat, 0, open, prefer_adjacent(g, seat, open));
    tell(p, -1, NONE, hex);
    g->left--;
    build(g, seat, hex);
    settle(g);
    g->actions++;
  }
  while (g->at.ready[seat] && use_one(g, p, seat)) continue;
}

/* Of some turns the one after which the position is worth most. */
static void play_best_actions(Game *g, const Player *p) {
  Game tried, top;
  Player by = *p;
  int seat = g->at.active;
  float most = 0, x[V_NUMBERS], time;
  for (int n = 0; n < p->mind->width; n++) {
    tried = *g;
    by.heat = n ? 1 : 0;
    by.is_early = n & 1;
    play_learned_actions(&tried, &by);
    float worth;
    if (tried.at.last_round && seat == 1) worth = (float)(gold(&tried, 1) - gold(&tried, 0));
    else worth = (seat ? -1.0f : 1.0f) * worth_of(p->mind->worth, &tried, seat, x, &time);
    if (!n || worth > most) {
      most = worth;
      top = tried;
    }
  }
  *g = top;
}

void play_learned_turn(Game *g, Player *p) {
  if (p->mind->width > 1 && g->at.seats == 2) {
    play_best_actions(g, p);
    roll(&p->luck);
  } else {
    play_learned_actions(g, p);
  }
  g->actions++;
  end_turn(g);
}
