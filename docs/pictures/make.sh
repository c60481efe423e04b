#!/bin/sh
# Draws the pictures of the documentation from the real program.
set -eu
cd "$(dirname "$0")/../.."
cargo build --release
picture() { cargo run --quiet --release -p arcade --example picture -- "$@"; }

picture --to docs/pictures/timbiriche.svg \
    --keys "wait:1 :H1,1 Enter wait:2 :V0,3 Enter wait:2 :H3,2 Enter wait:2 :V2,1 Enter wait:2 :H0,4 Enter wait:2 :V3,4 Enter wait:2 :H2,0 Enter wait:3" \
    -- --game timbiriche --level medium --seed 1
picture --to docs/pictures/gato-e-rato.svg --keys "wait:1 q wait:2 e wait:2 v wait:1" -- --game gato-e-rato --level medium --seed 1
picture --to docs/pictures/flag-capture.svg --keys "wait:1 e wait:2 e wait:2" -- --game flag-capture --level medium --seed 1
