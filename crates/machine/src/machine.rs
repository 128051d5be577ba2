//! The machine's state and its small vocabulary.

use crate::heap::{Heap, Ref};
use crate::monitors::Monitors;
use crate::natives::{Native, Registry};
use program::code::CodeId;
use program::{ClassId, Kind, MethodId, Program};
use rustc_hash::FxHashMap;

/// A task of the machine, by index.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TaskId(pub u32);

/// What happens when a frame is left.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub enum FrameKind {
    /// Nothing special.
    Plain,
    /// A monitor is released.
    Synchronized(Ref),
    /// A class has been initialised.
    Initializer(ClassId),
}

/// An activation of a method.
#[derive(Clone, std::marker::Copy, Debug)]
pub struct Frame {
    /// The method.
    pub method: MethodId,
    /// Its code.
    pub code: CodeId,
    /// The first operation of the method in the code store.
    pub start: u32,
    /// The operation after the current one, in the code store.
    pub pc: u32,
    /// Its first register in the stack.
    pub base: u32,
    /// How many registers it has.
    pub registers: u32,
    /// What happens when it is left.
    pub kind: FrameKind,
}

/// The stack of a task.
#[derive(Clone, Debug, Default)]
pub struct Stack {
    /// Registers of all frames.
    pub slots: Vec<u64>,
    /// Frames, outermost first.
    pub frames: Vec<Frame>,
    /// The innermost frame stands before its operation, which will be tried again, not behind it.
    pub before: bool,
}

/// How far a class has come (JVMS 5.5).
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub enum Initialization {
    /// Not yet used.
    Linked,
    /// A task initialises the classes above it first.
    Preparing(TaskId),
    /// A task runs its initialiser.
    Running(TaskId),
    /// Usable.
    Done,
    /// Usable, and the host is told of each use.
    Told,
    /// Its initialiser failed.
    Failed,
}

/// What a run knows of a class.
#[derive(Clone, std::marker::Copy, Debug)]
pub struct ClassState {
    /// The `java.lang.Class` object; it also holds the static fields.
    pub mirror: Ref,
    /// How far the class has come.
    pub initialization: Initialization,
    /// Why its initialiser failed, for those who use the class afterwards.
    pub failure: Ref,
}

/// A resolved static field.
#[derive(Clone, std::marker::Copy, Debug)]
pub struct StaticSite {
    /// The declaring class.
    pub class: ClassId,
    /// The word in the mirror.
    pub word: u32,
    /// What it holds.
    pub kind: Kind,
    /// Whether it is volatile.
    pub volatile: bool,
    /// Whether it is final: its value is set before anybody else can use the class.
    pub constant: bool,
}

/// An interface call with the latest selection.
#[derive(Clone, std::marker::Copy, Debug)]
pub struct InterfaceSite {
    /// The resolved method.
    pub method: MethodId,
    /// Argument slots, the receiver included.
    pub slots: u16,
    /// The class of the latest receiver.
    pub class: ClassId,
    /// The method selected for it.
    pub selected: MethodId,
}

/// What a call needs to know of a method, in one place.
#[derive(Clone, std::marker::Copy, Debug)]
pub struct Entry {
    /// First operation, or `SLOW`.
    pub start: u32,
    /// Code of the method.
    pub code: CodeId,
    /// Registers of a frame.
    pub registers: u32,
}

/// A method that cannot be entered just by pushing a frame.
pub const SLOW: u32 = u32::MAX;

/// Why the machine stopped running a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The task's outermost method returned this value.
    Finished(u64),
    /// An exception left the outermost method.
    Uncaught(Ref),
    /// The program asked to end.
    Exit(i32),
    /// Something that is not modelled was reached.
    Unsupported(String),
    /// The observer asked to stop before the current operation.
    Observer,
    /// The task waits; the operation is tried again when it may go on.
    Blocked(Wait),
    /// A host native wants the scheduler to choose; it is tried again.
    Yield,
    /// The number of steps given has been used up.
    OutOfFuel,
}

