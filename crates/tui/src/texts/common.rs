//! Texts of the program as a whole: menu, set-up, help, boxes with a question.

use super::messages;

messages! {
    TOO_SMALL { en: "needs {needed}, this is {found}" }
    PROGRAM { en: "arcade" }
    MENU_SUBTITLE { en: "pencil and paper games against the computer" }
    MENU_RESUME { en: "Go on with the last game" }
    MENU_RESUME_NOTE { en: "{game}, {moves} {moves:move|moves} played" }
    MENU_QUIT { en: "Leave" }
    MENU_QUIT_NOTE { en: "back to the shell" }
    YES { en: "Yes" }
    NO { en: "No" }
    CLOSE { en: "Close" }
    ASK_LEAVE { en: "Leave this game? It is saved, and the menu offers to go on with it." }
    ASK_QUIT { en: "Leave the program?" }
    ASK_NEW { en: "Begin a new game? This one is not over." }
    ASK_RESIGN { en: "Resign this game?" }
    HELP_TITLE { en: "Help" }
    HELP_RULES { en: "The rules" }
    HELP_SCREEN { en: "On this screen" }
    HELP_MOUSE { en: "The mouse works everywhere: click on what you want. Shift and the mouse select text, as usual." }
    HELP_MORE { en: "{percent} %" }
    SETUP_TITLE { en: "{game}: new game" }
    SETUP_SEAT { en: "seat {seat}" }
    SETUP_START { en: "Start" }
    SETUP_DEFAULTS { en: "Usual settings" }
    SETUP_HELP_SEAT { en: "who plays here" }
    SETUP_HELP_START { en: "play with these settings" }
    SETUP_HELP_DEFAULTS { en: "put everything back" }
    SETUP_CHANGE_SHORT { en: "change" }
    PLAYER_HUMAN { en: "person" }
    PLAYER_EASY { en: "computer, easy" }
    PLAYER_MEDIUM { en: "computer, medium" }
    PLAYER_HARD { en: "computer, hard" }
    PLAYER_PERFECT { en: "computer, perfect" }
    MOUSE_ON { en: "The mouse is on." }
    MOUSE_OFF { en: "The mouse is off; the terminal selects text again." }
    THEME_IS { en: "Colour theme: {theme}" }
    NO_SLEEP { en: "There is no shell to come back to." }
    UNKNOWN_GAME { en: "There is no game {game}." }
}
