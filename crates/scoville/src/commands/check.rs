//! `scoville check`: by the extension of the input to the front end that reads it.

use super::check_phasers;
use crate::cli::CheckArguments;
use anyhow::{Result, bail};

pub(crate) fn run(arguments: &CheckArguments) -> Result<u8> {
    let extension = arguments.input.extension().and_then(|extension| extension.to_str());
    match extension {
        Some("ph" | "pha") => check_phasers::run(arguments),
        _ => bail!("{}: not a phaser program (.ph, .pha)", arguments.input.display()),
    }
}
