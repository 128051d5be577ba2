//! What the natives of `scoville.Primitives` keep: the world of tasks, and what the driver must know.

use crate::asked::Asked;
use crate::footprint::Touched;
use crate::happens_before::{HappensBefore, Held, Key};
use crate::kinds::{Kind, Kinds};
use crate::records::Records;
use crate::shadow::MemoryCell;
use crate::steps::Trace;
use machine::{Args, Outcome, Ref, TaskId, ThreadStatus, Wait, Whole};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tasks::{Misuse, MisuseFamily, ObjectId, PermissionFault, World};

/// Where the scheduler may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Before isolated.
    pub isolated: bool,
    /// After a region was entered.
    pub region: bool,
    /// Before operations whose order is a choice of the schedule: sends, claims of futures, actors' status.
    pub choices: bool,
    /// Before every operation that other tasks can notice: spawn, resolve, signal and so on as well.
    pub everywhere: bool,
    /// Before operations on monitors, permits and volatile variables of the program, and on futures.
    pub synchronization: bool,
    /// Before resources of these kinds are touched.
    pub resources: Kinds,
    /// After `Thread.yield`, `sleep` and `onSpinWait`.
    pub give_way: bool,
    /// Monitors are entered and left as isolated bodies are: bodies of one monitor are ordered by the data they touch.
    pub monitor_bodies: bool,
    /// Updates of a variable that give the same in either order are no dependence between bodies.
    pub updates_commute: bool,
    /// Whoever uses a class lies behind the task that initialised it, whatever its initialiser does.
    pub initializers_in_order: bool,
    /// A task that ends the program does so when nobody else can go on: whatever another can do can happen before.
    pub exit_last: bool,
}

impl Points {
    /// Whether the scheduler may choose before what is of a kind is touched.
    pub(crate) fn are_at(self, kind: Kind) -> bool {
        match kind {
            Kind::Synchronization | Kind::Monitor => self.synchronization,
            kind => self.resources.has(kind),
        }
    }
}

/// Why the driver may choose now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// A region was entered (Algorithm 1: `PR_ENTRY`).
    Region,
    /// The task stands before isolated (Algorithm 1: `ISOLATED`).
    Isolated,
    /// The task stands before another operation that tasks can notice.
    Operation,
    /// The task stands before a choice of its own: which message to take, which task to notify. The number of
    /// ways.
    Message(u32),
    /// The same in the midst of an operation of the library as a whole, which it was chosen to do: nobody else comes first.
    Midst(u32),
    /// The task has said that others may run.
    GaveWay,
    /// The task stands before the end of the program.
    Exit,
}

/// Something wrong with permission regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegionFault {
    /// What the state machine says.
    Permission(PermissionFault),
    /// The target is null.
    NullTarget,
    /// The target is not an array, or a bound lies outside it: from, to, length.
    OutOfRange(i32, i32, u32),
    /// Regions were still open when the task ended.
    LeftOpen(Vec<tasks::Region>),
}

