//! What the program asked for, and why that may keep a search from being a proof.

use tasks::Options;

/// What the program asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Phase numbers.
    pub phases: bool,
    /// Work or critical path.
    pub metrics: bool,
    /// Names of tasks or of their threads.
    pub names: bool,
    /// Which object stands for a text.
    pub interned: bool,
    /// The monitor of a standard stream.
    pub streams: bool,
    /// A compare-and-set that may fail though the value is as expected.
    pub spurious: bool,
    /// Atomic accesses in weaker modes than volatile.
    pub weak: bool,
    /// Something that depends on what the garbage collector does, and when.
    pub collector: bool,
    /// A task failed, and a run may never come to the end of the finish that keeps the failure.
    pub unended: bool,
    /// Something that tasks learn of one another by, and that orders nothing: the clock, interned strings, locks that are held.
    pub hints: bool,
    /// A thread was interrupted that waits for the end of another, or may do so.
    pub interrupted_joins: bool,
    /// The program may end while some of its tasks have not: they are daemons, or another ends it.
    pub ends_early: bool,
    /// What time it is.
    pub clock: bool,
    /// A wait with a time-out.
    pub timed: bool,
    /// A wait that could end without a reason.
    pub waits: bool,
    /// Who waits for a lock.
    pub queues: bool,
    /// Whether a thread has a permit (`LockSupport.park`).
    pub parks: bool,
    /// An operation of the library as a whole in which a thread parks.
    pub parks_in_wholes: bool,
    /// Something at which the library's own code parks threads that wait.
    pub meets: bool,
    /// What shows of tasks that are in the midst of an operation on a lock: who waits for it, or whether a thread that does
    /// is interrupted.
    pub insides: bool,
    /// What may show of tasks that are in the midst of another operation of the library.
    pub pieces: bool,
    /// A task of a fork/join pool was handed out, and is run by its meaning.
    pub forks: bool,
    /// A thread was hired by an executor, by its meaning.
    pub hires: bool,
    /// The number of a thread.
    pub thread_ids: bool,
    /// Some pool has one thread, so that its tasks need not be beside one another.
    pub single_worker: bool,
    /// There are tasks of Habanero.
    pub habanero: bool,
    /// A task that holds a lock waited for others.
    pub waits_in_lock: bool,
    /// What shows which calls a task is in.
    pub traces: bool,
    /// An interrupt of another thread.
    pub interrupts: bool,
    /// A final field, or what one leads to, of an object that was handed over without order.
    pub finals: bool,
    /// A hook for the end of the program was registered beside other tasks.
    pub hooks_beside: bool,
    /// The program was ended beside other tasks, by a task that saw no hook.
    pub exits_beside: bool,
    /// Updates were taken to commute, or it was taken not to matter which task initialised a class.
    pub commuted: bool,
}

/// Why a program is not judged whose weak compare-and-sets succeed.
const SPURIOUS: &str = "a weak compare-and-set may fail though the value is as expected, which is not explored: use compareAndSet to have the program judged";

/// Why a program is not judged that the garbage collector has a say in.
const COLLECTOR: &str = "the program uses a weak reference to what nothing else leads to, or what another task may let go of, a finalizer, a cleaner, a reference queue or a map with weak keys: what the garbage collector clears or runs, and when, is not explored";

/// Why a program is not judged whose failures may never come out.
const UNENDED: &str = "a task failed (a failed assertion or another exception), and a run may go round for ever before the end of the finish that keeps the failure: whether the program ever sees it is not known";

/// Why a program is not judged in which threads are interrupted that wait for others.
const INTERRUPTED_JOINS: &str = "a thread is interrupted that waits for the end of another, or may do so just then: whether the interrupt or the end comes first is not explored";

/// Why a program is not judged whose tasks read final fields of objects that they get without order.
const FINALS: &str = "a task gets an object in a way that orders nothing (getOpaque, getPlain, lazySet) and reads a final field of it, or what one leads to: what it sees there is fixed when the constructor ends (JLS 17.5), which is not worked out";

/// Why a program is not judged that registers a hook while another task may end it.
const HOOKS: &str = "a task registers a shutdown hook while another may end the program: what the hook is refused or overtaken by is not explored";

/// Why a search with waits that end without a reason is no proof.
pub(crate) const WAKEUPS: &str = "waits that end without a reason (spurious wake-ups) are not all explored; without them there is no violation: --no-spurious-wakeups leaves them out";

/// Why a search of the JDK's own code of locks is no proof.
pub(crate) const INSIDES: &str = "the program looks who waits for a lock, or whether a thread that may do so is interrupted, or parks threads that use locks too, which changes in steps of its own: the JDK's own code of locks is not explored in full; with locks as single steps there is no violation";

