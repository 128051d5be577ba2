//! Two worlds of one canonical form behave alike.
//!
//! Random small programs are explored in all schedules. When a state is reached a second time, on
//! another way, the second world must let the same tasks run and lead to the same states.

use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use tasks::*;

#[derive(Clone, Copy, Debug)]
enum Action {
    Spawn(usize),
    Finish,
    EndFinish,
    Signal,
    Wait,
    Next,
    Single,
    LeaveSingle,
    Drop,
    Isolated(u32),
    EndIsolated,
    Resolve(u32),
    Get(u32),
    Send(u32),
    Receive,
    Acquire(bool),
    Release(bool),
    Put,
}

fn action(scripts: usize) -> impl Strategy<Value = Action> {
    prop_oneof![
        3 => (1..scripts).prop_map(Action::Spawn),
        1 => Just(Action::Finish),
        1 => Just(Action::EndFinish),
        2 => Just(Action::Signal),
        1 => Just(Action::Wait),
        3 => Just(Action::Next),
        2 => Just(Action::Single),
        1 => Just(Action::LeaveSingle),
        1 => Just(Action::Drop),
        2 => (0u32..3).prop_map(Action::Isolated),
        2 => Just(Action::EndIsolated),
        1 => (10u32..12).prop_map(Action::Resolve),
        1 => (10u32..12).prop_map(Action::Get),
        4 => (30u32..33).prop_map(Action::Send),
        3 => Just(Action::Receive),
        1 => any::<bool>().prop_map(Action::Acquire),
        1 => any::<bool>().prop_map(Action::Release),
        1 => Just(Action::Put),
    ]
}

const PHASER: PhaserId = PhaserId(ObjectId(1));
const ACTOR: ActorId = ActorId(ObjectId(2));
const SUM: AccumulatorId = AccumulatorId(ObjectId(3));
const CELL: Target = Target::Object(ObjectId(4));

/// A world, and where each task is in its script: which one, and the next action.
#[derive(Clone)]
struct State {
    world: World,
    positions: BTreeMap<TaskId, (usize, usize)>,
    blocked: BTreeSet<TaskId>,
}

/// An operation that cannot block; what is wrong with it does not matter here.
fn passed<T, E>(_: Result<T, E>) -> bool {
    false
}

type Observation = String;
type Successors = BTreeMap<(Vec<PathStep>, bool), (Key, Observation)>;
type Key = (Vec<(Vec<PathStep>, usize, usize)>, Vec<u64>);

impl State {
    fn key(&self) -> Key {
        let mut places: Vec<_> = self
            .positions
            .iter()
            .map(|(task, (script, next))| (self.world.path(*task).steps(), *script, *next))
            .collect();
        places.sort();
        let mut words = Vec::new();
        self.world.hash_into(&|object| Some(u64::from(object.0)), &mut |word| words.push(word));
        (places, words)
    }

    /// Performs the next action of a task and tells what it saw; wrong uses count as done, like
    /// caught exceptions.
    fn step(&mut self, task: TaskId, scripts: &[Vec<Action>]) -> Observation {
        let (script, next) = self.positions[&task];
        let world = &mut self.world;
        let Some(action) = scripts[script].get(next) else {
            world.end_task(task, None);
            self.positions.remove(&task);
            return String::new();
        };
        let region = |write| Region { target: CELL, write };
        let mut seen = String::new();
        let blocked = match *action {
            Action::Spawn(which) if which > script => {
                let spec = SpawnSpec { inherit_phasers: true, ..SpawnSpec::default() };
                let child = world.spawn(task, &spec).expect("inherited registrations");
                self.positions.insert(child, (which, 0));
                false
            }
            Action::Spawn(_) => false, // scripts only spawn later ones, so programs end
            Action::Finish => passed(world.begin_finish(task, &[])),
            Action::EndFinish => world.try_end_finish(task, None) == Ok(Attempt::Blocked),
            Action::Signal => world.try_signal(task, None) == Ok(Attempt::Blocked),
            Action::Wait => world.try_wait(task, None) == Ok(Attempt::Blocked),
            Action::Next => world.try_next(task, None) == Ok(Attempt::Blocked),
            Action::Single => world.try_enter_single(task) == Ok(Attempt::Blocked),
            Action::LeaveSingle => passed(world.leave_single(task)),
            Action::Drop => passed(world.drop_phaser(task, PHASER)),
            Action::Isolated(0) => world.try_begin_isolated(task, Isolated::Global) == Attempt::Blocked,
            Action::Isolated(object) => {
                let objects = [(ObjectId(20), object == 1)];
                world.try_begin_isolated(task, Isolated::Objects(objects[..].into())) == Attempt::Blocked
            }
            Action::EndIsolated => passed(world.end_isolated(task)),
            Action::Resolve(future) => passed(world.resolve_future(task, FutureId(ObjectId(future)), None)),
            Action::Get(future) => {
                world.try_await_future(task, FutureId(ObjectId(future))) == Ok(Attempt::Blocked)
            }
            Action::Send(message) => {
                world.send(task, ACTOR, ObjectId(message));
                false
            }
            Action::Receive => {
                let step = world.try_receive(task, ACTOR, 0);
                seen = format!("{step:?}");
                step == Ok(Attempt::Blocked)
            }
            Action::Acquire(write) => {
                seen = world.acquire(task, region(write)).is_ok().to_string();
                false
            }
            Action::Release(write) => {
                seen = world.release(task, region(write)).is_ok().to_string();
                false
            }
            Action::Put => passed(world.accumulate(task, SUM, Number::Double(0.5))),
        };
        if blocked {
            self.blocked.insert(task);
        } else {
            self.blocked.remove(&task);
            self.positions.get_mut(&task).expect("a live task").1 += 1;
        }
        seen
    }

