//! Texts of the formula board.

use super::messages;

messages! {
    EXPLANATION { en: "The race" }
    SCORE_TURNS { en: "{turns} {turns:turn|turns}" }
    SCORE_OUT { en: "out, {turns} {turns:turn|turns}" }
    SCORE_FINISHED { en: "home, {turns} {turns:turn|turns}" }
    SCORE_AHEAD { en: "all but won" }
    SCORE_BEHIND { en: "all but lost" }
    SCORE_LEAD { en: "{turns} turns" }
    SPEED { en: "speed {speed}" }
    SPEED_VECTOR { en: "speed {speed}, by {vector}" }
    ROUND { en: "round {round}, par {par}" }
    ROUND_ONLY { en: "round {round}" }
    COUNTING { en: "counting the turns: {states} states" }
    NO_TABLE { en: "This track is too large for exact counters." }
    AT_FREE { en: "{point}: free" }
    AT_TURNS { en: "{point}: then {turns} {turns:turn|turns} to the finish" }
    AT_FINISH { en: "{point}: over the finish" }
    AT_OCCUPIED { en: "{point}: {name} stands there" }
    AT_LEAVES { en: "{point}: leaves the track at {cell}" }
    AT_DOOMED { en: "{point}: doomed, no way any more" }
    MUST_STAND { en: "Every point on the track is taken: the car has to stand still. Any of the nine keys does it." }
    BEST { en: "best: {turns} more {turns:turn|turns}" }
    BEST_NONE { en: "doomed: no way to the finish any more" }
    OVER { en: "{name}: {turns} {turns:turn|turns}, {over} over the best {best}" }
    EXACT { en: "{name}: {turns} {turns:turn|turns}, and none is faster" }
    WENT_OUT { en: "{name}: out in turn {turns}" }
    GHOST_KEY { en: "{key}: the best line" }
    WARN_LEAVES { en: "Going to {point} leaves the track at {cell}, and the car is out. Go there all the same?" }
    TAKEN { en: "{name} stands on {point}." }
    COUNTERS_ON { en: "The numbers are the fewest turns to the finish by that point, this one counted. {key}: hide." }
    COUNTERS_OFF { en: "The counters are hidden." }
    COUNTERS_WAIT { en: "The counters come as soon as the track has been counted." }
    GHOST_ON { en: "The best line is drawn. {key}: hide." }
    GHOST_OFF { en: "The best line is hidden." }
    GHOST_NONE { en: "There is no way to the finish from here." }
    MAP_ON { en: "The small map is shown where the track is larger than the board." }
    MAP_OFF { en: "The small map is hidden." }
    FINISHED { en: "crossed the finish after {turns} {turns:turn|turns}" }
    LEFT { en: "left the track" }
    STOOD { en: "had to stand still" }
    KEY_UP_LEFT { en: "shift by one up and left" }
    KEY_UP { en: "shift by one up" }
    KEY_UP_RIGHT { en: "shift by one up and right" }
    KEY_LEFT { en: "shift by one left" }
    KEY_STRAIGHT { en: "repeat the last move" }
    KEY_RIGHT { en: "shift by one right" }
    KEY_DOWN_LEFT { en: "shift by one down and left" }
    KEY_DOWN { en: "shift by one down" }
    KEY_DOWN_RIGHT { en: "shift by one down and right" }
    KEY_COUNTERS { en: "show the exact counters of the nine points" }
    KEY_GHOST { en: "show the best line" }
    KEY_MAP { en: "show or hide the small map" }
    HELP_MOVE { en: "The car repeats its last move, and you may shift the landing point by one: with the nine letters q w e, a s d, z x c around it, with the number pad, with the arrows and Enter, or with a click. s and 5 go straight to where inertia leads." }
    HELP_MARKS { en: "Of the nine points circles are free (the double one is where inertia leads), crosses leave the track, daggers stay on the track but are too fast: from there no way leads to the finish any more. Where another car stands nobody can go." }
    HELP_MARKS_ASCII { en: "Without Unicode they are o and @ (free, inertia), x and X (leaves the track), ! and & (no way any more), > (over the finish)." }
    HELP_WAY { en: "The shaded cells are the way to the point under the cursor. Every cell that it enters has to be on the track; passing exactly through a corner is free." }
    HELP_COUNTERS { en: "The counters are exact: the fewest turns to the finish if you go there and are alone from then on." }
    HELP_TYPE { en: "Typed moves are landing points, for example 12,7: column and row, counted from 0. A car that has to stand still is moved by =." }
    HELP_VALUES { en: "With several cars values are hundredths of a turn of lead; on small cells the nine points show their order instead, 1 is the best." }
    TRACK { en: "track" }
    CELL_OFF { en: "off the track" }
    CELL_TRACK { en: "track" }
    CELL_START { en: "start" }
    CELL_FINISH { en: "finish" }
    CHECK_PAR { en: "par {par}, room for {cars} {cars:car|cars}" }
    CHECK_TURNS { en: "start {start}: {turns} {turns:turn|turns}" }
    CHECK_UNKNOWN { en: "start {start}: a way, turns not known" }
    CHECK_NO_WAY { en: "start {start}: no way to the finish" }
    CHECK_NO_START { en: "there is no start" }
    CHECK_NO_FINISH { en: "there is no finish" }
    CHECK_ONE_START { en: "one start only: two cars need two" }
    CHECK_SHORT { en: "{turns} {turns:turn|turns} are few: can the finish be crossed backwards?" }
}
