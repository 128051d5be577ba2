//! The phase variables of a phaser.

use super::known::{Known, Lead};
use super::residues::Residues;
use crate::control::Control;
use std::sync::Arc;

/// A phase: `s_t` and `w_t` of the tasks, and `a_p` in programs with singles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variable {
    /// The signal phase of the task at this position.
    Signal(usize),
    /// The wait phase.
    Wait(usize),
    /// The number of completed singles.
    Completed,
}

impl Variable {
    /// `s_u` or `a_p`: no wait phase is above it.
    pub fn is_upper(self) -> bool {
        !matches!(self, Variable::Wait(_))
    }
    /// `w_t` or `a_p`: no signal phase is below it.
    pub fn is_lower(self) -> bool {
        !matches!(self, Variable::Signal(_))
    }
}

/// The variables of a phaser in a fixed order, shared by all constraints on it, and what control alone says of them.
#[derive(Clone, Debug)]
pub struct Variables(Arc<List>);

#[derive(Clone, Debug)]
struct List {
    variables: Vec<Variable>,
    /// The number of each variable among those of its kind.
    places: Vec<usize>,
    signals: usize,
    waits: usize,
    leads: Vec<OwnLead>,
    /// For each signal and each wait phase the residues of their difference, if some are missing anywhere.
    residues: Vec<Residues>,
}

/// What is known of `s_t - w_t` of one task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnLead {
    /// The position of `s_t`.
    pub signal: usize,
    /// The position of `w_t`.
    pub wait: usize,
    /// The bounds.
    pub lead: Lead,
}

impl Variables {
    /// The number of a variable among those of its kind.
    pub fn place(&self, position: usize) -> usize {
        self.0.places[position]
    }
    /// How many signal phases there are.
    pub fn signals(&self) -> usize {
        self.0.signals
    }
    /// How many wait phases there are.
    pub fn waits(&self) -> usize {
        self.0.waits
    }
    /// What is known of the tasks that have both phases.
    pub fn leads(&self) -> &[OwnLead] {
        &self.0.leads
    }

    /// What is known forbids `a - b >= bound`, by itself.
    pub fn forbid(&self, a: usize, b: usize, bound: i32) -> bool {
        self.leads().iter().any(|own| {
            let up =
                (a, b) == (own.signal, own.wait) && own.lead.most.is_some_and(|most| bound > i32::from(most));
            up || ((a, b) == (own.wait, own.signal) && bound > -i32::from(own.lead.least))
        })
    }

    /// The residues of each signal phase minus each wait phase, row by row; empty when nothing is known.
    pub fn residues(&self) -> &[Residues] {
        &self.0.residues
    }

    /// The same variables, of which more is known: of each task, by position.
    pub fn with_known(&self, of_task: &[Option<Known>]) -> Self {
        let mut list = (*self.0).clone();
        let at = |wanted: Variable| list.variables.iter().position(|variable| *variable == wanted);
        let leads = of_task.iter().enumerate().filter_map(|(task, known)| {
            let (signal, wait) = (at(Variable::Signal(task))?, at(Variable::Wait(task))?);
            Some(OwnLead { signal, wait, lead: (*known)?.lead })
        });
        list.leads = leads.collect();
        let of = |task: &usize| of_task[*task].expect("a task with a phase is registered");
        let mut residues = Vec::with_capacity(list.signals * list.waits);
        for variable in &list.variables {
            let Variable::Signal(signaller) = variable else { continue };
            for other in &list.variables {
                let Variable::Wait(waiter) = other else { continue };
                residues.push(of(signaller).signal.minus(of(waiter).wait));
            }
        }
        if residues.iter().any(|residues| *residues != Residues::ALL) {
            list.residues = residues;
        }
        Variables(Arc::new(list))
    }
}

impl std::ops::Deref for Variables {
    type Target = [Variable];
    fn deref(&self) -> &[Variable] {
        &self.0.variables
    }
}

impl FromIterator<Variable> for Variables {
    fn from_iter<I: IntoIterator<Item = Variable>>(list: I) -> Self {
        let variables: Vec<Variable> = list.into_iter().collect();
        let (mut signals, mut waits) = (0, 0);
        let mut place = |variable: &Variable| {
            let count = match variable {
                Variable::Signal(_) => &mut signals,
                Variable::Wait(_) => &mut waits,
                Variable::Completed => return 0,
            };
            *count += 1;
            *count - 1
        };
        let places = variables.iter().map(&mut place).collect();
        Variables(Arc::new(List {
            variables,
            places,
            signals,
            waits,
            leads: Vec::new(),
            residues: Vec::new(),
        }))
    }
}

/// The variables of a phaser. A task without a capability has no variable for it.
pub fn variables(control: &Control, phaser: usize, singles: bool) -> Variables {
    let mut list = Vec::new();
    for (task, mode) in control.phasers[phaser].modes.iter().enumerate() {
        let Some(mode) = mode else { continue };
        if mode.signals() {
            list.push(Variable::Signal(task));
        }
        if mode.waits() {
            list.push(Variable::Wait(task));
        }
    }
    if singles {
        list.push(Variable::Completed);
    }
    list.into_iter().collect()
}