/// What a task waits for inside the machine.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wait {
    /// A monitor that another task holds.
    Monitor(Ref),
    /// A notification on an object.
    Notification(Ref),
    /// `LockSupport.unpark`.
    Permit,
    /// Another task that initialises a class.
    Initializer(ClassId),
    /// Something the host defines.
    Host(u32),
}

/// What the host of the machine keeps; only the host knows its type.
pub type HostState = Option<Box<dyn std::any::Any + Send>>;

/// Watches accesses to the heap.
pub trait Observer {
    /// Whether it watches at all; decided at compile time.
    const WATCH: bool;
    /// An access to a word of an object or to an element of an array; false stops before it.
    fn access(&mut self, host: &mut HostState, object: Ref, index: u32, write: bool) -> bool;
    /// An atomic access, as to a volatile field; false stops before it.
    fn atomic(&mut self, host: &mut HostState, object: Ref, index: u32, mode: Mode) -> bool;
}

/// What an atomic access does, and what order it carries (the access modes of `VarHandle`).
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// It writes.
    pub write: bool,
    /// What was released to what it reads lies before it.
    pub acquires: bool,
    /// What lies before it is released to those who acquire what it writes.
    pub releases: bool,
    /// It is one of the volatile accesses of its variable, which all tasks see in one order: a write comes before every
    /// later read, though another write came between. One that is not hands over to those who read what it wrote.
    pub volatile: bool,
}

impl Mode {
    /// A read of a volatile variable.
    pub const VOLATILE_READ: Mode = Mode { write: false, acquires: true, releases: false, volatile: true };
    /// A write of one.
    pub const VOLATILE_WRITE: Mode = Mode { write: true, acquires: false, releases: true, volatile: true };
    /// One that reads and writes.
    pub const UPDATE: Mode = Mode { write: true, acquires: true, releases: true, volatile: true };
    /// A read that carries no order.
    pub const OPAQUE_READ: Mode = Mode { write: false, acquires: false, releases: false, volatile: false };
    /// A write that carries none.
    pub const OPAQUE_WRITE: Mode = Mode { write: true, acquires: false, releases: false, volatile: false };

    /// A read that is ordered behind the write it reads.
    pub const ACQUIRE_READ: Mode = Mode { volatile: false, ..Mode::VOLATILE_READ };
    /// A write that is ordered before those who read it.
    pub const RELEASE_WRITE: Mode = Mode { volatile: false, ..Mode::VOLATILE_WRITE };

    /// A plain use of a volatile variable.
    pub fn volatile(write: bool) -> Mode {
        if write { Mode::VOLATILE_WRITE } else { Mode::VOLATILE_READ }
    }

    /// The same of a compare-and-set that fails: it only reads.
    pub fn failed(self) -> Mode {
        Mode { write: false, releases: false, ..self }
    }
}

/// The observer that does not.
#[derive(Clone, std::marker::Copy, Debug, Default)]
pub struct Unobserved;

impl Observer for Unobserved {
    const WATCH: bool = false;
    fn access(&mut self, _: &mut HostState, _: Ref, _: u32, _: bool) -> bool {
        true
    }
    fn atomic(&mut self, _: &mut HostState, _: Ref, _: u32, _: Mode) -> bool {
        true
    }
}

/// Natives that read or write memory tell the host here; an outcome stops them.
pub type AccessHook =
    fn(&mut Machine, object: Ref, index: u32, length: u32, kind: HookKind) -> Option<crate::natives::Outcome>;

/// What a native is about to do.
#[derive(Clone, std::marker::Copy, Debug, PartialEq, Eq)]
pub enum HookKind {
    /// A plain read.
    Read,
    /// A plain write.
    Write,
    /// An atomic access.
    Atomic(Mode),
    /// A monitor is entered.
    Enter,
    /// A monitor is left.
    Exit,
    /// A class initialiser begins; the object is the class.
    InitializerBegins,
    /// A class initialiser has ended, well or not.
    InitializerEnds,
}

/// The key of the hash that names states, unless another is asked for: the same in every run.
pub const DEFAULT_HASH_KEY: u64 = 0x5C0F_111E;

