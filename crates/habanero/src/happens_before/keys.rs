//! What tasks synchronise on or touch, and what they hold while they do.

use happens_before::Moment;
use report::EdgeKind;
use std::sync::Arc;
use tasks::{Isolated, ObjectId};

/// Something that carries order from one task to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    /// Resolution of a future.
    Future(ObjectId),
    /// A message.
    Message(ObjectId),
    /// An actor: its messages are worked off one after the other, its status changes are seen.
    Actor(ObjectId),
    /// Which messages an actor takes before it is stopped.
    Taking(ObjectId),
    /// In which order messages come to an actor.
    Mailbox(ObjectId),
    /// Whether an actor has been started, paused or ended.
    Status(ObjectId),
    /// Whether a finish has an accumulator, and its value.
    Accumulator(ObjectId),
    /// A construct that tasks meet at, or what it has ready for a thread.
    Construct(ObjectId),
    /// What those hand over who have held a read-write lock to read.
    Readers(ObjectId),
    /// A monitor.
    Monitor(ObjectId),
    /// Whether a lock is held, and who waits for it: those look at it who do not wait.
    Lock(ObjectId),
    /// Who has ceased to wait for a lock, or for a condition of it, without a reason that others gave.
    Queue(ObjectId),
    /// A volatile location.
    Volatile(ObjectId, u32),
    /// The last atomic write of a location: what it hands over to those who read it.
    Latest(ObjectId, u32),
    /// Writes of a location on which tasks race.
    Written(ObjectId, u32),
    /// Reads of one.
    Read(ObjectId, u32),
    /// The right to resolve a future.
    Claim(ObjectId),
    /// Whether a thread has been started.
    Thread(ObjectId),
    /// Whether a thread has ended.
    End(ObjectId),
    /// That a thread waits for the end of another, or has done so: an interrupt would end that.
    Join(ObjectId),
    /// That a task of a fork/join pool has been handed out.
    Forked(ObjectId),
    /// Which thread of a fork/join pool runs what.
    Worker,
    /// The end of an isolated body: task and number.
    Body(u32, u32),
    /// The clock.
    Clock,
    /// Work and critical paths.
    Metrics,
    /// The permit of a thread (`LockSupport`), and whether it is interrupted.
    Permit(ObjectId),
    /// The initialisation of a class, by a hash of its name.
    Class(u64),
    /// The table of interned strings, by a hash of the text.
    Interned(u64),
    /// The identity hash of an object.
    Identity(ObjectId),
    /// How far a file or standard input has been read.
    File(i32),
    /// What has been written to the standard streams.
    Output,
    /// A source of numbers that are given out once.
    Counter,
    /// Which thread of an executor takes which job.
    Job(ObjectId),
    /// Whether an executor takes jobs.
    Shut(ObjectId),
    /// What an executor that is shut down looks like before it has terminated.
    Shutting(ObjectId),
    /// That the meaning of executors is not enough.
    Executors,
    /// Operations of the library on an object as wholes, and those that change it for who is in the midst of another.
    Operation(ObjectId),
}

impl Key {
    /// Whether each use of it is ordered with each other one, as with a monitor: nobody looks at it without giving order to
    /// who comes next.
    pub fn orders_all_uses(self) -> bool {
        match self {
            Key::Monitor(_)
            | Key::Body(..)
            | Key::Class(_)
            | Key::Interned(_)
            | Key::Identity(_)
            | Key::File(_)
            | Key::Output
            | Key::Counter
            | Key::Operation(_)
            | Key::Metrics
            | Key::Forked(_)
            | Key::Worker
            | Key::Shutting(_)
            | Key::Executors => true,
            Key::Future(_)
            | Key::Message(_)
            | Key::Actor(_)
            | Key::Taking(_)
            | Key::Mailbox(_)
            | Key::Status(_)
            | Key::Accumulator(_)
            | Key::Construct(_)
            | Key::Readers(_)
            | Key::Job(_)
            | Key::Shut(_)
            | Key::Lock(_)
            | Key::Queue(_)
            | Key::Volatile(..)
            | Key::Latest(..)
            | Key::Written(..)
            | Key::Read(..)
            | Key::Claim(_)
            | Key::Thread(_)
            | Key::End(_)
            | Key::Join(_)
            | Key::Permit(_)
            | Key::Clock => false,
        }
    }
}

/// How an operation touches something shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touching {
    /// It looks.
    Read,
    /// It changes, and the order of changes shows.
    Write,
    /// It changes so that two such changes give the same in either order.
    Update,
}

