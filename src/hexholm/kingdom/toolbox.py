"""The names that `hexholm.boxes` offers to boxes, gathered from where they live."""

from typing import TYPE_CHECKING

from hexholm.board import Board, Envelope, Section
from hexholm.chance import Draw, check_names, known
from hexholm.fields import NOTHING, Field, Source, a_hex, flag_field
from hexholm.game import END, FIRST_EDITION, Action, Event, SaveError, SetupError
from hexholm.grid import ISLAND as ISLAND_ROWS
from hexholm.kingdom.finding import add_box
from hexholm.kingdom.kinds import (
    Box,
    Card,
    Earnings,
    Extra,
    Finale,
    Offer,
    Option,
    Part,
    Passive,
    Piece,
    Place,
    Task,
    Watch,
    Where,
)
from hexholm.kingdom.mechanisms.building import Build, Loosen, Reaction, build
from hexholm.kingdom.mechanisms.camps import FIELDS as NOMAD_FIELDS
from hexholm.kingdom.mechanisms.camps import Kinds
from hexholm.kingdom.mechanisms.choosing import (
    DrawMore,
    Drawn,
    Numbers,
    Repeat,
    Rows,
    numbers_field,
)
from hexholm.kingdom.mechanisms.deck import terrains as halves
from hexholm.kingdom.mechanisms.figures import hexes_field, read_pieces
from hexholm.kingdom.mechanisms.moving import FreeMove, Move, Silo, move
from hexholm.kingdom.mechanisms.parts import camp_part, one_in_each_section, side_part, task_part
from hexholm.kingdom.mechanisms.pieces import LargePiece, Pieces, Scouts, Vehicle, Walls
from hexholm.kingdom.mechanisms.removing import Owe, Strike
from hexholm.kingdom.mechanisms.stepping import Steps
from hexholm.kingdom.registry import BoxError
from hexholm.kingdom.setup import Setup
from hexholm.reading import a_flag, a_list, a_mapping, a_number

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

# the box
__all__ = ["Box", "Card", "Earnings", "Envelope", "Finale", "Option", "Part", "Piece", "Place"]
__all__ += ["BoxError", "Watch", "Where", "add_box"]
# actions
__all__ += ["Build", "Drawn", "FreeMove", "Move", "Numbers", "Reaction", "Steps", "build", "move"]
__all__ += ["LargePiece", "Loosen", "Owe", "Pieces", "Scouts", "Strike", "Vehicle", "Walls"]
__all__ += ["DrawMore", "Kinds", "Passive", "Repeat", "Rows", "Silo"]
# an action of a new kind
__all__ += ["END", "Action", "Event", "Extra", "Offer", "Task"]
# the set-up
__all__ += ["Draw", "Setup", "SetupError", "check_names", "known", "one_in_each_section"]
__all__ += ["FIRST_EDITION", "ISLAND_ROWS", "camp_part", "side_part", "task_part"]
# what a position remembers
__all__ += ["NOMAD_FIELDS", "Field", "Source", "flag_field", "hexes_field", "numbers_field"]
__all__ += ["NOTHING", "SaveError", "a_flag", "a_hex", "a_list", "a_mapping", "a_number"]
__all__ += ["read_pieces"]
# the game
__all__ += ["Board", "KingdomBuilder", "Section", "halves"]
