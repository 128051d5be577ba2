//! One phaser.
//!
//! Each registered task has a *signal phase* and a *wait phase*, both 0 when the phaser is new;
//! a child starts at its parent's. The rules, as Habanero Java has them:
//!
//! - `signal` raises the signal phase by one. A task that also waits (SIG_WAIT, SIG_WAIT_SINGLE)
//!   is never more than one signal ahead of its own wait: only the first signal after a wait
//!   counts, so that `signal(); next();` is a split-phase barrier. A task in mode SIG may run
//!   ahead as far as it likes.
//! - `wait` in phase *w* passes when every signaller's signal phase is above *w*, and raises the
//!   wait phase to *w* + 1. With no signaller left it passes at once.
//! - With a bound *b*, a signal is held back while the signaller's signal phase is *b* or more
//!   above the wait phase of the slowest waiter. With no waiter it is never held back.
//! - With a single statement in phase *w*, once all have signalled, one of the tasks that brought
//!   the statement runs it, and no wait in phase *w* passes before it has ended.
//!
//! A wait by a task in mode SIG_WAIT that has not signalled waits for itself: a deadlock, as the
//! definition has it.

use crate::TaskId;
use std::collections::BTreeMap;
use std::fmt;

/// What a registered task may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PhaserMode {
    /// Signals only.
    Sig,
    /// Waits only.
    Wait,
    /// Signals and waits.
    SigWait,
    /// Signals, waits, and may bring a single statement.
    SigWaitSingle,
}

impl PhaserMode {
    /// Whether a task in this mode signals.
    pub fn signals(self) -> bool {
        self != PhaserMode::Wait
    }

    /// Whether a task in this mode waits.
    pub fn waits(self) -> bool {
        self != PhaserMode::Sig
    }

    /// Whether a parent in this mode may register a child in the other.
    pub fn covers(self, child: PhaserMode) -> bool {
        match self {
            PhaserMode::SigWaitSingle => true,
            PhaserMode::SigWait => child != PhaserMode::SigWaitSingle,
            _ => child == self,
        }
    }
}

impl fmt::Display for PhaserMode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            PhaserMode::Sig => "SIG",
            PhaserMode::Wait => "WAIT",
            PhaserMode::SigWait => "SIG_WAIT",
            PhaserMode::SigWaitSingle => "SIG_WAIT_SINGLE",
        })
    }
}

/// A task's registration on a phaser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Registration {
    /// What the task may do.
    pub mode: PhaserMode,
    /// The phase of its next signal; in mode WAIT not used.
    pub signal: i64,
    /// The phase that its next wait ends; in mode SIG not used.
    pub wait: i64,
}

/// The single statement of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Single {
    pub(crate) phase: i64,
    pub(crate) state: SingleState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SingleState {
    Wanted,
    Running(TaskId),
    Ended,
}

/// How many tasks are in each phase; the first entry is the slowest.
#[derive(Clone, Default, Debug)]
struct Census(BTreeMap<i64, u32>);

impl Census {
    fn add(&mut self, phase: i64) {
        *self.0.entry(phase).or_insert(0) += 1;
    }

    fn remove(&mut self, phase: i64) {
        let count = self.0.get_mut(&phase).expect("a counted phase");
        *count -= 1;
        if *count == 0 {
            self.0.remove(&phase);
        }
    }

    fn least(&self) -> Option<i64> {
        self.0.keys().next().copied()
    }
}

/// A phaser and its registrations.
#[derive(Clone, Debug)]
pub struct Phaser {
    bound: Option<u32>,
    registrations: BTreeMap<TaskId, Registration>,
    // The slowest signaller and waiter are asked for at each scheduling point and for each waiting
    // task, so they are counted rather than searched.
    signallers: Census,
    waiters: Census,
    single: Option<Single>,
}

impl Phaser {
    /// A phaser with one registered task, at phase 0.
    pub fn new(creator: TaskId, mode: PhaserMode, bound: Option<u32>) -> Self {
        let mut phaser = Phaser {
            bound,
            registrations: BTreeMap::new(),
            signallers: Census::default(),
            waiters: Census::default(),
            single: None,
        };
        phaser.insert(creator, Registration { mode, signal: 0, wait: 0 });
        phaser
    }

