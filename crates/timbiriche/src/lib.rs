//! timbiriche
