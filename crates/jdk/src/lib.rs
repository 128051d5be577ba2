//! What the library of the JDK means to a checker, as tables: nothing else decides by the name of a class, a field or a
//! method of the library.
//!
//! Whatever is not in a table is treated like the program's own: its state is part of a state, its accesses are
//! accesses, and the order of two that conflict is a choice of the schedule. Each row says why that may be left out.

mod caches;
mod operations;

pub use caches::{
    CACHES, COMPLETE_WHEN_SEEN, Cache, IDENTITY_CACHES, PRIVATE_CACHES, TEXT_CACHES, VALUE_CACHES,
    ValueCache, has_noticeable_cache, is_cache, is_complete_when_seen, is_identity_cache, is_private_cache,
    is_text_cache, is_value_cache,
};
pub use operations::{
    EXECUTOR, OPERATIONS, Operations, Part, Row, belongs, exceptions_look, is_against_others, keeps,
    may_call, part,
};

/// What an access to a field of an object of the library counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// As one of the program: two that nothing orders race.
    Plain,
    /// It is made by an algorithm that is built for races: their order is a choice of the schedule, and no error.
    Synchronizing,
}

/// A method whose accesses to the fields of its object are plain by contract, though its class synchronises.
pub struct PlainMethod {
    /// The end of its name.
    pub suffix: &'static str,
    /// Why.
    pub reason: &'static str,
}

/// Methods of classes that synchronise which the program calls to make a plain access.
pub const PLAIN_METHODS: &[PlainMethod] = &[PlainMethod {
    suffix: "Plain",
    reason: "getPlain, setPlain, weakCompareAndSetPlain: memory semantics as of a variable that is not volatile",
}];

/// The packages of classes whose algorithms are built for races.
pub const SYNCHRONIZING: &[&str] = &["java/util/concurrent/"];

/// Classes of these packages, by the ends of their names, whose objects are meant for one task.
pub const SINGLE_TASK: &[(&str, &str)] = &[
    ("Iterator", "an iterator keeps where it is in plain fields"),
    ("Itr", "an iterator keeps where it is in plain fields"),
    ("Iter", "an iterator keeps where it is in plain fields"),
    ("Traverser", "what iterators of a map are made from"),
    ("Spliterator", "a spliterator keeps where it is in plain fields"),
    ("RecursiveTask", "its result is a plain field, which `join` orders"),
    ("ForkJoinTask$AdaptedCallable", "its result is a plain field, which `join` orders"),
    ("ForkJoinTask$AdaptedInterruptibleCallable", "its result is a plain field, which `join` orders"),
    ("ForkJoinTask$AdaptedRunnable", "its result is a plain field, which `join` orders"),
    ("ForkJoinTask$RunnableExecuteAction", "its result is a plain field, which `join` orders"),
    ("ConcurrentHashMap$MapEntry", "its value is a plain field; the map itself does not use it again"),
];

