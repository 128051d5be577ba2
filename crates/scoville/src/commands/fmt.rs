//! `scoville fmt`: one layout for phaser programs.

use crate::cli::FmtArguments;
use crate::commands::printing::{complain, say};
use crate::phaser_json::{to_json, to_text};
use anyhow::{Context, Result, bail};

pub(crate) fn run(arguments: &FmtArguments) -> Result<u8> {
    let file = arguments.input.display().to_string();
    let text = std::fs::read_to_string(&arguments.input).with_context(|| file.clone())?;
    let json = arguments.input.extension().is_some_and(|extension| extension == "json");
    if json && (arguments.write || arguments.check) {
        bail!(
            "{file} is JSON: fmt prints it in the standard layout of phaser programs, and rewrites nothing"
        );
    }
    let text = if json { to_text(&text).with_context(|| file.clone())? } else { text };
    let tree = match phasers::lang::parse(&file, &text) {
        Ok(tree) => tree,
        Err(diagnostics) => {
            complain(&diagnostics.to_string());
            return Ok(2);
        }
    };
    if arguments.json {
        say(&format!("{:#}\n", to_json(&tree)));
        return Ok(0);
    }
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