/// Settings of a run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether `assert` is on for user classes.
    pub assertions: bool,
    /// The JDK's feature version (17).
    pub jdk_version: u32,
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
}

impl Default for Config {
    fn default() -> Config {
        Config {
            assertions: true,
            jdk_version: 17,
            java_home: String::new(),
            readable: Vec::new(),
            class_path: String::new(),
            directory: "/".to_string(),
            input: crate::Input::default(),
            hash_key: DEFAULT_HASH_KEY,
            interned_shows: false,
            prints_lock: false,
        }
    }
}

/// State that is copied whole at a mark because it is small.
#[derive(Clone, Debug, Default)]
pub struct Small {
    /// Monitors in use.
    pub monitors: Monitors,
    /// Identity hashes given out, per task.
    pub hashes: Vec<(Ref, i32)>,
    /// How far standard input has been read.
    pub input_read: usize,
    /// Files opened for reading: their contents and how far they have been read.
    pub files: Vec<(std::sync::Arc<[u8]>, usize)>,
    /// Tasks that hold a permit of `LockSupport`.
    pub permits: Vec<TaskId>,
    /// Tasks that wait for a permit.
    pub parked: Vec<TaskId>,
    /// Tasks whose present wait has a time-out, and when it ends on the clock.
    pub timed: Vec<(TaskId, u64)>,
    /// Classes whose superclass is being initialised for them: superclass, class.
    pub initializing: Vec<(ClassId, ClassId)>,
    /// Inflaters by address.
    pub inflaters: Vec<crate::natives::inflate::Inflating>,
    /// Which of the standard streams were closed.
    pub closed_streams: Vec<Ref>,
    /// Interrupted threads, where the JDK has no field for that.
    pub interrupted: Vec<Ref>,
    /// The fixed clock, in nanoseconds since the start; moves a little at each look.
    pub clock: u64,
    /// Numbers handed out to natives (thread ids and the like).
    pub counter: u64,
}

#[derive(Debug)]
pub(crate) struct MachineMark {
    small: Small,
    classes: usize,
    strings: usize,
    out: usize,
    err: usize,
    current: TaskId,
    saved_stacks: usize,
    tasks: usize,
}

/// What a task is to the machine.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// Its stack; empty while the task is the current one (it is in `Machine::stack`).
    pub stack: Stack,
    /// Its `java.lang.Thread` object, once asked for.
    pub thread: Ref,
    /// How many identity hashes it has asked for.
    pub(crate) hashes: u32,
    /// The number of marks when its stack was last saved.
    pub(crate) epoch: u32,
}

/// Classes and fields that the machine itself uses.
#[derive(Clone, Debug, Default)]
pub struct WellKnown {
    pub(crate) object: ClassId,
    pub(crate) class: ClassId,
    pub(crate) string: ClassId,
    pub(crate) throwable: ClassId,
    pub(crate) thread: ClassId,
    pub(crate) bytes: ClassId,
    pub(crate) arrays: [ClassId; 8],
    pub(crate) string_value: u32,
    pub(crate) string_coder: u32,
    pub(crate) string_hash: u32,
    pub(crate) throwable_message: u32,
    pub(crate) throwable_cause: u32,
    pub(crate) throwable_backtrace: u32,
    pub(crate) throwable_depth: u32,
    pub(crate) throwable_trace: u32,
    pub(crate) throwable_suppressed: u32,
    /// The word of a mirror that holds the class id; static fields follow it.
    pub(crate) class_id_word: u32,
    pub(crate) class_component: u32,
    pub(crate) class_loader: u32,
    pub(crate) class_module: u32,
}

