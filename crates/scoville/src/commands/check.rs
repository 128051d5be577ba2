//! `scoville check`: by the extension of the input to the front end that reads it; several inputs side by side.

use super::{check_bridge, check_java, check_junit, check_phasers, many};
use crate::cli::CheckArguments;
use anyhow::{Result, bail};

pub(crate) fn run(arguments: &CheckArguments) -> Result<u8> {
    if let Some(items) = many::items(arguments)? {
        return many::run(arguments, &items);
    }
    let [input] = arguments.inputs.as_slice() else { bail!("there is nothing to check") };
    one(&arguments.of_input(input.clone()))
}

fn one(arguments: &CheckArguments) -> Result<u8> {
    let input = &arguments.java.input;
    match input.extension().and_then(|extension| extension.to_str()) {
        Some("ph" | "pha" | "json") if arguments.phasers => bail!(
            "--phasers makes a phaser program from Java, and {} is one already: leave the option out",
            input.display()
        ),
        Some("ph" | "pha" | "json") => check_phasers::run(arguments),
        _ if arguments.phasers => check_bridge::run(arguments),
        _ => match &arguments.junit {
            Some(tests) => check_junit::run(arguments, tests),
            None => check_java::run(arguments),
        },
    }
}
