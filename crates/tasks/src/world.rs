//! The state of all tasks and constructs.

use crate::accumulator::Accumulator;
use crate::actor::{Actor, MailboxOrder};
use crate::asleep::Asleep;
use crate::construct::Construct;
use crate::isolation::Isolation;
use crate::kept::Finish;
use crate::kept::Future;
use crate::kept::Pending;
use crate::kept::PhaserEntry;
use crate::path::{PathStep, TaskPath};
use crate::permission::{Permissions, Region};
use crate::rules::Rules;
use crate::table::Table;
use crate::{AccumulatorId, ActorId, FinishId, FutureId, Misuse, ObjectId, PhaserId, PhaserMode, TaskId};
use std::sync::Arc;

/// What a program observes, which decides what two states may differ in and still be the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The program asks for phase numbers, so a common offset of a phaser's phases shows.
    pub absolute_phases: bool,
    /// The program asks for work and critical path. Else they are not part of a state, and
    /// resolved futures are forgotten.
    pub metrics: bool,
    /// The program can see names of tasks or of their threads, so how many children a task has had shows in the names of
    /// later ones.
    pub names: bool,
    /// The program interns texts, so who was the first to load a literal shows.
    pub interned: bool,
    /// The program uses the monitors of the standard streams, so printing takes them.
    pub streams: bool,
    /// The program looks at the clock.
    pub clock: bool,
    /// When a wait with a time-out ends is a choice of the schedule.
    pub timeouts: bool,
    /// A wait may end without a reason.
    pub wakeups: bool,
    /// The program looks who waits for a lock.
    pub queues: bool,
    /// Threads of the program park, so whether a wait has left a permit shows.
    pub parks: bool,
    /// The program interrupts threads.
    pub interrupts: bool,
    /// Operations of the library are explored piece by piece, for the program looks at what is inside.
    pub pieces: bool,
    /// Fork/join pools are the JDK's own code, for the program does more with them than their meaning covers.
    pub forks: bool,
    /// Executors are the JDK's own code, for the program does more with them than their meaning covers.
    pub executors: bool,
    /// Locks and semaphores are the JDK's own code, for the program looks at more of them than their meaning.
    pub library: bool,
    /// Which message an actor may take next.
    pub mailbox_order: MailboxOrder,
}

/// The outcome of an operation that may block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt<T> {
    /// It is done.
    Done(T),
    /// The task waits. Call the same operation again once [`World::can_run`]; what was done so
    /// far is remembered.
    Blocked,
}

/// What a new task is to be.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpawnSpec<'a> {
    /// The future that it will resolve.
    pub completes: Option<FutureId>,
    /// Futures that must be resolved before it starts.
    pub awaits: &'a [FutureId],
    /// Registrations on phasers.
    pub phasers: &'a [(PhaserId, PhaserMode)],
    /// Whether it is also registered on all phasers of its parent, in the parent's modes.
    pub inherit_phasers: bool,
    /// Whether no finish of the program waits for it: a thread.
    pub detached: bool,
}

/// What was left when a task ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TaskEnd {
    /// Permission regions that were still open.
    pub open_regions: Vec<Region>,
    /// Finish scopes that were still open. The task's own finish waits for their tasks.
    pub open_scopes: Vec<FinishId>,
}

/// A finish scope that a task has open, with the number of children created in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenScope {
    pub(crate) finish: FinishId,
    pub(crate) children: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Task {
    pub(crate) path: TaskPath,
    /// The finish that waits for this task.
    pub(crate) finish: FinishId,
    /// Children created outside all scopes of its own.
    pub(crate) children: u32,
    pub(crate) scopes: Vec<OpenScope>,
    /// Futures without which it cannot start; emptied by the start.
    pub(crate) awaits: Arc<[FutureId]>,
    pub(crate) phasers: Vec<PhaserId>,
    pub(crate) regions: Vec<Region>,
    pub(crate) pending: Option<Pending>,
    pub(crate) sends: u32,
    pub(crate) path_length: u64,
}

