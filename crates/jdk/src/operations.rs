//! Operations of `java.util.concurrent` that others see as one: whatever they do inside, each takes effect at one moment between
//! its call and its return (they are linearizable). A search need not choose in the midst of one.

/// What a method of such a class is to a search that takes operations as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// It is such an operation, or one from call to call of the program's own code. Inside another it is a part of that.
    Whole(Row),
    /// The same, but inside another it is one by itself.
    Apart(Row),
    /// It may show how far another task has come in the midst of one.
    Look,
    /// The same, if one argument is 0 and another is not; argument 0 is the object.
    LookIf {
        /// The one.
        zero: u16,
        /// The other.
        given: u16,
    },
}

/// A row of [`OPERATIONS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row(u8);

/// A class and what its operations are.
pub struct Operations {
    /// The class.
    pub class: &'static str,
    /// The operations that others see as one.
    pub whole: &'static [&'static str],
    /// The same, and they are so inside another operation too: what they change is not what that changes.
    pub apart: &'static [&'static str],
    /// Methods that show nothing of what is inside one, though they are more than one step.
    pub steps: &'static [&'static str],
    /// The classes whose code is a part of them, besides [`COMMON`]; a name that ends in `*` stands for all that begin so. All
    /// other code that they call may be about something else that tasks share: it is no part of them.
    pub code: &'static [&'static str],
    /// Methods that are so only while no other of these comes in between, and whether one changes the object for the others: two
    /// of which one does.
    pub against: &'static [(&'static str, bool)],
    /// Methods of other code that may be called in the midst of one, if any other of the program or of this package is a look at
    /// what is inside; so is an exception that comes back from one.
    pub calls: Option<&'static [&'static str]>,
    /// Methods that are looks if an argument is 0 and another is not: class, name, and the numbers of the two.
    pub looks_if: &'static [(&'static str, &'static str, u16, u16)],
    /// The classes of objects that they keep to themselves, besides those that are built for races.
    pub keeps: &'static [&'static str],
    /// Why.
    pub reason: &'static str,
}

/// The class of executors, which are either run by their meaning or by the operations of its row.
pub const EXECUTOR: &str = "java/util/concurrent/ThreadPoolExecutor";

const PACKAGE: &str = "java/util/concurrent/";

/// The code of locks and of waiting.
const LOCKS: &str = "java/util/concurrent/locks/*";

/// Classes whose code is a part of any operation: it touches nothing that tasks share but what it is given.
const COMMON: &[&str] = &[
    "java/lang/Object",
    "java/lang/String",
    "java/lang/StringLatin1",
    "java/lang/StringUTF16",
    "java/lang/Boolean",
    "java/lang/Character",
    "java/lang/Byte",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/Number",
    "java/lang/Math",
    "java/lang/System",
    "java/lang/Enum",
    "java/lang/Class",
    "java/lang/Thread",
    "java/lang/invoke/*",
    "java/util/Objects",
    "java/util/Arrays",
    "java/util/AbstractCollection",
    "java/util/AbstractQueue",
    "java/util/concurrent/TimeUnit",
    "jdk/internal/*",
];

/// What the work of executors is made of. Other code for jobs that are refused comes back to the executor.
const POOL: &[&str] = &[
    EXECUTOR,
    "java/util/concurrent/ThreadPoolExecutor$Worker",
    "java/util/concurrent/ThreadPoolExecutor$AbortPolicy",
    "java/util/concurrent/ThreadPoolExecutor$CallerRunsPolicy",
    "java/util/concurrent/ThreadPoolExecutor$DiscardPolicy",
    LOCKS,
    "java/util/concurrent/atomic/AtomicInteger",
    "java/util/concurrent/LinkedBlockingQueue*",
    "java/util/concurrent/ArrayBlockingQueue*",
    "java/util/concurrent/PriorityBlockingQueue*",
    "java/util/concurrent/LinkedBlockingDeque*",
    "java/util/concurrent/SynchronousQueue*",
    "java/util/concurrent/DelayQueue*",
    "java/util/concurrent/Executors$DefaultThreadFactory",
    "java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue*",
    "java/util/HashSet",
    "java/util/HashMap*",
];

