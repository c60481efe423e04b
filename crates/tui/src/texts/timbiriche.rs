//! Texts of the Timbiriche board.

use super::messages;

messages! {
    EXPLANATION { en: "Chains" }
    NO_CHAINS { en: "no chains yet" }
    CHAINS { en: "{n} {n:chain|chains}: {lengths}" }
    LOOPS { en: "{n} {n:loop|loops}: {lengths}" }
    OFFERED { en: "{n} {n:box|boxes} to take now" }
    SAFE_LINES { en: "{n} safe {n:line|lines} left" }
    NO_SAFE_LINES { en: "no safe line left" }
    RULE { en: "{n} long {n:one|ones}, good for: {name}" }
    CONTROL_CHOICE { en: "can keep control: {name}" }
    CONTROL_SETTLED { en: "in control: {name}" }
    CONTROL_PREDICTED { en: "will get control: {name}" }
    DOUBLE_DEAL { en: "hand back {n} with {line}: {keep}; take all: {all}" }
    CLOSES { en: "closes {n} {n:box|boxes}" }
    LINE_DRAWN { en: "That line is drawn already." }
    HELP_MOVE { en: "The cursor stands on a line. Left and right go along a row of lines, up and down to the next row; rows of horizontal and of vertical lines take turns." }
    HELP_TYPE { en: "Typed moves: H0,3 is the horizontal line in row 0 from column 3, V2,1 the vertical line in column 1 from row 2. Rows and columns are counted from 0." }
    HELP_MARKS { en: "The double line is the last move. Boxes in brackets have just been closed." }
    HELP_CHAINS { en: "Boxes that fall together once one of them is offered are a chain; the panel counts the chains and says who will have to open the first long one. Who takes a long chain may hand back the last two boxes, so that the other one has to open the next: that is control." }
    HELP_VALUES { en: "Values on the lines are boxes: by how many the player to move will be ahead of the other from here on." }
}
