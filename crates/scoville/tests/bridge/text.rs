//! What writes random Java programs.

use std::fmt::Write;

/// A program as far as it is written, and what decides how it goes on.
pub(crate) struct Text {
    state: u64,
    pub(crate) out: String,
}

impl Text {
    pub(crate) fn new(seed: u64) -> Text {
        Text { state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1, out: String::new() }
    }

    /// A number below `count`.
    pub(crate) fn pick(&mut self, count: u64) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % count
    }

    pub(crate) fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.out, "{}{text}", "    ".repeat(depth));
    }
}
