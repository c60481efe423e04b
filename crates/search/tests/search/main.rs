//! Tests of the search against a plain one, on trees made of random numbers.

mod plain;
mod tree;
