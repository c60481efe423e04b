//! arcade
fn main() {}