/// The machine.
pub struct Machine {
    /// What is executed.
    pub program: Program,
    /// The heap.
    pub heap: Heap,
    /// The current task's stack.
    pub stack: Stack,
    /// All tasks.
    pub tasks: Vec<Task>,
    /// The current task.
    pub current: TaskId,
    /// Per class, by id.
    pub classes: Vec<ClassState>,
    /// Settings.
    pub config: Config,
    /// What the program wrote to standard output.
    pub out: Vec<u8>,
    /// What the program wrote to standard error.
    pub err: Vec<u8>,
    /// Operations executed.
    pub steps: u64,
    /// Stop when `steps` reaches this.
    pub fuel: u64,
    /// State of the host's natives; the host saves and restores it.
    pub host: HostState,
    /// State that is copied at a mark.
    pub small: Small,
    /// Environment-dependent values that the program asked for, named in the coverage.
    pub environment_uses: std::collections::BTreeSet<&'static str>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) natives: Registry,
    pub(crate) decompressors: crate::natives::inflate::Decompressors,
    pub(crate) bound: Vec<Option<Native>>,
    pub(crate) statics: Vec<StaticSite>,
    pub(crate) interface_sites: Vec<InterfaceSite>,
    pub(crate) selections: crate::selections::Selections,
    pub(crate) dynamic_sites: Vec<crate::dynamic::DynamicSite>,
    pub(crate) handle_sites: Vec<std::sync::Arc<crate::handles::HandleSite>>,
    pub(crate) intrinsics: Vec<crate::dynamic::Intrinsic>,
    pub(crate) strings: FxHashMap<Box<[u16]>, Ref>,
    pub(crate) string_log: Vec<Box<[u16]>>,
    pub(crate) class_log: Vec<(ClassId, ClassState)>,
    pub(crate) marks: Vec<MachineMark>,
    pub(crate) saved_stacks: Vec<(TaskId, Task)>,
    pub(crate) known: WellKnown,
    pub(crate) stubs: FxHashMap<crate::dynamic::StubKey, MethodId>,
    pub(crate) maps: crate::maps::Maps,
    pub(crate) base_classes: Vec<Initialization>,
    pub(crate) own: std::sync::Arc<rustc_hash::FxHashSet<Ref>>,
    /// Old objects that only caches of the library lead to.
    pub(crate) cached: std::sync::Arc<rustc_hash::FxHashSet<Ref>>,
    /// Old objects that static fields of the library that are no caches lead to.
    pub(crate) of_library: std::sync::Arc<rustc_hash::FxHashSet<Ref>>,
    /// Per class of the library, once asked for: the static fields that are no caches.
    pub(crate) library_statics: FxHashMap<ClassId, std::sync::Arc<[u32]>>,
    pub(crate) originals: FxHashMap<MethodId, MethodId>,
    pub(crate) original_streams: (Ref, Ref),
    pub(crate) loader: Ref,
    /// What natives call before they touch memory, if the host wants to know.
    pub access_hook: Option<AccessHook>,
    /// The current task runs a class initialiser of the program: natives that may depend on who runs them are told.
    pub in_initializer: bool,
    /// Objects that the host's natives hold.
    pub host_roots: Vec<Ref>,
    /// Where the host has a say.
    pub hooks: crate::hooks::Hooks,
    pub(crate) modules: (Ref, Ref),
}

impl Machine {
    /// A machine over a program; it has yet to be booted.
    pub fn new(program: Program, config: Config) -> Machine {
        Machine {
            natives: Registry::standard(config.jdk_version),
            decompressors: crate::natives::inflate::Decompressors::default(),
            program,
            heap: Heap::default(),
            stack: Stack::default(),
            tasks: vec![Task::default()],
            current: TaskId(0),
            classes: Vec::new(),
            config,
            out: Vec::new(),
            err: Vec::new(),
            steps: 0,
            fuel: u64::MAX,
            host: None,
            small: Small::default(),
            environment_uses: std::collections::BTreeSet::new(),
            entries: Vec::new(),
            bound: Vec::new(),
            statics: Vec::new(),
            interface_sites: Vec::new(),
            selections: crate::selections::Selections::default(),
            dynamic_sites: Vec::new(),
            handle_sites: Vec::new(),
            intrinsics: Vec::new(),
            strings: FxHashMap::default(),
            string_log: Vec::new(),
            class_log: Vec::new(),
            marks: Vec::new(),
            saved_stacks: Vec::new(),
            known: WellKnown::default(),
            stubs: FxHashMap::default(),
            maps: crate::maps::Maps::default(),
            base_classes: Vec::new(),
            own: std::sync::Arc::default(),
            cached: std::sync::Arc::default(),
            of_library: std::sync::Arc::default(),
            library_statics: FxHashMap::default(),
            originals: FxHashMap::default(),
            original_streams: (Ref::NULL, Ref::NULL),
            loader: Ref::NULL,
            access_hook: None,
            in_initializer: false,
            host_roots: Vec::new(),
            hooks: crate::hooks::Hooks::default(),
            modules: (Ref::NULL, Ref::NULL),
        }
    }

