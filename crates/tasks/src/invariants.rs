//! What holds of a world after every operation, on random programs.

use crate::kept::Pending;
use crate::world::World;
use crate::*;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Every task is counted once, where it belongs, and both sides of each relation agree.
fn check(world: &World, shadow: &BTreeSet<TaskId>) {
    let live: BTreeSet<TaskId> = world.tasks().collect();
    assert_eq!(&live, shadow, "no task is lost or duplicated");
    let mut counted: BTreeMap<FinishId, u32> = BTreeMap::new();
    let mut names = BTreeSet::new();
    for (id, task) in world.tasks.iter() {
        *counted.entry(task.finish).or_insert(0) += 1;
        assert!(names.insert(task.path.steps()), "two live tasks of one name");
        for phaser in &task.phasers {
            assert!(world.registration(id, *phaser).is_some());
        }
        if let Some(Pending::Finish(finish)) = &task.pending {
            assert_eq!(task.scopes.last().map(|scope| scope.finish), Some(*finish));
        }
    }
    for (id, finish) in world.finishes.iter() {
        assert_eq!(finish.live, counted.remove(&id).unwrap_or(0), "the tasks of {id:?}");
        if let Some(owner) = finish.owner {
            assert!(world.task(owner).scopes.iter().any(|scope| scope.finish == id));
        }
    }
    assert!(counted.is_empty(), "a task of a finish that is gone");
    for (id, entry) in world.phasers.iter() {
        assert!(!entry.phaser.is_empty());
        for (task, _) in entry.phaser.registrations() {
            assert_eq!(world.task(task).phasers.iter().filter(|one| **one == id).count(), 1);
        }
    }
    for (object, state) in world.actors.iter() {
        assert!(state.in_work.is_none_or(|task| world.is_alive(task)), "{object:?}");
    }
}

#[derive(Clone, Copy, Debug)]
enum Action {
    Spawn { awaits: bool, phased: bool },
    BeginFinish,
    EndFinish,
    End { fails: bool },
    NewFuture,
    Resolve,
    Get,
    Isolate { global: bool },
    EndIsolated,
    NewPhaser,
    Next,
    Single,
    Drop,
    Acquire { write: bool },
    Release { write: bool },
    Work,
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => (any::<bool>(), any::<bool>()).prop_map(|(awaits, phased)| Action::Spawn { awaits, phased }),
        2 => Just(Action::BeginFinish),
        3 => Just(Action::EndFinish),
        3 => any::<bool>().prop_map(|fails| Action::End { fails }),
        1 => Just(Action::NewFuture),
        2 => Just(Action::Resolve),
        1 => Just(Action::Get),
        1 => any::<bool>().prop_map(|global| Action::Isolate { global }),
        2 => Just(Action::EndIsolated),
        1 => Just(Action::NewPhaser),
        3 => Just(Action::Next),
        1 => Just(Action::Single),
        1 => Just(Action::Drop),
        1 => any::<bool>().prop_map(|write| Action::Acquire { write }),
        1 => any::<bool>().prop_map(|write| Action::Release { write }),
        1 => Just(Action::Work),
    ]
}

/// A task is repeated in the operation that it is blocked in, as the machine does.
struct Program {
    world: World,
    shadow: BTreeSet<TaskId>,
    blocked: BTreeMap<TaskId, (Action, ObjectId)>,
}

