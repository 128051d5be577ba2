//! The `scoville` command.
fn main() {}
