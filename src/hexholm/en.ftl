# hexholm in English: what both games share.

game-kingdom-builder = Kingdom Builder
game-kingdom-builder-text = Locations, boxes and cards
game-winter-kingdom = Winter Kingdom
game-winter-kingdom-text = Talents, coins, forts and tunnels

## Lists, and forms of names that don't bring their own
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-comma = { $rest }, { $last }
list-sentences = { $rest }; { $last }
list-news = { $rest }. { $last }
location-any = { $name }
    .a = a { $name }
terrain-any = { $name }
    .a = { $name }
    .on = { $name }
    .word = { $name }
piece-any = { $name }
    .many = { $name }

## Players
you = You
player-number = Player { $number }
player-and-bot = Player { $number } ({ $level })
colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-purple = Purple
colour-red = Red
mark-blue = dot
mark-orange = bar
mark-green = ring
mark-purple = cross
mark-red = chevron
level-beginner = beginner
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-master = master
level-random = random
level-greedy = greedy

## What to do now
ask-mandatory-free = Build anywhere on { $terrain_or_on }
ask-put = { $tile }: choose where it goes
ask-end = All built: end your turn
ask-other = It’s your turn
ask-waiting = { $name } to move
ask-waiting-mandatory = { $name } builds on { $terrain_or_on }
ask-waiting-choose-terrain = { $name } chooses a terrain
ask-waiting-by = { $name } uses the { $tile }
ask-label = What to do now
ask-open = Waiting for players
ask-detail-hexes = { $n ->
    [one] 1 hex possible
   *[other] { $n } hexes possible
}
ask-detail-left = { $n ->
    [one] 1 left
   *[other] { $n } left
}
ask-detail-last-round = Last round
ask-detail-watching = You are watching
ask-dots = { $done } of { $all } built

## What happened
log-who = { $person ->
    [you] <b>You</b>
    [again] {""}
   *[other] <b>{ $name }</b>
}
log-build = { log-who } built on { $where }
log-build-by = { log-who } built on { $where } with the <b>{ $tile }</b>
log-use = { log-who } used the <b>{ $tile }</b>
log-choose = { log-who } chose { $tile }
log-choose-terrain = { log-who } chose { $terrain_on }
log-end = { log-who } ended the turn
log-end-by = { log-who } stopped there
log-other = { log-who }: { $action }
log-they = { log-who } { $deed }
log-takeback = { log-who } took back the last turn
log-joined = <b>{ $name }</b> took a seat
log-left = <b>{ $name }</b> left the table
log-back = <b>{ $name }</b> came back
log-begun = The game begins
log-replaced = A bot takes over from <b>{ $name }</b>
log-returned = { $person ->
    [you] <b>You</b> took your seat back from the bot
   *[other] <b>{ $name }</b> took the seat back from the bot
}
log-shared = { $person ->
    [you] <b>You</b> made a link of the game, which holds all cards
   *[other] <b>{ $name }</b> made a link of the game, which holds all cards
}
log-late = { $person ->
    [you] Time is up: a bot plays this turn for <b>you</b>
   *[other] Time is up: a bot plays this turn for <b>{ $name }</b>
}
log-bot-failed = <b>{ $name }</b>’s bot failed; the easy bot plays this turn

## The board
verb-build = Build
verb-take = Lift
verb-put = Set down
hex-act-build = press to build
hex-act-take = press to lift
hex-act-put = press to set down
hex-act-other = press to choose this hex

## The small label at a hex
label-gold = { $card } <b>{ $n }</b>
label-take = Lift this { $piece }
label-piece = { $person ->
    [you] Your { $piece }
   *[other] { $name }’s { $piece }
}
label-tiles = { $n ->
    [0] no tiles left
    [one] 1 tile left
   *[other] { $n } tiles left
}

## Why not
reason-game-over = The game is over
reason-occupied = { $hex } is occupied
reason-wrong-place = The { $tile } can’t be used on { $hex }
reason-builds-elsewhere = { $hex } is { $ground_a }; the { $tile } builds on { $terrain_on }
reason-moves-elsewhere = { $hex } is { $ground_a }; the { $tile } moves onto { $terrain_on }
reason-unknown-verb = “{ $action }” isn’t an action; use { $verbs_or }
reason-unknown-hex = There is no hex { $hex } on this board
reason-needs-hex = “{ $action }” needs a hex, such as { $example }
reason-no-argument = Nothing can follow “end”

unit = { $n ->
   *[other] gold
}
