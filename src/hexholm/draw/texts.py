"""One sentence on everything that has a name: locations, other extra actions, cards, tasks."""

from typing import Final

LOCATIONS: Final = {
    "oracle": "Build one settlement on the terrain of your card.",
    "farm": "Build one settlement on grass.",
    "oasis": "Build one settlement on desert.",
    "tower": "Build one settlement at the edge of the board.",
    "tavern": "Build one settlement at the end of a straight line of three or more of yours.",
    "barn": "Move one of your settlements to the terrain of your card.",
    "harbor": "Move one of your settlements onto water.",
    "paddock": "Move one of your settlements two hexes in a straight line, over anything.",
    "quarry": "Set one or two stone walls on the terrain of your card, next to your settlements.",
    "caravan": "Move one of your settlements in a straight line until something stops it.",
    "village": "Build one settlement next to three or more of yours.",
    "garden": "Build one settlement on a flower field.",
    "lighthouse": "Set your ship on water, sail it up to three hexes, or take it back.",
    "foresters-lodge": "Build one settlement on forest.",
    "barracks": "Set a warrior, next to whom nobody may build, or take one back.",
    "crossroads": "Draw one more terrain card at the end of your turn, to choose from in the next.",
    "city-hall": "Set your city hall on seven free hexes beside one of your settlements.",
    "fort": "Draw a terrain card and build one settlement on its terrain.",
    "monastery": "Build one settlement on canyon.",
    "wagon": "Set your wagon on land or a mountain, roll it up to three hexes, or take it back.",
    "temple": "Take one of your settlements onto this tile, to build it in your next turn.",
    "refuge": "Move one of your settlements to a hex beside it.",
    "canoe": "Build one settlement on swamp or water when another player takes a last tile.",
    "fountain": "Build one settlement beside exactly one of yours and none of the others.",
    "bazaar": "Use the action of another tile of yours a second time.",
    "water-mill": "Build one settlement next to water.",
    "mountain-station": "Build one settlement next to a mountain.",
    "scout-cabin": "Set two scouts beside your settlements: they count as yours for this turn.",
    "cathedral": "Take a number tile, or hand some in and build as many settlements.",
    "watchtower": "Build one settlement next to another player's.",
    "university": "Build one settlement next to a location, castle, camp, palace or silo.",
    "palisade": "Move one of your settlements to another place beside the same group.",
    "ropebridge": "Move one of your settlements onto canyon.",
    "tree-house": "Move one of your settlements onto forest.",
}
"""What each location's tile does."""

DONATIONS: Final = ("grass", "canyon", "desert", "flower-field", "forest", "water", "mountain")

NOMADS: Final = {
    **{f"donation-{t}": f"Build three settlements on {t.replace('-', ' ')}." for t in DONATIONS},
    "resettlement": "Move your settlements, four steps in all.",
    "outpost": "One settlement need not stand next to your others.",
    "sword": "Take one settlement of every other player off the board.",
    "treasure": "3 gold at once.",
}
"""What each tile of the nomads does, once."""

OTHERS: Final = {
    "donation": "Build three settlements on the terrain of a donation.",
    "temple-bonus": "The first settlement of your card need not stand next to your others.",
    "refuge-bonus": "Move one of your settlements in a straight line to the next free hex.",
    "canoe-bonus": "Build one settlement on swamp or water.",
    "fountain-bonus": "Both fountains may build on mountains too.",
    "farmland": "Build one settlement on farmland beside one of yours.",
    "caves": "Move one of your settlements from beside one cave to beside any cave.",
    "silo": "Build up to three settlements, or move up to three, beside others of yours.",
}
"""Extra actions that need no location tile."""

CARDS: Final = {
    "fishermen": "1 gold for each settlement on land beside water.",
    "merchants": "4 gold for each location or castle that your settlements link to another one.",
    "discoverers": "1 gold for each row with a settlement of yours.",
    "hermits": "1 gold for each separate group of your settlements.",
    "citizens": "1 gold for every two settlements of your largest group.",
    "miners": "1 gold for each settlement beside a mountain.",
    "workers": "1 gold for each settlement beside a location or castle.",
    "knights": "2 gold for each settlement in your fullest row.",
    "lords": "In each section, 12 gold for the most settlements and 6 for the second most.",
    "farmers": "3 gold for each settlement in the section where you have the fewest.",
    "families": "2 gold at once if the three settlements of your card form a straight line.",
    "shepherds": "2 gold at once for a new settlement with no free hex of its terrain beside it.",
    "ambassadors": "1 gold at once for a new settlement next to another player's.",
    "geologists": "2 gold for each mountain that your settlements link to another one.",
    "messengers": "2 gold for each hex of the way between the ends of your longest group.",
    "noblewomen": "5 gold for the most settlements beside each location, castle and camp.",
    "vassals": "1 gold for each settlement at the border between two sections.",
    "captains": "1 gold for each settlement beside three or more of yours.",
    "scouts": "1 gold for each settlement beside the terrain whose cards are out of the game.",
    "rangers": "2 gold for each row with exactly one settlement of yours.",
    "mayors": "4 gold for each row that you were the first to have four settlements in.",
    "chainers": "1 gold for each settlement beside exactly two of yours.",
    "travellers": "1 gold for each settlement at the edge of the board.",
    "homesteaders": "1 gold for each settlement in the section where you have the most.",
    "rovers": "1 gold at once for each section in which you build in a turn.",
}
"""What each Kingdom Builder card pays for."""

TASKS: Final = {
    "home-country": "5 gold if all hexes of one terrain area are yours.",
    "fortress": "6 gold if one settlement has yours on all six sides.",
    "road": "7 gold for seven or more settlements in an unbroken diagonal line.",
    "place-of-refuge": "8 gold if your settlements surround a location, castle or camp.",
    "advance": "9 gold for seven or more settlements at one edge of the board.",
    "compass-points": "10 gold for a settlement at each of the four edges of the board.",
}
"""What each task card pays for."""

PLACES: Final = {
    "castles": "3 gold for each castle your settlements touch.",
    "palaces": "5 gold for the most settlements beside each palace.",
    "capitols": "1 gold for each settlement at most two hexes from a capitol.",
    "gold": "3 gold for each treasure found among the nomads.",
}
"""What pays in every game that has it on the board."""

TEXTS: Final = LOCATIONS | NOMADS | OTHERS | CARDS | TASKS | PLACES
