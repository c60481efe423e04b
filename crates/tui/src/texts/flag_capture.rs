//! Texts of the flag capture board.

use super::messages;

messages! {
    EXPLANATION { en: "Pieces and ground" }
    FLAGS_LEFT { en: "{n} {n:flag|flags} left, {needed} win" }
    PIECE_LINE { en: "{piece} energy {energy}" }
    TOOL_BOAT { en: "boat {n}" }
    TOOL_AXE { en: "axe {n}" }
    TOOL_SHOVEL { en: "shovel {n}" }
    CELL { en: "cell {cell}: {terrain}" }
    CELL_COST { en: "costs {cost}" }
    CELL_WAY { en: "{cost} energy to get there" }
    CELL_NO_WAY { en: "out of reach" }
    SCORE { en: "{flags} {flags:flag|flags}" }
    NO_PIECE { en: "There is no piece that you could move." }
    NOT_NEXT { en: "Piece {piece} is not next to that cell." }
    TAKES { en: "takes the {item}" }
    DIGS { en: "digs" }
    CUTS { en: "cuts down the forest" }
    COSTS_ON { en: "The numbers say what energy piece {piece} needs to get there. {key}: hide." }
    COSTS_OFF { en: "The ground is shown again." }
    LEGEND_COST { en: "{terrain} {cost}" }
    LEGEND_TOOL { en: "{terrain} {cost}, {helped}" }
    LEGEND_NEVER { en: "{terrain} never" }
    GRASS { en: "grass" }
    WATER { en: "water" }
    MUD { en: "mud" }
    WALL { en: "wall" }
    HOLE { en: "hole" }
    TRENCH { en: "trench" }
    FLAG { en: "flag" }
    BOAT { en: "boat" }
    AXE { en: "axe" }
    JUICE { en: "juice" }
    SHOVEL { en: "shovel" }
    FOREST { en: "forest" }
    KEY_NORTH { en: "go north" }
    KEY_NORTH_EAST { en: "go north-east" }
    KEY_SOUTH_EAST { en: "go south-east" }
    KEY_SOUTH { en: "go south" }
    KEY_SOUTH_WEST { en: "go south-west" }
    KEY_NORTH_WEST { en: "go north-west" }
    KEY_DIG { en: "dig" }
    KEY_COSTS { en: "show what it takes to get everywhere" }
    HELP_MOVE { en: "Choose a piece with Tab or a click. Send it with the six letters around s, with the number pad, or with a click on a neighbouring cell; the cursor goes with the arrows, and Enter goes where it stands." }
    HELP_TYPE { en: "Typed moves: 2:3 sends piece 2 in direction 3; directions count clockwise from north (1) to north-west (6), 7 digs." }
    HELP_GROUND { en: "Energy to enter: grass 1, mud 2, a hole o 4, a trench O 6, water 6 (3 with a boat), forest 8 (4 with an axe, which cuts it down); walls never. Put the cursor on a cell and the panel names it; where there is room it also shows all signs." }
    HELP_ITEMS { en: "Taken by entering: a boat b (20 uses), an axe h (20 uses), juice z (20 energy), a shovel p (10 points; digging takes 2)." }
    HELP_COSTS { en: "The cells around the chosen piece show what it takes to enter them, x where it can't go." }
    HELP_EDGES { en: "The board has no edge. The pale cells around it are the cells of the other side once more." }
    HELP_VALUES { en: "Values are hundredths of a flag for the player to move; with little room the cells show the order of the moves instead, 1 is the best." }
    MAP { en: "map" }
    PIECE_FIRST { en: "side 1" }
    PIECE_SECOND { en: "side 2" }
    PIECE_OF { en: "piece {piece} of side {side}" }
    CHECK_COUNTS { en: "{n} {n:flag|flags}, {pieces} {pieces:piece|pieces} a side" }
    CHECK_UNEQUAL { en: "the sides have different numbers of pieces" }
    CHECK_ODD { en: "an odd number of flags favours who begins" }
    CHECK_UNREACHED { en: "side {side} can't walk to {n} {n:flag|flags}" }
    CHECK_FAIR { en: "self-play: side 1 takes {percent} %, {plies} moves" }
}
