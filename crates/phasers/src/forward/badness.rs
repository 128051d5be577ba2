//! Bad states, read off control and differences.

use super::differences::State;
use crate::control::{Blocking, ControlGraph, Operation};
use crate::lang::program::{LimitKind, SignalRule};
use crate::property::Property;

impl State {
    /// `option signal=strict`: the head is a runtime error because of its phases.
    pub(crate) fn strict_fault(&self, graph: &ControlGraph<'_>, task: usize) -> bool {
        if graph.program.options.signal != SignalRule::Strict {
            return false;
        }
        let control = &self.control;
        let phasers = |mask: u64| (0..control.phasers.len()).filter(move |phaser| mask >> phaser & 1 == 1);
        let mut signals = phasers(graph.signals_on(control, task));
        let mut waits = phasers(graph.waits_on(control, task));
        signals.any(|phaser| self.own(phaser, task).is_some_and(|own| own >= 1))
            || waits.any(|phaser| self.own(phaser, task) == Some(0))
    }

    pub(crate) fn is_bad(&self, graph: &ControlGraph<'_>, property: Property) -> bool {
        let control = &self.control;
        let count = control.tasks.len();
        let mut tasks = 0..count;
        let pair = |test: &dyn Fn(usize, usize) -> bool| {
            (0..count).any(|first| (0..count).any(|second| first != second && test(first, second)))
        };
        match property {
            Property::Assertion => tasks.any(|task| graph.assertion_fails(control, task)),
            Property::Race => pair(&|first, second| graph.races(control, first, second)),
            Property::Runtime => {
                tasks.any(|task| graph.faults(control, task) || self.strict_fault(graph, task))
            }
            Property::Deadlock => self.deadlocked(graph),
            Property::Never => pair(&|first, second| graph.excluded(control, first, second)),
            Property::Lapped => self.exceeds(graph, LimitKind::Lapped),
            Property::Ahead => self.exceeds(graph, LimitKind::Ahead),
            Property::Leak => tasks.any(|task| graph.leaks(control, task)),
        }
    }

    fn exceeds(&self, graph: &ControlGraph<'_>, kind: LimitKind) -> bool {
        // What is between two steps is seen by nobody.
        !graph.is_between(&self.control)
            && graph.limits(kind).any(|limit| {
                graph.meant(&self.control, limit).any(|phaser| {
                    let state = &self.control.phasers[phaser];
                    let far = |u: usize, t: usize| u32::from(self.phasers[phaser].get(u, t)) >= limit.limit;
                    state.waiters().any(|waiter| match kind {
                        LimitKind::Ahead => state.signallers().any(|u| far(u, waiter)),
                        LimitKind::Lapped => {
                            state.signallers().next().is_some() && state.signallers().all(|u| far(u, waiter))
                        }
                    })
                })
            })
    }

    /// Who blocks the head of a task.
    fn blockers(&self, graph: &ControlGraph<'_>, task: usize) -> u64 {
        if self.strict_fault(graph, task) {
            return 0;
        }
        let mut mask = 0;
        for blocking in graph.blockings(&self.control, task) {
            match blocking {
                Blocking::Wait(phaser) => {
                    let matrix = &self.phasers[phaser.index()];
                    let slow = self.control.phasers[phaser.index()].signallers();
                    slow.filter(|u| matrix.get(*u, task) == 0).for_each(|u| mask |= 1u64 << u);
                }
                Blocking::Signal(phaser, bound) => {
                    let ignored = graph.program.options.signal == SignalRule::Idempotent
                        && self.own(phaser.index(), task).is_some_and(|own| own >= 1);
                    let matrix = &self.phasers[phaser.index()];
                    let behind = self.control.phasers[phaser.index()].waiters();
                    behind
                        .filter(|t| !ignored && u32::from(matrix.get(task, *t)) >= bound)
                        .for_each(|t| mask |= 1u64 << t);
                }
            }
        }
        mask
    }

    /// Some tasks each blocked by one of them, or by a task that has ended and stays.
    fn deadlocked(&self, graph: &ControlGraph<'_>) -> bool {
        let count = self.control.tasks.len();
        let blockers: Vec<u64> = (0..count).map(|task| self.blockers(graph, task)).collect();
        let done = |task: &usize| graph.at(&self.control, *task).operation == Operation::Done;
        let ended = (0..count).filter(done).fold(0u64, |mask, task| mask | 1 << task);
        let mut stuck: u64 = (0..count).fold(0, |mask, task| mask | 1 << task);
        loop {
            let holds = |task: &usize| stuck >> task & 1 == 1 && blockers[*task] & (stuck | ended) != 0;
            let keep = (0..count).filter(holds).fold(0u64, |mask, task| mask | 1 << task);
            if keep == stuck {
                return keep != 0;
            }
            stuck = keep;
        }
    }
}
