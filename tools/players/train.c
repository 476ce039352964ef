/* Teaches the quick player of learned.h by games against itself.

   train BOARDS WEIGHTS SECONDS [rate] [lambda] [entropy] [threads] [seed] [boards]

   Every choice is drawn as likely as the net says. What a turn has brought is how the value of the
   position changes from then on, later changes counting less (lambda); choices of turns that brought
   more than expected become likelier. The value is a weighted sum that learns beside. WEIGHTS is read
   if it is there, and written every half a minute, with all that is needed to go on. Each thread plays
   some boards, ten unless told, four times each, before a step is taken.

   cc -O3 -march=native -std=gnu11 -o train tools/players/train.c \
     src/hexholm/bots/native/{gains,grounds,learned,luck,paying,player,prospects,rules,scoring,tools,watching,worth}.c -lm -lpthread */

#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

#include "../../src/hexholm/bots/native/learned.h"
#include "../../src/hexholm/bots/native/native.c"
#include "deals.h"

enum { PER_BOARD = 4, CHOICES = 400, TURNS = 200, HELD_OUT = 1000, THREADS = 64 };
enum { NUMBERS = sizeof(Learned) / sizeof(float) };

typedef struct {
  Learned now, mean, square;
  int64_t steps, games;
} Kept;

typedef struct {
  int number;
  uint64_t luck;
  Table table;
  Mind mind;
  Learned slope;
  float first[NETS][PARTS][FEATURES][HIDDEN];
  Choice choices[CHOICES];
  double squares, explained, entropy, sum, sum_2, won;
  int64_t looks, games, pairs;
} Worker;

static Kept kept;
static Deal *deals;
static int dealt, threads = 16, boards_each = 10, is_match;
static float rate = 1e-3f, lambda = 0.9f, disorder = 0.01f, cooled = 1;
static Worker *workers[THREADS];
static pthread_barrier_t barrier;
static volatile int is_done;
static double seconds, began;
static const char *file;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* One choice: how much likelier each hex becomes, and what that says about the weights. */
static void learn(Worker *w, const Choice *c, float gain) {
  const float *second = kept.now.weights.second[c->net];
  float (*rows)[HIDDEN] = w->first[c->net][c->part], all[HIDDEN] = {0}, entropy = 0;
  float *slope_2 = w->slope.weights.second[c->net];
  for (int n = 0; n < c->number; n++) entropy -= c->chance[n] * logf(c->chance[n] + 1e-9f);
  w->entropy += entropy;
  for (int n = 0; n < c->number; n++) {
    float by = gain * ((n == c->chosen) - c->chance[n]);
    by -= disorder * c->chance[n] * (logf(c->chance[n] + 1e-9f) + entropy);
    if (fabsf(by) < 1e-4f) continue;
    float down[HIDDEN];
    w->slope.weights.scale[c->net][c->part] += by * c->base[n];
    for (int k = 0; k < HIDDEN - 1; k++) {
      float on = c->hidden[n][k] > 0;
      slope_2[k] += by * on * c->hidden[n][k];
      down[k] = by * on * second[k];
    }
    down[HIDDEN - 1] = by;
    for (int f = 0; f < c->features[n]; f++)
      for (int k = 0; k < HIDDEN; k++) rows[c->feature[n][f]][k] += down[k];
    for (int k = 0; k < HIDDEN; k++) all[k] += down[k];
  }
  for (int f = 0; f < c->commons; f++)
    for (int k = 0; k < HIDDEN; k++) rows[c->common[f]][k] += all[k];
}