    fn insert(&mut self, task: TaskId, registration: Registration) {
        if registration.mode.signals() {
            self.signallers.add(registration.signal);
        }
        if registration.mode.waits() {
            self.waiters.add(registration.wait);
        }
        self.registrations.insert(task, registration);
    }

    /// Registers a child at its parent's phases. The caller has checked the modes. A parent that does only one of the two is at
    /// the same phase in the other.
    pub fn register_child(&mut self, parent: TaskId, child: TaskId, mode: PhaserMode) {
        let from = self.registrations[&parent];
        let signal = if from.mode.signals() { from.signal } else { from.wait };
        let wait = if from.mode.waits() { from.wait } else { from.signal };
        self.insert(child, Registration { mode, signal, wait });
    }

    /// Ends a registration; false if there is none.
    pub fn drop_task(&mut self, task: TaskId) -> bool {
        let Some(registration) = self.registrations.remove(&task) else { return false };
        if registration.mode.signals() {
            self.signallers.remove(registration.signal);
        }
        if registration.mode.waits() {
            self.waiters.remove(registration.wait);
        }
        if let Some(single) = &mut self.single
            && single.state == SingleState::Running(task)
        {
            single.state = SingleState::Ended;
        }
        true
    }

    /// The registration of a task.
    pub fn registration(&self, task: TaskId) -> Option<Registration> {
        self.registrations.get(&task).copied()
    }

    /// All registrations.
    pub fn registrations(&self) -> impl Iterator<Item = (TaskId, Registration)> {
        self.registrations.iter().map(|(task, registration)| (*task, *registration))
    }

    /// The bound, if there is one.
    pub fn bound(&self) -> Option<u32> {
        self.bound
    }

    /// Whether a signal of this registered task would be held back by the bound.
    pub fn signal_is_held(&self, task: TaskId) -> bool {
        let (Some(bound), Some(slowest)) = (self.bound, self.waiters.least()) else { return false };
        let registration = self.registrations[&task];
        !Self::is_repeated(registration) && registration.signal - slowest >= i64::from(bound)
    }

    fn is_repeated(registration: Registration) -> bool {
        registration.mode.waits() && registration.signal > registration.wait
    }

    /// Signals, unless it is a repeated signal. The caller has asked [`Self::signal_is_held`].
    pub fn signal(&mut self, task: TaskId) {
        let registration = self.registrations.get_mut(&task).expect("a registered task");
        if !Self::is_repeated(*registration) {
            self.signallers.remove(registration.signal);
            registration.signal += 1;
            self.signallers.add(registration.signal);
        }
    }

    /// Whether all signallers have signalled the phase that the task waits for.
    pub fn has_arrived(&self, task: TaskId) -> bool {
        let wait = self.registrations[&task].wait;
        self.signallers.least().is_none_or(|slowest| slowest > wait)
    }

    /// Whether a wait of this registered task would pass.
    pub fn may_pass(&self, task: TaskId) -> bool {
        let wait = self.registrations[&task].wait;
        let held = self.single.is_some_and(|one| one.phase == wait && one.state != SingleState::Ended);
        self.has_arrived(task) && !held
    }

    /// Goes on to the next phase. The caller has asked [`Self::may_pass`].
    pub fn pass(&mut self, task: TaskId) {
        let registration = self.registrations.get_mut(&task).expect("a registered task");
        self.waiters.remove(registration.wait);
        registration.wait += 1;
        self.waiters.add(registration.wait);
    }

    pub(crate) fn single(&self) -> Option<Single> {
        self.single
    }

    /// Announces a single statement for the phase that the task waits for.
    pub(crate) fn want_single(&mut self, task: TaskId) {
        let phase = self.registrations[&task].wait;
        if self.single.is_none_or(|one| one.phase < phase) {
            self.single = Some(Single { phase, state: SingleState::Wanted });
        }
    }

    pub(crate) fn set_single(&mut self, state: SingleState) {
        self.single.as_mut().expect("a single statement").state = state;
    }

    /// The least phase of all, which is subtracted where phases are compared between states.
    pub fn base(&self) -> i64 {
        let least = self.signallers.least().into_iter().chain(self.waiters.least()).min();
        least.unwrap_or(0)
    }

    pub(crate) fn slowest_waiter(&self) -> Option<i64> {
        self.waiters.least()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.registrations.is_empty()
    }
}
