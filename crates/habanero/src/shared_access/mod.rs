//! For the baseline that schedules at every access: which locations more than one task reaches, and who stands
//! before which access to them.
//!
//! Young objects count as shared if another task can reach them now. Locations of old objects, which have the
//! same name in all schedules, are told apart more finely: they count if in some schedule two tasks touched them
//! and one wrote. Which these are turns out in a search; if one is new, the search starts again with it. In the
//! end every location that was left out was used by one task alone (or only read) in every schedule, so nothing
//! could notice the order.

pub(crate) mod observer;

use machine::{AccessMode, Objects, Ref, TaskId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// An access that a task stands before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The object or array.
    pub object: Ref,
    /// The first word or element.
    pub from: u32,
    /// How many.
    pub length: u32,
    /// Whether it writes.
    pub write: bool,
    /// Whether it is volatile or a compare-and-set: two such never race.
    pub volatile: bool,
    /// Whether it is atomic and carries less order than a volatile one.
    pub weak: bool,
    /// Whether the library is built for races there.
    pub synchronizes: bool,
}

impl Touch {
    /// An access that is not atomic.
    fn plain(object: Ref, from: u32, length: u32, write: bool) -> Touch {
        Touch { object, from, length, write, volatile: false, weak: false, synchronizes: false }
    }

    /// The same as an atomic one.
    fn atomic(self, mode: AccessMode) -> Touch {
        Touch { write: mode.write, volatile: true, weak: !mode.volatile, ..self }
    }

    /// Whether two accesses by different tasks make a race, and on which word or element.
    pub fn races_with(&self, other: &Touch) -> Option<u32> {
        let from = self.from.max(other.from);
        let to = (self.from + self.length).min(other.from + other.length);
        let conflict = self.object == other.object && (self.write || other.write) && from < to;
        let apart = self.volatile && other.volatile || self.synchronizes || other.synchronizes;
        (conflict && !apart).then_some(from)
    }
}

/// The tasks that stand before accesses, and the accesses.
pub type Standing = Vec<(TaskId, Vec<Touch>)>;

/// What stopped the current task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stopped {
    /// It stands before an access to a shared location.
    Before(Touch),
    /// It is not known whether an object is shared.
    Stale,
}

/// Watches the task that runs.
#[derive(Debug, Default)]
pub struct Sight {
    /// What others can reach, if it is known; besides what the library leads to.
    shared: Option<Objects>,
    /// What static fields of the library led to at the base.
    library: Arc<Objects>,
    /// The operation at work, or the one that the task stands before.
    operation: u64,
    /// Accesses that it was stopped before and may make now.
    pass: Vec<Touch>,
    /// Those of them that it has made.
    used: Vec<Touch>,
    stopped: Option<Stopped>,
    /// Class initialisers of the JDK that the task is in: what they do is before every use of their class.
    quiet: u32,
    standing: Standing,
    /// Old class objects: every task gets to static fields.
    class_objects: FxHashSet<Ref>,
    /// Objects below this one are old.
    base: u32,
    /// The name of the task that runs.
    path: u64,
    /// Locations of old objects that count as shared.
    pub hot: Hot,
    /// Who touched which location of an old object, in all schedules.
    pub touched: Touched,
}

/// Locations of old objects that two tasks touched, one of which wrote.
pub type Hot = std::collections::BTreeSet<(u32, u32)>;

/// For a location: the task that touched it, [`SEVERAL`] if there were more, and whether anybody wrote.
pub type Touched = FxHashMap<(u32, u32), (u64, bool)>;

/// More than one task.
const SEVERAL: u64 = u64::MAX;

/// Adds what one search has seen to what others have.
pub fn merge_touched(all: &mut Touched, more: &Touched) {
    more.iter().for_each(|(place, (path, write))| note(all, *place, *path, *write));
}

fn note(touched: &mut Touched, place: (u32, u32), path: u64, write: bool) {
    let (first, written) = touched.entry(place).or_insert((path, write));
    if *first != path {
        *first = SEVERAL;
    }
    *written |= write;
}

/// The locations that count as shared after what was seen.
pub fn hot_of(touched: &Touched) -> Hot {
    let shared = touched.iter().filter(|(_, (path, written))| *path == SEVERAL && *written);
    shared.map(|(place, _)| *place).collect()
}

impl Sight {
    /// A sight with the locations of old objects that count as shared.
    pub fn new(hot: Hot) -> Sight {
        Sight { hot, ..Sight::default() }
    }

    /// From here on the present objects are old.
    pub fn set_base(&mut self, base: u32) {
        self.base = base;
    }

    /// Tells which class objects there are at the base.
    pub fn tell_class_objects(&mut self, class_objects: FxHashSet<Ref>) {
        self.class_objects = class_objects;
    }

    /// For a mark: who stands before what.
    pub(crate) fn mark(&self) -> Standing {
        self.standing.clone()
    }

    pub(crate) fn rewind(&mut self, standing: Standing) {
        self.standing = standing;
        self.stopped = None;
    }

