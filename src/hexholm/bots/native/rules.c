/* The turn, building, moving, tiles and cards (rules B-1 to B-4, B-6 and what boxes add to them).
   What hexholm/kingdom says is right; tests hold this to it, game by game. */

#include "game.h"

int hex_number(Hexset hex) {
  Spot there = spot(hex);
  return there.bit ? (there.row - MARGIN) * 32 + __builtin_ctz(there.bit) : -1;
}

/* What is done, for tests. */
void write_down(Game *g, int verb, int what, Hexset legal) {
  Record *r = g->record;
  if (!r) return;
  if (verb == CLICK_END && !g->is_finale && r->ended < r->turns_room) r->turns[r->ended++] = g->at;
  if (r->number < r->clicks_room) r->clicks[r->number++] = (Click){verb, what, legal};
}

static int can_build_by_card(const Game *g) {
  return g->card >= 0 && meet(&g->table->board.terrain[g->card], &g->free);
}

static void take_camps(Game *g, int seat, Hexset hex) {
  const Board *b = &g->table->board;
  Position *p = &g->at;
  for (int camp = 0; camp < b->camps; camp++) {
    if (!(p->camped >> camp & 1) || !meet(&g->table->around_camp[camp], &hex)) continue;
    p->camped ^= 1 << camp;
    if (b->camp_tile[camp] < 0) {
      p->gold[seat] += b->camp_gold[camp];
    } else { /* taken on another's turn it is for the owner's next */
      int is_own = seat == p->active && !g->is_finale;
      *(is_own ? &p->new_nomads[seat] : &p->nomads[seat]) += 1 << 4 * (b->camp_tile[camp] - NOMADS);
    }
    if (b->has_reactions) g->emptied[g->emptied_number++] = seat;
  }
}

static void take_number(Game *g, int seat) {
  int all = 0;
  for (int each = 0; each < g->at.seats; each++) all += g->at.numbers[each];
  if (all < STOCK_OF_NUMBERS) g->at.numbers[seat]++;
}

static void take_tiles(Game *g, int seat, Hexset hex) {
  const Board *b = &g->table->board;
  Position *p = &g->at;
  if (p->camped) take_camps(g, seat, hex);
  int open = p->stocked & ~p->taken[seat], found = 0, others = 0;
  for (int site = 0; site < b->sites; site++)
    if (open >> site & 1 && meet(&g->table->around_site[site], &hex)) found |= 1 << site;
  if (!found || g->is_finale) return; /* tiles no longer matter after the last turn */
  for (int other = 0; other < p->seats; other++)
    if (other != seat) others |= p->taken[other];
  p->stocked &= ~(found & others); /* a hex has two tiles, and nobody takes both */
  p->taken[seat] |= found;
  p->held[seat] |= found;
  p->fresh[seat] |= found;
  if (!b->has_boxes) return;
  if (b->has_reactions)
    for (int n = __builtin_popcount(found & others); n; n--) g->emptied[g->emptied_number++] = seat;
  for (int site = 0; found >> site; site++)
    if (found >> site & 1 && b->how[b->site_tile[site]] == NUMBER_TILES) take_number(g, seat);
}

/* A tile is lost; of two of its kind in different states either may go (B-4.5b). */
static void lose_tile(Game *g, int seat, int site, int staying) {
  int32_t *held = &g->at.held[seat], *ready = &g->at.ready[seat], *fresh = &g->at.fresh[seat];
  int32_t tile = 1 << site;
  int alike = g->table->tile_sites[g->table->board.site_tile[site]];
  int twins = alike & staying & (tile & *ready ? ~*ready : *ready);
  int twin = twins & -twins, is_new = ((tile & *ready ? twin : tile) & *fresh) != 0;
  *ready &= ~(tile | twin);
  *fresh &= ~(tile | twin);
  *held &= ~tile;
  if (!twin) return;
  if (is_new) *fresh |= twin; /* until it is said otherwise */
  if (g->asks) {
    g->twin[g->twins].tile = twin;
    g->twin[g->twins++].is_new = is_new;
    return;
  }
  int keeps_ready = (int)(roll(&g->luck) >> 63);
  g->actions++;
  write_down(g, CLICK_GIVE_UP, keeps_ready, NONE);
  if (keeps_ready) {
    *ready |= twin;
    *fresh &= ~twin;
  }
}

/* A location's tile goes with the last settlement next to it (B-4.5). */
static void leave_tiles(Game *g, int seat, Hexset from) {
  int lost = 0, held = g->at.held[seat];
  for (int site = 0; site < g->table->board.sites; site++) {
    const Hexset *around = &g->table->around_site[site];
    if (held >> site & 1 && meet(around, &from) && !meet(around, &g->at.settlements[seat]))
      lost |= 1 << site;
  }
  for (int site = 0; lost >> site; site++)
    if (lost >> site & 1) lose_tile(g, seat, site, held & ~lost);
}

