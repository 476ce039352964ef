/* Quick players with different gains play each other (amounts.py). */

#include "../../src/hexholm/bots/native/native.c"

/* One game from the beginning of a turn: the first player looks at one table, the second at the other.
   Gives the lead of the first. */
SHARED int32_t duel(Table *one, Table *other, const Position *position, uint64_t luck) {
  Game g;
  start(&g, one, position);
  g.luck = luck;
  for (int lot = 0; lot < LOTS; lot++) EACH_ROW g.lot[lot].row[i] = (uint32_t)roll(&g.luck);
  deal(&g);
  begin_turn(&g, g.at.active);
  while (!g.is_over) {
    g.table = g.at.active ? other : one;
    play_turn(&g);
  }
  return lead(&g, 0);
}