/// The state of the host.
pub struct Host {
    /// Tasks and constructs.
    pub world: World,
    /// Where the scheduler may choose.
    pub points: Points,
    /// Whether regions are looked at at all.
    pub regions: bool,
    /// The number of the operation that the current task was chosen to do, if it stood before one.
    pub granted: Option<u64>,
    /// The task that was chosen to do an operation of the library as a whole, and the number of that.
    pub granted_whole: Option<(TaskId, Whole)>,
    /// What the driver chose at a point with several ways.
    pub choice: u32,
    /// The same, if the task stood at such a point, with the number of the operation that it stood before.
    pub way: Option<(u64, u32)>,
    /// Why the machine stopped at a point.
    pub point: Option<Point>,
    /// What the operation before which the machine stopped synchronises on: a monitor, or a word of an object.
    pub point_object: Option<(Ref, Option<u32>)>,
    /// The code that a task ends the program with, or is about to.
    pub exit_code: Option<i32>,
    /// A region fault that stopped the machine.
    pub fault: Option<RegionFault>,
    /// Keep a conflict between regions for later and go on: there may be a race behind it.
    pub collects_region_faults: bool,
    /// Some task has opened a region, in whatever schedule.
    pub opened_region: bool,
    /// Regions that could not be opened because of a conflict; their release is no error.
    pub unacquired: Vec<(tasks::TaskId, tasks::Region)>,
    /// The conflict that was kept.
    pub region_fault: Option<RegionFault>,
    /// What tasks wait for inside the machine.
    pub waits: Vec<(TaskId, Wait)>,
    /// What happens before what, if anybody wants to know.
    pub happens_before: Option<Box<HappensBefore>>,
    /// Where each task was created.
    pub origins: Vec<Origin>,
    /// The name of each task, which does not depend on the schedule.
    pub paths: Vec<u64>,
    /// The accesses that a later one may race with, if anybody wants to know.
    pub shadow: Option<Box<crate::shadow::Shadow>>,
    /// Who stands before which access, if the scheduler chooses at every access.
    pub sight: Option<Box<crate::shared_access::Sight>>,
    /// Choices of the schedule that were met and are not explored.
    pub unexplored: Unexplored,
    /// Which task was the first to touch something that orders nothing, and whether others did too (engine precise).
    pub hinted: FxHashMap<Key, (u64, bool)>,
    /// Objects whose monitors matter to the program, though they may be the library's.
    pub own_locks: FxHashMap<Ref, Locker>,
    /// Some isolated body was more than a few accesses that can be told apart by data: another was entered inside it, or
    /// it waited, or the scheduler could choose in it.
    pub composite_bodies: bool,
    /// The same of bodies of monitors.
    pub composite_monitors: bool,
    /// Some task has entered an isolated body.
    pub entered_body: bool,
    /// The latest read of each task that is half of an update, and the bodies that it was made in.
    pub half_updates: FxHashMap<TaskId, (MemoryCell, Arc<[Held]>)>,
    /// Class initialisers that the current task is in: what they do is before every use of the class.
    pub initializing: u32,
    /// The program asked for phases or metrics, which then are part of its state.
    pub asked: Asked,
    /// Somebody asked for the name of a task's thread, so that equal tasks can be told apart.
    pub labelled: std::cell::Cell<bool>,
    /// It is known that somebody does, so that names are part of a state.
    pub labels_count: bool,
    /// Open finish scopes and exceptions that left tasks.
    pub records: Records,
    /// The steps of tasks, if somebody wants to see them.
    pub trace: Option<Trace>,
    /// What the present step has touched, if somebody wants to know.
    pub footprint: Option<Touched>,
    /// The words of the latest task of a fork/join pool that the library's own code uses: what it does there follows from the
    /// order of its operations.
    pub words_of_completion: [Option<u32>; 2],
    /// More tasks of a fork/join pool were there at once than it runs, or one ran where another waited.
    pub crowded: bool,
    /// How many tasks were handed to pools of one thread.
    pub queued_for_one: u32,
    /// Something that the current task has done is not modelled.
    pub unsupported: Option<&'static str>,
}

/// Where tasks were seen to meet in an order that is not explored, since somebody last looked.
#[derive(Clone, Debug, Default)]
pub struct Unexplored {
    /// What they met at.
    pub keys: Vec<Key>,
    /// Some of it is gone since.
    pub gone: bool,
}

impl Unexplored {
    pub(crate) fn insert(&mut self, key: Key) {
        if !self.keys.contains(&key) {
            self.keys.push(key);
        }
    }

    /// Forgets objects that are gone, but not that there were some.
    pub(crate) fn retain(&mut self, alive: impl Fn(ObjectId) -> bool) {
        let before = self.keys.len();
        self.keys.retain(|key| key.object().is_none_or(&alive));
        self.gone |= self.keys.len() < before;
    }
}

impl Host {
    /// A task touches something, and may see whether another did so before: that orders nothing.
    pub(crate) fn note_hint(&mut self, task: TaskId, key: Key, sees: bool) {
        if !matches!(key, Key::Clock | Key::Interned(_) | Key::Identity(_) | Key::File(_) | Key::Counter) {
            return;
        }
        let path = self.paths[task.0 as usize];
        let (first, others) = self.hinted.entry(key).or_insert((path, false));
        *others |= *first != path;
        self.asked.hints |= sees && *others;
    }

    /// What the program asked for so far.
    pub fn asked(&self) -> Asked {
        Asked { names: self.labelled.get(), ..self.asked }
    }

    /// Whether the current task was chosen to do this operation. A native is one operation, however many things it
    /// touches; so is one of the library that is taken as a `whole`, if it is one.
    pub(crate) fn is_granted(&self, (operation, whole): (u64, Option<Whole>)) -> bool {
        self.granted == Some(operation) || self.is_whole_granted(whole)
    }

    /// Whether the current task was chosen to do this operation of the library as a whole.
    pub(crate) fn is_whole_granted(&self, whole: Option<Whole>) -> bool {
        whole.is_some() && self.granted_whole.map(|(_, granted)| granted) == whole
    }

    /// Whether the current task stops before an operation that synchronises on an object.
    pub(crate) fn pauses_at(
        &mut self,
        object: Ref,
        index: Option<u32>,
        operation: (u64, Option<Whole>),
    ) -> bool {
        let wanted = self.points.everywhere || self.points.synchronization;
        let kept = index.is_some()
            && self.words_of_completion.contains(&index)
            && self.world.fork_of(ObjectId(object.0)).is_some();
        // Before accesses an engine that looks at each of them stops by itself.
        let looked_at = index.is_some() && self.sight.is_some();
        let is_point = wanted && !looked_at && !kept && self.world.live() > 1;
        if self.is_granted(operation) || !is_point {
            return false;
        }
        self.point = Some(Point::Operation);
        self.point_object = Some((object, index));
        true
    }