static void arrive(Game *g, int seat, Hexset hexes) {
  g->near[seat] = either(g->near[seat], both(neighbours(hexes), g->table->board.all));
  g->free = changed(g->free, hexes);
  take_tiles(g, seat, hexes);
  if (g->table->board.card[MAYORS]) watch_arrival(g, seat, hexes);
}

void build(Game *g, int seat, Hexset hex) {
  Position *p = &g->at;
  if (!--p->supply[seat]) p->last_round = 1; /* B-6.1 */
  p->built = 1;
  erect(g, seat, hex);
}

/* New pieces, or a settlement that doesn't come from the supply. */
void erect(Game *g, int seat, Hexset hexes) {
  g->at.settlements[seat] = either(g->at.settlements[seat], hexes);
  arrive(g, seat, hexes);
  if (g->table->board.has_boxes) watch_built(g, seat, hexes);
}

/* What hexes are free: nobody may come next to a warrior. */
void clear_free(Game *g) {
  const Position *p = &g->at;
  Hexset used = either(p->walls, p->scouts), blockers = NONE;
  for (int seat = 0; seat < p->seats; seat++) {
    used = either(used, p->settlements[seat]);
    blockers = either(blockers, p->piece[WARRIOR][seat]);
  }
  g->blocked = both(neighbours(blockers), g->table->board.all);
  g->free = without(without(g->table->board.all, used), g->blocked);
}

/* A piece that counts as a settlement: placing it counts as building (A-12c). */
void place(Game *g, int seat, int kind, Hexset hexes) {
  g->at.piece[kind][seat] = either(g->at.piece[kind][seat], hexes);
  erect(g, seat, hexes);
  clear_free(g);
}

/* Its hex is free, and it gives no adjacency. */
void lift(Game *g, int seat, Hexset from) {
  Hexset rest = changed(g->at.settlements[seat], from);
  g->free = either(g->free, without(from, g->blocked));
  g->near[seat] = both(neighbours(rest), g->table->board.all);
}

void put(Game *g, int seat, Hexset from, Hexset to) {
  g->at.settlements[seat] = changed(g->at.settlements[seat], either(from, to));
  leave_tiles(g, seat, from); /* A-07c: first the loss, then the gain */
  arrive(g, seat, to);
}

/* A piece goes off the board. */
void remove_piece(Game *g, int seat, Hexset hex) {
  Position *p = &g->at;
  for (int kind = 0; kind < PIECES; kind++)
    p->piece[kind][seat] = without(p->piece[kind][seat], hex);
  p->settlements[seat] = changed(p->settlements[seat], hex);
  clear_free(g);
  g->near[seat] = both(neighbours(p->settlements[seat]), g->table->board.all);
  leave_tiles(g, seat, hex);
}

/* The same, a settlement back to its owner's supply (N-sword). */
void strike(Game *g, int seat, Hexset hex) {
  Hexset own = houses(g, seat);
  g->at.supply[seat] += meet(&own, &hex);
  remove_piece(g, seat, hex);
}

/* The terrains that a card stands for, one bit each: a swamp card has two halves (M-2). */
static int lands_of(int card) {
  return card < TERRAINS ? 1 << card : 1 << SWAMP | 1 << (card - TERRAINS);
}

/* The terrains with an empty hex that a seat's cards allow. */
int choices(const Game *g, int seat) {
  const Board *b = &g->table->board;
  const int32_t *hand = g->at.hand[seat];
  int found = 0, plain = 0, alike = 0;
  for (int n = 0; n < HAND && hand[n] >= 0; n++) {
    found |= lands_of(hand[n]);
    alike |= plain >> hand[n] % TERRAINS & 1;
    plain |= 1 << hand[n] % TERRAINS;
  }
  if (alike && b->removed >= 0) found |= 1 << b->removed; /* */
  for (int land = 0; land < LANDS; land++)
    if (found >> land & 1 && !meet(&b->terrain[land], &g->free)) found &= ~(1 << land);
  return found;
}

/* Play a terrain; it decides how many settlements the mandatory action has. */
void choose_terrain(Game *g, int land) {
  g->card = land;
  if (!g->is_begun && g->at.supply[g->at.active]) g->left = land == SWAMP ? SWAMP_BUILDS : BUILDS;
}

/* The other half of a card whose first one is full, if there is one such half (A-02c). */
static int other_half(const Game *g, int seat) {
  const int32_t *hand = g->at.hand[seat];
  int number = 0, found = -1;
  for (int n = 0; g->card >= 0 && n < HAND && hand[n] >= 0; n++) {
    int lands = lands_of(hand[n]);
    for (int land = 0; lands >> g->card & 1 && land < LANDS; land++)
      if (land != g->card && lands >> land & 1 && meet(&g->table->board.terrain[land], &g->free)) {
        number++;
        found = land;
      }
  }
  return number == 1 ? found : -1;
}

