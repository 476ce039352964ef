# Set-ups from what is on the shelf, in English: what can't be drawn, and why.

shelf-unknown = nothing is called { $got }
shelf-no-core = without the { $box } no set-up can be drawn: tick it among what you own
shelf-not-owned = { $things } can’t always be there: you don’t own it
shelf-both = { $things } can’t be both always and never there
shelf-apart = { $things } are on the same board: only one of them can be there
shelf-own = one of your boards can’t be read: { $why }
shelf-names-number = there are { $players } players, but { $got } names
shelf-many-sections = { $number } sections make a land: your wishes ask for more
shelf-many-cards = a game has { $number } cards: { $things } are too many
shelf-many-boards = { $number } boards make a land: { $things } are too many
shelf-many-economy = only one economy card is in a game: not both { $things }
shelf-many-twist = only one twist is drawn: not both { $things }
shelf-many-island = the island has one side up: not both { $things }
shelf-few-sections = { $number } sections make a land: with these wishes { $got ->
    [0] none are left
    [one] only 1 is left
   *[other] only { $got } are left
}
shelf-few-cards = a game has { $number } cards: with these wishes { $got ->
    [0] none are left
    [one] only 1 is left
   *[other] only { $got } are left
}
shelf-few-boards = { $number } boards make a land: with these wishes { $got ->
    [0] none are left
    [one] only 1 is left
   *[other] only { $got } are left
}
shelf-few-economy = with these wishes no economy card is left
shelf-few-twist = with these wishes no twist is left
shelf-few-island = with these wishes no side of the island is left
shelf-few-of-box = { $box }: you wish for { $number ->
    [one] a section
   *[other] { $number } sections
} of it, but { $got ->
    [0] there is none
   *[other] only { $got } can be had
}
shelf-never-met = no set-up from your shelf can be as you wish: { $things }
shelf-unbalanced = no land from your shelf suits the cards you wish for
shelf-together = no set-up from your shelf fits all your wishes at once
shelf-other-game = the set-up to keep is of another game
shelf-not-fresh = Not enough else was left: { $things } came up again.