    /// Remembers where a task was created.
    pub(crate) fn add_origin(&mut self, task: u32, parent: u32, place: Vec<machine::throw::TraceFrame>) {
        self.forget_origins(task as usize);
        self.origins.resize(task as usize, Origin::default());
        let creator = &mut self.origins[parent as usize];
        creator.children += 1;
        let ordinal = creator.children;
        self.origins.push(Origin { parent, ordinal, children: 0, place, awaited: Vec::new() });
    }

    /// Forgets all tasks from a number on.
    pub(crate) fn forget_origins(&mut self, from: usize) {
        while self.origins.len() > from.max(1) {
            if let Some(origin) = self.origins.pop() {
                self.origins[origin.parent as usize].children -= 1;
            }
        }
    }
}

/// Where a task was created.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The task that created it.
    pub parent: u32,
    /// Which of its parent's children it is, from 1.
    pub ordinal: u32,
    /// How many children it has created.
    pub children: u32,
    /// The place: innermost user frames.
    pub place: Vec<machine::throw::TraceFrame>,
    /// The futures that it awaited before it started.
    pub awaited: Vec<ObjectId>,
}

/// The place of a task in the tree of tasks: `1.2` is the second task that the first task of `main` created.
/// It does not depend on the schedule.
pub fn tree_place(origins: &[Origin], task: u32) -> String {
    let ordinals: Vec<String> = ordinals(origins, task).iter().map(u32::to_string).collect();
    ordinals.join(".")
}

/// A task's place in the tree of tasks: which child of its creator each one on the way to it is.
pub(crate) fn ordinals(origins: &[Origin], task: u32) -> Vec<u32> {
    let mut ordinals = Vec::new();
    let mut at = task;
    while at != 0 {
        let Some(origin) = origins.get(at as usize) else { break };
        ordinals.push(origin.ordinal);
        at = origin.parent;
    }
    ordinals.reverse();
    ordinals
}

/// The name of a task's thread.
pub(crate) fn label(origins: &[Origin], task: u32) -> String {
    if task == 0 { "main".to_string() } else { format!("task-{}", tree_place(origins, task)) }
}

/// A machine that runs Habanero tasks.
pub type Machine = machine::Machine<Host>;

/// The host of a machine.
pub fn host(machine: &mut Machine) -> &mut Host {
    machine.host.as_mut().expect("the machine has a Habanero host")
}

/// The host of a machine, to look at.
pub fn host_ref(machine: &Machine) -> &Host {
    machine.host.as_ref().expect("the machine has a Habanero host")
}

/// Who locks an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Locker {
    /// Code of the program.
    Program,
    /// Code of the library, to which it was given.
    Library,
}

/// The current task uses the monitor of an object. If it does so in code of the program, the monitor is the program's.
pub(crate) fn note_lock(machine: &mut Machine, object: Ref) {
    let Some(frame) = machine.stack.frames.last() else { return };
    let method = machine.program.method(frame.method);
    let class = machine.program.class(method.class);
    let of_program = class.origin != program::Origin::Jdk;
    let is_stream = machine.is_standard_stream(object);
    // To print, a stream takes its monitor itself; who else does so holds others up who print.
    let prints =
        is_stream && !of_program && jdk::is_print_method(&class.name, machine.program.text(method.name));
    let shows = of_program || is_stream && (!prints || machine.config.prints_lock);
    let foreign = !shows && !is_stream && !is_of_same_package(machine, &class.name, object);
    // A class of the program may have given it to the one above it.
    let receiver = Ref(machine.stack.slots.get(frame.base as usize).map_or(0, |slot| *slot as u32));
    let inherits = !method.has(program::linked::access::STATIC)
        && !receiver.is_null()
        && machine.program.class(machine.class_of(receiver)).origin != program::Origin::Jdk;
    // In a virtual machine `join` waits on the thread, and the end of the thread takes its monitor.
    if of_program && machine.is_thread(object) && may_end(machine, object) {
        let what =
            "the monitor of a Thread object, which join and the end of the thread use too, is not modelled";
        host(machine).unsupported = Some(what);
    }
    if of_program && machine.is_class_of_threads(object) {
        let what =
            "the monitor of Thread.class, which the library takes when a thread is made, is not modelled";
        host(machine).unsupported = Some(what);
    }
    if of_program && machine.is_thread_group(object) {
        let what = "the monitor of a ThreadGroup, which threads use when they are made and when they end, is not modelled";
        host(machine).unsupported = Some(what);
    }
    let given = foreign
        && !host(machine).own_locks.contains_key(&object)
        && (inherits || machine.is_in_reach_of_program(object));
    let host = host(machine);
    host.asked.streams |= is_stream && !prints;
    if shows {
        host.own_locks.insert(object, Locker::Program);
    } else if given {
        host.own_locks.entry(object).or_insert(Locker::Library);
    }
}