/// The other classes of these packages that keep something in plain fields, and what orders the accesses to them. `*` stands
/// for any rest of a name. A test compares this with the classes that there are.
pub const PLAIN_FIELDS: &[(&str, &str)] = &[
    ("ArrayBlockingQueue", "its lock"),
    ("ArrayBlockingQueue$Itrs*", "the lock of the queue"),
    ("CompletableFuture$*", "the volatile result and the stack of what depends on it"),
    ("ConcurrentHashMap", "views, each as good as another"),
    ("ConcurrentHashMap$BulkTask", "tasks of a pool, which no program gets"),
    ("ConcurrentHashMap$MapReduce*", "tasks of a pool, which no program gets"),
    ("ConcurrentHashMap$Reduce*", "tasks of a pool, which no program gets"),
    ("ConcurrentHashMap$TableStack", "a part of a traverser: a race on it is one on the traverser"),
    ("ConcurrentHashMap$Tree*", "the lock state of the tree, or the monitor of the bin"),
    ("ConcurrentSkipListMap", "views, and fields that VarHandles access"),
    ("ConcurrentSkipListMap$Index", "VarHandles access it"),
    ("ConcurrentSkipListMap$Node", "VarHandles access it"),
    ("ConcurrentSkipListMap$SubMap", "views, each as good as another"),
    ("CopyOnWriteArrayList$COWSubList", "the lock of the list"),
    ("CyclicBarrier*", "its lock"),
    ("DelayQueue", "its lock"),
    ("Exchanger$Node", "one task's own, but for what VarHandles access"),
    ("ForkJoinPool*", "VarHandles and locks of the queues"),
    ("ForkJoinTask$Aux", "VarHandles access it"),
    ("FutureTask", "its volatile state"),
    ("LinkedBlockingDeque", "its lock"),
    ("LinkedBlockingDeque$Node", "the lock of the deque"),
    ("LinkedBlockingQueue", "its two locks"),
    ("LinkedBlockingQueue$Node", "the two locks of the queue and its atomic count"),
    ("Phaser$QNode", "one task's own, but for what is given with a compare-and-set"),
    ("PriorityBlockingQueue", "its lock"),
    ("ScheduledThreadPoolExecutor$*", "the lock of its queue"),
    ("SubmissionPublisher*", "its lock, and VarHandles"),
    ("SynchronousQueue", "used to read one that was written to a stream"),
    ("SynchronousQueue$TransferStack$SNode", "given with a compare-and-set"),
    ("ThreadLocalRandom", "one task's own"),
    ("ThreadPoolExecutor", "its lock"),
    ("ThreadPoolExecutor$Worker", "the worker's own"),
    ("locks/AbstractOwnableSynchronizer", "who holds the lock writes it"),
    ("locks/AbstractQueuedLongSynchronizer$*", "who holds the lock, and links that are volatile"),
    ("locks/AbstractQueuedSynchronizer$*", "who holds the lock, and links that are volatile"),
    ("locks/ReentrantReadWriteLock$Sync*", "one task's own counts, and guesses that are looked at again"),
    ("locks/StampedLock*", "views, and links that are volatile"),
];

/// Whether it is known what orders the accesses to the plain fields of a class.
pub fn knows_plain_fields(class: &str) -> bool {
    let inside = SYNCHRONIZING.iter().find_map(|package| class.strip_prefix(package)).unwrap_or(class);
    let fits = |row: &str| match row.strip_suffix('*') {
        Some(start) => inside.starts_with(start),
        None => inside == row,
    };
    role(class) == Role::Plain || PLAIN_FIELDS.iter().any(|(row, _)| fits(row))
}

/// Classes of these packages whose fields are built for races only where other classes of the library use them: a program
/// that does is told that they order nothing.
pub const SYNCHRONIZES_INSIDE: &[&str] = &["java/util/concurrent/locks/AbstractOwnableSynchronizer"];

/// Whether an array of this type is an inner part of the library where code of this class works on it: the queues of
/// `ForkJoinPool` hold tasks, whose class is public.
pub fn is_inner_array(accessing: &str, element: &str) -> bool {
    const POOL: &str = "java/util/concurrent/ForkJoinPool";
    accessing.starts_with(POOL) && element == "java/util/concurrent/ForkJoinTask"
}

const QUEUED: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer";
const QUEUED_LONG: &str = "java/util/concurrent/locks/AbstractQueuedLongSynchronizer";

/// What accesses to the fields of a class count as when they are made by its own methods.
pub fn role(class: &str) -> Role {
    let single = SINGLE_TASK.iter().any(|(end, _)| class.ends_with(end));
    if !single && SYNCHRONIZING.iter().any(|package| class.starts_with(package)) {
        Role::Synchronizing
    } else {
        Role::Plain
    }
}

/// Whether a method of a class that synchronises makes plain accesses by contract.
pub fn is_plain_method(name: &str) -> bool {
    PLAIN_METHODS.iter().any(|row| name.ends_with(row.suffix))
}

/// The start of the names of classes that are atomic variables.
pub const ATOMIC_VARIABLES: &str = "java/util/concurrent/atomic/Atomic";

/// Whether the objects of a class are atomic variables, which the program uses as it uses fields.
pub fn is_atomic_variable(class: &str) -> bool {
    class.starts_with(ATOMIC_VARIABLES) && !class.contains('$')
}

/// Classes that locks and their like are made of: numbers say what they are, references who waited.
pub const LOCKS: &[&str] = &[QUEUED, QUEUED_LONG, "java/util/concurrent/locks/StampedLock"];

/// Whether a class is one that locks are made of.
pub fn is_lock(class: &str) -> bool {
    LOCKS.contains(&class)
}

/// Classes that are nothing but a class of [`LOCKS`] inside.
const AROUND_LOCKS: [&str; 3] = [
    "java/util/concurrent/locks/ReentrantLock",
    "java/util/concurrent/CountDownLatch",
    "java/util/concurrent/Semaphore",
];

