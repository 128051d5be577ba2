//! `scoville run`: one run of a Java program.

use super::complain;
use crate::cli::RunArguments;
use crate::java;
use anyhow::Result;
use machine::{Machine, Stop, Unobserved};
use std::io::Write;

pub(crate) fn run(arguments: &RunArguments) -> Result<u8> {
    let prepared = java::prepare(&arguments.java)?;
    let mut machine = java::machine(&prepared, &arguments.java)?;
    let started = std::time::Instant::now();
    let stop = match machine.boot().and_then(|()| machine.start_main(&prepared.main, &arguments.java.arguments)) {
        Ok(()) => execute(&mut machine),
        Err(stop) => stop,
    };
    let code = finish(&mut machine, stop);
    flush(&mut machine)?;
    if arguments.stats {
        let seconds = started.elapsed().as_secs_f64();
        complain(&format!("{} operations in {seconds:.3} s, heap {} bytes", machine.steps, machine.heap.bytes()));
    }
    Ok(code)
}

/// Runs in slices, handing output on in between.
fn execute(machine: &mut Machine) -> Stop {
    const SLICE: u64 = 50_000_000;
    loop {
        machine.fuel = machine.steps + SLICE;
        match machine.interpret(&mut Unobserved) {
            Stop::OutOfFuel => {
                if flush(machine).is_err() {
                    return Stop::Exit(1);
                }
            }
            stop => return stop,
        }
    }
}

fn flush(machine: &mut Machine) -> std::io::Result<()> {
    std::io::stdout().write_all(&std::mem::take(&mut machine.out))?;
    std::io::stdout().flush()?;
    std::io::stderr().write_all(&std::mem::take(&mut machine.err))
}

fn finish(machine: &mut Machine, stop: Stop) -> u8 {
    machine.fuel = u64::MAX;
    match stop {
        Stop::Finished(_) => 0,
        Stop::Exit(code) => code as u8,
        Stop::Uncaught(exception) => {
            if let Err(stop) = machine.print_uncaught(exception) {
                complain(&format!("{stop:?}"));
            }
            1
        }
        Stop::Unsupported(what) => {
            complain(&format!("not modelled: {what}"));
            for frame in machine.trace_of(&machine.stack).iter().take(12) {
                let place = match (machine.source_file(frame.method), machine.line(*frame)) {
                    (Some(file), Some(line)) => format!("{file}:{line}"),
                    _ => "unknown".to_string(),
                };
                complain(&format!("    at {} ({place})", machine.program.method_name(frame.method)));
            }
            complain("please report it with the program and these lines");
            3
        }
        other => {
            complain(&format!("the program stopped: {other:?}"));
            1
        }
    }
}
