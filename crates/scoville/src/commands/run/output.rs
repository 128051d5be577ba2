//! Where the output of a run goes.

use habanero::host::Machine;
use std::io::Write;

/// Where the output of a run goes: to the user at once, or into memory.
#[derive(Default)]
pub(super) struct Output {
    /// What was written, if it is kept.
    pub(super) kept: Option<Kept>,
}

/// What a run wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Kept {
    pub(super) out: Vec<u8>,
    pub(super) err: Vec<u8>,
}

impl Output {
    pub(super) fn keeping() -> Output {
        Output { kept: Some(Kept::default()) }
    }

    /// Passes on what the program has written.
    pub(super) fn flush(&mut self, machine: &mut Machine) -> std::io::Result<()> {
        let (out, err) = (std::mem::take(&mut machine.out), std::mem::take(&mut machine.err));
        match &mut self.kept {
            Some(kept) => {
                kept.out.extend(out);
                kept.err.extend(err);
                Ok(())
            }
            None => {
                if !out.is_empty() {
                    std::io::stdout().write_all(&out)?;
                    std::io::stdout().flush()?;
                }
                std::io::stderr().write_all(&err)
            }
        }
    }

    /// Says something about the program.
    pub(super) fn say(&mut self, text: &str) {
        match &mut self.kept {
            Some(kept) => {
                kept.err.extend_from_slice(text.as_bytes());
                kept.err.push(b'\n');
            }
            None => crate::commands::printing::complain(text),
        }
    }
}
