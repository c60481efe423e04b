//! Tests of the search against a plain one, on trees made of random numbers.

mod limits;
mod plain;
mod signature;
mod stops;
mod table;
mod threads;
mod traps;
mod tree;
mod weakened;
