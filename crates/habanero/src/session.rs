//! A running Habanero program: tasks, their stacks and their world, moved one task at a time.

mod ends;
mod stands;
mod threads;
mod turns;

pub(crate) use stands::{is_contended, waits_with_others};

use crate::alive::Alive;
use crate::happens_before::HappensBefore;
use crate::host::{Host, Machine, Point, Points, RegionFault, host, host_ref};
use crate::natives;
use crate::records::Records;
use crate::shadow::ShadowMark;
use machine::fingerprint::Canon;
use machine::{Objects, Observer, Ref, Stop, TaskId, Wait};
use rustc_hash::FxHashMap;
use stands::{point_token, wait_token};
use std::cell::RefCell;
use tasks::{ObjectId, Options, ThreadStage, World};

/// How a task came to a stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// It waits for others.
    Blocked,
    /// It has ended; with the exception that it left behind, if any.
    Ended(Option<Ref>),
    /// The scheduler may choose.
    Point(Point),
    /// A permission region is wrong.
    Region(RegionFault),
    /// The program asked to end.
    Exit(i32),
    /// Something that is not modelled was reached.
    Unsupported(String),
    /// The observer stopped it before an access.
    Observer,
    /// The steps given are used up.
    OutOfFuel,
}

/// The host's part of a mark.
struct HostMark {
    world: World,
    waits: Vec<(TaskId, Wait)>,
    origins: usize,
    records: Records,
    happens_before: Option<Box<HappensBefore>>,
    shadow: Option<ShadowMark>,
    alive: Alive,
    at_point: Vec<(TaskId, Point)>,
    exits: bool,
    sight: crate::shared_access::Standing,
    unacquired: Vec<(tasks::TaskId, tasks::Region)>,
    own_locks: FxHashMap<Ref, crate::host::Locker>,
}

/// A running program.
pub struct Session {
    /// The machine.
    pub machine: Machine,
    /// Live tasks, in the order of creation.
    pub alive: Alive,
    /// Tasks that stand at a point, and which, by number; they go on when they are chosen.
    pub at_point: Vec<(TaskId, Point)>,
    /// Some task has asked the program to end. The others may still get some way before it does.
    pub exits: bool,
    /// The code with which the task that ran last ends the program, the first to do so, or stands before that.
    pub exit_code: Option<i32>,
    /// The point that a task stands at concerns nobody else: it goes through that, but through no operation of the library as
    /// a whole.
    pub passes_point: bool,
    marks: Vec<HostMark>,
}

/// What a session is set up for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setup {
    /// Where the scheduler may choose.
    pub points: Points,
    /// Whether permission regions are looked at.
    pub regions: bool,
    /// Whether the happens-before relation is kept.
    pub happens_before: bool,
    /// What of the world the program can see.
    pub options: Options,
}

/// Options for a single run: phases and metrics are kept as they are.
pub fn everything_visible() -> Options {
    Options { absolute_phases: true, metrics: true, streams: true, ..Options::default() }
}

impl Session {
    /// A session over a booted machine.
    pub fn new(mut machine: Machine, setup: Setup) -> Session {
        let world = World::new(setup.options).with_rules(crate::dialect::rules(machine.config.dialect));
        machine.config.interned_shows = setup.options.interned;
        machine.config.prints_lock = setup.options.streams;
        machine.config.timeouts = setup.options.timeouts;
        machine.config.wakeups = setup.options.wakeups;
        machine.config.queues_show = setup.options.queues;
        machine.config.parks_show = setup.options.parks;
        machine.config.interrupts_show = setup.options.interrupts;
        machine.config.library_as_is |= setup.options.library;
        machine.config.forks_by_meaning &= !setup.options.forks && !machine.config.library_as_is;
        machine.config.executors_by_meaning &= !setup.options.executors && !machine.config.library_as_is;
        machine.config.clock_shows = setup.options.clock;
        machine.host = Some(Box::new(Host {
            world,
            points: setup.points,
            regions: setup.regions,
            granted: None,
            granted_whole: None,
            choice: 0,
            way: None,
            point: None,
            point_object: None,
            exit_code: None,
            fault: None,
            collects_region_faults: false,
            opened_region: false,
            unacquired: Vec::new(),
            region_fault: None,
            waits: Vec::new(),
            happens_before: setup.happens_before.then(|| Box::new(HappensBefore::new())),
            origins: vec![crate::host::Origin::default()],
            paths: vec![tasks::TaskPath::root().name()],
            shadow: None,
            sight: None,
            unexplored: crate::host::Unexplored::default(),
            own_locks: FxHashMap::default(),
            hinted: FxHashMap::default(),
            initializing: 0,
            composite_bodies: false,
            entered_body: false,
            composite_monitors: false,
            half_updates: FxHashMap::default(),
            asked: crate::asked::Asked::default(),
            labelled: std::cell::Cell::new(setup.options.names),
            labels_count: setup.options.names,
            records: Records::default(),
            trace: None,
            footprint: None,
            words_of_completion: [None; 2],
            crowded: false,
            queued_for_one: 0,
            unsupported: None,
        }));
        natives::bind(&mut machine);
        Session {
            machine,
            alive: Alive::root(),
            at_point: Vec::new(),
            exits: false,
            exit_code: None,
            passes_point: false,
            marks: Vec::new(),
        }
    }

