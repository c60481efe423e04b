//! Texts of the line mode.

use super::messages;

messages! {
    CHOOSE { en: "Which game? Type its number or its name." }
    CHOOSE_GAME { en: "{number}. {game}: {summary}" }
    CHOOSE_RESUME { en: "resume: go on with {game}, {moves} {moves:move|moves} played." }
    CHOOSE_QUIT { en: "quit: leave." }
    CHOOSE_BAD { en: "Expected a number from 1 to {count}, the name of a game, or quit, found {found}." }
    CHOOSE_PROMPT { en: "Game> " }
    NOTHING_TO_RESUME { en: "There is no game to go on with." }
    SEAT { en: "Seat {seat}: {name}." }
    SEAT_TITLED { en: "Seat {seat}, {title}: {name}." }
    SETUP { en: "Set-up: {setup}." }
    SEED { en: "Seed: {seed}." }
    RESUMED { en: "The game goes on after {moves} {moves:move|moves}." }
    BEGIN { en: "A move is typed as {example}. help: the commands. rules: the rules." }
    YOUR_PROMPT { en: "Your move> " }
    TURN_PROMPT { en: "{name} to move> " }
    WAITING_PROMPT { en: "{name} waits> " }
    OVER_PROMPT { en: "Game over> " }
    MADE { en: "{number}. {name}: {move}." }
    MADE_TOLD { en: "{number}. {name}: {move} ({words})." }
    SCORE_EXACT { en: "Score for {name}: {score}, exact." }
    SCORE_ESTIMATE { en: "Score for {name}: {score}, an estimate." }
    WIN_IN { en: "win in {plies} {plies:move|moves}" }
    LOSS_IN { en: "loss in {plies} {plies:move|moves}" }
    FAR_AHEAD { en: "far ahead" }
    FAR_BEHIND { en: "far behind" }
    HINT_TOLD { en: "A good move: {move} ({words}). Score: {score}." }
    VALUE_EXACT { en: "{move} {score}" }
    VALUE_ESTIMATE { en: "{move} {score} (estimate)" }
    VALUES_OF { en: "What every move is worth for {name}, the best first:" }
    POINTS { en: "Points: {points}." }
    LEGAL { en: "{count} legal {count:move|moves}: {moves}" }
    LEGAL_WORDS { en: "{move} ({words})" }
    ILLEGAL { en: "{move} can't be played: {why}." }
    NOT_UNDERSTOOD { en: "Not understood: {why}. help: the commands." }
    TOO_LONG { en: "Not understood: that line is too long. help: the commands." }
    STANDING_STILL { en: "{name} waits. go: let the game go on." }
    NOT_SAVED_AGAIN { en: "It will be tried again after the next move." }
    AT_THE_END { en: "new: play again. rematch: with the seats swapped. games: another game. undo: take back. quit: leave." }
    STILL_SAVED { en: "The old game is saved. arcade resume --plain goes on with it." }
    LEFT { en: "The game is saved. arcade resume --plain goes on with it." }
    GOES_ON { en: "The game goes on." }
    UNDO_RESIGN { en: "undo takes that back." }
    BOARD_ON { en: "The board is drawn before every move of yours." }
    BOARD_WORDS { en: "The position is told in words before every move of yours." }
    BOARD_OFF { en: "The board is shown only when you ask for it." }
    MOVE_HELP { en: "Type a move, for example {example}, or one of these:" }
    COMMAND_HELP { en: "{command}: {what}" }
    HELP_HELP { en: "these commands" }
    HELP_BOARD { en: "draw the board; board on, board off, board words: what is shown before every move of yours" }
    HELP_WORDS { en: "tell the position in words" }
    HELP_MOVES { en: "the legal moves; moves words: with what they do" }
    HELP_HINT { en: "a good move" }
    HELP_VALUES { en: "what every move is worth" }
    HELP_UNDO { en: "take back your last move and the answers to it" }
    HELP_REDO { en: "play again what was taken back" }
    HELP_RESIGN { en: "give up this game" }
    HELP_GO { en: "let a computer that waits go on; while it thinks: move now" }
    HELP_LOG { en: "the moves so far" }
    HELP_NEW { en: "a new game with the same players" }
    HELP_REMATCH { en: "a new game with the seats swapped" }
    HELP_GAMES { en: "choose another game" }
    HELP_RULES { en: "the rules, and how to read the board" }
    HELP_QUIT { en: "leave; the game is saved after every move" }
}
