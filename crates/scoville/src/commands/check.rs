//! `scoville check`: by the extension of the input to the front end that reads it.

use super::{check_bridge, check_java, check_junit, check_phasers};
use crate::cli::CheckArguments;
use anyhow::{Result, bail};

pub(crate) fn run(arguments: &CheckArguments) -> Result<u8> {
    let extension = arguments.java.input.extension().and_then(|extension| extension.to_str());
    match extension {
        Some("ph" | "pha" | "json") if arguments.phasers => bail!(
            "--phasers makes a phaser program from Java, and {} is one already: leave the option out",
            arguments.java.input.display()
        ),
        Some("ph" | "pha" | "json") => check_phasers::run(arguments),
        _ if arguments.phasers => check_bridge::run(arguments),
        _ => match &arguments.junit {
            Some(tests) => check_junit::run(arguments, tests),
            None => check_java::run(arguments),
        },
    }
}
