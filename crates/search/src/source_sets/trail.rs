//! What a search by source sets keeps of the way to the present state, and what it asks of the space.

use crate::explore::Node as PathNode;
use crate::{Explored, StateSpace};
use report::Budget;
use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;
use std::time::Instant;

/// How a step touches something shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// It looks.
    Read,
    /// It changes, and the order of changes shows.
    Write,
    /// It changes so that two such changes give the same in either order.
    Update,
    /// It takes a lock: it depends on who else takes it.
    Acquire,
    /// It gives a lock back: who takes it then lies behind that.
    Release,
}

impl Access {
    /// Whether two steps of different tasks that do so can change places.
    pub(super) fn commutes_with(self, other: Access) -> bool {
        self == other && matches!(self, Access::Read | Access::Update | Access::Release)
    }

    /// Whether two steps could be turned round: one that gives a lock back has to come before one that takes it.
    pub(super) fn is_in_race_with(self, other: Access) -> bool {
        !self.commutes_with(other) && self != Access::Release && other != Access::Release
    }
}

/// A space whose steps tell what they touch.
pub trait Traced: StateSpace {
    /// What steps touch.
    type Key: Copy + Eq + Hash;
    /// A moment of a task.
    type Moment: Copy;

    /// The number of the task that an action lets go on.
    fn runner(&self, action: &Self::Action) -> usize;
    /// How many tasks there have been.
    fn task_count(&self) -> usize;
    /// The present moment of a task: it is before another's if all that the task does from now to its next release is.
    fn moment(&self, task: usize) -> Self::Moment;
    /// Whether a past moment lies before everything that a task does from now on, because of anything but what steps touch.
    fn is_before(&self, past: Self::Moment, task: usize) -> bool;
    /// A name of a task that is the same in all schedules.
    fn name_of(&self, task: usize) -> u64;
    /// What a key is in all schedules: several may be one.
    fn in_all_schedules(&self, key: Self::Key) -> Self::Key;
    /// The steps that tasks stand before and cannot make now: a lock is held. What they will touch counts as touched: else
    /// nobody would try to let them go first where they wait for ever.
    fn pending(&self) -> Vec<(usize, Self::Key, Access)>;
    /// Whether the present state lies in the midst of a step: its task alone can go on, and what it does next is a part of
    /// that step.
    fn is_in_midst(&self) -> bool;
    /// What the latest step, or part of one, touched, and the tasks that ran in it; none if that is not known.
    fn footprint(&mut self) -> Option<Footprint<Self::Key>>;
}

/// What a step touched, and the tasks that ran in it.
#[derive(Clone, Debug)]
pub struct Footprint<K> {
    /// What it touched.
    pub touches: Vec<(K, Access)>,
    /// The tasks that ran.
    pub ran: Vec<usize>,
}

pub(super) type Touches<K> = Rc<[(K, Access)]>;

/// A step that was made.
pub(super) struct Event<K, M> {
    pub(super) task: usize,
    /// The moment of its task at which it began.
    pub(super) begun: M,
    pub(super) touches: Touches<K>,
    /// What it lies behind: what its task did before, and what it depends on.
    pub(super) clock: Rc<Clock>,
}

/// A task that is being tried, the other ways it can go, part by part, and all that its ways touched.
pub(super) type Trying<A, K> = (usize, Vec<Vec<A>>, Vec<(K, Access)>);

/// A state on the way to the present one.
pub(super) struct State<A, K> {
    pub(super) name: Option<u128>,
    /// How long the path to it is.
    pub(super) path: usize,
    pub(super) summary: Summary,
    pub(super) actions: Vec<A>,
    /// The tasks that can go on, in order.
    pub(super) enabled: Vec<usize>,
    /// Those to try, and those tried.
    pub(super) source: Vec<usize>,
    pub(super) tried: Vec<(usize, Touches<K>)>,
    /// Those that need not be tried: what would begin with them has been looked at.
    pub(super) sleep: Vec<(usize, Touches<K>)>,
    pub(super) trying: Option<Trying<A, K>>,
    /// What each task lies behind.
    pub(super) clocks: Vec<Rc<Clock>>,
}