    /// A task is about to run, from this operation on.
    pub fn begin(&mut self, task: TaskId, path: u64, operation: u64, quiet: u32) {
        self.path = path;
        self.operation = operation;
        let at = self.standing.iter().position(|(waiting, _)| *waiting == task);
        self.pass = at.map_or_else(Vec::new, |at| self.standing.remove(at).1);
        self.used.clear();
        self.quiet = quiet;
        self.shared = None;
        self.stopped = None;
    }

    pub(crate) fn has_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    /// The access that the task was stopped before; none if it only has to be found out what is shared.
    pub fn stopped_before(&self) -> Option<Touch> {
        match self.stopped {
            Some(Stopped::Before(touch)) => Some(touch),
            _ => None,
        }
    }

    /// There is something new that others can reach.
    pub fn forget_shared(&mut self) {
        self.shared = None;
    }

    /// Tells what others can reach, and lets the task go on where it was.
    pub fn tell(&mut self, shared: Objects, library: Arc<Objects>) {
        self.shared = Some(shared);
        self.library = library;
        self.allow_again();
        self.stopped = None;
    }

    /// The access that stopped the task is nobody's business: it may be made.
    pub fn allow(&mut self) {
        self.allow_again();
        if let Some(Stopped::Before(touch)) = self.stopped.take() {
            self.pass.push(touch);
        }
    }

    /// The task stays where it is, as one that stands before its accesses. If the present one synchronises, no race is
    /// told of it.
    pub fn stay(&mut self, task: TaskId, synchronizes: bool) {
        let mut touches = self.of_operation();
        if let Some(Stopped::Before(touch)) = self.stopped.take() {
            touches.push(Touch { synchronizes, ..touch });
            self.standing.push((task, touches));
        }
    }

    /// A native of this number stopped at a point, after accesses that it had been allowed: the task stands before them
    /// too.
    pub fn stay_at_point(&mut self, task: TaskId, native: u64) {
        self.turn_to(native);
        let touches = self.of_operation();
        if !touches.is_empty() {
            self.standing.push((task, touches));
        }
    }

    /// The interrupted operation will be done again from its start: it may make what it has made, and still what it was
    /// allowed and has not come to.
    fn allow_again(&mut self) {
        let made = self.of_operation();
        self.pass.extend(made);
    }

    /// What the interrupted operation had already been allowed; it will be done again from its start.
    fn of_operation(&mut self) -> Vec<Touch> {
        std::mem::take(&mut self.used)
    }

    /// An operation is at work. What is allowed is allowed to the operation that was stopped before it, and to no later
    /// one; what that has written may be shared from now on.
    fn turn_to(&mut self, operation: u64) {
        if self.operation == operation {
            return;
        }
        self.operation = operation;
        self.pass.clear();
        if std::mem::take(&mut self.used).iter().any(|touch| touch.write) {
            self.shared = None;
        }
    }

    /// Who stands before what.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Notes who touches a location of an old object; whether it counts as shared.
    fn is_hot(&mut self, touch: Touch) -> bool {
        let mut hot = false;
        for index in touch.from..touch.from + touch.length {
            let place = (touch.object.0, index);
            note(&mut self.touched, place, self.path, touch.write);
            hot |= self.hot.contains(&place);
        }
        hot
    }

    /// An access of a task that is alone: others who have ended by now might stand before one to the same place.
    fn note_alone(&mut self, touch: Touch) {
        if touch.object.0 < self.base {
            self.is_hot(touch);
        }
    }

    /// An access of an operation; false stops the task before it.
    fn sees(&mut self, touch: Touch, operation: u64) -> bool {
        self.turn_to(operation);
        let is_old = touch.object.0 < self.base;
        // What an initialiser of the JDK does is before every use of its class, unless it looks at what was there before
        // and other tasks write.
        if self.quiet > 0 && (touch.write || !is_old) {
            return true;
        }
        let hot = is_old && self.is_hot(touch);
        if self.quiet > 0 && !hot {
            return true;
        }
        let old = is_old && !touch.volatile;
        if old && !hot {
            return true;
        }
        // Whether a compare-and-set writes is known when it is made.
        let same = |allowed: &Touch| {
            let (write, weak) =
                if touch.volatile { (touch.write, touch.weak) } else { (allowed.write, false) };
            Touch { synchronizes: false, write, weak, ..*allowed } == touch
        };
        if let Some(at) = self.pass.iter().position(same) {
            self.pass.remove(at);
            self.used.push(touch);
            return true;
        }
        if old {
            self.stopped = Some(Stopped::Before(touch));
            return false;
        }
        match &self.shared {
            None => self.stopped = Some(Stopped::Stale),
            Some(shared)
                if shared.contains(touch.object)
                    || self.library.contains(touch.object)
                    || self.class_objects.contains(&touch.object) =>
            {
                self.stopped = Some(Stopped::Before(touch));
            }
            Some(_) => return true,
        }
        false
    }
}
