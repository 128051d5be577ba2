//! `scoville check`: by the extension of the input to the front end that reads it; several inputs side by side.

use super::many::Parts;
use super::watch::{Shown, Watch};
use super::{check_bridge, check_java, check_junit, check_phasers, many};
use crate::cli::CheckArguments;
use crate::java::Found;
use crate::javac::Ended;
use anyhow::{Result, bail};
use std::time::Instant;

pub(crate) fn run(arguments: &CheckArguments) -> Result<u8> {
    let arguments = &CheckArguments { started: Some(Instant::now()), ..arguments.clone() };
    let first = arguments.of_input(arguments.inputs.first().cloned().unwrap_or_default());
    let items = many::items(arguments);
    match items {
        // The time was up while `javac` ran.
        Err(error) if error.is::<Ended>() => {
            Watch::start(&first.budget(), Shown::of(&first, "order")).ended(error)
        }
        Err(error) => Err(error),
        Ok(_) if arguments.compile_only => Ok(0),
        Ok(Parts::Several(items)) => many::run(arguments, &items),
        Ok(Parts::One(program)) => one(&program.arguments, program.found),
    }
}

fn one(arguments: &CheckArguments, found: Option<Box<Found>>) -> Result<u8> {
    let input = &arguments.java.input;
    match many::is_phaser_program(input) {
        true if arguments.phasers => bail!(
            "--phasers makes a phaser program from Java, and {} is one already: leave the option out",
            input.display()
        ),
        true => check_phasers::run(arguments),
        false if arguments.phasers => check_bridge::run(arguments),
        false => match &arguments.junit {
            Some(tests) => check_junit::run(arguments, tests),
            None => check_java::run(arguments, found),
        },
    }
}
