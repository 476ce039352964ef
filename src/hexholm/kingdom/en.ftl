# Kingdom Builder, English.

typing =
    You play by typing an action:
      build c4     build on a hex, or place a piece there; c4 alone will do
      use farm     use a tile, or another action you have; farm alone will do
      take c4      pick up the settlement you want to move ...
      put d6       ... and set it down; again the hex alone will do
      choose swamp make the choice you are asked for; swamp alone will do
      end          end your turn, or an action you may stop; decline an offer
    Hexes of the island are called i.a1, i.b1 ...
    You can also type:
      why c5       which rule forbids an action
      undo         take back your last action of this turn
      score        the gold so far, by card
      board        draw the board again
      log          what has happened so far
      save FILE    save the game
      quit         leave (so do Ctrl-D and Ctrl-C)

## Errors

setup-section-turn = section { $section }: only "turned" can follow the colon
