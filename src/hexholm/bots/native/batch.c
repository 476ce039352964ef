/* Many base games side by side, one action each at a time, for training (hexholm/train/native.py).
   Actions are numbered, and what a seat sees is laid out, as in hexholm/train/kingdom.py. */

#include <stdlib.h>
#include <string.h>

#include "game.h"

#ifdef _WIN32
#define SHARED __declspec(dllexport)
#else
#define SHARED __attribute__((visibility("default")))
#endif

#define CELLS (ROWS * 32)
enum { BUILD, TAKE, PUT, VERBS };
/* The other actions: end, one for each tile, a terrain for each card (never asked for in the base
   game), and which of two tiles goes. */
enum { END, USE, GIVE_USED = USE + TILES + TERRAINS, GIVE_NEW, GIVE_READY, OTHERS };
#define LEGAL_WORDS (VERBS * ROWS + 1)
#define ACTIONS (VERBS * CELLS + OTHERS)

/* With tiles left, whose tile may go, and the tiles that each seat holds, can use, has had. */
enum { STOCKED, TWIN, HELD, SITE_PLANES = HELD + 3 * SEATS };

typedef struct {
  int table, tile; /* the tile in use, or -1 */
  int is_lifted;
  int is_shown; /* what stays the same for this game was written to where it is seen */
  int32_t shown[SITE_PLANES]; /* the sites in each plane of sites there */
  Hexset lifted;
  Game game;
} Match;

typedef struct {
  int matches, tables, players, still_planes, still_numbers;
  Table **table;
  Position *first;
  uint32_t *planes;  /* by table: what stays the same for a whole game */
  uint8_t *numbers;
  uint64_t luck;
  Match match[];
} Batch;

static int is_move(int tile) { return tile == BARN || tile == HARBOR || tile == PADDOCK; }

/* Whether a tile has anything to act on. */
static int can_use(const Game *g, int tile, int seat) {
  if (is_move(tile)) return is_any(movable(g, tile, seat));
  Hexset land = ground(g, tile, seat);
  return g->at.supply[seat] && meet(&land, &g->free);
}

static void write_set(uint32_t *to, Hexset from) {
  memcpy(to, from.row + MARGIN, ROWS * sizeof *to);
}

static uint32_t usable(const Match *m, int seat) {
  const Game *g = &m->game;
  uint32_t found = 0;
  for (int tile = 0; g->at.ready[seat] && tile < TILES; tile++)
    if (g->table->tile_sites[tile] & g->at.ready[seat] && can_use(g, tile, seat))
      found |= 1u << (USE + tile);
  return found;
}

/* The legal actions, one bit each. */
static void find_legal(const Match *m, uint32_t *legal) {
  const Game *g = &m->game;
  int seat = g->at.active;
  uint32_t *others = legal + VERBS * ROWS;
  memset(legal, 0, LEGAL_WORDS * sizeof *legal);
  if (g->is_over) return;
  if (g->twins) {
    *others = 1u << GIVE_READY | 1u << (g->twin[g->twins - 1].is_new ? GIVE_NEW : GIVE_USED);
  } else if (m->tile >= 0 && is_move(m->tile)) {
    if (!m->is_lifted) {
      write_set(legal + TAKE * ROWS, movable(g, m->tile, seat));
    } else if (m->tile == PADDOCK) {
      write_set(legal + PUT * ROWS, jumps(g, m->lifted));
    } else {
      Hexset open = both(ground(g, m->tile, seat), g->free);
      write_set(legal + PUT * ROWS, without(prefer_adjacent(g, seat, open), m->lifted));
    }
  } else if (m->tile >= 0) {
    Hexset open = both(ground(g, m->tile, seat), g->free);
    write_set(legal, prefer_adjacent(g, seat, open));
  } else {
    if (g->left) {
      Hexset open = both(g->table->board.terrain[g->card], g->free);
      write_set(legal, prefer_adjacent(g, seat, open));
      if (g->is_begun) return;
    }
    *others = usable(m, seat) | (g->left ? 0 : 1u << END);
  }
}