/// All tasks and constructs of a program, without its data. Cheap to clone: every part is shared
/// until it changes.
#[derive(Clone, Debug)]
pub struct World {
    pub(crate) options: Options,
    pub(crate) rules: Rules,
    pub(crate) tasks: Table<TaskId, Arc<Task>>,
    pub(crate) finishes: Table<FinishId, Arc<Finish>>,
    pub(crate) futures: Table<FutureId, Future>,
    pub(crate) unseen_failures: Table<FutureId, (TaskPath, ObjectId)>,
    pub(crate) isolation: Isolation,
    pub(crate) phasers: Table<PhaserId, Arc<PhaserEntry>>,
    pub(crate) accumulators: Table<AccumulatorId, Arc<Accumulator>>,
    pub(crate) actors: Table<ActorId, Arc<Actor>>,
    pub(crate) constructs: Table<ObjectId, Construct>,
    pub(crate) permissions: Permissions,
    pub(crate) asleep: Asleep,
    next_task: u32,
    next_finish: u32,
    pub(crate) total_work: u64,
    pub(crate) ended_path_length: u64,
}

impl World {
    /// A program that is about to start: the root task alone.
    pub fn new(options: Options) -> Self {
        let mut world = World {
            options,
            rules: Rules::default(),
            tasks: Table::default(),
            finishes: Table::default(),
            futures: Table::default(),
            unseen_failures: Table::default(),
            isolation: Isolation::default(),
            phasers: Table::default(),
            accumulators: Table::default(),
            actors: Table::default(),
            constructs: Table::default(),
            permissions: Permissions::default(),
            asleep: Asleep::default(),
            next_task: 0,
            next_finish: 0,
            total_work: 0,
            ended_path_length: 0,
        };
        let path = TaskPath::root();
        let finish = world.add_finish(Finish::root(path.name()));
        world.add_task(path, finish, Arc::new([]), 0);
        world
    }

    /// What the program can see of it.
    pub fn options(&self) -> Options {
        self.options
    }

    pub(crate) fn add_finish(&mut self, finish: Finish) -> FinishId {
        let id = FinishId(self.next_finish);
        self.next_finish += 1;
        self.finishes.insert(id, Arc::new(finish));
        id
    }

    fn add_task(
        &mut self,
        path: TaskPath,
        finish: FinishId,
        awaits: Arc<[FutureId]>,
        path_length: u64,
    ) -> TaskId {
        let id = TaskId(self.next_task);
        self.next_task += 1;
        let task = Task {
            path,
            finish,
            children: 0,
            scopes: Vec::new(),
            awaits,
            phasers: Vec::new(),
            regions: Vec::new(),
            pending: None,
            sends: 0,
            path_length,
        };
        self.tasks.insert(id, Arc::new(task));
        self.finish_mut(finish).live += 1;
        id
    }

    pub(crate) fn task(&self, task: TaskId) -> &Task {
        self.tasks.get(task).unwrap_or_else(|| panic!("{task} is not alive"))
    }

    pub(crate) fn task_mut(&mut self, task: TaskId) -> &mut Task {
        Arc::make_mut(self.tasks.get_mut(task).unwrap_or_else(|| panic!("{task} is not alive")))
    }

    pub(crate) fn finish(&self, finish: FinishId) -> &Finish {
        self.finishes.get(finish).expect("an open finish scope")
    }

    pub(crate) fn finish_mut(&mut self, finish: FinishId) -> &mut Finish {
        Arc::make_mut(self.finishes.get_mut(finish).expect("an open finish scope"))
    }

    /// The finish that waits for a task: its immediately enclosing one.
    pub fn enclosing_finish(&self, task: TaskId) -> FinishId {
        self.task(task).finish
    }

    /// The finish scope in which a task creates its children.
    pub fn innermost(&self, task: TaskId) -> FinishId {
        let task = self.task(task);
        task.scopes.last().map_or(task.finish, |scope| scope.finish)
    }

    /// Notes that the task waits, or that it no longer does.
    pub(crate) fn settle<T>(&mut self, task: TaskId, outcome: Result<T, Pending>) -> Attempt<T> {
        let (step, pending) = match outcome {
            Ok(value) => (Attempt::Done(value), None),
            Err(pending) => (Attempt::Blocked, Some(pending)),
        };
        if pending.is_some() || self.task(task).pending.is_some() {
            self.task_mut(task).pending = pending;
        }
        step
    }

