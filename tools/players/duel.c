/* Lets two quick players that have learned play each other: what they win says which learned more.

   duel BOARDS WEIGHTS OTHERS [pairs]

   Both always take the best, on the first deals of BOARDS, with seats swapped; WEIGHTS and OTHERS are
   files that `train` has kept, or the quick player that has not learned where OTHERS is "-".

   cc -O3 -march=native -std=gnu11 -o duel tools/players/duel.c \
     src/hexholm/bots/native/{gains,grounds,learned,luck,paying,player,prospects,rules,scoring,tools,watching,worth}.c -lm */

#include <math.h>
#include <stdio.h>

#include "../../src/hexholm/bots/native/native.c"
#include "deals.h"

static int read_weights(const char *name, Learned *weights) {
  FILE *f = fopen(name, "rb");
  if (!f || fread(weights, sizeof *weights, 1, f) != 1) return perror(name), 0;
  fclose(f);
  return 1;
}

int main(int number, char **given) {
  static Table table;
  static Mind mind[2];
  static Learned weights[2];
  if (number < 4) return fprintf(stderr, "duel BOARDS WEIGHTS OTHERS [pairs]\n"), 1;
  int dealt, most = number > 4 ? atoi(given[4]) : 1000;
  Deal *deals = read_deals(given[1], &dealt);
  int is_old = !strcmp(given[3], "-");
  if (!deals || !read_weights(given[2], &weights[0])) return 1;
  if (!is_old && !read_weights(given[3], &weights[1])) return 1;
  double sum = 0, squares = 0, won = 0, won_squares = 0;
  int pairs = most < dealt ? most : dealt;
  for (int n = 0; n < pairs; n++) {
    lay_out(&table, &deals[n].board);
    for (int who = 0; who < 2; who++) prepare(&mind[who], &table, &weights[who]);
    double both_leads = 0, both_won = 0;
    for (int seat = 0; seat < 2; seat++) {
      Game g;
      Player p[2] = {{.mind = &mind[0]}, {.mind = &mind[1]}};
      begin(&g, &table, &deals[n].position, (uint64_t)n * 7919 + 12345);
      while (!g.is_over)
        if (g.at.active == seat) play_learned_turn(&g, &p[0]);
        else if (is_old) play_turn(&g);
        else play_learned_turn(&g, &p[1]);
      int l = lead(&g, seat);
      both_leads += l / 2.0, both_won += l > 0 ? 0.5 : l ? 0 : 0.25;
    }
    sum += both_leads, squares += both_leads * both_leads;
    won += both_won, won_squares += both_won * both_won;
  }
  double mean = sum / pairs, part = won / pairs;
  printf("%d pairs  lead %+.2f +- %.2f  won %.1f +- %.1f %%\n", pairs, mean,
         sqrt((squares / pairs - mean * mean) / pairs), 100 * part,
         100 * sqrt((won_squares / pairs - part * part) / pairs));
  return 0;
}
