//! What the actions are called in the help overlay and in the footer.

use super::messages;

messages! {
    UP { en: "up" }
    DOWN { en: "down" }
    LEFT { en: "left" }
    RIGHT { en: "right" }
    NEXT { en: "next" }
    PREVIOUS { en: "previous" }
    FIRST { en: "to the first" }
    LAST { en: "to the last" }
    PAGE_UP { en: "a page up" }
    PAGE_DOWN { en: "a page down" }
    CONFIRM { en: "choose, play the move" }
    CONFIRM_SHORT { en: "play" }
    CHOOSE_SHORT { en: "choose" }
    CANCEL { en: "cancel, back" }
    CANCEL_SHORT { en: "back" }
    STOP_SHORT { en: "stop" }
    HELP { en: "this help" }
    HELP_SHORT { en: "help" }
    QUIT { en: "leave the program" }
    QUIT_SHORT { en: "quit" }
    SUSPEND { en: "put the program to sleep (fg wakes it)" }
    REDRAW { en: "draw everything anew" }
    MOUSE { en: "mouse on or off" }
    MOUSE_SHORT { en: "mouse" }
    THEME { en: "next colour theme" }
    THEME_SHORT { en: "theme" }
    TYPE_MOVE { en: "type a move" }
    TYPE_MOVE_SHORT { en: "type" }
    UNDO { en: "take back to your last decision" }
    UNDO_SHORT { en: "undo" }
    REDO { en: "play again what was taken back" }
    REDO_SHORT { en: "redo" }
    HINT { en: "show a good move" }
    HINT_SHORT { en: "hint" }
    VALUES { en: "show what every move is worth" }
    VALUES_SHORT { en: "values" }
    PLAN { en: "show the moves that the computer expects" }
    PLAN_SHORT { en: "plan" }
    MOVE_NOW { en: "let the computer move now" }
    MOVE_NOW_SHORT { en: "move now" }
    PAUSE { en: "pause and go on" }
    PAUSE_SHORT { en: "pause" }
    GO_ON_SHORT { en: "go on" }
    STEP { en: "while paused: one move" }
    STEP_SHORT { en: "step" }
    FASTER { en: "less time between two moves" }
    FASTER_SHORT { en: "faster" }
    SLOWER { en: "more time between two moves" }
    SLOWER_SHORT { en: "slower" }
    GO_TO { en: "to a move, by its number" }
    GO_TO_SHORT { en: "go to" }
    TAKE_OVER { en: "play on from here" }
    TAKE_OVER_SHORT { en: "play on" }
    ANALYSE { en: "find what every move was worth" }
    ANALYSE_SHORT { en: "analyse" }
    NEW_GAME { en: "new game" }
    NEW_GAME_SHORT { en: "new" }
    RESIGN { en: "resign the game" }
    RESIGN_SHORT { en: "resign" }
    REMATCH_SHORT { en: "rematch" }
    GROUP_ALWAYS { en: "Everywhere" }
    GROUP_MOVING { en: "Moving about" }
    GROUP_PLAY { en: "In a game" }
    GROUP_WATCH { en: "Moves that follow by themselves" }
    GROUP_RECORD { en: "Looking at a game" }
    GROUP_BOARD { en: "On this board" }
}