/// Whether a thread may be one whose end others wait for. Those of a pool that runs tasks of Habanero are not, nor is main
/// if there are no others.
fn may_end(machine: &mut Machine, thread: Ref) -> bool {
    let world = &host_ref(machine).world;
    let is_known = world.is_thread_alive(object(thread));
    let is_main = thread == machine.tasks[0].thread && world.has_threads();
    is_known || is_main || machine.thread_status(thread) != ThreadStatus::Runnable
}

/// Whether an object, or the class that it stands for, belongs to the package of a class of the library. What a class
/// locks of another package somebody gave to it, perhaps the program (as to `new Writer(lock)`).
fn is_of_same_package(machine: &Machine, class: &str, object: Ref) -> bool {
    let package = |name: &str| name.rsplit_once('/').map(|(package, _)| package.to_string());
    let locked = match machine.is_class_object(object) {
        true => machine.class_of_mirror(object),
        false => machine.class_of(object),
    };
    package(class) == package(&machine.program.class(locked).name)
}

/// The number of the operation that the current task is at, and of the one of the library as a whole that it belongs to.
pub(crate) fn operation_of(machine: &Machine) -> (u64, Option<Whole>) {
    (machine.operation(), machine.whole())
}

/// The current task, as the world numbers it.
pub(crate) fn current(machine: &Machine) -> tasks::TaskId {
    tasks::TaskId(machine.current.0)
}

pub(crate) fn object(reference: Ref) -> ObjectId {
    ObjectId(reference.0)
}

pub(crate) fn reference(object: ObjectId) -> Ref {
    Ref(object.0)
}

/// An argument that must not be null.
pub(crate) fn needed(
    machine: &Machine,
    args: Args,
    index: usize,
    operation: &str,
) -> Result<ObjectId, Outcome> {
    match machine.arg_ref(args, index) {
        Ref::NULL => {
            Err(Outcome::Raise("java/lang/NullPointerException", Some(format!("{operation} of null"))))
        }
        found => Ok(object(found)),
    }
}

/// The elements of an array argument; none for null.
pub(crate) fn elements(machine: &Machine, args: Args, index: usize) -> Vec<Ref> {
    match machine.arg_ref(args, index) {
        Ref::NULL => Vec::new(),
        array => machine.heap.elements(array).collect(),
    }
}

/// The Java exception of a misuse.
pub(crate) fn misuse(misuse: &Misuse) -> Outcome {
    let class = match misuse.family() {
        MisuseFamily::State => "java/lang/IllegalStateException",
        MisuseFamily::Argument => "java/lang/IllegalArgumentException",
        MisuseFamily::Phaser => "edu/rice/hj/runtime/phasers/PhaserException",
        MisuseFamily::Accumulator => "edu/rice/hj/runtime/accumulator/FinishAccumulatorException",
        MisuseFamily::Unknown => return Outcome::Unsupported(format!("{misuse} is not modelled")),
    };
    Outcome::Raise(class, Some(misuse.to_string()))
}

/// At a scheduling point the task stops once and is let through when it is chosen again.
pub(crate) fn point(machine: &mut Machine, wanted: bool, point: Point) -> Option<Outcome> {
    let operation = operation_of(machine);
    let host = host(machine);
    let granted = host.is_granted(operation);
    if matches!(point, Point::Message(_) | Point::Isolated) {
        host.note_untold();
    }
    if !wanted || granted {
        return None;
    }
    host.point = Some(point);
    Some(Outcome::Yield)
}

/// A point before an operation that is one only if the scheduler may choose everywhere.
pub(crate) fn operation(machine: &mut Machine) -> Option<Outcome> {
    let everywhere = host(machine).points.everywhere;
    point(machine, everywhere, Point::Operation)
}

/// A point before an operation on a future whose order with others matters if several tasks look at it.
pub(crate) fn synchronization(machine: &mut Machine) -> Option<Outcome> {
    let points = host(machine).points;
    point(machine, points.everywhere || points.synchronization, Point::Operation)
}

/// A point before an operation whose order with others is a choice of the schedule.
pub(crate) fn choice(machine: &mut Machine) -> Option<Outcome> {
    let points = host(machine).points;
    host(machine).note_untold();
    point(machine, points.choices || points.everywhere, Point::Operation)
}