static void play_and_learn(Worker *w, const Position *position) {
  Game g;
  Player p = {.mind = &w->mind, .heat = 1, .luck = roll(&w->luck), .choices = w->choices, .room = CHOICES};
  static _Thread_local float x[TURNS][V_NUMBERS], v[TURNS + 1], time[TURNS], ahead[TURNS];
  const int32_t *card = w->table.board.card;
  begin(&g, &w->table, position, roll(&w->luck));
  int turns = 0;
  while (!g.is_over && turns < TURNS) {
    int seat = g.at.active;
    p.turn = turns;
    play_learned_turn(&g, &p);
    v[turns] = g.is_over ? (float)lead(&g, 0) : worth_of(&kept.now.worth, &g, seat, x[turns], &time[turns]);
    turns++;
  }
  float later = 0, end = v[turns - 1];
  for (int n = turns - 1; n >= 0; n--) {
    float before = n ? v[n - 1] : kept.now.worth.moved[1] * -1 - kept.now.worth.moved[0];
    float came = lambda * later;
    if (n < turns - 1) { /* the value learns */
      Worth *s = &w->slope.worth;
      float wrong = came / 10, t = time[n], sign = n & 1 ? -1 : 1;
      for (int k = 0; k < V_NUMBERS; k++) {
        float by = wrong * x[n][k];
        s->worth[0][0][k] += by, s->worth[0][1][k] += by * t;
        for (int c = 0; c < CARDS; c++)
          if (card[c]) s->worth[1 + c][0][k] += by, s->worth[1 + c][1][k] += by * t;
      }
      s->moved[0] += wrong * sign, s->moved[1] += wrong * sign * t;
      w->squares += end * end, w->explained += (end - v[n]) * (end - v[n]);
    }
    later = came + v[n] - before;
    ahead[n] = later;
  }
  for (int n = 0; n < p.kept; n++) {
    int turn = w->choices[n].turn;
    learn(w, &w->choices[n], (turn & 1 ? -ahead[turn] : ahead[turn]) / 10);
  }
  w->looks += p.kept;
  w->games++;
}

static void gather(Worker *w) {
  Weights *s = &w->slope.weights;
  for (int net = 0; net < NETS; net++)
    for (int part = 0; part < PARTS; part++) {
      const float *from = &w->first[net][part][0][0];
      for (int context = 0; context < CONTEXTS; context++) {
        int card = context - 1;
        if (context > CARDS ? context != 1 + CARDS + part : context && !w->table.board.card[card])
          continue;
        float *to = &s->first[net][context][0][0];
        for (int n = 0; n < FEATURES * HIDDEN; n++) to[n] += from[n];
      }
    }
}

static void practise(Worker *w) {
  memset(&w->slope, 0, sizeof w->slope);
  w->looks = w->games = 0;
  w->squares = w->explained = w->entropy = 0;
  for (int n = 0; n < boards_each; n++) {
    const Deal *d = &deals[HELD_OUT + roll(&w->luck) % (uint64_t)(dealt - HELD_OUT)];
    lay_out(&w->table, &d->board);
    prepare(&w->mind, &w->table, &kept.now);
    memset(w->first, 0, sizeof w->first);
    for (int game = 0; game < PER_BOARD; game++) play_and_learn(w, &d->position);
    gather(w);
  }
}

/* Against the quick player that has not learned: both ways on boards nobody learns from. */
static void compete(Worker *w) {
  w->sum = w->sum_2 = w->won = 0, w->pairs = 0;
  for (int n = w->number; n < HELD_OUT; n += threads) {
    uint64_t luck = (uint64_t)n * 7919 + 12345;
    double both_leads = 0;
    lay_out(&w->table, &deals[n].board);
    prepare(&w->mind, &w->table, &kept.now);
    for (int seat = 0; seat < 2; seat++) {
      Game g;
      Player p = {.mind = &w->mind};
      begin(&g, &w->table, &deals[n].position, luck);
      while (!g.is_over)
        if (g.at.active == seat) play_learned_turn(&g, &p);
        else play_turn(&g);
      int l = lead(&g, seat);
      both_leads += l, w->won += l > 0 ? 1 : l ? 0 : 0.5;
    }
    w->sum += both_leads / 2, w->sum_2 += both_leads * both_leads / 4, w->pairs++;
  }
}

/* A part of all weights takes its step (Adam). */
static void update(const Worker *w) {
  int64_t looks = 0, games = 0;
  for (int n = 0; n < threads; n++) looks += workers[n]->looks, games += workers[n]->games;
  float *at = (float *)&kept.now, *mean = (float *)&kept.mean, *square = (float *)&kept.square;
  double steps = (double)(kept.steps + 1);
  float low = (float)(1 - pow(0.9, steps)), high = (float)(1 - pow(0.999, steps));
  int worth = (int)(sizeof(Weights) / sizeof(float)), part = NUMBERS / threads + 1;
  int last = (w->number + 1) * part < NUMBERS ? (w->number + 1) * part : NUMBERS;
  for (int n = w->number * part; n < last; n++) {
    float slope = 0;
    for (int each = 0; each < threads; each++) slope += ((float *)&workers[each]->slope)[n];
    slope /= n < worth ? (float)looks : 18 * (float)games;
    mean[n] = 0.9f * mean[n] + 0.1f * slope;
    square[n] = 0.999f * square[n] + 0.001f * slope * slope;
    float way = mean[n] / low / (sqrtf(square[n] / high) + 1e-7f);
    at[n] += (n < worth ? rate * cooled : 5e-3f * cooled) * way;
  }
}

