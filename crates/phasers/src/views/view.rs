//! A state whose tasks may each stand for many.

use crate::control::{Control, ControlGraph, TaskIndex, Weights, bits};
use crate::forward::{Differences, State};
use crate::property::Property;

/// A configuration of any number of tasks, seen up to k.
///
/// It stands for every configuration whose tasks can be mapped to those of `state` so that each task of `state` has
/// exactly one task mapped to it, or one or more if it is in `many`; a task and its image have the same location,
/// variables, stage and modes; and the difference between any two tasks, up to the cap, is that of their images.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub(super) state: State,
    /// The tasks that stand for one or more.
    pub(super) many: u64,
}

impl Weights for View {
    fn extra(&self) -> usize {
        self.state.extra
    }
    fn weight(&self, phaser: usize, a: usize, b: usize) -> u8 {
        self.state.phasers[phaser].get(a, b)
    }
    fn mark(&self, task: usize) -> bool {
        self.is_many(task)
    }
}

impl View {
    /// Main alone.
    pub(super) fn initial(graph: &ControlGraph<'_>) -> Self {
        let control = Control::initial(graph);
        let state = State { control, phasers: Vec::new(), extra: usize::from(graph.singles) };
        View { state, many: 0 }
    }

    pub(super) fn is_many(&self, task: usize) -> bool {
        self.many >> task & 1 == 1
    }

    /// Some configuration that the view stands for may be bad.
    pub(super) fn is_bad(&self, graph: &ControlGraph<'_>, property: Property) -> bool {
        let control = &self.state.control;
        // Two of the tasks that one stands for. Within such a crowd all phases are equal, so that the other
        // properties cannot tell two from one.
        let with_itself = match property {
            Property::Race => bits(self.many).any(|task| graph.races(control, task, task)),
            Property::Never => bits(self.many).any(|task| graph.excluded(control, task, task)),
            _ => false,
        };
        with_itself || self.state.is_bad(graph, property)
    }

    /// The two are alike: no configuration changes when they swap their phases.
    pub(super) fn alike(&self, a: usize, b: usize) -> bool {
        let state = &self.state;
        let rows = state.control.tasks.len() + state.extra;
        state.control.tasks[a] == state.control.tasks[b]
            && state.control.phasers.iter().zip(&state.phasers).all(|(phaser, matrix)| {
                let runs = |task: usize| phaser.running == Some(TaskIndex(task as u8));
                let own = matrix.get(a, a);
                phaser.modes[a] == phaser.modes[b]
                    && !runs(a)
                    && !runs(b)
                    && [matrix.get(b, b), matrix.get(a, b), matrix.get(b, a)] == [own; 3]
                    && (0..rows)
                        .filter(|x| *x != a && *x != b)
                        .all(|x| matrix.get(a, x) == matrix.get(b, x) && matrix.get(x, a) == matrix.get(x, b))
            })
    }

    /// Adds a task that is like the given one; gives its position.
    pub(super) fn duplicate(&mut self, task: usize) -> usize {
        let count = self.state.control.tasks.len();
        let from: Vec<usize> = (0..count).chain([task]).collect();
        self.arrange(&from);
        count
    }

    /// Keeps at most `most` of the tasks that are alike. Where there were more, or where one stood for many, one
    /// of those kept does.
    pub(super) fn merge(&mut self, most: usize) {
        let count = self.state.control.tasks.len();
        let mut taken = 0u64;
        let mut kept = Vec::with_capacity(count);
        let mut many = 0u64;
        for task in 0..count {
            if taken >> task & 1 == 1 {
                continue;
            }
            let mut members = vec![task];
            members.extend(
                (task + 1..count).filter(|other| taken >> other & 1 == 0 && self.alike(task, *other)),
            );
            members.iter().for_each(|member| taken |= 1 << member);
            if members.len() > most || members.iter().any(|member| self.is_many(*member)) {
                many |= 1 << kept.len();
            }
            kept.extend(members.into_iter().take(most));
        }
        if kept.len() < count || kept.iter().enumerate().any(|(at, task)| at != *task) {
            self.arrange(&kept);
        }
        self.many = many;
    }

    /// Puts at each position a copy of the task that stood at `from[position]`. The marks are left as they are.
    fn arrange(&mut self, from: &[usize]) {
        let state = &mut self.state;
        let (old_count, extra) = (state.control.tasks.len(), state.extra);
        state.control.tasks = from.iter().map(|task| state.control.tasks[*task].clone()).collect();
        let rows: Vec<usize> = from.iter().copied().chain((0..extra).map(|row| old_count + row)).collect();
        for (phaser, matrix) in state.control.phasers.iter_mut().zip(&mut state.phasers) {
            phaser.modes = from.iter().map(|task| phaser.modes[*task]).collect();
            phaser.running = phaser.running.and_then(|running| {
                let at = from.iter().position(|task| *task == running.index())?;
                Some(TaskIndex(at as u8))
            });
            let mut arranged = Differences::zero(rows.len());
            for (row, from_row) in rows.iter().enumerate() {
                for (column, from_column) in rows.iter().enumerate() {
                    arranged.set(row, column, matrix.get(*from_row, *from_column));
                }
            }
            *matrix = arranged;
        }
    }
}