    /// Remembers the present state; marks nest.
    pub fn mark(&mut self) {
        self.marks.push(MachineMark {
            small: self.small.clone(),
            classes: self.class_log.len(),
            strings: self.string_log.len(),
            out: self.out.len(),
            err: self.err.len(),
            current: self.current,
            saved_stacks: self.saved_stacks.len(),
            tasks: self.tasks.len(),
        });
        self.heap.mark();
    }

    /// Goes back to the latest mark and forgets it.
    pub fn rewind(&mut self) {
        let Some(mark) = self.marks.pop() else { return };
        self.heap.rewind();
        self.park_current();
        while self.saved_stacks.len() > mark.saved_stacks {
            if let Some((id, task)) = self.saved_stacks.pop() {
                self.tasks[id.0 as usize] = task;
            }
        }
        self.tasks.truncate(mark.tasks);
        self.unpark(mark.current);
        while self.class_log.len() > mark.classes {
            if let Some((class, state)) = self.class_log.pop() {
                self.classes[class.index()] = state;
            }
        }
        while self.string_log.len() > mark.strings {
            if let Some(text) = self.string_log.pop() {
                self.strings.remove(&text);
            }
        }
        self.small = mark.small;
        self.out.truncate(mark.out);
        self.err.truncate(mark.err);
    }

    /// How many marks there are.
    pub fn depth(&self) -> usize {
        self.marks.len()
    }

    fn park_current(&mut self) {
        std::mem::swap(&mut self.stack, &mut self.tasks[self.current.0 as usize].stack);
    }

    fn unpark(&mut self, task: TaskId) {
        self.current = task;
        std::mem::swap(&mut self.stack, &mut self.tasks[task.0 as usize].stack);
    }

    /// Makes another task the current one.
    pub fn switch_to(&mut self, task: TaskId) {
        if task != self.current {
            self.park_current();
            self.unpark(task);
        }
    }

    /// Must be called before the current task runs after a mark: its stack is saved once per mark.
    pub fn save_current(&mut self) {
        let depth = self.marks.len() as u32;
        let index = self.current.0 as usize;
        if self.tasks[index].epoch != depth {
            let saved = Task { stack: self.stack.clone(), ..self.tasks[index].clone() };
            self.saved_stacks.push((self.current, saved));
            self.tasks[index].epoch = depth;
        }
    }

    /// A new task with an empty stack.
    pub fn add_task(&mut self) -> TaskId {
        self.heap.begin_parallel();
        self.tasks.push(Task { epoch: self.marks.len() as u32, ..Task::default() });
        TaskId(self.tasks.len() as u32 - 1)
    }

    /// The stack of any task.
    pub fn stack_of(&self, task: TaskId) -> &Stack {
        if task == self.current { &self.stack } else { &self.tasks[task.0 as usize].stack }
    }

    /// The class of an object.
    pub fn class_of(&self, object: Ref) -> ClassId {
        self.heap.class(object)
    }

    /// The name of an object's class as Java prints it.
    pub fn class_name_of(&self, object: Ref) -> String {
        self.program.class(self.heap.class(object)).java_name()
    }

    /// Whether an object is an instance of a class.
    pub fn is_instance(&self, object: Ref, class: ClassId) -> bool {
        self.program.is_subclass(self.heap.class(object), class)
    }
}
