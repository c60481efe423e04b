//! What is to be done if a thread panics.

use std::thread;

/// Does something if the thread that holds it panics: so that the other threads of a search end. They would be waited
/// for otherwise, for ever if there is no limit.
pub struct OnPanic<F: Fn()>(pub F);

impl<F: Fn()> Drop for OnPanic<F> {
    fn drop(&mut self) {
        if thread::panicking() {
            (self.0)();
        }
    }
}