/// Why a search of the library's operations piece by piece is no proof.
pub(crate) const PIECES: &str = "the program looks at what changes in the middle of an operation of java.util.concurrent (the size of a map, how many threads of a pool are active, an iterator): such operations are not explored in full piece by piece; with each as a single step there is no violation";

/// Why a search of the JDK's own code of fork/join pools is no proof.
pub(crate) const FORKS: &str = "the program does more with a fork/join pool than fork and join, or shows which of its threads runs what: the JDK's own code of the pool is not explored in full";

/// Why the ends of schedules are not said to be alike if the program may end while tasks run.
pub(crate) const ENDS_EARLY: &str = "the program ends while other tasks run (System.exit, daemon threads): how far they have come by then is not explored";

/// Why a program is not judged whose tasks meet at a variable that they use in weaker modes than volatile, and at more.
pub(crate) const WEAK: &str = "tasks use an atomic variable in a weaker mode than volatile (lazySet, setRelease, getAcquire, getOpaque), and look at something else that others change: they need not see the two change in one order, which is not explored";

impl Asked {
    /// Adds what was asked for elsewhere.
    pub fn add(&mut self, other: Asked) {
        let Asked {
            phases,
            metrics,
            names,
            interned,
            streams,
            spurious,
            weak,
            collector,
            unended,
            hints,
            interrupted_joins,
            ends_early,
            clock,
            timed,
            waits,
            queues,
            parks,
            parks_in_wholes,
            meets,
            insides,
            pieces,
            forks,
            hires,
            thread_ids,
            habanero,
            single_worker,
            waits_in_lock,
            traces,
            interrupts,
            finals,
            hooks_beside,
            exits_beside,
            commuted,
        } = other;
        self.phases |= phases;
        self.metrics |= metrics;
        self.names |= names;
        self.interned |= interned;
        self.streams |= streams;
        self.spurious |= spurious;
        self.weak |= weak;
        self.collector |= collector;
        self.unended |= unended;
        self.hints |= hints;
        self.interrupted_joins |= interrupted_joins;
        self.ends_early |= ends_early;
        self.clock |= clock;
        self.timed |= timed;
        self.waits |= waits;
        self.queues |= queues;
        self.parks |= parks;
        self.parks_in_wholes |= parks_in_wholes;
        self.meets |= meets;
        self.insides |= insides;
        self.pieces |= pieces;
        self.forks |= forks;
        self.hires |= hires;
        self.thread_ids |= thread_ids;
        self.habanero |= habanero;
        self.single_worker |= single_worker;
        self.waits_in_lock |= waits_in_lock;
        self.traces |= traces;
        self.interrupts |= interrupts;
        self.finals |= finals;
        self.hooks_beside |= hooks_beside;
        self.exits_beside |= exits_beside;
        self.commuted |= commuted;
    }

    /// A task looks who waits for a lock.
    pub(crate) fn look_at_queue(&mut self) {
        self.queues = true;
        self.insides = true;
    }

    /// Whether what goes on inside operations on locks and the like shows: to those who look there, or who park, for such
    /// operations leave permits and use them up.
    pub(crate) fn looks_inside(self) -> bool {
        self.insides || self.parks && self.meets
    }

    /// Whether what goes on between the pieces of an operation of the library shows: to those who look there, or who park
    /// where such an operation parks, which may leave permits.
    pub(crate) fn looks_between_pieces(self) -> bool {
        self.pieces || self.parks && self.parks_in_wholes
    }

    /// Whether a task may know, by something that orders nothing, which of two updates that commute came first. So it may if
    /// there are atomic accesses in `weak` modes.
    pub(crate) fn tells_updates_apart(self, weak: bool) -> bool {
        self.commuted && (self.hints || self.metrics || weak)
    }

    /// Why a search that met no violation is no proof, though it was complete.
    pub(crate) fn doubts(self) -> impl Iterator<Item = &'static str> {
        let doubts = [
            (self.spurious, SPURIOUS),
            (self.collector, COLLECTOR),
            (self.unended, UNENDED),
            (self.interrupted_joins, INTERRUPTED_JOINS),
            (self.finals, FINALS),
            (self.hooks_beside && self.exits_beside, HOOKS),
        ];
        doubts.into_iter().filter(|(met, _)| *met).map(|(_, why)| why)
    }

    /// What of the world shows, given what showed before. When time-outs fire is explored unless they fire `late`.
    pub fn widen(self, options: Options, late: bool) -> Options {
        Options {
            clock: options.clock || self.clock,
            timeouts: options.timeouts || self.timed && !late,
            absolute_phases: options.absolute_phases || self.phases,
            metrics: options.metrics || self.metrics,
            names: options.names || self.names,
            interned: options.interned || self.interned,
            streams: options.streams || self.streams,
            queues: options.queues || self.queues,
            parks: options.parks || self.parks,
            interrupts: options.interrupts || self.interrupts,
            ..options
        }
    }
}