impl Touching {
    /// Whether the order of two operations can show.
    pub(super) fn conflicts_with(self, other: Touching) -> bool {
        self != other || self == Touching::Write
    }
}

/// What keeps two bodies from running at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// That of an isolated body.
    Isolated(Isolated),
    /// A monitor.
    Monitor(ObjectId),
    /// A monitor of an object that is gone.
    Gone,
}

impl Claim {
    /// Whether bodies with these claims exclude each other.
    pub fn conflicts_with(&self, other: &Claim) -> bool {
        match (self, other) {
            (Claim::Isolated(one), Claim::Isolated(other)) => one.conflicts_with(other),
            (Claim::Monitor(one), Claim::Monitor(other)) => one == other,
            _ => false,
        }
    }

    /// Whether it is about objects that are all gone.
    pub(super) fn is_gone(&self, alive: &impl Fn(ObjectId) -> bool) -> bool {
        match self {
            Claim::Isolated(Isolated::Objects(objects)) => !objects.iter().any(|(object, _)| alive(*object)),
            Claim::Isolated(Isolated::Global) => false,
            Claim::Monitor(object) => !alive(*object),
            Claim::Gone => true,
        }
    }

    /// What bodies with it are the order of.
    pub(super) fn edge_kind(&self) -> EdgeKind {
        match self {
            Claim::Monitor(_) => EdgeKind::Lock,
            Claim::Isolated(_) | Claim::Gone => EdgeKind::Isolated,
        }
    }

    /// Whether it names objects that are gone.
    fn names_gone(&self, alive: &impl Fn(ObjectId) -> bool) -> bool {
        match self {
            Claim::Isolated(Isolated::Objects(objects)) => objects.iter().any(|(object, _)| !alive(*object)),
            Claim::Monitor(object) => !alive(*object),
            Claim::Isolated(Isolated::Global) | Claim::Gone => false,
        }
    }

    /// The same without objects that are gone, whose numbers others may bear.
    fn without_gone(&self, alive: &impl Fn(ObjectId) -> bool) -> Claim {
        match self {
            Claim::Isolated(Isolated::Objects(objects)) => {
                let kept = objects.iter().filter(|(object, _)| alive(*object)).copied();
                Claim::Isolated(Isolated::Objects(kept.collect()))
            }
            Claim::Monitor(object) if !alive(*object) => Claim::Gone,
            claim => claim.clone(),
        }
    }
}

/// Forgets objects that are gone in what some bodies claim.
pub fn forget_gone(held: &mut Arc<[Held]>, alive: &impl Fn(ObjectId) -> bool) {
    if held.iter().any(|one| one.claim.names_gone(alive)) {
        let changed = |one: &Held| Held { claim: one.claim.without_gone(alive), body: one.body };
        *held = held.iter().map(changed).collect();
    }
}

/// A body that a task is in, isolated or that of a monitor: what it claims and its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// What it claims.
    pub claim: Claim,
    /// Which of the task's bodies it is.
    pub body: u32,
}

/// An isolated body that has ended and that others may know to have begun: something was handed to them from inside.
#[derive(Clone, Debug)]
pub struct LeakingBody {
    /// The body, last, and those around it.
    pub held: Arc<[Held]>,
    /// When it began.
    pub begun: Moment,
    /// A moment at its end.
    pub ended: Moment,
}

impl LeakingBody {
    /// The body.
    pub(super) fn own(&self) -> &Held {
        self.held.last().expect("a body")
    }
}

/// The pairs of bodies that exclude each other: numbers of those on the left.
pub fn excluding<'a>(left: &'a [Held], right: &'a [Held]) -> impl Iterator<Item = u32> + 'a {
    let excludes = |one: &&Held| right.iter().any(|other| one.claim.conflicts_with(&other.claim));
    left.iter().filter(excludes).map(|held| held.body)
}

/// A moment at which a task touched something shared.
#[derive(Clone, Debug)]
pub struct Touch {
    /// When.
    pub moment: Moment,
    /// The task's name, which does not depend on the schedule.
    pub path: u64,
    /// How.
    pub how: Touching,
    /// The isolated bodies that it was made in.
    pub held: Arc<[Held]>,
}