/// The methods of blocking queues.
const QUEUE: &[&str] = &[
    "add",
    "offer",
    "put",
    "take",
    "poll",
    "peek",
    "remove",
    "contains",
    "size",
    "remainingCapacity",
    "clear",
    "toArray",
];

/// What a row does not say.
const NO_OPERATIONS: Operations = Operations {
    class: "",
    whole: &[],
    apart: &[],
    steps: &[],
    code: &[],
    against: &[],
    calls: None,
    looks_if: &[],
    keeps: &[],
    reason: "",
};

/// The classes. Any other public method of theirs, and of the classes inside them, looks at what is inside.
pub const OPERATIONS: &[Operations] = &[
    Operations {
        class: EXECUTOR,
        whole: &["execute", "runWorker", "shutdown", "awaitTermination", "isTerminated"],
        steps: &["run"],
        code: POOL,
        against: &[("execute", false), ("shutdown", true)],
        calls: Some(&["run"]),
        looks_if: &[
            (EXECUTOR, "addWorker", 2, 1),
            ("java/util/concurrent/ThreadPoolExecutor$Worker", "<init>", 2, 0),
        ],
        keeps: &["java/util/HashSet", "java/util/HashMap", "java/util/HashMap$Node"],
        reason: "a job goes to a new worker below the core size, by a compare-and-set, and else into the queue; a worker that \
                 has done one takes the next. Workers beyond the core size, those that die of an exception, factories and \
                 hooks of the program, and a shutdown beside other operations show more",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/FutureTask",
        apart: &["run", "get", "set", "setException", "isDone", "isCancelled"],
        code: &["java/util/concurrent/FutureTask*", "java/util/concurrent/locks/LockSupport"],
        reason: "the state moves once, by a compare-and-set; nobody reads the result before it has",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/LinkedBlockingQueue",
        whole: QUEUE,
        steps: &["iterator", "drainTo"],
        code: &[
            "java/util/concurrent/LinkedBlockingQueue*",
            LOCKS,
            "java/util/concurrent/atomic/AtomicInteger",
        ],
        reason: "its count moves when an element is there; what looks at more takes both locks",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/ArrayBlockingQueue",
        whole: QUEUE,
        steps: &["drainTo"],
        code: &["java/util/concurrent/ArrayBlockingQueue*", LOCKS],
        reason: "one lock",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/PriorityBlockingQueue",
        whole: QUEUE,
        steps: &["drainTo"],
        code: &["java/util/concurrent/PriorityBlockingQueue*", LOCKS],
        reason: "one lock; who grows the array does so for all",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/DelayQueue",
        whole: QUEUE,
        steps: &["drainTo"],
        code: &["java/util/concurrent/DelayQueue*", LOCKS, "java/util/PriorityQueue"],
        reason: "one lock",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/LinkedBlockingDeque",
        whole: &[
            "add",
            "addFirst",
            "addLast",
            "offer",
            "offerFirst",
            "offerLast",
            "put",
            "putFirst",
            "putLast",
            "take",
            "takeFirst",
            "takeLast",
            "poll",
            "pollFirst",
            "pollLast",
            "peek",
            "peekFirst",
            "peekLast",
            "push",
            "pop",
            "getFirst",
            "getLast",
            "element",
            "removeFirst",
            "removeLast",
            "remove",
            "contains",
            "size",
            "remainingCapacity",
            "clear",
            "toArray",
        ],
        steps: &["drainTo"],
        code: &["java/util/concurrent/LinkedBlockingDeque*", LOCKS],
        reason: "one lock",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/SynchronousQueue",
        whole: &["put", "offer", "take", "poll"],
        steps: &["isEmpty", "size", "peek", "remainingCapacity", "clear", "contains"],
        code: &["java/util/concurrent/SynchronousQueue*", LOCKS],
        reason: "two tasks meet by one compare-and-set; to all others it is empty",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/ConcurrentLinkedQueue",
        whole: &["add", "offer", "poll", "peek", "isEmpty"],
        code: &["java/util/concurrent/ConcurrentLinkedQueue*"],
        reason: "an element is there from one compare-and-set to another; the ends only lag behind",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/ConcurrentHashMap",
        whole: &[
            "get",
            "containsKey",
            "getOrDefault",
            "put",
            "putIfAbsent",
            "remove",
            "replace",
            "computeIfAbsent",
            "computeIfPresent",
            "compute",
            "merge",
        ],
        code: &["java/util/concurrent/ConcurrentHashMap*", "java/util/concurrent/ThreadLocalRandom"],
        reason: "a key is looked for and changed in one bin, under its monitor or by a compare-and-set; only counts and \
                 traversals see more than one",
        ..NO_OPERATIONS
    },
    Operations {
        class: "java/util/concurrent/CopyOnWriteArrayList",
        whole: &[
            "add",
            "addIfAbsent",
            "clear",
            "contains",
            "get",
            "indexOf",
            "isEmpty",
            "iterator",
            "lastIndexOf",
            "remove",
            "set",
            "size",
            "toArray",
        ],
        steps: &[
            "hasNext",
            "next",
            "addAll",
            "addAllAbsent",
            "containsAll",
            "removeAll",
            "retainAll",
            "toString",
        ],
        code: &["java/util/concurrent/CopyOnWriteArrayList*"],
        reason: "one array, replaced under a monitor",
        ..NO_OPERATIONS
    },
];