static void save(void) {
  char part[4096];
  snprintf(part, sizeof part, "%s.part", file);
  FILE *f = fopen(part, "wb");
  if (!f || fwrite(&kept, sizeof kept, 1, f) != 1 || fclose(f)) perror(part);
  else rename(part, file);
}

static void tell(void) {
  double squares = 0, explained = 0, entropy = 0, sum = 0, sum_2 = 0, won = 0;
  int64_t looks = 0, pairs = 0;
  for (int n = 0; n < threads; n++) {
    const Worker *w = workers[n];
    squares += w->squares, explained += w->explained, entropy += w->entropy, looks += w->looks;
    sum += w->sum, sum_2 += w->sum_2, won += w->won, pairs += w->pairs;
  }
  double mean = sum / (double)pairs;
  printf("%6.0f s  %7ld steps  %9ld games  entropy %.3f  value explains %.3f  lead %+.2f +- %.2f  "
         "won %.3f  scale %.2f %.2f\n",
         now() - began, (long)kept.steps, (long)kept.games, entropy / (double)looks,
         1 - explained / squares, mean,
         sqrt((sum_2 / (double)pairs - mean * mean) / (double)pairs), won / (2 * (double)pairs),
         kept.now.weights.scale[0][3], kept.now.weights.scale[0][0]);
  fflush(stdout);
}

static void *work(void *given) {
  Worker *w = given;
  double told = -1e9;
  while (1) {
    practise(w);
    pthread_barrier_wait(&barrier);
    if (w->number == 0) {
      cooled = (float)(1 - 0.95 * fmin(1, (now() - began) / seconds));
      is_done = now() - began > seconds;
      is_match = is_done || now() - told > 30;
    }
    update(w);
    pthread_barrier_wait(&barrier);
    if (w->number == 0) {
      kept.now.weights.second[0][HIDDEN - 1] = kept.now.weights.second[1][HIDDEN - 1] = 0;
      kept.steps++;
      for (int n = 0; n < threads; n++) kept.games += workers[n]->games;
    }
    pthread_barrier_wait(&barrier);
    if (is_match) {
      compete(w);
      pthread_barrier_wait(&barrier);
      if (w->number == 0) {
        tell();
        save();
        told = now();
      }
    }
    if (is_done) return NULL;
  }
}

static void first_weights(uint64_t luck) {
  Weights *w = &kept.now.weights;
  for (int net = 0; net < NETS; net++) {
    for (int f = 0; f < FEATURES; f++)
      for (int k = 0; k < HIDDEN - 1; k++)
        w->first[net][0][f][k] = ((float)(roll(&luck) >> 40) / (1 << 23) - 1) * 0.25f;
    for (int k = 0; k < HIDDEN - 1; k++)
      w->second[net][k] = ((float)(roll(&luck) >> 40) / (1 << 23) - 1) * 0.1f;
    for (int part = 0; part < PARTS; part++) w->scale[net][part] = 0.3f;
  }
}

int main(int number, char **given) {
  if (number < 4) return fprintf(stderr, "train BOARDS WEIGHTS SECONDS [...]\n"), 1;
  file = given[2];
  seconds = atof(given[3]);
  if (number > 4) rate = (float)atof(given[4]);
  if (number > 5) lambda = (float)atof(given[5]);
  if (number > 6) disorder = (float)atof(given[6]);
  if (number > 7) threads = atoi(given[7]);
  uint64_t seed = number > 8 ? strtoull(given[8], NULL, 10) : 1;
  if (number > 9) boards_each = atoi(given[9]);
  deals = read_deals(given[1], &dealt);
  if (!deals) return 1;
  first_weights(seed);
  FILE *f = fopen(file, "rb");
  if (f) {
    if (fread(&kept, sizeof kept, 1, f) != 1) return fprintf(stderr, "%s is not whole\n", file), 1;
    fclose(f);
  }
  printf("%d boards, %d features, %d weights\n", dealt, FEATURES, NUMBERS);
  pthread_barrier_init(&barrier, NULL, (unsigned)threads);
  pthread_t thread[THREADS];
  began = now();
  for (int n = 0; n < threads; n++) {
    workers[n] = calloc(1, sizeof(Worker));
    if (!workers[n]) return 1;
    workers[n]->number = n;
    workers[n]->luck = seed * 1000003 + (uint64_t)kept.steps * 65537 + (uint64_t)n * 977;
    pthread_create(&thread[n], NULL, work, workers[n]);
  }
  for (int n = 0; n < threads; n++) pthread_join(thread[n], NULL);
  return 0;
}
