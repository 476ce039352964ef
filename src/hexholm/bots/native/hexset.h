/* Sets of hexes, as in hexholm/hexes.py: 32 bits per row, the column skewed by half a hex
   a row, so that each direction is the same shift for every hex. */

#ifndef HEXSET_H
#define HEXSET_H

#include <stdint.h>

#define ROWS 20
#define MARGIN 2 /* rows before the board and after it that stay empty: shifts need no bounds */
#define WORDS (MARGIN + ROWS + MARGIN)

typedef struct {
  uint32_t row[WORDS];
} Hexset;

static const Hexset NONE;

#define EACH_WORD for (int i = 0; i < WORDS; i++)
#define EACH_ROW for (int i = MARGIN; i < MARGIN + ROWS; i++)

static inline Hexset both(Hexset a, Hexset b) {
  EACH_WORD a.row[i] &= b.row[i];
  return a;
}

static inline Hexset either(Hexset a, Hexset b) {
  EACH_WORD a.row[i] |= b.row[i];
  return a;
}

static inline Hexset changed(Hexset a, Hexset b) {
  EACH_WORD a.row[i] ^= b.row[i];
  return a;
}

static inline Hexset without(Hexset a, Hexset b) {
  EACH_WORD a.row[i] &= ~b.row[i];
  return a;
}

static inline int is_any(Hexset a) {
  uint32_t found = 0;
  EACH_WORD found |= a.row[i];
  return found != 0;
}

static inline int meet(const Hexset *a, const Hexset *b) {
  uint32_t found = 0;
  EACH_WORD found |= a->row[i] & b->row[i];
  return found != 0;
}

static inline int count(Hexset a) {
  int number = 0;
  EACH_ROW number += __builtin_popcount(a.row[i]);
  return number;
}

static inline int is_one(Hexset a) { return count(a) == 1; }

/* Some hexes, or others where there are none. */
static inline Hexset or_else(Hexset a, Hexset b) { return is_any(a) ? a : b; }

/* The first hex, row by row. */
static inline Hexset first(Hexset a) {
  Hexset found = NONE;
  EACH_ROW if (a.row[i]) {
    found.row[i] = a.row[i] & -a.row[i];
    break;
  }
  return found;
}

/* One hex, to be looked for in many sets. */
typedef struct {
  int row;
  uint32_t bit;
} Spot;

static inline Spot spot(Hexset a) {
  Spot found = {0, 0};
  EACH_ROW if (a.row[i]) found = (Spot){i, a.row[i]};
  return found;
}

static inline int has(const Hexset *a, Spot spot) { return (a->row[spot.row] & spot.bit) != 0; }

/* Every hex next to a hex of the set, on the board or beside it. */
static inline Hexset neighbours(Hexset a) {
  Hexset found = NONE;
  EACH_ROW {
    uint32_t here = a.row[i], above = a.row[i - 1], below = a.row[i + 1];
    found.row[i] = here << 1 | here >> 1 | above | above >> 1 | below | below << 1;
  }
  return found;
}

/* Every hex moved by one: 0 is east, then clockwise. */
static inline Hexset step(Hexset a, int direction) {
  Hexset moved = NONE;
  switch (direction) {
    case 0: EACH_ROW moved.row[i] = a.row[i] << 1; break;
    case 1: EACH_ROW moved.row[i] = a.row[i - 1]; break;
    case 2: EACH_ROW moved.row[i] = a.row[i - 1] >> 1; break;
    case 3: EACH_ROW moved.row[i] = a.row[i] >> 1; break;
    case 4: EACH_ROW moved.row[i] = a.row[i + 1]; break;
    case 5: EACH_ROW moved.row[i] = a.row[i + 1] << 1; break;
  }
  return moved;
}

/* Every hex exactly two away in a straight line. */
static inline Hexset two_away(Hexset a) {
  Hexset found = NONE;
  EACH_ROW {
    uint32_t here = a.row[i], above = a.row[i - 2], below = a.row[i + 2];
    found.row[i] = here << 2 | here >> 2 | above | above >> 2 | below | below << 2;
  }
  return found;
}