    /// The world of tasks.
    pub fn world(&self) -> &World {
        &host_ref(&self.machine).world
    }

    /// The point that a task stands at.
    pub fn point_of(&self, task: TaskId) -> Option<Point> {
        self.position_at_point(task).ok().map(|at| self.at_point[at].1)
    }

    /// The task that stands in the midst of an operation as a whole.
    pub fn in_midst(&self) -> Option<TaskId> {
        self.at_point.iter().find(|(_, point)| matches!(point, Point::Midst(_))).map(|(task, _)| *task)
    }

    fn position_at_point(&self, task: TaskId) -> Result<usize, usize> {
        self.at_point.binary_search_by_key(&task, |(waiting, _)| *waiting)
    }

    /// A task stands at a point from now on.
    pub fn stay_at(&mut self, task: TaskId, point: Point) {
        let at = self.position_at_point(task).unwrap_or_else(|at| at);
        self.at_point.insert(at, (task, point));
        self.alive.rest(task);
    }

    /// What tasks other than one can reach, and the static fields of the program.
    pub fn reachable_by_others(&mut self, task: TaskId) -> Objects {
        let others: Vec<TaskId> = self.alive.iter().copied().filter(|one| *one != task).collect();
        let objects = self.world_objects();
        self.machine.reachable(&others, &objects)
    }

    /// Whether other tasks can get to an object, through the program or through the library.
    pub fn is_shared(&mut self, task: TaskId, object: Ref) -> bool {
        self.reachable_by_others(task).contains(object)
            || self.machine.is_of_library(object)
            || self.machine.is_cached(object)
    }

    /// In how many ways a task goes on when it is chosen.
    pub fn ways(&self, task: TaskId) -> u32 {
        match self.point_of(task) {
            Some(Point::Message(ways) | Point::Midst(ways)) => ways,
            _ => 1,
        }
    }

    /// The objects that the world of tasks holds.
    pub fn world_objects(&self) -> Vec<Ref> {
        let mut objects = Vec::new();
        self.world().for_each_object(|object| objects.push(Ref(object.0)));
        objects
    }

    /// The live tasks by their paths, which do not depend on the schedule.
    pub fn by_path(&self) -> Vec<(u64, TaskId)> {
        let paths = &host_ref(&self.machine).paths;
        let mut named: Vec<(u64, TaskId)> =
            self.alive.iter().map(|task| (paths[task.0 as usize], *task)).collect();
        named.sort_unstable();
        named
    }

    /// Runs a task until it comes to a stop. A task that stands at a point goes through it.
    pub fn run<O: Observer<Host>>(&mut self, task: TaskId, choice: u32, observer: &mut O) -> Halt {
        self.machine.switch_to(task);
        if self.machine.depth() > 0 {
            self.machine.save_current();
        }
        let at_point = self.position_at_point(task).ok();
        let host_state = host(&mut self.machine);
        host_state.choice = choice;
        if let Some(racing) = host_state.shadow.as_mut().and_then(|shadow| shadow.racing.as_mut()) {
            racing.candidate = None;
        }
        let waited = waits_with_others(&host_state.waits, task);
        host_state.waits.retain(|(waiting, _)| *waiting != task);
        host_state.world.start(tasks::TaskId(task.0));
        if let (Some(order), Some(origin)) =
            (&mut host_state.happens_before, host_state.origins.get(task.0 as usize))
        {
            order.start(tasks::TaskId(task.0), &origin.awaited);
        }
        let point = at_point.map(|position| self.at_point.remove(position).1);
        self.alive.wake(task);
        // What it is chosen for is the operation that it stands before, and nothing after that.
        let operation = self.machine.operation_to_come();
        let chosen = (point.is_some() || waited) && !std::mem::take(&mut self.passes_point);
        let whole = self.machine.whole().map(|whole| (task, whole));
        let host_state = host(&mut self.machine);
        host_state.granted = point.map(|_| operation);
        host_state.granted_whole = whole.filter(|_| chosen || host_state.granted_whole == whole);
        host_state.way =
            matches!(point, Some(Point::Message(_) | Point::Midst(_))).then_some((operation, choice));
        if point == Some(Point::Operation) {
            self.trace_operation(task);
        }
        let before = self.machine.tasks.len();
        let stop = match self.thread_stage(task) {
            Some(ThreadStage::Leaves) => Stop::Finished(0),
            _ => self.interpret(task, observer),
        };
        (before..self.machine.tasks.len()).for_each(|index| self.alive.push(TaskId(index as u32)));
        let again = self.machine.operation_to_come();
        let host = host(&mut self.machine);
        let not_done = host.granted == Some(again);
        let unsupported = host.unsupported.take();
        let announced = host.exit_code.take();
        let code = if let Stop::Exit(code) = stop { Some(code) } else { announced };
        self.exit_code = code.filter(|_| !self.exits);
        let halt = self.settle(task, stop);
        if let Some(what) = unsupported {
            return Halt::Unsupported(what.to_string());
        }
        // An operation that was chosen and stopped before one of its accesses stays chosen.
        if let (Halt::Observer, Some(point), true) = (&halt, point, not_done) {
            self.stay_at(task, point);
        }
        self.trace_halt(task, &halt);
        halt
    }

