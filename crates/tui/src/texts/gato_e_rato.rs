//! Texts of the gato e rato board.

use super::messages;

messages! {
    EXPLANATION { en: "Cats and mouse" }
    MOUSE_MOVES { en: "the mouse has {n} {n:move|moves}" }
    MOUSE_LEFT { en: "the mouse is {n} {n:line|lines} from its goal" }
    CAT_STEPS { en: "the cats have {n} {n:step|steps} left" }
    BEHIND { en: "{n} {n:cat stands|cats stand} above the mouse and can't catch it" }
    CATS_WIN { en: "cats win in {plies}" }
    MOUSE_WINS { en: "mouse wins in {plies}" }
    EXACT_NOW { en: "With best play: {fate}." }
    GAVE_AWAY { en: "{move} gave the game away: before it, {fate}." }
    LOST_TIME { en: "{move} cost {n} {n:move|moves}." }
    KEPT { en: "{move} was a best move." }
    VERDICT_CATS { en: "c{plies}" }
    VERDICT_MOUSE { en: "m{plies}" }
    CHOOSE_PIECE { en: "Choose a piece of yours first." }
    NO_WAY_THERE { en: "That piece can't go there." }
    KEY_UP_LEFT { en: "go up and left" }
    KEY_UP_RIGHT { en: "go up and right" }
    KEY_DOWN_LEFT { en: "go down and left" }
    KEY_DOWN_RIGHT { en: "go down and right" }
    HELP_MOVE { en: "Pick a piece and then where it goes: with the arrows and Enter, with a click, or by dragging it. The mouse also goes by one key a direction, and so does the chosen cat; Tab chooses the next piece." }
    HELP_TYPE { en: "Typed moves: 84-75 or ((8 4) (7 5)), from line and column to line and column. Lines count from the bottom." }
    HELP_MARKS { en: "Dots are where the chosen piece can go. The underlined piece moved last." }
    HELP_PLAN { en: "The cats win if they stay together in one line and leave no gap. The mouse wins as soon as one cat is missing." }
    HELP_VALUES { en: "Values are exact: c31 means that the cats win in 31 moves, both sides counted, m5 that the mouse wins in 5." }
}