impl Program {
    fn step(&mut self, task: TaskId, action: Action, object: ObjectId) {
        let (action, object) = self.blocked.remove(&task).unwrap_or((action, object));
        let world = &mut self.world;
        let target = Region { target: Target::Object(object), write: true };
        let mut blocked = false;
        match action {
            Action::Spawn { awaits, phased } => {
                let futures = [FutureId(object)];
                let awaits = if awaits { &futures[..] } else { &[] };
                let spec = SpawnSpec { awaits, inherit_phasers: phased, ..SpawnSpec::default() };
                self.shadow.insert(world.spawn(task, &spec).expect("a spawn without explicit phasers"));
            }
            Action::BeginFinish => drop(world.begin_finish(task, &[])),
            Action::EndFinish => blocked = world.try_end_finish(task, None) == Ok(Attempt::Blocked),
            Action::End { fails } if task != TaskId::ROOT => {
                world.end_task(task, fails.then_some(object));
                self.shadow.remove(&task);
            }
            Action::End { .. } => {}
            Action::NewFuture => world.new_future(FutureId(object)),
            Action::Resolve => drop(world.resolve_future(task, FutureId(object), None)),
            Action::Get => blocked = world.try_await_future(task, FutureId(object)) == Ok(Attempt::Blocked),
            Action::Isolate { global } => {
                let objects = [(object, true)];
                let claim = if global { Isolated::Global } else { Isolated::Objects(objects[..].into()) };
                blocked = world.try_begin_isolated(task, claim) == Attempt::Blocked;
            }
            Action::EndIsolated => drop(world.end_isolated(task)),
            Action::NewPhaser if world.phasers.get(PhaserId(object)).is_none() => {
                world
                    .new_phaser(task, PhaserId(object), PhaserMode::SigWaitSingle, 2)
                    .expect("a valid bound");
            }
            Action::NewPhaser => {}
            Action::Next => blocked = world.try_next(task, None) == Ok(Attempt::Blocked),
            Action::Single => match world.try_enter_single(task) {
                Ok(Attempt::Done(true)) => {
                    world.leave_single(task).expect("the single statement entered above")
                }
                other => blocked = other == Ok(Attempt::Blocked),
            },
            Action::Drop => drop(world.drop_phaser(task, PhaserId(object))),
            Action::Acquire { write } => drop(world.acquire(task, Region { write, ..target })),
            Action::Release { write } => drop(world.release(task, Region { write, ..target })),
            Action::Work => world.do_work(task, 1).expect("positive work"),
        }
        if blocked {
            self.blocked.insert(task, (action, object));
        }
        assert!(!blocked || !self.world.can_run(task), "blocked, so it cannot run");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn no_task_is_lost_or_duplicated(
        steps in prop::collection::vec((any::<prop::sample::Index>(), action(), 0u32..4), 1..150),
        metrics in any::<bool>(),
    ) {
        let options = Options { metrics, ..Options::default() };
        let shadow = BTreeSet::from([TaskId::ROOT]);
        let mut program = Program { world: World::new(options), shadow, blocked: BTreeMap::new() };
        let mut asleep = BTreeSet::new();
        for (index, action, object) in steps {
            for woken in program.world.take_woken() {
                asleep.remove(&woken);
            }
            for task in program.world.tasks().collect::<Vec<_>>() {
                let is_able = program.world.can_run(task);
                prop_assert!(!is_able || !asleep.contains(&task), "{} can run and is asleep", task);
                if !asleep.contains(&task) && program.world.lull(task) {
                    prop_assert!(!is_able, "{} can run and goes to sleep", task);
                    asleep.insert(task);
                }
            }
            let runnable: Vec<TaskId> =
                program.world.tasks().filter(|task| program.world.can_run(*task)).collect();
            if runnable.is_empty() {
                // A deadlock: each task says why, and cannot run.
                for task in program.world.tasks() {
                    prop_assert!(program.world.why_blocked(task).is_some());
                }
                break;
            }
            let task = *index.get(&runnable);
            program.world.start(task);
            let copy = program.world.clone();
            let words = |world: &World| {
                let mut words = Vec::new();
                world.hash_into(&|object| Some(u64::from(object.0)), &mut |word| words.push(word));
                words
            };
            let before = words(&copy);
            program.step(task, action, ObjectId(object));
            check(&program.world, &program.shadow);
            prop_assert_eq!(before, words(&copy), "a copy does not change with the original");
        }
    }
}