    fn settle(&mut self, task: TaskId, stop: Stop) -> Halt {
        match stop {
            Stop::Finished(_) if self.thread_stage(task).is_some() => self.leave(task),
            Stop::Finished(_) => self.end(task, None),
            Stop::Uncaught(exception) => self.end(task, Some(exception)),
            Stop::Exit(code) => self.exit(task, code),
            Stop::Unsupported(what) => Halt::Unsupported(what),
            Stop::Observer if host(&mut self.machine).point.is_none() => Halt::Observer,
            Stop::OutOfFuel => Halt::OutOfFuel,
            Stop::Blocked(wait) => {
                if !matches!(wait, Wait::Host(_)) {
                    host(&mut self.machine).waits.push((task, wait));
                }
                Halt::Blocked
            }
            Stop::Yield | Stop::Observer => {
                let host = host(&mut self.machine);
                if let Some(fault) = host.fault.take() {
                    return Halt::Region(fault);
                }
                let shadow = host.shadow.as_ref();
                if shadow.is_some_and(|shadow| shadow.has_stopped())
                    || host.sight.as_ref().is_some_and(|sight| sight.has_stopped())
                {
                    return Halt::Observer;
                }
                let point = host.point.take().unwrap_or(Point::Operation);
                if !matches!(point, Point::Region | Point::GaveWay) {
                    self.stay_at(task, point);
                }
                Halt::Point(point)
            }
        }
    }

    /// Remembers the present state; marks nest.
    pub fn mark(&mut self) {
        let host = host(&mut self.machine);
        self.marks.push(HostMark {
            shadow: host.shadow.as_mut().map(|shadow| shadow.mark()),
            world: host.world.clone(),
            waits: host.waits.clone(),
            origins: host.origins.len(),
            records: host.records.clone(),
            happens_before: host.happens_before.clone(),
            alive: self.alive.clone(),
            at_point: self.at_point.clone(),
            exits: self.exits,
            unacquired: host.unacquired.clone(),
            own_locks: host.own_locks.clone(),
            sight: host.sight.as_ref().map_or_else(Default::default, |sight| sight.mark()),
        });
        self.machine.mark();
    }

    /// Goes back to the latest mark and forgets it.
    pub fn rewind(&mut self) {
        let Some(mark) = self.marks.pop() else { return };
        self.machine.rewind();
        self.alive = mark.alive;
        self.at_point = mark.at_point;
        self.exits = mark.exits;
        let objects = self.machine.heap.count() as u32;
        let host = host(&mut self.machine);
        host.world = mark.world;
        host.waits = mark.waits;
        host.forget_origins(mark.origins);
        host.records = mark.records;
        host.unacquired = mark.unacquired;
        host.own_locks = mark.own_locks;
        host.happens_before = mark.happens_before;
        host.paths.truncate(mark.origins);
        if let (Some(shadow), Some(mark)) = (&mut host.shadow, mark.shadow) {
            shadow.rewind(mark, objects);
            shadow.racing.iter_mut().for_each(|racing| racing.rewind());
        }
        if let Some(sight) = &mut host.sight {
            sight.rewind(mark.sight);
        }
        host.point = None;
        host.point_object = None;
        host.granted_whole = None;
        host.fault = None;
    }

