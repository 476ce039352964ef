/* What quick players do with the tiles of boxes that don't simply build or move. */

#include "game.h"

enum { SOON = 8 }; /* with this few settlements in somebody's supply the game ends soon */

static int fewest_left(const Game *g) {
  int fewest = SETTLEMENTS;
  for (int each = 0; each < g->at.seats; each++)
    if (g->at.supply[each] < fewest) fewest = g->at.supply[each];
  return fewest;
}

/* Of the terrains in hand the one with the best hex. */
void pick_terrain(Game *g) {
  const Board *b = &g->table->board;
  int seat = g->at.active, able = choices(g, seat), found = -1, most = -1;
  Planes gains;
  find_gains(g, seat, &gains);
  for (int land = 0; land < LANDS; land++)
    if (able >> land & 1) {
      Hexset open = prefer_adjacent(g, seat, both(b->terrain[land], g->free));
      int top = g->is_wild ? below(g, 1000) : highest(&gains, open);
      if (land == SWAMP && !g->is_begun && !g->is_wild) top = top * SWAMP_BUILDS / BUILDS;
      if (top > most) {
        most = top;
        found = land;
      }
    }
  write_down(g, CLICK_CHOOSE_TERRAIN, found, NONE);
  choose_terrain(g, found);
  after_action(g);
  g->actions++;
}

/* Build one settlement on one of these hexes, if there are any. */
static int build_one(Game *g, int seat, Hexset open) {
  if (!g->at.supply[seat] || !is_any(open)) return 0;
  Hexset hex = best_of(g, seat, open);
  write_down(g, CLICK_BUILD, hex_number(hex), open);
  g->actions++;
  build(g, seat, hex);
  return 1;
}

/* The owners of some tiles build in another's turn (M-canoe). */
void react(Game *g, int row, int seat, int number) {
  for (; number; number--) {
    settle(g);
    if (!build_one(g, seat, openings(g, row, seat))) return;
    after_action(g);
  }
}

/* Draw a card and build on its terrain (X-fort); of a swamp card on either half. */
static int draw_and_build(Game *g, int row, int seat, int choice) {
  const Board *b = &g->table->board;
  if (!g->at.supply[seat] || !has_cards(g)) return 0;
  write_down(g, choice, row, NONE);
  int card = draw_card(g);
  g->at.discards[card]++;
  settle(g);
  Hexset open = prefer_adjacent(g, seat, both(b->terrain[card % TERRAINS], g->free));
  if (card >= TERRAINS)
    open = either(open, prefer_adjacent(g, seat, both(b->terrain[SWAMP], g->free)));
  build_one(g, seat, open);
  after_action(g);
  g->actions++;
  return 1;
}

/* Take a number tile, or return them all and build as many settlements (H-cathedral). */
static int use_numbers(Game *g, int row, int seat) {
  Position *p = &g->at;
  int all = 0, own = p->numbers[seat];
  for (int each = 0; each < p->seats; each++) all += p->numbers[each];
  Hexset open = openings(g, row, seat);
  int can_build = own && p->supply[seat] && is_any(open);
  int is_time = p->last_round || fewest_left(g) <= SOON || p->supply[seat] <= own + BUILDS;
  if (g->is_wild) is_time = below(g, 4) == 0;
  if (all >= STOCK_OF_NUMBERS) is_time = 1;
  if (is_time ? !can_build : p->supply[seat] <= own) return 0;
  write_down(g, CLICK_USE, row, NONE);
  g->actions++;
  if (!is_time) {
    write_down(g, CLICK_CHOOSE_NUMBER, 0, NONE);
    p->numbers[seat]++;
    after_action(g);
    return 1;
  }
  while (p->numbers[seat] && p->supply[seat] && is_any(open)) {
    p->numbers[seat]--;
    build_one(g, seat, open);
    after_action(g);
    open = openings(g, row, seat);
  }
  return 1;
}

/* Place a piece that isn't on the board: those that block others only when the game ends soon. */
static int use_piece(Game *g, int row, int seat) {
  const Board *b = &g->table->board;
  int kind = b->piece[row];
  if (count(g->at.piece[kind][seat]) >= b->pieces[row]) return 0;
  if (kind == WARRIOR && !g->is_wild && !g->at.last_round && fewest_left(g) > SOON / 2) return 0;
  Hexset open = openings(g, row, seat);
  if (!is_any(open)) return 0;
  Hexset hex = best_of(g, seat, open);
  write_down(g, CLICK_USE, row, NONE);
  write_down(g, CLICK_BUILD, hex_number(hex), open);
  place(g, seat, kind, hex);
  after_action(g);
  g->actions += 2;
  return 1;
}

/* The hex around which seven hexes gain most together. */
static Hexset best_centre(Game *g, int seat, Hexset centres) {
  Planes gains, sums;
  if (g->is_wild || is_one(centres)) return best_of(g, seat, centres);
  find_gains(g, seat, &gains);
  sums = gains;
  for (int direction = 0; direction < 6; direction++) {
    Hexset carry = NONE, next = NONE;
    for (int at = 0; at < PLANES; at++) { /* one number added to another, for all hexes at once */
      Hexset one = sums.plane[at], other = step(gains.plane[at], direction);
      next = either(both(one, other), both(carry, either(one, other)));
      sums.plane[at] = changed(changed(one, other), carry);
      carry = next;
    }
  }
  return first(best(&sums, centres));
}

