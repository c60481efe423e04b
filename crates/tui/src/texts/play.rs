//! Texts of the play screen.

use super::messages;

messages! {
    SCORE { en: "Score" }
    COMPUTER { en: "Computer" }
    MOVES { en: "Moves" }
    LEGEND { en: "Signs" }
    EXPLANATION { en: "The position" }
    YOUR_TURN { en: "Your turn" }
    TURN_OF { en: "{name} to move" }
    THINKS { en: "{name} is thinking" }
    STOPPED { en: "Thinking stopped. {go_on}: go on, {undo}: take back." }
    PAUSED { en: "Paused. {go_on}: go on." }
    DELAY { en: "At least {seconds} s from move to move." }
    PREPARING { en: "getting ready" }
    THINKING_DEPTH { en: "depth {depth}" }
    THINKING_EXACT { en: "exact" }
    THINKING_ESTIMATE { en: "estimate" }
    THINKING_SCORE { en: "score {score}" }
    THINKING_NODES { en: "{nodes} {nodes:node|nodes}" }
    THINKING_SPEED { en: "{speed}/s" }
    THINKING_TABLE { en: "table {percent} %" }
    THINKING_LINE { en: "line" }
    SCORE_WIN { en: "win in {plies}" }
    SCORE_LOSS { en: "loss in {plies}" }
    SCORE_TURNS { en: "{turns} {turns:turn|turns}" }
    SCORE_NO_WAY { en: "no way" }
    MOVE_POINTED { en: "move {move}" }
    REMARK { en: "{name} {remark} with {move}." }
    MOVED { en: "{name}: {move}." }
    DECIDED { en: "{name} has won already: nobody can catch up any more." }
    DECIDED_YOU { en: "You have won already: nobody can catch up any more." }
    WON { en: "{name} has won" }
    WON_YOU { en: "You have won" }
    LOST_YOU { en: "You have lost" }
    DRAWN { en: "A draw" }
    DRAWN_AMONG { en: "A draw between {names}" }
    NOBODY { en: "Nobody has won" }
    BY_RESIGNATION { en: "{name} resigned." }
    BY_RESIGNATION_YOU { en: "You resigned." }
    BY_TIME { en: "{name} ran out of time." }
    BY_TIME_YOU { en: "You ran out of time." }
    BY_FAILURE { en: "{name} failed: {why}" }
    REMATCH { en: "Rematch" }
    NEW_GAME { en: "New game" }
    ANALYSE { en: "Analyse it" }
    REPLAY { en: "Go through it" }
    LOOK { en: "Look at the board" }
    MENU { en: "Menu" }
    NOTHING_TO_UNDO { en: "There is nothing to take back." }
    NOTHING_TO_REDO { en: "There is nothing to play again." }
    UNDONE { en: "Took back {moves} {moves:move|moves}." }
    REDONE { en: "Played {moves} {moves:move|moves} again." }
    NOT_THINKING { en: "The computer is not thinking." }
    NOT_YOUR_TURN { en: "Wait: {name} is to move." }
    GAME_IS_OVER { en: "The game is over." }
    NO_MOVE_HERE { en: "Choose a move first." }
    HINT { en: "A good move: {move} ({score})." }
    HINT_SEARCH { en: "Looking for a good move. {cancel}: stop." }
    VALUES_SEARCH { en: "Finding the value of every move. {cancel}: stop." }
    VALUES_SHOWN { en: "The value of every move for {name}. {values}: hide." }
    VALUES_SHOWN_YOU { en: "The value of every move for you. {values}: hide." }
    VALUES_EXACT { en: "These values are exact." }
    PLAN_SHOWN { en: "The moves that the computer expects, numbered on the board. {plan}: hide." }
    PLAN_NOT_YET { en: "The computer expects nothing in particular yet; its moves are numbered as soon as it does. {plan}: hide." }
    PLAN_HIDDEN { en: "The moves that the computer expects are hidden." }
    ENGINE_FAILED { en: "The computer has no answer: {why}" }
    TYPE_A_MOVE { en: "Type a move, for example {example}" }
    NOT_SAVED { en: "This game is not saved: {why}" }
    TIME_LEFT { en: "{seconds} s left" }
    BAD_RECORD { en: "The last game was damaged: {why}" }
}
