//! Texts of the editor of tracks and maps.

use super::messages;

messages! {
    TITLE { en: "{game}: drawing a {noun}" }
    UNNAMED { en: "no name yet" }
    CHANGED { en: "changed" }
    OPEN_EDITOR { en: "Draw a {noun}" }
    OPEN_EDITOR_NOTE { en: "draw a {noun} of your own, try it and save it under a name" }
    PALETTE { en: "Palette" }
    CHECK { en: "Check" }
    CHECKING { en: "checking" }
    KEYS { en: "Keys" }
    DRAWING { en: "Every step of the cursor draws. {key}: stop." }
    CORNER { en: "Go to the other corner: Enter fills the rectangle, {cancel} forgets it." }
    FILLED { en: "Filled {n} {n:cell|cells}." }
    NOTHING_CHANGED { en: "Nothing is different." }
    NO_UNDO { en: "There is nothing to take back." }
    NO_REDO { en: "There is nothing to do again." }
    ASK_NAME { en: "What is it called?" }
    ASK_SIZE { en: "Columns x rows, for example 40x20" }
    ASK_OPEN { en: "A name, or a file" }
    ASK_SAVE { en: "A name, or a file" }
    BAD_SIZE { en: "Expected a size such as 40x20, found {found}." }
    BAD_NAME { en: "Expected a name of letters, digits, blanks, - and _, found {found}." }
    NO_FOLDER { en: "There is no folder for names; give a file instead." }
    NOT_OPENED { en: "Can't open it: {why}" }
    NOT_SAVED { en: "Can't save it: {why}" }
    OPENED { en: "Opened {path}." }
    SAVED { en: "Saved as {path}." }
    SAVED_NAME { en: "Saved. --setup {field}={name} plays it." }
    ASK_OVERWRITE { en: "{path} is there already and holds something else. Overwrite it?" }
    ASK_LEAVE { en: "What you have drawn since the last save would be lost. Leave it all the same?" }
    ASK_FORGET { en: "What you have drawn since the last save would be lost. Open another one all the same?" }
    NO_TEST { en: "Can't be tried yet: {why}" }
    KEY_DRAW { en: "draw with every step of the cursor, and stop" }
    KEY_DRAW_SHORT { en: "draw" }
    KEY_BOX { en: "the first corner of a rectangle" }
    KEY_BOX_SHORT { en: "box" }
    KEY_FILL { en: "fill the area under the cursor" }
    KEY_FILL_SHORT { en: "fill" }
    KEY_PICK { en: "pick up the component under the cursor" }
    KEY_PICK_SHORT { en: "pick" }
    KEY_SIZE { en: "another size" }
    KEY_SIZE_SHORT { en: "size" }
    KEY_NAME { en: "another name" }
    KEY_NAME_SHORT { en: "name" }
    KEY_OPEN { en: "open" }
    KEY_OPEN_SHORT { en: "open" }
    KEY_SAVE { en: "save" }
    KEY_SAVE_SHORT { en: "save" }
    KEY_SAVE_AS { en: "save under another name" }
    KEY_SAVE_AS_SHORT { en: "save as" }
    KEY_TRY { en: "try it, and come back" }
    KEY_TRY_SHORT { en: "try it" }
    KEY_COMPONENT { en: "choose a component of the palette" }
    PAINT_SHORT { en: "paint" }
    COMPONENT_SHORT { en: "component" }
    HELP_PAINT { en: "Choose a component with its digit, with Tab, with the wheel or with a click on the palette. Paint with Enter or with the mouse; drag to draw. The right button picks up what lies under the mouse." }
    HELP_SAVE { en: "Saved under a name it is kept in the data folder and found by that name afterwards: in the set-up, and with --setup on the command line. Nothing is overwritten without a question." }
    HELP_CHECK { en: "The panel checks what you draw while you draw it." }
}
