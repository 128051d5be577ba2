//! Standard input: read when the program first asks for it, and once for all machines that share it.

use std::sync::{Arc, OnceLock};

/// What a program reads from its standard input.
#[derive(Clone, Debug)]
pub struct Input {
    bytes: Arc<OnceLock<Vec<u8>>>,
    source: fn() -> Vec<u8>,
}

impl Input {
    /// Input that comes from a source.
    pub fn new(source: fn() -> Vec<u8>) -> Input {
        Input { bytes: Arc::default(), source }
    }

    /// All of it.
    pub fn bytes(&self) -> &[u8] {
        self.bytes.get_or_init(self.source)
    }

    /// All of it, if somebody has asked for it.
    pub fn if_read(&self) -> Option<&[u8]> {
        self.bytes.get().map(Vec::as_slice)
    }
}

impl Default for Input {
    fn default() -> Input {
        Input::from(Vec::new())
    }
}

impl From<Vec<u8>> for Input {
    fn from(bytes: Vec<u8>) -> Input {
        Input { bytes: Arc::new(OnceLock::from(bytes)), source: Vec::new }
    }
}
