//! `scoville run`: one run of a Java program, with one schedule of its tasks.

use super::complain;
use crate::cli::RunArguments;
use crate::java;
use anyhow::{Context, Result};
use habanero::{Halt, Points, Session, Setup};
use machine::{Machine, TaskId, Unobserved};
use std::io::Write;

/// How the next task is chosen.
enum Policy {
    /// The current task goes on; when it cannot, the oldest that can.
    Oldest,
    /// At random (xorshift), at every operation that tasks can notice.
    Random(u64),
    /// As given; then the oldest.
    Given(std::collections::VecDeque<u32>),
}

impl Policy {
    fn pick(&mut self, count: u32) -> u32 {
        match self {
            Policy::Oldest => 0,
            Policy::Random(state) => {
                *state ^= *state << 13;
                *state ^= *state >> 7;
                *state ^= *state << 17;
                (state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as u32 % count
            }
            Policy::Given(choices) => choices.pop_front().unwrap_or(0).min(count - 1),
        }
    }
}

pub(crate) fn run(arguments: &RunArguments) -> Result<u8> {
    let prepared = java::prepare(&arguments.java)?;
    let mut machine = java::machine(&prepared, &arguments.java, &java::read_input()?)?;
    let started = std::time::Instant::now();
    let mut policy = match (arguments.seed, &arguments.schedule) {
        (Some(seed), _) => Policy::Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
        (None, Some(text)) => Policy::Given(parse_schedule(text)?),
        (None, None) => Policy::Oldest,
    };
    let everywhere = !matches!(policy, Policy::Oldest);
    if let Err(stop) = machine.boot() {
        complain(&format!("the JDK could not be started: {stop:?}"));
        return Ok(3);
    }
    let points = Points { everywhere, ..Points::default() };
    let mut session = Session::new(machine, Setup { points, options: habanero::session::everything_visible(), ..Setup::default() });
    if let Err(stop) = session.machine.start_main(&prepared.main, &arguments.java.arguments) {
        complain(&format!("{stop:?}"));
        return Ok(3);
    }
    let mut taken = Vec::new();
    let code = drive(&mut session, &mut policy, &mut taken, arguments.trace)?;
    flush(&mut session.machine)?;
    if arguments.stats {
        let seconds = started.elapsed().as_secs_f64();
        let machine = &session.machine;
        complain(&format!("{} operations in {seconds:.3} s, heap {} bytes", machine.steps, machine.heap.bytes()));
        if everywhere {
            let choices: Vec<String> = taken.iter().map(u32::to_string).collect();
            complain(&format!("schedule {}", choices.join(".")));
        }
    }
    Ok(code)
}

fn parse_schedule(text: &str) -> Result<std::collections::VecDeque<u32>> {
    let parts = text.split('.').filter(|part| !part.is_empty());
    parts.map(|part| part.parse().with_context(|| format!("{part:?} in the schedule is not a number"))).collect()
}

/// Runs until the program ends; gives the exit code.
fn drive(session: &mut Session, policy: &mut Policy, taken: &mut Vec<u32>, trace: bool) -> Result<u8> {
    const SLICE: u64 = 50_000_000;
    let mut current = TaskId(0);
    let mut goes_on = true;
    let mut choice = 0;
    loop {
        if !goes_on {
            let runnable = session.runnable();
            if runnable.is_empty() {
                return at_rest(session);
            }
            let mut index = 0;
            if runnable.len() > 1 {
                index = policy.pick(runnable.len() as u32);
                taken.push(index);
            }
            current = runnable[index as usize];
        }
        session.machine.fuel = session.machine.steps + SLICE;
        let halt = session.run(current, choice, &mut Unobserved);
        choice = 0;
        goes_on = false;
        if trace {
            complain(&habanero::describe::step(session, current, &halt));
        }
        match halt {
            Halt::OutOfFuel => goes_on = true,
            Halt::Point(habanero::Point::Message(ways)) => {
                choice = policy.pick(ways);
                taken.push(choice);
                goes_on = true;
            }
            Halt::Blocked | Halt::Point(_) | Halt::Observer | Halt::Region(_) => {}
            Halt::Ended(Some(exception)) if current == TaskId(0) => {
                session.machine.switch_to(current);
                if let Err(stop) = session.machine.print_uncaught(exception) {
                    complain(&format!("{stop:?}"));
                }
                flush(&mut session.machine)?;
                return Ok(1);
            }
            Halt::Ended(_) => {}
            Halt::Exit(code) => return Ok(code as u8),
            Halt::Unsupported(what) => return Ok(unsupported(&mut session.machine, &what)),
        }
        flush(&mut session.machine)?;
    }
}

/// No task can run: the program has ended, or it is stuck.
fn at_rest(session: &mut Session) -> Result<u8> {
    flush(&mut session.machine)?;
    if !session.alive.is_empty() {
        complain(&habanero::describe::deadlock(session));
        return Ok(1);
    }
    let uncaught = session.world().uncaught();
    for (_, exception) in &uncaught {
        session.machine.switch_to(TaskId(0));
        session.machine.err.extend_from_slice(b"in a task that no finish collects: ");
        if let Err(stop) = session.machine.print_uncaught(machine::Ref(exception.0)) {
            complain(&format!("{stop:?}"));
        }
    }
    flush(&mut session.machine)?;
    Ok(u8::from(!uncaught.is_empty()))
}

fn flush(machine: &mut Machine) -> std::io::Result<()> {
    if !machine.out.is_empty() {
        std::io::stdout().write_all(&std::mem::take(&mut machine.out))?;
        std::io::stdout().flush()?;
    }
    std::io::stderr().write_all(&std::mem::take(&mut machine.err))
}

fn unsupported(machine: &mut Machine, what: &str) -> u8 {
    complain(&format!("not modelled: {what}"));
    for frame in machine.trace_of(&machine.stack).iter().take(12) {
        complain(&format!("    at {}", habanero::describe::frame(machine, *frame)));
    }
    complain("please report it with the program and these lines");
    3
}
