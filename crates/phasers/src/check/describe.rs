//! A replay in the words of a report.

use super::graph::graph;
use crate::concrete::{Badness, Configuration, Fault, Head, PhaserNumber, Registration, Replay, TaskNumber};
use crate::lang::Program;
use crate::lang::program::StatementKind;
use crate::property::Property;
use report::{Action, Change, Finding, Location, Message, Output, Place, Step, Task};

/// The finding for a replayed violation.
pub fn finding(program: &Program, property: Property, replay: &Replay) -> Finding {
    let words = Words { program, replay };
    let steps = replay.steps.iter().enumerate();
    let schedule = steps
        .map(|(number, step)| {
            let at = Place { file: program.file.clone(), line: step.line, column: step.column };
            let task = Task::Named(words.task(step.step.task));
            let after = words.phases(&step.after);
            let changes = words.changes(number, &step.after);
            Step { after, changes, ..Step::new(task, Action::Other(step.text.clone()), at) }
        })
        .collect();
    let tasks = involved(&replay.badness);
    let place = |task: TaskNumber| {
        let place = Place::new(program.file.clone(), words.line(task));
        Location::new(Task::Named(words.task(task)), place)
    };
    Finding {
        kind: property.kind(),
        message: describe_badness(program, replay),
        locations: tasks.into_iter().map(place).collect(),
        schedule,
        graph: graph(replay, |task| Task::Named(words.task(task))),
        output: Output::default(),
    }
}

fn involved(badness: &Badness) -> Vec<TaskNumber> {
    match badness {
        Badness::Assertion(task) | Badness::Runtime(task, _) | Badness::Leak(task, _) => vec![*task],
        Badness::Lapped(task, ..) => vec![*task],
        Badness::Race(first, second, _) | Badness::Never(first, second) => vec![*first, *second],
        Badness::Ahead(signaller, waiter, ..) => vec![*signaller, *waiter],
        Badness::Deadlock(edges) => {
            let mut tasks: Vec<TaskNumber> = edges.iter().map(|(task, _, _)| *task).collect();
            tasks.dedup();
            tasks
        }
    }
}

/// What is bad at the end of a replay, in a sentence or a few.
pub fn describe_badness(program: &Program, replay: &Replay) -> Message {
    let words = Words { program, replay };
    let at =
        |task: TaskNumber| Message::from(format!("{} (", words.task(task))).line(words.here(task)).text(")");
    match &replay.badness {
        Badness::Assertion(task) => {
            if let Some(range) = words.out_of_range(*task) {
                return at(*task).text(range);
            }
            let assertion = format!("the assertion `{}` of ", words.statement(*task));
            Message::from(assertion).then(at(*task)).text(" may fail")
        }
        Badness::Race(first, second, name) => {
            at(*first).text(format!(" writes `{name}` while ")).then(at(*second)).text(" accesses it")
        }
        Badness::Runtime(task, fault) => at(*task).text(format!(" {}", words.fault(*task, fault))),
        Badness::Never(first, second) => {
            at(*first).text(" and ").then(at(*second)).text(" are at labels that exclude each other")
        }
        Badness::Lapped(task, phaser, phases) => {
            let phaser = words.phaser(*phaser);
            at(*task).text(format!(" is {phases} completed phases behind on `{phaser}`"))
        }
        Badness::Ahead(signaller, waiter, phaser, phases) => {
            let phaser = words.phaser(*phaser);
            let ahead = at(*signaller).text(format!(" is {phases} phases ahead of ")).then(at(*waiter));
            ahead.text(format!(" on `{phaser}`"))
        }
        Badness::Leak(task, phasers) => {
            let names: Vec<String> = phasers.iter().map(|p| format!("`{}`", words.phaser(*p))).collect();
            at(*task).text(format!(" ends while registered on {}", names.join(", ")))
        }
        Badness::Deadlock(edges) => Message::of_parts(edges.iter().map(|edge| words.blocked(*edge))),
    }
}

struct Words<'a> {
    program: &'a Program,
    replay: &'a Replay,
}