    /// Where each runnable task leads, by the task's name. It may also skip its action, so that
    /// where a task is in its script does not tell what it did.
    fn successors(&self, scripts: &[Vec<Action>]) -> (Successors, Vec<State>) {
        let mut keys = BTreeMap::new();
        let mut states = Vec::new();
        for task in self.world.tasks().filter(|task| self.world.can_run(*task)) {
            let mut next = self.clone();
            let seen = next.step(task, scripts);
            keys.insert((self.world.path(task).steps(), false), (next.key(), seen));
            states.push(next);
            let (script, position) = self.positions[&task];
            // Only what decides the names of later tasks is never skipped: names are not compared
            // between worlds that gave out different ones.
            let named =
                |action: &Action| matches!(action, Action::Spawn(_) | Action::Finish | Action::EndFinish);
            let skips = scripts[script].get(position).is_some_and(|action| !named(action));
            if !self.blocked.contains(&task) && skips {
                let mut skipped = self.clone();
                skipped.positions.insert(task, (script, position + 1));
                keys.insert((self.world.path(task).steps(), true), (skipped.key(), String::new()));
                states.push(skipped);
            }
        }
        (keys, states)
    }
}

fn start(bound: i32, order: MailboxOrder) -> State {
    let mut world = World::new(Options { mailbox_order: order, ..Options::default() });
    world.new_accumulator(SUM, Operator::Sum, true);
    world.begin_finish(TaskId::ROOT, &[SUM]).unwrap();
    world.new_phaser(TaskId::ROOT, PHASER, PhaserMode::SigWaitSingle, bound).unwrap();
    [10, 11].iter().for_each(|future| world.new_future(FutureId(ObjectId(*future))));
    world.start_actor(ACTOR).unwrap();
    State { world, positions: BTreeMap::from([(TaskId::ROOT, (0, 0))]), blocked: BTreeSet::new() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn equal_forms_behave_alike(
        scripts in prop::collection::vec(prop::collection::vec(action(4), 0..6), 4),
        bound in 0i32..3,
        per_sender in any::<bool>(),
    ) {
        let order = if per_sender { MailboxOrder::PerSender } else { MailboxOrder::Arrival };
        let mut first = start(bound, order);
        // Two tasks at least, so that there are schedules.
        first.step(TaskId::ROOT, &[vec![Action::Spawn(1)], vec![]]);
        first.positions.insert(TaskId::ROOT, (0, 0));
        let mut seen: BTreeMap<Key, Successors> = BTreeMap::new();
        let mut twice: BTreeMap<Key, u32> = BTreeMap::new();
        let mut frontier = vec![first];
        while let Some(state) = frontier.pop() {
            let key = state.key();
            if let Some(known) = seen.get(&key) {
                let visits = twice.entry(key).or_insert(0);
                *visits += 1;
                if *visits <= 3 {
                    prop_assert_eq!(known, &state.successors(&scripts).0);
                }
                continue;
            }
            if seen.len() >= 1500 {
                continue;
            }
            let (keys, states) = state.successors(&scripts);
            seen.insert(key, keys);
            frontier.extend(states);
        }
    }
}

/// The canonical form of a world behind some operations.
fn form_of(options: Options, operations: impl Fn(&mut World)) -> Vec<u64> {
    let mut world = World::new(options);
    operations(&mut world);
    let mut words = Vec::new();
    world.hash_into(&|object| Some(u64::from(object.0)), &mut |word| words.push(word));
    words
}

/// Worlds that differ in one thing that a program can see have different forms.
#[test]
fn what_differs_shows() {
    const ROOT: TaskId = TaskId::ROOT;
    type Operations = fn(&mut World, u32);
    let child = |world: &mut World| world.spawn(ROOT, &SpawnSpec::default()).expect("a task");
    let metrics = Options { metrics: true, ..Options::default() };
    let names = Options { names: true, ..Options::default() };
    let phases = Options { absolute_phases: true, ..Options::default() };
    let per_sender = Options { mailbox_order: MailboxOrder::PerSender, ..Options::default() };
    let cases: &[(&str, Options, Operations)] = &[
        ("a message", Options::default(), |world, which| world.send(ROOT, ACTOR, ObjectId(30 + which))),
        ("a message of a sender", per_sender, |world, which| world.send(ROOT, ACTOR, ObjectId(30 + which))),
        ("how far an actor is", Options::default(), |world, which| {
            world.start_actor(ACTOR).expect("a new actor");
            if which == 1 {
                world.exit_actor(ACTOR);
            }
        }),
        ("an event count", Options::default(), |world, which| {
            (0..=which).for_each(|_| world.advance_event(EventId(ObjectId(5))));
        }),
        ("a future", Options::default(), |world, which| {
            world.new_future(FutureId(ObjectId(10)));
            if which == 1 {
                world
                    .resolve_future(ROOT, FutureId(ObjectId(10)), Some(ObjectId(40)))
                    .expect("an open future");
            }
        }),
        ("a failure of a future", Options::default(), |world, which| {
            world.new_future(FutureId(ObjectId(10)));
            let failure = Some(ObjectId(40 + which));
            world.resolve_future(ROOT, FutureId(ObjectId(10)), failure).expect("an open future");
        }),
        ("a value", Options::default(), |world, which| {
            world.new_accumulator(SUM, Operator::Sum, true);
            world.begin_finish(ROOT, &[SUM]).expect("a finish");
            world.accumulate(ROOT, SUM, Number::Double(f64::from(which))).expect("its own");
        }),
        ("a signal", Options::default(), |world, which| {
            world.new_phaser(ROOT, PHASER, PhaserMode::SigWait, 0).expect("a phaser");
            if which == 1 {
                world.try_signal(ROOT, None).expect("a signaller");
            }
        }),
        ("the phase", phases, |world, which| {
            world.new_phaser(ROOT, PHASER, PhaserMode::SigWait, 0).expect("a phaser");
            if which == 1 {
                world.try_next(ROOT, None).expect("a member");
            }
        }),
        ("a claim", Options::default(), |world, which| {
            let objects = [(ObjectId(20 + which), true)];
            world.try_begin_isolated(ROOT, Isolated::Objects(objects[..].into()));
        }),
        ("a region", Options::default(), |world, which| {
            let target = Target::Object(ObjectId(4));
            world.acquire(ROOT, Region { target, write: which == 1 }).expect("nobody else");
        }),
    ];
    for (what, options, operations) in cases {
        let [one, other] = [0, 1].map(|which| form_of(*options, |world| operations(world, which)));
        assert_ne!(one, other, "{what}");
    }
    let failing = |which: u32| {
        form_of(Options::default(), |world| {
            world.begin_finish(ROOT, &[]).expect("a finish");
            let task = child(world);
            world.end_task(task, (which > 0).then_some(ObjectId(40 + which)));
        })
    };
    assert!(failing(0) != failing(1) && failing(1) != failing(2), "an exception that a finish has");
    // The heaviest path is the same, all work is not.
    let working = |units: i64| {
        form_of(metrics, |world| {
            for units in [5, units] {
                let task = child(world);
                world.do_work(task, units).expect("work");
                world.end_task(task, None);
            }
        })
    };
    assert_ne!(working(3), working(4), "all work");
    let children = |count: usize| {
        form_of(names, |world| {
            for _ in 0..count {
                let task = child(world);
                world.end_task(task, None);
            }
        })
    };
    assert_ne!(children(1), children(2), "how many children there were");
}