    /// The name of what is one task's own, apart from the objects that more than one can reach. The young objects
    /// it can reach are added to `young`.
    pub fn fingerprint_task(&mut self, task: TaskId, young: &mut Vec<Ref>) -> u128 {
        let path = host_ref(&self.machine).paths[task.0 as usize];
        self.fingerprint_task_as(task, path, young)
    }

    /// As [`Session::fingerprint_task`], under another name than its path.
    pub fn fingerprint_task_as(&mut self, task: TaskId, name: u64, young: &mut Vec<Ref>) -> u128 {
        let point = self.point_of(task);
        self.machine.fingerprint_task((name, task), young, |machine, canon| {
            canon.token(point_token(point));
            let host = host_ref(machine);
            if host.labels_count {
                canon.token(u64::from(host.origins[task.0 as usize].children));
            }
            let world = &host.world;
            let name_of_task = name;
            let canon_cell = RefCell::new(canon);
            let name = |object: ObjectId| canon_cell.borrow().known_name(Ref(object.0));
            let out = &mut |word| canon_cell.borrow_mut().token(word);
            world.hash_task_into(tasks::TaskId(task.0), name_of_task, &name, out);
        })
    }

    /// The name of everything that is no task's own; none if it cannot be told apart from what is.
    pub fn fingerprint_rest(&mut self) -> Option<u128> {
        let base = self.machine.heap.base();
        let host = host_ref(&self.machine);
        let mut old = host.waits.is_empty() && self.machine.small.timed.is_empty();
        host.world.for_each_object(|object| old &= object.0 < base);
        if !old {
            return None;
        }
        let named = self.by_path();
        let exits = self.exits;
        self.machine.fingerprint_rest(&named, |machine, canon| {
            canon.token(u64::from(exits));
            let canon_cell = RefCell::new(canon);
            let name = |object: ObjectId| canon_cell.borrow().known_name(Ref(object.0));
            host_ref(machine).world.hash_rest_into(&name, &mut |word| canon_cell.borrow_mut().token(word));
        })
    }

    /// The canonical name of the present state; `also` adds what an engine knows besides.
    pub fn fingerprint(&mut self, also: impl FnOnce(&Machine, &mut Canon)) -> u128 {
        let named = self.by_path();
        self.fingerprint_with(&named, false, also)
    }

    /// As [`Session::fingerprint`], with the live tasks named and ordered as given. If tasks of equal names could
    /// be exchanged, `exchanged` says so: then their paths do not show.
    pub fn fingerprint_with(
        &mut self,
        named: &[(u64, TaskId)],
        exchanged: bool,
        also: impl FnOnce(&Machine, &mut Canon),
    ) -> u128 {
        let at_point: Vec<u64> = named.iter().map(|(_, task)| point_token(self.point_of(*task))).collect();
        let exits = self.exits;
        self.machine.fingerprint(named, |machine, canon| {
            at_point.iter().for_each(|at| canon.token(*at));
            canon.token(u64::from(exits));
            let host = host_ref(machine);
            // How many children a task has had shows in the names of later ones.
            if host.labels_count {
                named
                    .iter()
                    .for_each(|(_, task)| canon.token(u64::from(host.origins[task.0 as usize].children)));
            }
            host.world.for_each_object(|object| canon.reference(Ref(object.0)));
            let canon_cell = RefCell::new(&mut *canon);
            let name = |object: ObjectId| canon_cell.borrow().known_name(Ref(object.0));
            let out = &mut |word| canon_cell.borrow_mut().token(word);
            if exchanged {
                let names: Vec<(u64, tasks::TaskId)> =
                    named.iter().map(|(name, task)| (*name, tasks::TaskId(task.0))).collect();
                host.world.hash_named_into(&names, &name, out);
            } else {
                host.world.hash_into(&name, out);
            }
            let mut waits: Vec<(u64, Wait)> = host
                .waits
                .iter()
                .map(|(task, wait)| {
                    (named.iter().find(|(_, id)| id == task).map_or(0, |(name, _)| *name), *wait)
                })
                .collect();
            waits.sort_by_key(|(name, _)| *name);
            for (name, wait) in waits {
                canon.token(name);
                wait_token(canon, wait);
            }
            let task_name =
                |task: u32| named.iter().find(|(_, id)| id.0 == task).map_or(0, |(name, _)| *name);
            for (task, region) in &host.unacquired {
                canon.token(task_name(task.0));
                canon.token(u64::from(region.write));
                canon.reference(Ref(region.target.object().0));
                if let tasks::Target::Elements { from, to, .. } = region.target {
                    canon.token(u64::from(from) << 32 | u64::from(to));
                }
            }
            also(machine, canon);
        })
    }
}
