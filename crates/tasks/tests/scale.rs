//! A hundred thousand tasks: nothing in an operation grows with their number.

use std::time::{Duration, Instant};
use tasks::*;

const ROOT: TaskId = TaskId::ROOT;
const MANY: u32 = 100_000;

/// Generous, since it guards against quadratic time only.
const LIMIT: Duration = Duration::from_secs(20);

#[test]
fn many_tasks_alive_at_once() {
    let start = Instant::now();
    let mut world = World::new(Options::default());
    world.begin_finish(ROOT, &[]).unwrap();
    let mut tasks = Vec::new();
    for number in 0..MANY {
        let future = FutureId(ObjectId(number));
        world.new_future(future);
        tasks
            .push(world.spawn(ROOT, &SpawnSpec { completes: Some(future), ..SpawnSpec::default() }).unwrap());
    }
    assert_eq!(world.try_end_finish(ROOT, None), Ok(Attempt::Blocked));
    for (number, task) in tasks.into_iter().enumerate() {
        assert!(world.can_run(task));
        world.resolve_future(task, FutureId(ObjectId(number as u32)), None).unwrap();
        world.end_task(task, None);
    }
    assert_eq!(world.try_end_finish(ROOT, None), Ok(Attempt::Done(vec![])));
    assert_eq!(world.live(), 1);
    assert!(start.elapsed() < LIMIT, "{:?}", start.elapsed());
}

#[test]
fn a_chain_of_tasks_each_creating_the_next() {
    let mut world = World::new(Options::default());
    let mut task = ROOT;
    for _ in 0..MANY {
        let next = world.spawn(task, &SpawnSpec::default()).unwrap();
        world.end_task(task, None);
        task = next;
    }
    assert_eq!(world.path(task).steps().len(), MANY as usize);
    world.end_task(task, None);
    assert_eq!(world.live(), 0);
}

#[test]
fn a_wide_barrier() {
    let start = Instant::now();
    let mut world = World::new(Options::default());
    let phaser = PhaserId(ObjectId(0));
    world.new_phaser(ROOT, phaser, PhaserMode::SigWait, 0).unwrap();
    let spec = SpawnSpec { inherit_phasers: true, ..SpawnSpec::default() };
    let tasks: Vec<TaskId> = (0..20_000).map(|_| world.spawn(ROOT, &spec).unwrap()).collect();
    world.drop_phaser(ROOT, phaser).unwrap();
    for task in &tasks {
        world.try_next(*task, None).unwrap();
    }
    for task in &tasks[..tasks.len() - 1] {
        assert!(world.can_run(*task));
        assert_eq!(world.try_next(*task, None), Ok(Attempt::Done(())));
    }
    assert!(start.elapsed() < LIMIT, "{:?}", start.elapsed());
}

/// Prints what a copy and a step on it cost; asserts only that it is not absurd.
#[test]
fn a_copy_is_cheap() {
    let mut world = World::new(Options::default());
    world.new_phaser(ROOT, PhaserId(ObjectId(0)), PhaserMode::SigWait, 0).unwrap();
    let spec = SpawnSpec { inherit_phasers: true, ..SpawnSpec::default() };
    let tasks: Vec<TaskId> = (0..10).map(|_| world.spawn(ROOT, &spec).unwrap()).collect();
    let rounds = 20_000u32;
    let start = Instant::now();
    let mut kept = Vec::with_capacity(rounds as usize);
    for _ in 0..rounds {
        kept.push(world.clone());
    }
    let copy = start.elapsed() / rounds;
    let start = Instant::now();
    for (index, copy) in kept.iter_mut().enumerate() {
        copy.try_next(tasks[index % tasks.len()], None).unwrap();
    }
    let step = start.elapsed() / rounds;
    let message = format!("copy {copy:?}, copy on the first step {step:?}");
    assert!(copy < Duration::from_micros(20) && step < Duration::from_micros(100), "{message}");
    if std::env::var_os("SCOVILLE_TIMES").is_some() {
        panic!("{message}");
    }
}
