# Many games in English: reports and pictures.

figure-range = { $value } ({ $low } to { $high })

ladder-title = The ladder
ladder-about = { $about } This command writes the picture and the tables:
ladder-picture = Ratings, and who finishes ahead of whom
ladder-strengths-columns = bot | rating | games won | { $unit } | ms per turn | 95% under | longest
ladder-strengths-note =
    Intervals are 95%; games of one deal don’t count as independent. The rating
    is openskill’s (Plackett and Luce) ± sigma. Time is processor time on one core.
ladder-ahead = Who finishes ahead of whom
ladder-ahead-of = ahead of
ladder-ahead-note = How often the row’s bot finishes ahead of the column’s; ties count half.
ladder-past = Over time
ladder-past-version = version
ladder-past-note = Elo with 95% intervals, over all ladders kept; 1,500 is the middle bot of the first one. A bot that plays the same in two versions is one player. Bold: it plays differently from the version before.
ladder-note = { $about } Whiskers are 95% intervals.
ladder-ratings = Ratings
ladder-ratings-note = openskill, 25 for a newcomer
ladder-heat = Who finishes ahead
ladder-heat-note = the row’s bot ahead of the column’s, in percent
ladder-tip = { $one } ahead of { $other }: { $share }

figure-title = { $of }: { $games } games of { $players } players
figure-note = { $about } · whiskers are 95% intervals
figure-cards = Gold by card
figure-cards-note = { $unit } per player: distribution, quartiles and median, mean (dot and number)
figure-pair = { $one } with { $other }: { $figure } { $unit }
figure-pairs = Cards together
figure-pairs-note = { $unit } of the row’s card with the column’s in play, minus its mean; coloured where significant
figure-seat = Seat { $seat }
figure-seat-wins = Seat { $seat } wins { $share }
figure-seat-lead = Seat { $seat }: { $lead } { $unit }
figure-seats = Seats
figure-seats-note = share of wins (the dashed line is even), and { $unit } above the table’s mean
figure-tiles = Tiles
figure-tiles-columns = taken | round | uses
figure-tiles-note = { $unit } associated with one tile; tiles per player, first round, uses per game
figure-tiles-few = too few games to tell what one is worth; tiles per player, first round, uses per game
figure-rounds = Length of a game
figure-round = { $rounds } rounds: { $games } games
figure-rounds-note = { $rounds } rounds, { $pieces } pieces built per player; the first to run out wins { $share }
figure-section = Sections
figure-economy = Economy cards
figure-twist = Twists
figure-parts = tiles
figure-parts-note = { $unit } per player (dashed: in all games), and tiles
figure-parts-paid = coins | talents
figure-parts-paid-note = { $unit } per player (dashed: in all games), and coins and talents

## Errors

in-line = { $file }, line { $line }: { $why }
match-no-bots = there are no bots to play
match-no-luck = luck can be told apart only where the compiled quick players know the game: leave out --adjust
match-one-bot = { $bot } has nobody to play against
match-seats = { $players ->
    [one] 1 seat isn’t
   *[other] { $players } seats aren’t
} enough for { $bots } bots
match-seated = { $players } players need 1 or { $players } bots, not { $got }
match-bots = { $seats } seats need { $seats } bots, not { $got }
match-games = the number of games must be { $least } or more, not { $got }
match-jobs = the number of jobs must be 1 or more, not { $got }
ladder-none = { $file }, line { $line }: this isn’t a ladder that was kept
match-percent = a share must be between 0 and 100%, not { $got }%
match-better = the share to reach must be larger than { $than }%, not { $better }%
match-rule-bots = only a match between two different bots can end when it’s decided, not one of { $bots }
version-none = there is no hexholm at { $where }; name a checkout, a wheel, a virtual environment or a git revision
version-fails = { $bot } can’t play: { $why }
version-ended = its process has ended
version-error = its hexholm says: { $why }
record-none = { $file }, line { $line }: this isn’t a record of a game
record-broken = { $file }, line { $line }: this record is broken
record-foreign = { $file }, line { $line }: this game belongs to another match; name another file, or remove this one to start again
record-unwritten = can’t write record { $number } ({ $written } written): { $why }
record-claimed = another program is writing to it
record-scores = the recorded scores don’t match the game
cluster-needs-ray = a cluster needs Ray: pip install 'hexholm[cluster]'
cluster-silent = no Ray cluster answers at { $address }: { $why }
cluster-lost = the cluster lost a game { $times } times: { $why }
workers-died = { $times } processes died on the same task (exit code { $code })
survey-other-game = this is a game of { $this }; the games before it are { $before }
survey-other-players = this game has { $this } players; the games before it have { $before }
survey-no-game = there are no games to survey
worth-bot = worth can be measured only with the bot { $names_or }
