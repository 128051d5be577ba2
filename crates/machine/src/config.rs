//! Settings of a run.

/// The key of the hash that names states, unless another is asked for: the same in every run.
pub const DEFAULT_HASH_KEY: u64 = 0x5C0F_111E;

/// A library of Habanero; what the shipped API does where they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// HJlib of Rice.
    Rice,
    /// The verification libraries of BYU.
    Byu,
    /// PCDP.
    Pcdp,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Dialect; 3] = [Dialect::Rice, Dialect::Byu, Dialect::Pcdp];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Dialect::Rice => "rice",
            Dialect::Byu => "byu",
            Dialect::Pcdp => "pcdp",
        }
    }
}

/// Settings of a run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether `assert` is on for user classes.
    pub assertions: bool,
    /// The JDK's feature version (17).
    pub jdk_version: u32,
    /// Which library of Habanero the program is for, if it is for one.
    pub dialect: Option<Dialect>,
    /// Where the JDK is, for `java.home`.
    pub java_home: String,
    /// Folders that may be read.
    pub readable: Vec<std::path::PathBuf>,
    /// The class path as the program sees it.
    pub class_path: String,
    /// The working directory as the program sees it.
    pub directory: String,
    /// Standard input.
    pub input: crate::Input,
    /// The key of the hash that names states.
    pub hash_key: u64,
    /// The program interns texts: which object stands for which is part of a state.
    pub interned_shows: bool,
    /// The monitors of the standard streams are used: who prints takes them.
    pub prints_lock: bool,
    /// The program looks at the clock: it is part of a state.
    pub clock_shows: bool,
    /// When a wait with a time-out ends is a choice of the schedule.
    pub timeouts: bool,
    /// A wait of the program may end without a reason: a choice of the schedule too.
    pub wakeups: bool,
    /// The program looks who waits for a lock: who ceases to wait by itself does so in a step of its own.
    pub queues_show: bool,
    /// Threads of the program park: whether a wait has left a permit is part of a state.
    pub parks_show: bool,
    /// The program interrupts threads: an operation that an interrupt ends goes on in a step of its own after it has seen
    /// that none has come.
    pub interrupts_show: bool,
    /// Locks and their like are the library's own code: compare-and-set, and threads that are parked.
    pub library_as_is: bool,
    /// Tasks of fork/join pools are run by their meaning, not by the library's own code of pools.
    pub forks_by_meaning: bool,
    /// Executors are run by their meaning, not by the library's own code of them.
    pub executors_by_meaning: bool,
    /// Whether the program may not end itself, whatever the exit code: what runs would not come to its end.
    pub exit_is_wrong: bool,
    /// After how many rounds a loop runs as instructions of the processor; none: never.
    pub compiled_after: Option<u32>,
    /// Operations of the library that other tasks see as one are chosen once, not piece by piece.
    pub whole_operations: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            assertions: true,
            jdk_version: 17,
            dialect: None,
            java_home: String::new(),
            readable: Vec::new(),
            class_path: String::new(),
            directory: "/".to_string(),
            input: crate::Input::default(),
            hash_key: DEFAULT_HASH_KEY,
            interned_shows: false,
            prints_lock: false,
            clock_shows: false,
            timeouts: false,
            wakeups: false,
            queues_show: false,
            parks_show: false,
            interrupts_show: false,
            library_as_is: false,
            forks_by_meaning: false,
            executors_by_meaning: false,
            exit_is_wrong: false,
            compiled_after: Some(1_000),
            whole_operations: false,
        }
    }
}
