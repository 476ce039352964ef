# Environments to train in, in English: what is wrong with what was asked of them.

train-needs = environments need the packages of an extra: pip install 'hexholm[train]'
train-misfit = this game doesn’t fit the layout: it needs its boxes, its kinds of land and { $players } players
train-no-action = there is no action { $got }: they have the numbers 0 to { $last }
train-no-hex = action { $got } isn’t a hex of this board
train-reward = the reward must be "win" or "lead", not { $got }
train-seat = the seat must be a number from 0 to { $last }, or None, not { $got }
train-players = with these opponents there are { $players } players, the learner among them, not { $got }
train-seed = the seed is given to reset, not to the environment
train-render = the render mode must be one of { $modes }, or None, not { $got }
train-games = there must be at least one game and one worker, not { $games } and { $workers }
train-process = a process with games has ended; if it did so at the start, put VectorGames under if __name__ == "__main__"
train-closed = these games are closed; make new ones
train-unanswered = a step is still under way: fetch what it has led to with step_wait first
train-unasked = no step is under way: begin one with step_async first
train-not-compiled = the batch needs the compiled players: run tools/compile, or install a wheel
train-native = a batch needs at least one match and one board, and plays the base game alone
train-actions = give one whole number per game, { $games } in all, not an array of shape { $got } of { $kind }
train-out = out must be a writable int32 array with one place per match, { $matches } in all
train-illegal = game { $match }: action { $action } isn’t legal now
train-place = there are matches 0 to { $match } and boards 0 to { $board }, and the game must be played on that board