impl Key {
    /// The object it is about.
    pub fn object(&self) -> Option<ObjectId> {
        match *self {
            Key::Future(object)
            | Key::Message(object)
            | Key::Actor(object)
            | Key::Taking(object)
            | Key::Mailbox(object)
            | Key::Status(object)
            | Key::Accumulator(object)
            | Key::Construct(object)
            | Key::Readers(object)
            | Key::Monitor(object)
            | Key::Lock(object)
            | Key::Queue(object)
            | Key::Claim(object)
            | Key::Thread(object)
            | Key::End(object)
            | Key::Join(object)
            | Key::Forked(object)
            | Key::Latest(object, _)
            | Key::Written(object, _)
            | Key::Read(object, _)
            | Key::Permit(object)
            | Key::Identity(object)
            | Key::Operation(object)
            | Key::Job(object)
            | Key::Shut(object)
            | Key::Shutting(object)
            | Key::Volatile(object, _) => Some(object),
            Key::Body(..)
            | Key::Clock
            | Key::Metrics
            | Key::Class(_)
            | Key::Interned(_)
            | Key::File(_)
            | Key::Output
            | Key::Worker
            | Key::Executors
            | Key::Counter => None,
        }
    }

    /// The same about another object.
    pub fn with_object(self, object: ObjectId) -> Key {
        match self {
            Key::Future(_) => Key::Future(object),
            Key::Message(_) => Key::Message(object),
            Key::Actor(_) => Key::Actor(object),
            Key::Taking(_) => Key::Taking(object),
            Key::Mailbox(_) => Key::Mailbox(object),
            Key::Status(_) => Key::Status(object),
            Key::Accumulator(_) => Key::Accumulator(object),
            Key::Construct(_) => Key::Construct(object),
            Key::Readers(_) => Key::Readers(object),
            Key::Monitor(_) => Key::Monitor(object),
            Key::Lock(_) => Key::Lock(object),
            Key::Queue(_) => Key::Queue(object),
            Key::Claim(_) => Key::Claim(object),
            Key::Thread(_) => Key::Thread(object),
            Key::End(_) => Key::End(object),
            Key::Join(_) => Key::Join(object),
            Key::Forked(_) => Key::Forked(object),
            Key::Latest(_, index) => Key::Latest(object, index),
            Key::Written(_, index) => Key::Written(object, index),
            Key::Read(_, index) => Key::Read(object, index),
            Key::Permit(_) => Key::Permit(object),
            Key::Identity(_) => Key::Identity(object),
            Key::Operation(_) => Key::Operation(object),
            Key::Job(_) => Key::Job(object),
            Key::Shut(_) => Key::Shut(object),
            Key::Shutting(_) => Key::Shutting(object),
            Key::Volatile(_, index) => Key::Volatile(object, index),
            Key::Body(..)
            | Key::Clock
            | Key::Metrics
            | Key::Class(_)
            | Key::Interned(_)
            | Key::File(_)
            | Key::Output
            | Key::Worker
            | Key::Executors
            | Key::Counter => self,
        }
    }

    /// What tells keys about one object apart.
    pub fn part(&self) -> [u64; 2] {
        match *self {
            Key::Future(_) => [1, 0],
            Key::Message(_) => [2, 0],
            Key::Actor(_) => [3, 0],
            Key::Construct(_) => [4, 0],
            Key::Monitor(_) => [6, 0],
            Key::Claim(_) => [7, 0],
            Key::Body(..) => [8, 0],
            Key::Volatile(_, index) => [9, u64::from(index)],
            Key::Written(_, index) => [10, u64::from(index)],
            Key::Read(_, index) => [11, u64::from(index)],
            Key::Clock => [12, 0],
            Key::Metrics => [13, 0],
            Key::Permit(_) => [14, 0],
            Key::Class(name) => [15, name],
            Key::Interned(text) => [16, text],
            Key::Identity(_) => [17, 0],
            Key::File(number) => [18, number as u64],
            Key::Output => [19, 0],
            Key::Counter => [20, 0],
            Key::Latest(_, index) => [21, u64::from(index)],
            Key::Taking(_) => [22, 0],
            Key::Accumulator(_) => [23, 0],
            Key::Thread(_) => [24, 0],
            Key::End(_) => [25, 0],
            Key::Join(_) => [26, 0],
            Key::Lock(_) => [27, 0],
            Key::Queue(_) => [28, 0],
            Key::Readers(_) => [29, 0],
            Key::Forked(_) => [30, 0],
            Key::Worker => [31, 0],
            Key::Operation(_) => [32, 0],
            Key::Job(_) => [33, 0],
            Key::Shut(_) => [34, 0],
            Key::Executors => [35, 0],
            Key::Shutting(_) => [36, 0],
            Key::Mailbox(_) => [37, 0],
            Key::Status(_) => [38, 0],
        }
    }
}