static void give_up(Game *g, int seat, int action) {
  int stays = g->twin[--g->twins].tile;
  if (action == GIVE_READY) return;
  g->at.ready[seat] |= stays;
  g->at.fresh[seat] &= ~stays;
}

static void use(Match *m, int seat, int tile) {
  int sites = m->game.table->tile_sites[tile] & m->game.at.ready[seat];
  m->game.at.ready[seat] &= ~(sites & -sites);
  m->tile = tile;
}

static void act_on(Match *m, int seat, int verb, Hexset hex) {
  Game *g = &m->game;
  if (verb == BUILD) {
    if (m->tile < 0) {
      g->left--;
      g->is_begun = 1; /* a card drawn now doesn't begin it again (B-2.2) */
    }
    m->tile = -1;
    build(g, seat, hex);
  } else if (verb == TAKE) {
    m->lifted = hex;
    m->is_lifted = 1;
    lift(g, seat, hex);
  } else {
    m->tile = -1;
    m->is_lifted = 0;
    put(g, seat, m->lifted, hex);
  }
}

static void act(Match *m, int action) {
  Game *g = &m->game;
  int seat = g->at.active, verb = action / CELLS, other = action - VERBS * CELLS;
  if (verb < VERBS) {
    Hexset hex = NONE;
    hex.row[MARGIN + action % CELLS / 32] = 1u << action % 32;
    act_on(m, seat, verb, hex);
  } else if (other == END) {
    end_turn(g);
    return;
  } else if (other >= GIVE_USED) {
    give_up(g, seat, other);
  } else {
    use(m, seat, other - USE);
  }
  settle(g);
}

static void begin(Match *m) {
  m->tile = -1;
  m->is_lifted = m->is_shown = 0;
  m->game.asks = 1;
  begin_turn(&m->game, m->game.at.active);
}

/* A new game, on one of the boards. */
static void deal_match(Batch *b, Match *m) {
  m->table = (int)((roll(&b->luck) >> 32) % (uint64_t)b->tables);
  start(&m->game, b->table[m->table], &b->first[m->table]);
  m->game.luck = roll(&b->luck);
  deal(&m->game);
  begin(m);
}

/* A batch of games; NULL when there is no memory. The tables must live as long as it does. */
SHARED Batch *batch_new(
    Table **tables, const Position *first, const uint32_t *planes, const uint8_t *numbers,
    int32_t still_planes, int32_t still_numbers, int32_t number, int32_t matches, uint64_t luck) {
  Batch *b = calloc(1, sizeof *b + (size_t)matches * sizeof(Match));
  if (!b) return NULL;
  size_t plane_size = (size_t)still_planes * ROWS * sizeof *planes;
  b->matches = matches;
  b->tables = number;
  b->players = first->seats;
  b->still_planes = still_planes;
  b->still_numbers = still_numbers;
  b->luck = luck;
  b->table = malloc((size_t)number * sizeof *b->table);
  b->first = malloc((size_t)number * sizeof *b->first);
  b->planes = malloc((size_t)number * plane_size);
  b->numbers = malloc((size_t)number * (size_t)still_numbers);
  if (!b->table || !b->first || !b->planes || !b->numbers) return NULL;
  memcpy(b->table, tables, (size_t)number * sizeof *b->table);
  memcpy(b->first, first, (size_t)number * sizeof *b->first);
  memcpy(b->planes, planes, (size_t)number * plane_size);
  memcpy(b->numbers, numbers, (size_t)number * (size_t)still_numbers);
  for (int n = 0; n < matches; n++) deal_match(b, &b->match[n]);
  return b;
}

SHARED void batch_forget(Batch *b) {
  free(b->table);
  free(b->first);
  free(b->planes);
  free(b->numbers);
  free(b);
}

/* One match goes on from a position of a table, with these cards to come. */
SHARED void batch_place(
    Batch *b, int32_t match, int32_t table, const Position *position, const int32_t *cards) {
  Match *m = &b->match[match];
  m->table = table;
  start(&m->game, b->table[table], position);
  m->game.given = cards;
  begin(m);
}

