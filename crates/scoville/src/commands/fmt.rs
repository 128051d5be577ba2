//! `scoville fmt`: one layout for phaser programs.

use super::{complain, say};
use crate::cli::FmtArguments;
use anyhow::{Context, Result};

pub(crate) fn run(arguments: &FmtArguments) -> Result<u8> {
    let file = arguments.input.display().to_string();
    let text = std::fs::read_to_string(&arguments.input).with_context(|| file.clone())?;
    let tree = match phasers::lang::parse(&file, &text) {
        Ok(tree) => tree,
        Err(diagnostics) => {
            complain(&diagnostics.to_string());
            return Ok(2);
        }
    };
    let formatted = phasers::lang::format(&tree);
    if arguments.check {
        return Ok(u8::from(formatted != text));
    }
    if arguments.write {
        if formatted != text {
            std::fs::write(&arguments.input, formatted).with_context(|| file)?;
        }
    } else {
        say(&formatted);
    }
    Ok(0)
}
