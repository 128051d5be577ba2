//! One run: tasks take turns until none can run.

use super::output::Output;
use super::policy::Policy;
use anyhow::Result;
use habanero::explain::{deadlock, describe, failures};
use habanero::frames::user_frame;
use habanero::host::Machine;
use habanero::{Halt, Point, Session, Volatiles};
use machine::{TaskId, Unobserved};

/// After so many operations another task has its turn, so that one that spins does not hold up the rest.
const SLICE: u64 = 5_000_000;

/// The code of a run that was given up.
pub(super) const GIVEN_UP: u8 = 3;

/// A run of a program.
pub(super) struct Run<'a> {
    pub(super) session: &'a mut Session,
    pub(super) policy: Policy,
    pub(super) output: Output,
    /// The choices made.
    pub(super) taken: Vec<u32>,
    /// The classes of exceptions that left the program, and of those inside them.
    pub(super) thrown: Vec<String>,
    /// The run is given up at this many operations of the machine.
    pub(super) most: Option<u64>,
    /// An exception has left `main`.
    failed: Option<machine::Ref>,
    volatiles: Volatiles,
}

impl<'a> Run<'a> {
    pub(super) fn new(session: &'a mut Session, policy: Policy, output: Output) -> Run<'a> {
        let (taken, thrown) = (Vec::new(), Vec::new());
        Run {
            session,
            policy,
            output,
            taken,
            thrown,
            most: None,
            failed: None,
            volatiles: Volatiles::default(),
        }
    }

    /// Runs until the program ends; gives the exit code.
    pub(super) fn drive(&mut self) -> Result<u8> {
        let code = self.turns();
        self.output.flush(&mut self.session.machine)?;
        code
    }

    fn turns(&mut self) -> Result<u8> {
        let mut current = TaskId(0);
        let mut goes_on = true;
        let mut last_one = false;
        let mut choice = 0;
        loop {
            if self.most.is_some_and(|most| self.session.machine.steps >= most) {
                return Ok(GIVEN_UP);
            }
            if !goes_on {
                match self.next(current, last_one) {
                    Some(next) => current = next,
                    None if self.session.time_out() => continue,
                    None => return self.at_rest().map(|code| code.max(u8::from(self.failed.is_some()))),
                }
            }
            let halt = self.turn(current, std::mem::take(&mut choice));
            goes_on = false;
            last_one = false;
            match halt {
                Halt::OutOfFuel | Halt::Point(Point::GaveWay) => last_one = true,
                Halt::Observer => self.volatiles.stopped(current),
                Halt::Point(Point::Message(ways) | Point::Midst(ways)) => {
                    choice = self.policy.pick(ways);
                    self.taken.push(choice);
                    goes_on = true;
                }
                Halt::Blocked | Halt::Point(_) | Halt::Region(_) | Halt::Ended(None) => {}
                Halt::Ended(Some(exception)) if current == TaskId(0) => {
                    self.uncaught(exception)?;
                    self.failed = Some(exception);
                    // As under `java`, what still runs goes on; then come the hooks.
                    if !self.session.is_held_up() {
                        return Ok(1);
                    }
                }
                Halt::Ended(Some(_)) => {}
                Halt::Exit(code) => return Ok(code as u8),
                Halt::Unsupported(what) => return Ok(self.unsupported(&what)),
            }
            self.output.flush(&mut self.session.machine)?;
        }
    }

    /// The task that runs next, if any can. Who has had its turn comes last, unless the schedule says otherwise.
    fn next(&mut self, current: TaskId, last_one: bool) -> Option<TaskId> {
        if !self.policy.is_everywhere() {
            let behind = last_one.then_some(current);
            return self
                .session
                .first_able(behind)
                .or_else(|| behind.and_then(|_| self.session.first_able(None)));
        }
        let runnable = self.session.runnable();
        if runnable.len() < 2 {
            return runnable.first().copied();
        }
        let index = self.policy.pick(runnable.len() as u32);
        self.taken.push(index);
        Some(runnable[index as usize])
    }

    fn turn(&mut self, task: TaskId, choice: u32) -> Halt {
        self.session.machine.fuel = self.session.machine.steps + SLICE;
        if !self.policy.is_everywhere() {
            return self.session.run(task, choice, &mut Unobserved);
        }
        let armed = self.session.alive.len() > 1 || self.session.point_of(task).is_some();
        self.volatiles.before(task, armed);
        self.session.run(task, choice, &mut self.volatiles)
    }

    /// An exception has left `main`.
    fn uncaught(&mut self, exception: machine::Ref) -> Result<()> {
        self.thrown.extend(failures::classes(self.session, exception));
        self.session.machine.switch_to(TaskId(0));
        let printed = self.session.machine.print_uncaught(exception);
        self.output.flush(&mut self.session.machine)?;
        if let Err(stop) = printed {
            self.output.say(&format!("{stop:?}"));
        }
        // A program without tasks ends with just what `java` writes.
        if self.session.machine.program.loaded("scoville/Primitives").is_some() {
            for line in failures::story(self.session, exception, TaskId(0)) {
                self.output.say(&line);
            }
        }
        Ok(())
    }

    /// No task can run: the program has ended, or it is stuck.
    fn at_rest(&mut self) -> Result<u8> {
        self.output.flush(&mut self.session.machine)?;
        if !self.session.alive.is_empty() {
            let text = deadlock::deadlock(self.session);
            self.output.say(&text);
            return Ok(1);
        }
        let mut uncaught = self.session.world().uncaught();
        uncaught.retain(|(_, exception)| self.failed.is_none_or(|told| told.0 != exception.0));
        for (_, exception) in &uncaught {
            let exception = machine::Ref(exception.0);
            self.thrown.extend(failures::classes(self.session, exception));
            self.session.machine.switch_to(TaskId(0));
            let printed = self
                .session
                .machine
                .print_exception("Exception in a task that no finish collects: ", exception);
            self.output.flush(&mut self.session.machine)?;
            if let Err(stop) = printed {
                self.output.say(&format!("{stop:?}"));
            }
            for line in failures::story(self.session, exception, TaskId(0)) {
                self.output.say(&line);
            }
        }
        for line in failures::left_behind(self.session) {
            self.output.say(&line);
        }
        Ok(u8::from(!uncaught.is_empty()))
    }

    fn unsupported(&mut self, what: &str) -> u8 {
        let lines = unsupported(&self.session.machine, what);
        let task = describe::task_name(self.session, self.session.machine.current);
        self.output.say(&lines[0]);
        self.output.say(&format!("  in {task}{}", lines[1]));
        lines[2..].iter().for_each(|line| self.output.say(line));
        self.output.say("please report it with the program and these lines");
        3
    }
}

/// What is not modelled, the call in the program that led to it, and the stack.
fn unsupported(machine: &Machine, what: &str) -> Vec<String> {
    let trace = machine.trace_of(&machine.stack);
    let user = user_frame(machine, &trace);
    let position = trace.iter().position(|frame| Some(*frame) == user);
    let called =
        position.and_then(|at| at.checked_sub(1)).map(|at| machine.program.method_name(trace[at].method));
    let called = called.map_or(String::new(), |name| format!(", which calls {name}"));
    let mut lines =
        vec![format!("not modelled: {what}"), format!(" at {}{called}", describe::line_of(machine, user))];
    lines.extend(trace.iter().take(12).map(|frame| format!("    at {}", describe::frame(machine, *frame))));
    lines
}