/* The legal actions of all matches, and who decides. */
SHARED void batch_legal(const Batch *b, uint32_t *legal, int32_t *players) {
  for (int n = 0; n < b->matches; n++) {
    find_legal(&b->match[n], legal + n * LEGAL_WORDS);
    players[n] = b->match[n].game.at.active;
  }
}

/* Everybody's gold, as if the games ended now. */
SHARED void batch_gold(const Batch *b, int32_t *golds) {
  for (int n = 0; n < b->matches; n++)
    for (int seat = 0; seat < b->players; seat++) *golds++ = gold(&b->match[n].game, seat);
}

/* What each legal action on a hex would bring the seat that decides, at once, in gold; 0 elsewhere. */
SHARED void batch_gains(const Batch *b, const uint32_t *legal, int32_t *gains) {
  memset(gains, 0, (size_t)b->matches * ACTIONS * sizeof *gains);
  for (int n = 0; n < b->matches; n++, legal += LEGAL_WORDS, gains += ACTIONS) {
    int seat = b->match[n].game.at.active, before = gold(&b->match[n].game, seat);
    for (int word = 0; word < VERBS * ROWS; word++)
      for (uint32_t bits = legal[word]; bits; bits &= bits - 1) {
        Match after = b->match[n];
        int action = 32 * word + __builtin_ctz(bits);
        act(&after, action);
        gains[action] = gold(&after.game, seat) - before;
      }
  }
}

static int is_legal(const uint32_t *legal, int32_t action) {
  return action >= 0 && action < ACTIONS && legal[action / 32] >> action % 32 & 1;
}

/* An action in every match. Where a game ends, everybody's gold is told, and a new one begins. Gives
   the first match whose action isn't legal: then nothing is played; -1 if all are. */
SHARED int32_t batch_step(
    Batch *b, const int32_t *actions, uint32_t *legal, int32_t *players, uint8_t *over,
    int32_t *golds) {
  for (int n = 0; n < b->matches; n++)
    if (!is_legal(legal + n * LEGAL_WORDS, actions[n])) return n;
  for (int n = 0; n < b->matches; n++) {
    Match *m = &b->match[n];
    act(m, actions[n]);
    over[n] = (uint8_t)m->game.is_over;
    if (m->game.is_over) {
      for (int seat = 0; seat < b->players; seat++)
        golds[n * b->players + seat] = gold(&m->game, seat);
      deal_match(b, m);
    }
    find_legal(m, legal + n * LEGAL_WORDS);
    players[n] = m->game.at.active;
  }
  return -1;
}

/* For every match one of its legal actions, each as likely as any other. */
SHARED void batch_sample(Batch *b, const uint32_t *legal, int32_t *actions) {
  for (int n = 0; n < b->matches; n++, legal += LEGAL_WORDS) {
    int total = 0, word = 0;
    for (int i = 0; i < LEGAL_WORDS; i++) total += __builtin_popcount(legal[i]);
    int rest = (int)((roll(&b->luck) >> 32) * (uint64_t)total >> 32), here;
    while (rest >= (here = __builtin_popcount(legal[word]))) {
      rest -= here;
      word++;
    }
    uint32_t bits = legal[word];
    while (rest--) bits &= bits - 1;
    actions[n] = 32 * word + __builtin_ctz(bits);
  }
}

/* Only where other sites were shown before. */
static void write_sites(Match *m, int plane, uint32_t *to, int32_t sites) {
  if (m->shown[plane] == sites) return;
  m->shown[plane] = sites;
  memset(to, 0, ROWS * sizeof *to);
  for (; sites; sites &= sites - 1) {
    const uint32_t *site = m->game.table->board.site[__builtin_ctz((unsigned)sites)].row + MARGIN;
    for (int i = 0; i < ROWS; i++) to[i] |= site[i];
  }
}

/* The seats in the order in which the one that decides sees them. */
static void line_up(const Position *p, int *seat) {
  for (int n = 0; n < p->seats; n++) {
    int next = p->active + n;
    seat[n] = next < p->seats ? next : next - p->seats;
  }
}

