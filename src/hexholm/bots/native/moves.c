/* Which settlement moves where, with boxes: of a few hopeful ones the one after which there is most. */

#include "game.h"

enum {
  HOPEFUL = 4, /* the settlements whose gold is counted */
  LOOKS = 4,   /* as many that are looked at take as long as an action */
};

typedef struct {
  Hexset from, to;
  int hope;
} Jump;

/* The most hopeful jumps, the best first: what a hex gains, less half of what seems to be lost. */
static int find_jumps(
    Game *g, int row, int seat, Hexset able, const Planes *gains, const Planes *losses,
    Jump *found) {
  Hexset anywhere = both(ground(g, row, seat), g->free);
  int number = 0, looked = 0, top = 2 * highest(gains, anywhere);
  for (; is_any(able); looked++) {
    Hexset from = first(least(losses, able));
    int loss = number_of(losses, from), at = number;
    if (number == HOPEFUL && top - loss <= found[number - 1].hope) break; /* so are the others */
    able = changed(able, from);
    Hexset targets = reached(g, row, seat, from);
    if (!is_any(targets)) continue;
    Hexset to = first(best(gains, targets));
    int hope = 2 * number_of(gains, to) - loss;
    if (number < HOPEFUL) number++;
    else if (hope > found[--at].hope) at = HOPEFUL - 1;
    else continue;
    for (; at && found[at - 1].hope < hope; at--) found[at] = found[at - 1];
    found[at] = (Jump){from, to, hope};
  }
  g->actions += looked / LOOKS;
  return number;
}

/* The gold that a seat has with other settlements. */
static int gold_with(Game *g, int seat, Hexset settlements) {
  Hexset own = g->at.settlements[seat];
  g->at.settlements[seat] = settlements;
  int paid = gold(g, seat);
  g->at.settlements[seat] = own;
  g->actions++; /* it takes as long as one */
  return paid;
}

/* The settlement that had best jump, and where to; none where it doesn't gain enough. What it loses
   is counted, what it gains is both counted and hoped for. */
Hexset find_jump(
    Game *g, int row, int seat, Hexset able, const Planes *gains, const Planes *losses, Hexset *to) {
  Jump jumps[HOPEFUL];
  Hexset own = g->at.settlements[seat], found = NONE;
  int number = find_jumps(g, row, seat, able, gains, losses, jumps), most = MOVE - 1;
  int before = number ? gold(g, seat) : 0;
  for (int n = 0; n < number; n++) {
    Hexset left = changed(own, jumps[n].from);
    int without_it = gold_with(g, seat, left);
    int gained = gold_with(g, seat, either(left, jumps[n].to)) - without_it;
    int hoped = (6 * UNIT * gained + 8 * number_of(gains, jumps[n].to)) / 10;
    int more = hoped - UNIT * (before - without_it) - MOVE;
    if (more <= most) continue;
    most = more;
    found = jumps[n].from;
    *to = jumps[n].to;
  }
  return found;
}

/* Of some settlements that seem to be worth least, the one that takes least gold with it; gives that. */
int find_spare(Game *g, int seat, Hexset able, const Planes *losses, Hexset *found) {
  Hexset own = g->at.settlements[seat];
  int before = gold(g, seat), fewest = 0;
  *found = NONE;
  for (int n = 0; n < HOPEFUL && is_any(able); n++) {
    Hexset hex = first(least(losses, able));
    int lost = before - gold_with(g, seat, changed(own, hex));
    if (!n || lost < fewest) fewest = lost, *found = hex;
    able = changed(able, hex);
  }
  return fewest;
}