    /// Creates a child of a task, in the finish scope that is innermost in the parent.
    pub fn spawn(&mut self, parent: TaskId, spec: &SpawnSpec<'_>) -> Result<TaskId, Misuse> {
        let registrations = self.check_registrations(parent, spec)?;
        let finish = if spec.detached { FinishId::ROOT } else { self.innermost(parent) };
        let creator = self.task_mut(parent);
        // Scopes give names out again when they have ended, which a thread need not have by then.
        let scope = if spec.detached { 0 } else { creator.scopes.len() };
        let children = match creator.scopes.last_mut() {
            Some(innermost) if scope > 0 => &mut innermost.children,
            _ => &mut creator.children,
        };
        let scope = scope as u32;
        let step = PathStep { scope, child: *children };
        *children += 1;
        let (path, path_length) = (creator.path.child(step), creator.path_length);
        let child = self.add_task(path, finish, spec.awaits.into(), path_length);
        self.register_child(parent, child, registrations);
        if let Some(future) = spec.completes.and_then(|future| self.futures.get_mut(future)) {
            future.owner = Some(child);
        }
        Ok(child)
    }

    /// Notes that a task runs for the first time: what it awaited is behind it. To be called once
    /// it [`Self::can_run`], before its first operation.
    pub fn start(&mut self, task: TaskId) {
        if self.task(task).awaits.is_empty() {
            return;
        }
        let awaits = std::mem::replace(&mut self.task_mut(task).awaits, Arc::new([]));
        for future in awaits.iter() {
            self.join_future(task, *future);
        }
    }

    /// Ends a task: drops its registrations, leaves isolated, closes its regions, and hands its
    /// failure to its finish. The task is forgotten.
    pub fn end_task(&mut self, task: TaskId, failure: Option<ObjectId>) -> TaskEnd {
        self.drop_all_phasers(task);
        while self.isolation.leave(task) {}
        let open_regions = std::mem::take(&mut self.task_mut(task).regions);
        for region in &open_regions {
            self.permissions.release(task, *region);
        }
        let ended = self.tasks.remove(task).expect("a live task");
        self.ended_path_length = self.ended_path_length.max(ended.path_length);
        for scope in &ended.scopes {
            self.hand_over(scope.finish, ended.finish);
        }
        let finish = self.finish_mut(ended.finish);
        finish.live -= 1;
        finish.path_length = finish.path_length.max(ended.path_length);
        if let Some(failure) = failure {
            finish.failures.push((ended.path.clone(), failure));
        }
        if finish.live == 0 {
            self.asleep.finish_is_over(ended.finish);
        }
        let open_scopes = ended.scopes.iter().map(|scope| scope.finish).collect();
        TaskEnd { open_regions, open_scopes }
    }

    /// All live tasks, in the order of creation.
    pub fn tasks(&self) -> impl Iterator<Item = TaskId> {
        self.tasks.iter().map(|(task, _)| task)
    }

    /// How many tasks are alive.
    pub fn live(&self) -> usize {
        self.tasks.len()
    }

    /// Whether only main is alive, so that nobody can notice what it does. A daemon that is left alone was not: what main
    /// did is not ordered with what it does.
    pub fn is_main_alone(&self) -> bool {
        self.live() < 2 && self.is_alive(TaskId(0))
    }

    /// Whether main may be alone and yet not behind all that others did: tasks that it created in an open scope have ended,
    /// and it has not come to the end of that. The end of a thread is a step of its own, which main may come before.
    pub fn has_unjoined(&self) -> bool {
        let from = usize::from(self.has_threads());
        self.is_alive(TaskId(0)) && self.children(TaskId(0)).skip(from).any(|children| children > 0)
    }

    /// Whether a task is alive.
    pub fn is_alive(&self, task: TaskId) -> bool {
        self.tasks.get(task).is_some()
    }

    /// The name of a live task.
    pub fn path(&self, task: TaskId) -> &TaskPath {
        &self.task(task).path
    }

    /// The failures of tasks that no finish of the program collects.
    pub fn uncaught(&self) -> Vec<(TaskPath, ObjectId)> {
        self.finish(FinishId::ROOT).sorted_failures()
    }
}