/* What lies on the board, as the seat that decides sees it. */
static uint32_t *show_planes(Match *m, uint32_t *to) {
  const Game *g = &m->game;
  const Board *b = &g->table->board;
  int seats = g->at.seats, seat[SEATS];
  const int32_t *tiles[] = {g->at.held, g->at.ready, g->at.taken};
  line_up(&g->at, seat);
  write_set(to, g->free);
  write_sites(m, STOCKED, to += ROWS, g->at.stocked);
  write_set(to += ROWS, g->card >= 0 ? b->terrain[g->card] : NONE);
  write_set(to += ROWS, m->is_lifted ? m->lifted : NONE);
  write_sites(m, TWIN, to += ROWS, g->twins ? g->twin[g->twins - 1].tile : 0);
  to += 2 * ROWS; /* "done" stays empty: it is for tasks of boxes */
  for (int n = 0; n < seats; n++, to += ROWS) write_set(to, g->at.settlements[seat[n]]);
  for (int kind = 0; kind < 3; kind++)
    for (int n = 0; n < seats; n++, to += ROWS)
      write_sites(m, HELD + kind * seats + n, to, tiles[kind][seat[n]]);
  return to;
}

/* What there is besides, as the seat that decides sees it. */
static uint8_t *show_numbers(const Batch *b, const Match *m, uint8_t *to) {
  const Game *g = &m->game;
  const Position *p = &g->at;
  int seats = p->seats, seat[SEATS], pile = 0, out[TERRAINS];
  line_up(p, seat);
  for (int t = 0; t < TERRAINS; t++) {
    const Position *first = &b->first[m->table];
    pile += p->deck[t];
    out[t] = first->deck[t] + first->discards[t] - p->deck[t] - p->discards[t];
  }
  for (int n = 0; n < seats; n++)
    if (p->hand[n][0] >= 0) out[p->hand[n][0]]--;
  uint8_t turn[] = {(uint8_t)g->left,        (uint8_t)g->is_begun,     (uint8_t)p->built,
                    (uint8_t)p->last_round,  (uint8_t)g->is_over,     g->twins || m->tile >= 0,
                    (uint8_t)pile};
  memcpy(to, turn, sizeof turn);
  to += sizeof turn;
  for (int kind = 0; kind < 2; kind++)
    for (int n = 0; n < seats; n++) *to++ = !n; /* decides, and has the turn */
  for (int t = 0; t < TERRAINS; t++) *to++ = t == g->card;
  for (int tile = 0; tile < TILES; tile++) *to++ = !g->twins && tile == m->tile;
  *to++ = g->twins > 0;
  for (int t = 0; t < TERRAINS; t++) *to++ = (uint8_t)p->discards[t];
  for (int t = 0; t < TERRAINS; t++) *to++ = (uint8_t)out[t];
  for (int n = 0; n < seats; n++) *to++ = (uint8_t)p->supply[seat[n]];
  for (int n = 0; n < seats; n++) *to++ = p->hand[seat[n]][0] >= 0;
  for (int n = 0; n < seats; n++)
    for (int t = 0; t < TERRAINS; t++) *to++ = !n && p->hand[*seat][0] == t;
  return to;
}

/* What the seats that decide see: hexsets for the planes, and the numbers of the vector. The place for
   it, empty at first, is always the same one: what hasn't changed there isn't written again. */
SHARED void batch_observe(Batch *b, uint32_t *planes, uint8_t *numbers) {
  for (int n = 0; n < b->matches; n++) {
    Match *m = &b->match[n];
    size_t still = (size_t)b->still_planes * ROWS;
    if (!m->is_shown) {
      memcpy(planes, b->planes + m->table * still, still * sizeof *planes);
      memcpy(numbers, b->numbers + m->table * b->still_numbers, (size_t)b->still_numbers);
      memset(m->shown, -1, sizeof m->shown);
      m->is_shown = 1;
    }
    planes = show_planes(m, planes + still);
    numbers = show_numbers(b, m, numbers + b->still_numbers);
  }
}