/// What a method of the library is to a search that takes operations as a whole; none of classes that are not in the table.
/// Methods that are not `public` belong to those that call them.
pub fn part(class: &str, method: &str, public: bool) -> Option<Part> {
    if !class.starts_with(PACKAGE) {
        return None;
    }
    let outer = class.split('$').next().unwrap_or(class);
    let index = OPERATIONS.iter().position(|row| row.class == outer)?;
    let (row, number) = (&OPERATIONS[index], Row(index as u8));
    if class == outer && row.whole.contains(&method) {
        return Some(Part::Whole(number));
    }
    if class == outer && row.apart.contains(&method) {
        return Some(Part::Apart(number));
    }
    if let Some((.., zero, given)) = row.looks_if.iter().find(|row| (row.0, row.1) == (class, method)) {
        return Some(Part::LookIf { zero: *zero, given: *given });
    }
    let looks = public && !method.starts_with('<') && !row.steps.contains(&method);
    looks.then_some(Part::Look)
}

/// Whether a method that is an operation as a whole changes the object for those in the midst of others; none if nobody's
/// coming in between matters to it.
pub fn is_against_others(Row(row): Row, method: &str) -> Option<bool> {
    let against = OPERATIONS.get(usize::from(row))?.against;
    against.iter().find(|(name, _)| *name == method).map(|(_, changes)| *changes)
}

/// Whether an operation may call a method of other code, the program's or not, and no one looks inside by that.
pub fn may_call(Row(row): Row, class: &str, method: &str, is_program: bool) -> bool {
    let calls = OPERATIONS.get(usize::from(row)).and_then(|row| row.calls);
    let knows_it = is_program || class.starts_with(PACKAGE);
    !knows_it || calls.is_none_or(|calls| calls.contains(&method))
}

/// Whether an exception of other code that comes back into an operation is a look at what is inside.
pub fn exceptions_look(Row(row): Row) -> bool {
    OPERATIONS.get(usize::from(row)).is_some_and(|row| row.calls.is_some())
}

/// Whether the code of a class is a part of an operation.
pub fn belongs(Row(row): Row, class: &str) -> bool {
    let Some(row) = OPERATIONS.get(usize::from(row)) else { return false };
    let is_named = |name: &&str| match name.strip_suffix('*') {
        Some(beginning) => class.starts_with(beginning),
        None => *name == class,
    };
    row.code.iter().any(is_named) || COMMON.iter().any(is_named)
}

/// Whether an operation keeps objects of a class to itself: the order of operations decides what it finds there.
pub fn keeps(Row(row): Row, class: &str) -> bool {
    let kept = OPERATIONS.get(usize::from(row)).map_or(&[] as &[&str], |row| row.keeps);
    let element = class.strip_prefix("[L").and_then(|name| name.strip_suffix(';'));
    crate::role(class) == crate::Role::Synchronizing || kept.contains(&element.unwrap_or(class))
}