/* The hexes directly beyond either end of a straight unbroken line of at least three. */
static inline Hexset beyond_lines(Hexset a) {
  Hexset x = NONE, y = NONE, z = NONE, ends = NONE; /* the middle of three, by direction */
  EACH_ROW {
    uint32_t here = a.row[i], above = a.row[i - 1], below = a.row[i + 1];
    x.row[i] = here & here << 1 & here >> 1;
    y.row[i] = here & above & below;
    z.row[i] = here & above >> 1 & below << 1;
  }
  EACH_ROW ends.row[i] = ~a.row[i] & (x.row[i] << 2 | x.row[i] >> 2 | y.row[i - 2] | y.row[i + 2] |
                                      z.row[i - 2] >> 2 | z.row[i + 2] << 2);
  return ends;
}

/* Every hex next to at least some number of hexes of the set, up to six. */
static inline Hexset beside_at_least(Hexset a, int number) {
  Hexset counted[6] = {NONE, NONE, NONE, NONE, NONE, NONE};
  for (int direction = 0; direction < 6; direction++) {
    Hexset moved = step(a, direction);
    for (int more = number - 1; more > 0; more--)
      counted[more] = either(counted[more], both(counted[more - 1], moved));
    counted[0] = either(counted[0], moved);
  }
  return counted[number - 1];
}

/* Every hex next to at least two hexes of the set. */
static inline Hexset beside_two(Hexset a) { return beside_at_least(a, 2); }

/* How many hexes of a set are around each hex: a number of three bits. */
typedef struct {
  Hexset bit[3];
} Around;

static inline Around around(Hexset a_set) {
  Around a = {{NONE, NONE, NONE}};
  for (int direction = 0; direction < 6; direction++) {
    Hexset carry = step(a_set, direction);
    for (int at = 0; at < 3; at++) {
      Hexset sum = changed(a.bit[at], carry);
      carry = both(a.bit[at], carry);
      a.bit[at] = sum;
    }
  }
  return a;
}

/* Of some hexes those with so many around. */
static inline Hexset with(const Around *a, Hexset hexes, int number) {
  for (int at = 0; at < 3; at++)
    hexes = number >> at & 1 ? both(hexes, a->bit[at]) : without(hexes, a->bit[at]);
  return hexes;
}

/* The last hexes of all straight unbroken lines of a length in a direction. */
static inline Hexset line_ends(Hexset a, int length, int direction) {
  Hexset line = a, moved = a;
  for (int n = 1; n < length; n++) {
    moved = step(moved, direction);
    line = both(line, moved);
  }
  return line;
}

/* All hexes of a set that are connected with one of them. */
static inline Hexset area_of(Hexset fresh, Hexset a) {
  Hexset rest = changed(a, fresh);
  while (is_any(fresh)) {
    fresh = both(neighbours(fresh), rest);
    rest = changed(rest, fresh);
  }
  return changed(a, rest);
}

/* All hexes of a set that are connected with its first one. */
static inline Hexset first_area(Hexset a) { return area_of(first(a), a); }

/* The largest distance between two hexes of a set: by rows, columns and the diagonals across. */
typedef struct {
  int low[3], high[3];
} Extent;

static inline Extent extent_of(Hexset a) {
  Extent e = {{WORDS, 64, 64}, {-1, -1, -1}};
  EACH_ROW if (a.row[i]) {
    int west = __builtin_ctz(a.row[i]), east = 31 - __builtin_clz(a.row[i]);
    int low[3] = {i, west, i + west}, high[3] = {i, east, i + east};
    for (int axis = 0; axis < 3; axis++) {
      if (low[axis] < e.low[axis]) e.low[axis] = low[axis];
      if (high[axis] > e.high[axis]) e.high[axis] = high[axis];
    }
  }
  return e;
}

static inline int spread_of(const Extent *e) {
  int most = 0;
  for (int axis = 0; axis < 3; axis++)
    if (e->high[axis] - e->low[axis] > most) most = e->high[axis] - e->low[axis];
  return most;
}

#endif
