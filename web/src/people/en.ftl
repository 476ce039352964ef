# The page in English: the lobby and profiles.

## The lobby
lobby-title = Lobby
lobby-way = Find people to play with
lobby-head = Who’s up for a game?
lobby-text = Take a free seat, or open a table and wait for company. Nobody needs an account.
lobby-open = Open tables
lobby-none = No table is waiting right now. Open one, and others will see it here.
lobby-new = Open a table
lobby-join = Join
lobby-join-table = Join table { $table }
lobby-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
lobby-hints = with hints
lobby-seed = with a chosen seed
lobby-count = { $n ->
    [0] no open tables
    [one] one open table
   *[other] { $count } open tables
}
new-public = Public table
new-public-text = It appears in the lobby: anybody can take a free seat, or watch.
new-talk = Table talk
new-talk-text = Players can write to each other.
new-talk-public = Players can say a few friendly phrases; everybody reads them in their own language.

## Profiles
me-title = My profile
me-is = My profile: { $name }
me-new-title = Who are you?
me-new-text = A profile keeps your name, games and results on this server, and you find them again on every device. There is no account and no password: a secret link is all it takes.
me-create = Create my profile
me-have-link = Already have one? Open its link here, or scan its QR code with this device.
me-switch-title = Use this profile here?
me-switch-text = This browser has another profile. Keep its link if you want to come back to it.
me-switch-yes = Use this profile
me-opened = Your profile is on this device now.
me-who = About me
me-save = Save
me-saved = Saved.
me-since = Here since { $date }
me-link = My profile link
me-link-text = Open it on another device to find your games there. Anyone with this link can play your seats: keep it to yourself.
me-show = Show link and QR code
me-qr = QR code of your profile link
me-data = My data
me-export = Export as JSON
me-delete = Delete my profile
me-delete-title = Delete your profile?
me-delete-text = Its link, your list of games and your results are deleted from this server. The games themselves stay, with your name in them, and this browser keeps the links to your seats.
me-deleted = Your profile is deleted.
me-no-games = Seats you take from now on appear here.
me-won = You have won
me-lost = over
me-real = Games counted at the real table
me-results = My results
me-no-results = Your finished games will be counted here. Games with a chosen seed, uploads, forks and games on one shared screen don’t count.
me-played = games played
me-wins = { $n ->
    [one] won: 1 game
   *[other] won: { $n } games
}
me-mean = gold on average
me-opponents = Opponents
me-games = games
me-won-games = won
me-cards = Gold by card, on average
me-card-games = { $n ->
    [one] in 1 game
   *[other] in { $n } games
}
me-best = Best games
me-gold = { $n } gold