impl Words<'_> {
    fn task(&self, task: TaskNumber) -> String {
        self.replay.task_names.get(&task).cloned().unwrap_or_else(|| format!("task{}", task.0))
    }

    fn phaser(&self, phaser: PhaserNumber) -> String {
        self.replay.phaser_names.get(&phaser).cloned().unwrap_or_else(|| format!("phaser{}", phaser.0))
    }

    fn line(&self, task: TaskNumber) -> u32 {
        self.replay.last.line(self.program, task)
    }

    fn here(&self, task: TaskNumber) -> Place {
        Place::new("", self.line(task))
    }

    fn statement(&self, task: TaskNumber) -> String {
        match self.replay.last.head(self.program, task) {
            Head::Statement(statement) | Head::SingleEnd(statement) => statement.text.clone(),
            Head::Exit(_) => "exit".to_owned(),
            Head::Done => "done".to_owned(),
        }
    }

    /// What the task is about to do to an integer, if that leaves its range.
    fn out_of_range(&self, task: TaskNumber) -> Option<String> {
        let last = &self.replay.last;
        let Head::Statement(statement) = last.head(self.program, task) else { return None };
        let StatementKind::AssignInteger { integer, value } = &statement.kind else { return None };
        let name = match integer.bit.local() {
            Some(local) => &self.program.definition(last.tasks[&task].definition).locals[usize::from(local)],
            None => &self.program.booleans[integer.bit.index()],
        };
        let (text, value) = (&statement.text, last.number(task, value));
        let (first, last) = (integer.first, integer.last);
        Some(format!(" does `{text}` with the value {value}: `{name}` leaves its range {first}..{last}"))
    }

    /// Who lacks which phase from whom, and where that one is.
    fn blocked(&self, (task, phaser, by): (TaskNumber, PhaserNumber, TaskNumber)) -> Message {
        let last = &self.replay.last;
        let members = &last.phasers[&phaser].members;
        let (name, whose) = (self.phaser(phaser), self.task(by));
        let place = if last.tasks[&by].done {
            Message::from("which has ended and stays registered")
        } else if by == task {
            Message::from("itself")
        } else {
            Message::from("which is at ").line(self.here(by))
        };
        let head = Message::from(format!("{} at ", self.task(task))).line(self.here(task));
        let head = if last.waits_on(self.program, task).contains(&phaser) {
            let phase = members[&task].wait + 1;
            head.text(format!(" lacks phase {phase} of `{name}` from {whose}, "))
        } else {
            let bound = last.phasers[&phaser].bound.unwrap_or(0);
            head.text(format!(" may not signal `{name}` more than {bound} ahead of {whose}, "))
        };
        head.then(place)
    }

    fn fault(&self, task: TaskNumber, fault: &Fault) -> String {
        let definition = self.program.definition(self.replay.last.tasks[&task].definition);
        let name = |variable: &crate::lang::program::VariableId| &definition.variables[variable.index()];
        let statement = self.statement(task);
        match fault {
            Fault::NotRegistered(variable) => {
                format!(
                    "does `{statement}` without being registered on a phaser through `{}`",
                    name(variable)
                )
            }
            Fault::Mode(variable, mode) => {
                format!(
                    "does `{statement}` but is registered on `{}` in mode {}",
                    name(variable),
                    mode.word()
                )
            }
            Fault::Capability(variable, asked, has) => format!(
                "asks for mode {} on `{}` but has only {} itself",
                asked.word(),
                name(variable),
                has.word()
            ),
            Fault::Strict(variable) => {
                format!(
                    "does `{statement}` out of turn on `{}`: signal and wait must alternate",
                    name(variable)
                )
            }
            Fault::StrictAll(phaser) => format!("signals `{}` twice in one phase", self.phaser(*phaser)),
        }
    }

    /// The shared booleans that a step has changed. What it does to integers is in its text.
    fn changes(&self, step: usize, after: &Configuration) -> Vec<Change> {
        let names = &self.program.booleans;
        let is_single = |index: usize| {
            let is_other = |other: Option<usize>| other.and_then(|at| names.get(at)) != names.get(index);
            is_other(index.checked_sub(1)) && is_other(Some(index + 1))
        };
        let before =
            |index: usize| step.checked_sub(1).is_some_and(|at| self.replay.steps[at].after.booleans[index]);
        let task = Task::Named(self.task(self.replay.steps[step].step.task));
        let changed = after.booleans.iter().enumerate();
        let changed = changed.filter(|(index, value)| is_single(*index) && before(*index) != **value);
        let change = |(index, value): (usize, &bool)| Change {
            task: task.clone(),
            what: names[index].clone(),
            value: Some(value.to_string()),
        };
        changed.map(change).collect()
    }

    /// The phases of a configuration: `p: main (0,1) worker (-,2)` as (wait, signal).
    fn phases(&self, configuration: &Configuration) -> String {
        let phasers: Vec<String> = configuration
            .phasers
            .iter()
            .map(|(number, state)| {
                let members: Vec<String> = state
                    .members
                    .iter()
                    .map(|(task, own)| format!("{} {}", self.task(*task), pair(own)))
                    .collect();
                format!("{}: {}", self.phaser(*number), members.join(", "))
            })
            .collect();
        phasers.join(" | ")
    }
}

fn pair(own: &Registration) -> String {
    let side = |has: bool, phase: u32| if has { phase.to_string() } else { "-".to_owned() };
    format!("({},{})", side(own.mode.waits(), own.wait), side(own.mode.signals(), own.signal))
}