static void draw_hand(Game *g, int seat) {
  int32_t *hand = g->at.hand[seat];
  hand[0] = draw_card(g);
  for (int n = 1; n < HAND; n++) hand[n] = -1;
}

/* No card in play has an empty hex: find one, or ask, or draw. */
static void keep_usable(Game *g, int seat) {
  int half = other_half(g, seat), usable;
  if (half >= 0) {
    g->card = half;
    return;
  }
  while (!(usable = choices(g, seat))) {
    draw_hand(g, seat); /* B-2.2 */
    if (g->at.hand[seat][0] < 0) break;
  }
  if (usable && !(usable & (usable - 1))) choose_terrain(g, __builtin_ctz((unsigned)usable));
  else g->card = -1;
}

/* Keep a usable card in play; end the mandatory action when it can't go on. */
void settle(Game *g) {
  Position *p = &g->at;
  int seat = p->active;
  if (g->is_finale || (can_build_by_card(g) && p->supply[seat])) return;
  if (!can_build_by_card(g)) keep_usable(g, seat);
  if (p->hand[seat][0] < 0) { /* A-02d */
    g->left = 0;
    p->owed[seat] += g->due;
    g->due = 0;
  } else if (!p->supply[seat]) {
    g->left = 0; /* B-2.3 */
  }
}

/* The last tile of a hex was taken: others may react, each trigger in turn (A-21b). */
static void wake(Game *g) {
  const Board *b = &g->table->board;
  int row[SITES * SEATS], seat[SITES * SEATS], number[SITES * SEATS], woken = 0;
  for (int n = 0; n < g->emptied_number; n++)
    for (int tile = 0; tile < BONUSES; tile++) {
      if (b->how[tile] != REACTION) continue;
      int taker = g->emptied[n], own = taker == g->at.active && b->reacts_to_own;
      for (int after = 1; after < g->at.seats + own && woken < SITES * SEATS; after++) {
        int other = (taker + after) % g->at.seats;
        int tiles = g->table->tile_sites[tile] & g->at.held[other] & ~g->at.fresh[other];
        if (!tiles) continue;
        row[woken] = tile, seat[woken] = other, number[woken] = __builtin_popcount(tiles);
        woken++;
      }
    }
  g->emptied_number = 0;
  for (int n = 0; n < woken && !g->is_finale; n++) react(g, row[n], seat[n], number[n]);
}

/* After every click. */
void after_action(Game *g) {
  if (g->emptied_number) wake(g);
  settle(g);
}

void begin_turn(Game *g, int seat) {
  const int32_t *hand = g->at.hand[seat];
  g->at.active = seat;
  g->left = BUILDS;
  g->is_begun = 0;
  g->due = g->at.owed[seat];
  g->at.owed[seat] = 0;
  g->card = hand[0] < TERRAINS && hand[1] < 0 ? hand[0] : -1;
  settle(g);
}

/* What boxes do at the end of a turn. */
static void end_with_boxes(Game *g, int seat) {
  const Board *b = &g->table->board;
  Position *p = &g->at;
  int more = p->extra_cards, number = p->hand[seat][0] >= 0;
  for (int tile = 0; tile < BONUSES; tile++)
    if (b->how[tile] == DRAW_MORE)
      more += __builtin_popcount(g->table->tile_sites[tile] & p->held[seat]);
  for (; more; more--) {
    int card = draw_card(g);
    if (card >= 0 && number < HAND) p->hand[seat][number++] = card;
  }
  if (is_any(p->scouts)) {
    p->scouts = NONE;
    clear_free(g);
    g->near[seat] = both(neighbours(p->settlements[seat]), b->all);
  }
  p->nomads[seat] = p->new_nomads[seat];
  p->new_nomads[seat] = 0;
  p->extra_cards = 0;
  g->spent = g->roved = 0;
  g->line = NONE;
}

void end_turn(Game *g) {
  Position *p = &g->at;
  int seat = p->active;
  write_down(g, CLICK_END, 0, NONE);
  for (int n = 0; n < HAND && p->hand[seat][n] >= 0; n++) p->discards[p->hand[seat][n]]++;
  draw_hand(g, seat);
  if (g->table->board.has_boxes) end_with_boxes(g, seat);
  for (int each = 0; each < p->seats; each++) {
    p->ready[each] = p->held[each];
    p->fresh[each] = 0;
  }
  if (seat + 1 < p->seats) {
    begin_turn(g, seat + 1);
  } else if (p->last_round || !p->built) {
    if (g->table->board.silos) play_finale(g);
    g->is_over = 1;
  } else {
    p->built = 0;
    begin_turn(g, 0);
  }
}
