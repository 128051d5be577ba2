//! The bad configurations (`docs/phasers.md`), read off a configuration.

use super::configuration::{Configuration, PhaserNumber, TaskNumber};
use super::head::{Fault, Head};
use crate::lang::Program;
use crate::lang::program::{Atomic, LabelId, LimitKind, Mode, PhaseLimit, SignalRule, StatementKind};
use crate::property::Property;

/// Why a configuration is bad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Badness {
    /// The assertion at the head of this task may fail.
    Assertion(TaskNumber),
    /// Both heads access the boolean with this name, the first writes it.
    Race(TaskNumber, TaskNumber, String),
    /// The head of this task is a runtime error.
    Runtime(TaskNumber, Fault),
    /// Each of these is blocked on a phaser by a task that cannot move either.
    Deadlock(Vec<(TaskNumber, PhaserNumber, TaskNumber)>),
    /// Both stand at labels that exclude each other.
    Never(TaskNumber, TaskNumber),
    /// The waiter is this many completed phases behind on the phaser.
    Lapped(TaskNumber, PhaserNumber, u32),
    /// The signaller is this many phases ahead of the waiter on the phaser.
    Ahead(TaskNumber, TaskNumber, PhaserNumber, u32),
    /// The task ends while registered on these.
    Leak(TaskNumber, Vec<PhaserNumber>),
}

/// Whether the configuration is bad for the property, and why.
pub fn bad(program: &Program, configuration: &Configuration, property: Property) -> Option<Badness> {
    let judge = Judge { program, configuration };
    match property {
        Property::Assertion => judge.assertion(),
        Property::Race => judge.race(),
        Property::Runtime => {
            let mut tasks = configuration.tasks.keys();
            tasks.find_map(|task| Some(Badness::Runtime(*task, configuration.fault(program, *task)?)))
        }
        Property::Deadlock => judge.deadlock(),
        Property::Never => judge.never(),
        Property::Lapped => judge.limits(LimitKind::Lapped),
        Property::Ahead => judge.limits(LimitKind::Ahead),
        Property::Leak => judge.leak(),
    }
}

struct Judge<'a> {
    program: &'a Program,
    configuration: &'a Configuration,
}