/* Once per game: seven empty hexes at once, next to own settlements (X-cityhall). */
static int use_large(Game *g, int row, int seat) {
  const Board *b = &g->table->board;
  Hexset free = both(g->free, b->buildable), near = both(free, g->near[seat]);
  if (is_any(g->at.piece[b->piece[row]][seat]) || !is_any(near)) return 0;
  Hexset centres = both(without(free, neighbours(without(b->all, free))), either(near, neighbours(near)));
  for (int direction = 0; direction < 6; direction++) /* not at the rim of the board */
    centres = both(centres, step(b->all, direction));
  if (!is_any(centres)) return 0;
  Hexset centre = best_centre(g, seat, centres);
  write_down(g, CLICK_USE, row, NONE);
  write_down(g, CLICK_BUILD, hex_number(centre), centres);
  place(g, seat, b->piece[row], either(centre, neighbours(centre)));
  after_action(g);
  g->actions += 2;
  return 1;
}

/* Use a tile that builds and was used this turn once more (H-bazaar). */
static int use_again(Game *g, int row, int seat) {
  const Board *b = &g->table->board;
  int used = g->at.held[seat] & ~g->at.fresh[seat] & ~g->at.ready[seat];
  for (int n = 0; n < b->tiles; n++) {
    int tile = b->order[n];
    if (tile >= BONUSES || tile == row || !(g->table->tile_sites[tile] & used)) continue;
    Hexset open = openings(g, tile, seat);
    int is_build = b->how[tile] == TO_BUILD && g->at.supply[seat] && is_any(open);
    if (!is_build && !(b->how[tile] == DRAWN && g->at.supply[seat] && has_cards(g))) continue;
    write_down(g, CLICK_USE, row, NONE);
    g->actions++;
    if (!is_build) return draw_and_build(g, tile, seat, CLICK_CHOOSE_TILE);
    write_down(g, CLICK_CHOOSE_TILE, tile, NONE);
    build_one(g, seat, open);
    after_action(g);
    return 1;
  }
  return 0;
}

/* One settlement of every other player goes back to its supply, where it hurts most (N-sword). */
static int use_strike(Game *g, int row, int seat) {
  int seats = g->at.seats, struck = 0;
  for (int after = 1; after < seats; after++) {
    int victim = (seat + after) % seats;
    Hexset there = without(g->at.settlements[victim], g->at.piece[CITY_HALL][victim]), hex;
    if (!is_any(there)) continue;
    if (!struck++) write_down(g, CLICK_USE, row, NONE);
    if (g->is_wild) {
      hex = best_of(g, seat, there);
    } else {
      Planes gains, losses;
      find_gains(g, victim, &gains);
      find_losses(g, victim, &gains, &losses);
      hex = first(best(&losses, there));
    }
    write_down(g, CLICK_TAKE, hex_number(hex), there);
    strike(g, victim, hex);
    after_action(g);
    g->actions++;
  }
  return struck > 0;
}

/* What one settlement more may gain in the next turn, on average: any card may come. */
static int hope(const Game *g, int seat, const Planes *gains) {
  const Board *b = &g->table->board;
  int sum = 0, number = 0;
  for (int land = 0; b->drawn >> land; land++) {
    Hexset open = both(b->terrain[land], g->free);
    if (!(b->drawn >> land & 1) || !is_any(open)) continue;
    sum += highest(gains, prefer_adjacent(g, seat, open));
    number++;
  }
  return number ? sum / number : 0;
}

/* Take a settlement off the board, to be built in the next turn (M-temple). */
static int use_to_owe(Game *g, int row, int seat) {
  Hexset able = houses(g, seat), found;
  Planes gains, losses;
  if (!is_any(able)) return 0;
  if (g->is_wild) {
    found = best_of(g, seat, able);
  } else {
    if (g->at.last_round || fewest_left(g) <= SOON * 2 / 3) return 0;
    find_gains(g, seat, &gains);
    find_losses(g, seat, &gains, &losses);
    int lost = UNIT * find_spare(g, seat, sparable(g, seat, able), &losses, &found);
    if (hope(g, seat, &gains) * 7 / 10 - lost < MOVE) return 0;
  }
  write_down(g, CLICK_USE, row, NONE);
  write_down(g, CLICK_TAKE, hex_number(found), able);
  g->at.owed[seat]++;
  remove_piece(g, seat, found);
  after_action(g);
  g->actions += 2;
  return 1;
}

int use_as_box(Game *g, int row, int seat) {
  switch (g->table->board.how[row]) {
    case DRAWN: return draw_and_build(g, row, seat, CLICK_USE);
    case NUMBER_TILES: return use_numbers(g, row, seat);
    case PIECE: return use_piece(g, row, seat);
    case LARGE: return use_large(g, row, seat);
    case REPEAT: return use_again(g, row, seat);
    case STRIKE: return use_strike(g, row, seat);
    case OWE: return use_to_owe(g, row, seat);
    default: return 0;
  }
}
