# Winter Kingdom, English.

unit = points
scores-from = where the points come from
scores-from-columns = player | card | points | hexes

typing =
    You play by typing an action:
      build k12    build a house; k12 alone will do
      fort k12     build a fort there instead: it counts as two houses and never moves
      use mine     use a talent or the tunnel; mine alone will do where nothing else is meant
      use port-2   use the lower action of an upgraded talent
      take k12     pick up the house you want to move, or the building you want to sell ...
      put l13      ... and set it down; again the hex alone will do
      buy mine     after your buildings: buy a talent
      upgrade mine ... or get its lower action, from your next turn on
      repeat mine  ... or pay five coins to use it up to three times
      end          end your turn, or an action you may stop; decline an offer
    You can also type:
      why k12      which rule forbids an action
      talents      your talents, their costs, and what you can afford
      undo         take back your last action of this turn
      score        the points so far, by card
      board        draw the board again
      log          what has happened so far
      save FILE    save the game
      quit         leave (so do Ctrl-D and Ctrl-C)

figure-cards = Points by card
figure-tiles = Talents
figure-tiles-columns = bought | round | uses
figure-tiles-note = { $unit } for being dealt it instead of an average one; buyers, first round, uses per game
figure-tiles-few = too few games to tell what one is worth; buyers, first round, uses per game

## Errors

setup-side-turns = board { $side } can be turned 0 to 5 times, not { $got }
