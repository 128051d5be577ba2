//! Kinds of what tasks share, besides plain words.

use crate::happens_before::Key;

/// Kinds of things that tasks share besides words of the heap, whose order is a choice of the schedule where tasks meet
/// at them and nothing orders them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Volatile variables, compare-and-set, claims of and looks at futures.
    Synchronization,
    /// Monitors.
    Monitor,
    /// Isolated bodies, and those of monitors, that depend on each other or are more than the data they touch.
    Body,
    /// The clock.
    Clock,
    /// Permits of `LockSupport`, interrupts.
    Permit,
    /// Initialisation of classes.
    Class,
    /// The table of interned strings.
    Interned,
    /// Identity hashes.
    Identity,
    /// Positions in files and in standard input.
    File,
    /// The standard streams.
    Output,
    /// Sources of numbers that are given out once.
    Counter,
    /// Work and critical paths.
    Metrics,
    /// The monitors of the standard streams, which those take who print.
    Streams,
    /// Messages taken by actors that others stop.
    Actor,
    /// In which order messages come to an actor, and whether it has been started or has come to its end.
    Mailbox,
    /// Accumulators that finishes take and give back.
    Accumulator,
    /// Whether a thread has been started, and whether it has ended.
    Thread,
    /// When waits with time-outs end.
    Timeout,
    /// Waits that end without a reason.
    Wakeup,
    /// Whether a lock is held, and who waits for it.
    Lock,
    /// Who has ceased to wait for a lock by itself.
    Queue,
    /// Whether waits for locks and the like leave or use up permits of threads that park.
    Park,
    /// What tasks learn of one another by, and that orders nothing: then updates that would commute are in an order.
    Hint,
    /// What locks and semaphores do inside, step by step, in the JDK's own code.
    Library,
    /// Interrupts that come when an operation has begun.
    Interrupt,
    /// What operations of the library do piece by piece, though most see them as one.
    Pieces,
    /// Which thread of a fork/join pool runs what, in the JDK's own code.
    Forks,
    /// Which thread of an executor takes which job, and whether it takes jobs.
    Job,
    /// What executors do inside, in the JDK's own code.
    Executors,
    /// Isolated bodies in which tasks wait: whoever comes behind one knows all that others did in it.
    Lasting,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 30] = [
        Kind::Synchronization,
        Kind::Monitor,
        Kind::Body,
        Kind::Clock,
        Kind::Permit,
        Kind::Class,
        Kind::Interned,
        Kind::Identity,
        Kind::File,
        Kind::Output,
        Kind::Counter,
        Kind::Metrics,
        Kind::Streams,
        Kind::Actor,
        Kind::Mailbox,
        Kind::Accumulator,
        Kind::Thread,
        Kind::Timeout,
        Kind::Wakeup,
        Kind::Lock,
        Kind::Queue,
        Kind::Park,
        Kind::Hint,
        Kind::Library,
        Kind::Interrupt,
        Kind::Pieces,
        Kind::Forks,
        Kind::Job,
        Kind::Executors,
        Kind::Lasting,
    ];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Synchronization => "synchronization",
            Kind::Monitor => "monitor",
            Kind::Body => "body",
            Kind::Clock => "clock",
            Kind::Permit => "permit",
            Kind::Class => "class",
            Kind::Interned => "interned",
            Kind::Identity => "identity",
            Kind::File => "file",
            Kind::Output => "output",
            Kind::Counter => "counter",
            Kind::Metrics => "metrics",
            Kind::Streams => "streams",
            Kind::Actor => "actor",
            Kind::Mailbox => "mailbox",
            Kind::Accumulator => "accumulator",
            Kind::Thread => "thread",
            Kind::Timeout => "timeout",
            Kind::Wakeup => "wakeup",
            Kind::Lock => "lock",
            Kind::Queue => "queue",
            Kind::Park => "park",
            Kind::Hint => "hint",
            Kind::Library => "library",
            Kind::Interrupt => "interrupt",
            Kind::Pieces => "pieces",
            Kind::Forks => "forks",
            Kind::Job => "job",
            Kind::Executors => "executors",
            Kind::Lasting => "lasting",
        }
    }

    /// What is said of tasks that meet there if the orders are not explored.
    pub fn meeting(self) -> &'static str {
        match self {
            Kind::Synchronization => "two tasks use one volatile variable or future, and nothing orders them",
            Kind::Monitor => "two tasks use one monitor, and nothing orders them",
            Kind::Body => "isolated bodies of two tasks touch the same data, and nothing orders them",
            Kind::Clock => "two tasks look at the clock, and nothing orders them",
            Kind::Permit => "two tasks park, unpark or interrupt one thread, and nothing orders them",
            Kind::Class => "two tasks may initialise one class, and nothing orders them",
            Kind::Interned => "two tasks intern one text, and nothing orders them",
            Kind::Identity => "two tasks ask for the identity hash of one object, and nothing orders them",
            Kind::File => "two tasks read one file, and nothing orders them",
            Kind::Output => "two tasks print, and nothing orders them",
            Kind::Counter => "two tasks draw numbers from one source, and nothing orders them",
            Kind::Metrics => {
                "one task works while another asks how much work was done, and nothing orders them"
            }
            Kind::Streams => "a task holds the monitor of a standard stream, and another prints",
            Kind::Actor => "an actor takes a message while another task stops it, and nothing orders them",
            Kind::Mailbox => {
                "two tasks send to one actor, or one changes its status while another looks, and nothing orders them"
            }
            Kind::Accumulator => "two tasks use one accumulator, and nothing orders them",
            Kind::Thread => {
                "a thread starts or ends while another looks whether it is alive, and nothing orders them"
            }
            Kind::Timeout => "a wait with a time-out may end early or late",
            Kind::Wakeup => "a wait may end without a reason",
            Kind::Lock => {
                "a task looks whether a lock is free while another uses it, and nothing orders them"
            }
            Kind::Queue => {
                "a task asks who waits for a lock while another stops waiting, and nothing orders them"
            }
            Kind::Park => "a wait may leave the permit of a thread that parks later, or use it up",
            Kind::Hint => "a task learns of another in a way that orders nothing",
            Kind::Library => "a task looks who waits for a lock, step by step",
            Kind::Interrupt => "an interrupt may come before or after an operation begins",
            Kind::Pieces => {
                "a task looks into an operation of the library, or changes its object, while another task may be in the middle of one"
            }
            Kind::Forks => "the program can see which thread of a fork/join pool runs a task",
            Kind::Job => {
                "two tasks hand jobs to an executor, take them or shut it down, and nothing orders them"
            }
            Kind::Executors => "the program can see which thread of an executor runs a job",
            Kind::Lasting => "a task waits inside isolated",
        }
    }

    /// The kind of a key.
    pub fn of(key: Key) -> Kind {
        match key {
            Key::Clock => Kind::Clock,
            Key::Permit(_) => Kind::Permit,
            Key::Class(_) => Kind::Class,
            Key::Interned(_) => Kind::Interned,
            Key::Identity(_) => Kind::Identity,
            Key::File(_) => Kind::File,
            Key::Output => Kind::Output,
            Key::Counter => Kind::Counter,
            Key::Operation(_) => Kind::Pieces,
            Key::Metrics => Kind::Metrics,
            Key::Taking(_) => Kind::Actor,
            Key::Mailbox(_) | Key::Status(_) => Kind::Mailbox,
            Key::Accumulator(_) => Kind::Accumulator,
            Key::Monitor(_) => Kind::Monitor,
            Key::Lock(_) => Kind::Lock,
            Key::Forked(_) | Key::Worker => Kind::Forks,
            Key::Job(_) | Key::Shut(_) => Kind::Job,
            Key::Executors | Key::Shutting(_) => Kind::Executors,
            Key::Queue(_) => Kind::Queue,
            Key::Thread(_) | Key::End(_) | Key::Join(_) => Kind::Thread,
            Key::Future(_)
            | Key::Message(_)
            | Key::Actor(_)
            | Key::Construct(_)
            | Key::Readers(_)
            | Key::Volatile(..)
            | Key::Latest(..)
            | Key::Written(..)
            | Key::Read(..)
            | Key::Claim(_)
            | Key::Body(..) => Kind::Synchronization,
        }
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u32);

impl Kinds {
    /// Whether a kind is in it.
    pub fn has(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u32 != 0
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a kind.
    pub fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind as u32;
    }

    /// Those of both.
    pub fn union(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Whether bodies are all there is to choose among: monitors too are bodies then.
    pub fn is_bodies_only(self) -> bool {
        self.iter().all(|kind| matches!(kind, Kind::Monitor | Kind::Body | Kind::Lasting))
    }

    /// With one more.
    pub fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u32)
    }

    /// All in it.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}
