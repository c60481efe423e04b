#!/bin/sh
# Draws the pictures of the documentation from the real program.
set -eu
cd "$(dirname "$0")/../.."
cargo build --release
picture() { cargo run --quiet --release -p arcade --example picture -- "$@"; }

picture --to docs/pictures/timbiriche.svg --keys "wait:2" -- resume docs/pictures/timbiriche.arcade
picture --to docs/pictures/gato-e-rato.svg --keys "wait:1 q wait:2 e wait:2 v wait:1" -- --game gato-e-rato --level medium --seed 1
picture --to docs/pictures/flag-capture.svg --keys "wait:1 e wait:2 e wait:2" -- --game flag-capture --level medium --seed 1
picture --to docs/pictures/formula.svg --keys "wait:1 e wait:2 c wait:2 d wait:2 d wait:2 q wait:2 t wait:1" -- --game formula --level medium --seed 1
