#!/bin/sh
# Draws the pictures of the documentation from the real program.
set -eu
cd "$(dirname "$0")/../.."
cargo build --release
picture() { cargo run --quiet --release -p arcade --example picture -- "$@"; }

picture --to docs/pictures/timbiriche.svg --keys "wait:2" -- resume docs/pictures/timbiriche.arcade
picture --to docs/pictures/gato-e-rato.svg --keys "wait:1 c wait:2 z wait:2 v wait:1" -- --game gato-e-rato --level medium --seed 1
picture --to docs/pictures/flag-capture.svg --keys "wait:1 e wait:2 e wait:2" -- --game flag-capture --level medium --seed 1
picture --to docs/pictures/formula.svg --keys "wait:1 e wait:2 c wait:2 d wait:2 d wait:2 t wait:1" -- --game formula --level medium --seed 1

# The animation of the README: the menu, a set-up, and some moves of each game. The first line of a menu with a
# game to go on with is that game.
menu="wait:1.6 frame:0.9 Down wait:0.9 frame:0.6 Down wait:1.2 frame:0.6 Down wait:0.9 frame:0.6 Up Up Up"
boxes="Enter frame:1.2 Enter wait:0.3 :H2,2 Enter wait:1.5 frame:0.9 :V2,2 Enter wait:1.5 frame:0.9 Esc Enter wait:0.3"
mouse="Down Down Enter Enter :84-73 Enter wait:1.5 frame:0.9 :73-64 Enter wait:1.5 frame:0.9 v wait:1.5 frame:1.4 Esc Esc Enter wait:0.3"
race="Down Down Down Enter Down Left wait:1 frame:1.3 Up Enter wait:0.3 frame:0.6 x wait:1.5 frame:0.8 e wait:1.5 frame:0.9 Esc Enter wait:0.3"
flags="Down Down Down Down Enter frame:1 Enter wait:0.3 frame:0.6 e wait:1.5 frame:0.8 e wait:1.5 frame:1.2"
picture --to docs/pictures/tour.svg --keys "$menu $boxes $mouse $race $flags" -- --seed 1 --unicode

# It has to be loaded quickly.
size=$(wc -c <docs/pictures/tour.svg)
if [ "$size" -ge 1000000 ]; then
    echo "docs/pictures/tour.svg: expected less than 1000000 bytes, found $size" >&2
    exit 1
fi