impl Judge<'_> {
    fn tasks(&self) -> impl Iterator<Item = TaskNumber> + Clone + '_ {
        self.configuration.tasks.keys().copied()
    }

    fn pairs(&self) -> impl Iterator<Item = (TaskNumber, TaskNumber)> + '_ {
        let tasks = self.tasks();
        self.tasks().flat_map(move |first| {
            tasks.clone().filter(move |second| *second != first).map(move |second| (first, second))
        })
    }

    fn assertion(&self) -> Option<Badness> {
        let fails = |task: &TaskNumber| match self.configuration.head(self.program, *task) {
            Head::Statement(statement) => match &statement.kind {
                StatementKind::Assert(condition) => self.configuration.values(*task, condition).may_fail,
                StatementKind::AssignInteger { integer, value } => {
                    !integer.holds(self.configuration.number(*task, value))
                }
                _ => false,
            },
            _ => false,
        };
        // Nobody looks while another is inside an `atomic`.
        let looks = |task: &TaskNumber| !self.configuration.is_held(self.program, *task);
        self.tasks().find(|task| fails(task) && looks(task)).map(Badness::Assertion)
    }

    fn race(&self) -> Option<Badness> {
        self.pairs().find_map(|(first, second)| {
            let (_, written) = self.configuration.accesses(self.program, first);
            let written = written?;
            let (reads, writes) = self.configuration.accesses(self.program, second);
            let atomic = |task| match self.configuration.head(self.program, task) {
                Head::Statement(statement) => statement.atomic != Atomic::No,
                _ => false,
            };
            if atomic(first) && atomic(second) {
                return None;
            }
            let meets = writes == Some(written) || reads.contains(&written);
            let name = &self.program.booleans[written.index()];
            meets.then(|| Badness::Race(first, second, name.clone()))
        })
    }

    /// Definition 2, by removing tasks until each that remains is blocked by one that remains. Under
    /// `exit=stays` a task that has ended blocks others for ever.
    fn deadlock(&self) -> Option<Badness> {
        let edges: Vec<(TaskNumber, PhaserNumber, TaskNumber)> =
            self.tasks().flat_map(|task| self.blocked(task)).collect();
        let done = |task: TaskNumber| self.configuration.tasks[&task].done;
        let mut stuck: Vec<TaskNumber> = self.tasks().collect();
        loop {
            let holds = |(task, _, by): &(TaskNumber, PhaserNumber, TaskNumber), stuck: &[TaskNumber]| {
                stuck.contains(task) && (stuck.contains(by) || done(*by))
            };
            let keep: Vec<TaskNumber> = stuck
                .iter()
                .copied()
                .filter(|task| edges.iter().any(|edge| edge.0 == *task && holds(edge, &stuck)))
                .collect();
            if keep.len() == stuck.len() {
                let cycle: Vec<_> = edges.iter().copied().filter(|edge| holds(edge, &stuck)).collect();
                return (!cycle.is_empty()).then_some(Badness::Deadlock(cycle));
            }
            stuck = keep;
        }
    }

    fn blocked(&self, task: TaskNumber) -> Vec<(TaskNumber, PhaserNumber, TaskNumber)> {
        let mut phasers = self.configuration.waits_on(self.program, task);
        phasers.extend(self.configuration.signals_on(self.program, task));
        let mut edges = Vec::new();
        for phaser in phasers {
            let own = self.configuration.phasers[&phaser].members[&task];
            let strict = self.program.options.signal == SignalRule::Strict;
            for by in self.configuration.blockers(self.program, task, phaser) {
                // A strict wait without a signal is an error, not a self-block; `fault` has excluded it.
                debug_assert!(!(strict && own.mode == Mode::SigWait && by == task && own.signal == own.wait));
                edges.push((task, phaser, by));
            }
        }
        edges
    }

    fn label(&self, task: TaskNumber) -> Option<LabelId> {
        match self.configuration.head(self.program, task) {
            Head::Statement(statement) => statement.label,
            Head::Exit(_) => self.configuration.exit_label(self.program, task),
            _ => None,
        }
    }

    fn never(&self) -> Option<Badness> {
        self.pairs().find_map(|(first, second)| {
            let labels = (self.label(first)?, self.label(second)?);
            self.program.never.contains(&labels).then_some(Badness::Never(first, second))
        })
    }

    fn limits(&self, kind: LimitKind) -> Option<Badness> {
        if self.tasks().any(|task| self.configuration.holds_all(self.program, task)) {
            return None; // nobody looks while somebody is inside an `atomic`
        }
        let limits = self.program.limits.iter().filter(|limit| limit.kind == kind);
        limits.flat_map(|limit| self.meant(limit).map(move |phaser| (limit, phaser))).find_map(
            |(limit, phaser)| match kind {
                LimitKind::Lapped => self.lapped(phaser, limit.limit),
                LimitKind::Ahead => self.ahead(phaser, limit.limit),
            },
        )
    }

    /// The phasers a limit speaks of: created through the variable or held in it.
    fn meant<'a>(&'a self, limit: &'a PhaseLimit) -> impl Iterator<Item = PhaserNumber> + 'a {
        let holds = move |phaser: PhaserNumber| {
            self.configuration.tasks.iter().any(|(task, state)| {
                let names = &self.program.definition(state.definition).variables;
                (0..names.len()).any(|variable| {
                    names[variable] == limit.variable
                        && self.configuration.held(*task, variable).is_some_and(|(held, _)| held == phaser)
                })
            })
        };
        let phasers = self.configuration.phasers.iter();
        phasers
            .filter(move |(number, state)| state.created_as == limit.variable || holds(**number))
            .map(|(number, _)| *number)
    }

    fn lapped(&self, phaser: PhaserNumber, limit: u32) -> Option<Badness> {
        let members = &self.configuration.phasers[&phaser].members;
        let signals = members.values().filter(|r| r.mode.signals()).map(|r| r.signal);
        let completed = signals.min()?;
        let mut waiters = members.iter().filter(|(_, r)| r.mode.waits());
        let late = waiters.find(|(_, r)| completed - r.wait >= limit);
        late.map(|(task, r)| Badness::Lapped(*task, phaser, completed - r.wait))
    }

    fn ahead(&self, phaser: PhaserNumber, limit: u32) -> Option<Badness> {
        let members = &self.configuration.phasers[&phaser].members;
        members.iter().filter(|(_, r)| r.mode.signals()).find_map(|(signaller, s)| {
            let mut waiters = members.iter().filter(|(_, r)| r.mode.waits());
            let late = waiters.find(|(_, w)| s.signal - w.wait >= limit);
            late.map(|(waiter, w)| Badness::Ahead(*signaller, *waiter, phaser, s.signal - w.wait))
        })
    }

    fn leak(&self) -> Option<Badness> {
        self.tasks().find_map(|task| {
            let Head::Exit(_) = self.configuration.head(self.program, task) else { return None };
            let phasers: Vec<_> =
                self.configuration.registrations(task).into_iter().map(|(phaser, _)| phaser).collect();
            (!phasers.is_empty()).then_some(Badness::Leak(task, phasers))
        })
    }
}