/// Whether a class is nothing but a lock or its like inside.
pub fn is_around_lock(class: &str) -> bool {
    AROUND_LOCKS.contains(&class)
}

/// Methods that print a text which is already made, by the start of their names: some versions take the stream's monitor in
/// them.
pub const PRINT_METHODS: (&str, &[&str]) = ("java/io/PrintStream", &["print", "write", "newLine"]);

/// Whether a method takes the monitor of a stream to print, and does nothing else with it.
pub fn is_print_method(class: &str, method: &str) -> bool {
    let (owner, starts) = PRINT_METHODS;
    class == owner && method != "printf" && starts.iter().any(|start| method.starts_with(start))
}

/// Classes whose methods wait for those who call them.
pub const WAITERS: &[&str] =
    &["java/lang/Object", "java/util/concurrent/locks/LockSupport", "jdk/internal/misc/Unsafe"];

/// Whether a class waits for those who call it.
pub fn is_waiter(class: &str) -> bool {
    WAITERS.contains(&class)
}

/// Static final fields that the library sets again through natives.
pub const SETTABLE: &[(&str, &str)] =
    &[("java/lang/System", "in"), ("java/lang/System", "out"), ("java/lang/System", "err")];

/// Whether a static field can be set though it is final.
pub fn is_settable(class: &str, field: &str) -> bool {
    SETTABLE.contains(&(class, field))
}

/// Natives that depend on nothing but their arguments and the memory that they announce: class, and method or `*`.
pub const OF_ARGUMENTS: &[(&str, &str)] = &[
    ("java/lang/Math", "*"),
    ("java/lang/StrictMath", "*"),
    ("java/lang/Float", "*"),
    ("java/lang/Double", "*"),
    ("java/lang/StringLatin1", "*"),
    ("java/lang/StringUTF16", "*"),
    ("java/lang/StringCoding", "*"),
    ("java/lang/String", "intern"),
    ("java/lang/System", "arraycopy"),
    ("java/lang/Object", "getClass"),
    ("java/lang/Object", "clone"),
    ("java/lang/Object", "hashCode"),
    ("java/lang/System", "identityHashCode"),
    ("java/lang/Class", "*"),
    ("java/lang/reflect/Array", "*"),
    ("jdk/internal/misc/Unsafe", "*"),
    ("jdk/internal/misc/VM", "*"),
    ("jdk/internal/misc/CDS", "*"),
    ("java/lang/Runtime", "availableProcessors"),
];

/// Whether a native depends on nothing but its arguments and the memory that it announces, so that it does not matter
/// which task runs it. What is not in the table may.
pub fn is_native_of_arguments(class: &str, method: &str) -> bool {
    OF_ARGUMENTS.iter().any(|(owner, name)| *owner == class && (*name == "*" || *name == method))
}

/// Classes whose objects' monitors guard nothing but fields that are computed from others.
pub const GUARDS_VALUE_CACHE: &[&str] = &["java/util/Locale"];

/// Whether the monitors of a class's objects guard nothing but fields that are computed from others.
pub fn guards_value_cache(class: &str) -> bool {
    GUARDS_VALUE_CACHE.contains(&class)
}

/// The starts of the names of packages that are exported to everybody, and no others are below them.
pub const EXPORTED: &[&str] = &["java/", "javax/", "org/w3c/dom", "org/xml/sax", "org/ietf/jgss"];

/// The packages that are open to everybody, and exported.
pub const OPEN: &[&str] = &["sun/misc", "sun/reflect"];

/// The starts of the names of packages that are exported to nobody, or to modules of the JDK only.
pub const CONCEALED: &[&str] = &["jdk/internal/", "sun/", "com/sun/crypto/", "com/sun/org/"];

/// Whether a package of the JDK is exported to everybody; none if it is not known.
pub fn is_exported(package: &str) -> Option<bool> {
    let starts = |rows: &[&str]| rows.iter().any(|row| package.starts_with(row));
    if OPEN.contains(&package) {
        return Some(true);
    }
    match (starts(CONCEALED), starts(EXPORTED)) {
        (true, _) => Some(false),
        (false, true) => Some(true),
        (false, false) => None,
    }
}

/// Whether a package of the JDK is open to everybody; none if it is not known.
pub fn is_open(package: &str) -> Option<bool> {
    is_exported(package).map(|_| OPEN.contains(&package))
}
