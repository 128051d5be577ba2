//! A number of rounds on the command line.

use std::fmt;
use std::str::FromStr;

/// After how many rounds something happens, if ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rounds(pub(crate) Option<u32>);

impl FromStr for Rounds {
    type Err = String;

    fn from_str(text: &str) -> Result<Rounds, String> {
        match text {
            "never" => Ok(Rounds(None)),
            text => {
                text.parse().map(|rounds| Rounds(Some(rounds))).map_err(|_| "a number, or never".to_string())
            }
        }
    }
}

impl fmt::Display for Rounds {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(rounds) => write!(out, "{rounds}"),
            None => out.write_str("never"),
        }
    }
}