/// For each task, one more than the number of its latest event that is known.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock(Vec<u32>);

impl Clock {
    pub(super) fn knows(&self, task: usize, event: usize) -> bool {
        self.0.get(task).is_some_and(|known| *known as usize > event)
    }

    pub(super) fn add(&mut self, task: usize, event: usize) {
        if self.0.len() <= task {
            self.0.resize(task + 1, 0);
        }
        self.0[task] = self.0[task].max(event as u32 + 1);
    }

    pub(super) fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(own, others)| *own = (*own).max(*others));
    }
}

/// What all steps behind a state touch: numbers of tasks, keys and kinds of access.
#[derive(Clone, Debug, Default)]
pub(super) struct Summary {
    pub(super) bits: Vec<u64>,
    /// The first state on the way that steps behind this one lead back to.
    pub(super) back_to: Option<usize>,
}

impl Summary {
    pub(super) fn add(&mut self, number: usize) {
        if self.bits.len() <= number / 64 {
            self.bits.resize(number / 64 + 1, 0);
        }
        self.bits[number / 64] |= 1 << (number % 64);
    }

    pub(super) fn join(&mut self, other: &Summary) {
        if self.bits.len() < other.bits.len() {
            self.bits.resize(other.bits.len(), 0);
        }
        self.bits.iter_mut().zip(&other.bits).for_each(|(own, others)| *own |= *others);
        self.lead_back(other.back_to);
    }

    pub(super) fn lead_back(&mut self, to: Option<usize>) {
        self.back_to = self.back_to.into_iter().chain(to).min();
    }

    /// About what it takes, with its entry among the states that were left.
    pub(super) fn bytes(&self) -> u64 {
        (size_of::<Summary>() + self.bits.len() * size_of::<u64>() + 2 * size_of::<(u128, usize)>()) as u64
    }

    pub(super) fn numbers(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.bits.len() * 64).filter(|number| self.bits[number / 64] & 1 << (number % 64) != 0)
    }
}

/// The states that were left, by their names.
pub(super) struct Visited<K> {
    pub(super) left: HashMap<u128, Rc<Summary>>,
    /// The states on the way, and their numbers.
    pub(super) on_way: HashMap<u128, usize>,
    /// Those that were left and lead back to one on the way.
    pub(super) on_cycle: Vec<u128>,
    pub(super) numbers: HashMap<(u64, K, Access), usize>,
    pub(super) all: Vec<(u64, K, Access)>,
    /// What the states that were left take.
    pub(super) bytes: u64,
}

impl<K: Copy + Eq + Hash> Visited<K> {
    pub(super) fn new() -> Visited<K> {
        Visited {
            left: HashMap::new(),
            on_way: HashMap::new(),
            on_cycle: Vec::new(),
            numbers: HashMap::new(),
            all: Vec::new(),
            bytes: 0,
        }
    }

    pub(super) fn number(&mut self, one: (u64, K, Access)) -> usize {
        let all = &mut self.all;
        *self.numbers.entry(one).or_insert_with(|| {
            all.push(one);
            all.len() - 1
        })
    }
}

pub(super) struct Run<'b, A, K, M> {
    pub(super) budget: &'b Budget,
    pub(super) most_steps: u64,
    pub(super) explored: Explored,
    /// The states on the way, the present one last; between two lies an event.
    pub(super) states: Vec<State<A, K>>,
    pub(super) events: Vec<Event<K, M>>,
    /// The events that touched a key.
    pub(super) users: HashMap<K, Vec<(usize, Access)>>,
    pub(super) path: Vec<PathNode<A>>,
    pub(super) told: Instant,
    pub(super) end: Option<Cut>,
    /// If states are matched.
    pub(super) visited: Option<Visited<K>>,
}

/// Why a search by source sets was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    /// Some step does not tell what it touches.
    Untold,
    /// More steps than were allowed.
    TooMany,
}
