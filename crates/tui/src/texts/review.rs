//! Texts of replay and analysis.

use super::messages;

messages! {
    REPLAY_TITLE { en: "Replay" }
    ANALYSIS_TITLE { en: "Analysis" }
    AT_START { en: "The start" }
    AT_MOVE { en: "Move {number} of {count}" }
    MADE { en: "{name}: {move}" }
    GOING { en: "{seconds} s a move" }
    COMMENT { en: "Comment" }
    DAMAGE { en: "Damaged record" }
    DAMAGED_AFTER { en: "The record is damaged: {why}" }
    GO_TO_PROMPT { en: "to move (0 to {count})" }
    NO_SUCH_MOVE { en: "There are moves from 0 to {count}." }
    OVER_HERE { en: "The game is over here. Go back to a move before, and play on from there." }
    NO_MOVES { en: "There is no move to look at." }
    TAKE_OVER_TITLE { en: "Play on from here" }
    TAKE_OVER_YOU { en: "You play" }
    TAKE_OVER_LEVEL { en: "Against" }
    TAKE_OVER_START { en: "Start" }
    TAKE_OVER_ALL { en: "every seat" }
    TAKE_OVER_SEAT { en: "seat {seat} ({name})" }
    DELAY { en: "{seconds} s from move to move." }
    ANALYSING { en: "Analysing: {done} of {count} moves. {cancel}: stop." }
    ANALYSIS_STOPPED { en: "Stopped after {done} of {count} moves. {go_on}: go on." }
    ANALYSIS_FAILED { en: "The analysis failed: {why}" }
    NOT_YET { en: "not analysed yet" }
    THIS_MOVE { en: "This move" }
    VALUE_BEFORE { en: "before" }
    VALUE_AFTER { en: "after" }
    GAVE_AWAY { en: "gave away" }
    BEST_MOVE { en: "best" }
    NOTHING_GIVEN { en: "nothing" }
    GIVEN_PLIES { en: "{plies} {plies:ply|plies}" }
    GIVEN_TURNS { en: "{turns} {turns:turn|turns}" }
    GIVEN_GAME { en: "the game" }
    MARK_BEST { en: "best" }
    MARK_FINE { en: "fine" }
    MARK_INACCURACY { en: "inaccuracy" }
    MARK_MISTAKE { en: "mistake" }
    MARK_BLUNDER { en: "blunder" }
    GRAPH_FIRST { en: "Value for {name}" }
    GRAPH_EACH { en: "Value for the seat to move" }
    GRAPH_WON { en: "won" }
    GRAPH_LOST { en: "lost" }
    BEFORE_MOVE { en: "before the move" }
    AFTER_MOVE { en: "after the move" }
    SHOW_SHORT { en: "before/after" }
    NEXT_MISTAKE_SHORT { en: "next mistake" }
    BACK_SHORT { en: "step back" }
    FORTH_SHORT { en: "step" }
    PLAY_SHORT { en: "play" }
    HELP_REPLAY_STEPS { en: "Left and right step through the moves, page up and down by ten, home and end to the start and to the end. Type a number to go to that move." }
    HELP_REPLAY_PLAY { en: "Enter or space lets the moves follow by themselves, + and - change how fast. A click on the bar or on a move goes there." }
    HELP_REPLAY_TAKE { en: "From every position you can play on, at any seat, against any level; the record stays as it is." }
    HELP_ANALYSIS { en: "Every move against the best one: ?! gave something away, ? much, ?? a great deal or the game. A value that is not proven has a ~ before it." }
    HELP_ANALYSIS_BOARD { en: "The board shows the position before the move with the values of the move and of the best one; enter shows it after the move. Tab goes to the next mistake." }
    HELP_ANALYSIS_SMALL { en: "Where the graph has no room beside the board, enter shows it in the board's place." }
}
