//! Work and critical path, exact on small graphs.

use tasks::*;

const ROOT: TaskId = TaskId::ROOT;

fn world() -> World {
    World::new(Options { metrics: true, ..Options::default() })
}

#[test]
fn a_finish_joins_the_longest_task() {
    let mut world = world();
    world.do_work(ROOT, 1).unwrap();
    world.begin_finish(ROOT, &[]).unwrap();
    for units in [5, 3] {
        let task = world.spawn(ROOT, &SpawnSpec::default()).unwrap();
        world.do_work(task, units).unwrap();
        world.end_task(task, None);
    }
    world.try_end_finish(ROOT, None).unwrap();
    world.do_work(ROOT, 2).unwrap();
    assert_eq!((world.total_work(), world.critical_path()), (11, 8));
    assert_eq!(world.do_work(ROOT, -1).unwrap_err().to_string(), "work must not be negative: -1");
}

#[test]
fn a_future_joins_at_get_and_at_the_start() {
    let mut world = world();
    let future = FutureId(ObjectId(1));
    world.new_future(future);
    let awaits = [future];
    let late = world.spawn(ROOT, &SpawnSpec { awaits: &awaits, ..SpawnSpec::default() }).unwrap();
    let task = world.spawn(ROOT, &SpawnSpec::default()).unwrap();
    world.do_work(task, 4).unwrap();
    world.resolve_future(task, future, None).unwrap();
    world.do_work(task, 100).unwrap();
    world.end_task(task, None);
    world.start(late);
    world.do_work(late, 1).unwrap();
    world.try_await_future(ROOT, future).unwrap();
    world.do_work(ROOT, 2).unwrap();
    assert_eq!((world.total_work(), world.critical_path()), (107, 104));
}

/// Two tasks of two phases each: the path takes the heavier task of each phase, in any schedule.
#[test]
fn a_barrier_joins_each_phase() {
    let phaser = PhaserId(ObjectId(1));
    for first in [0, 1] {
        let mut world = world();
        world.new_phaser(ROOT, phaser, PhaserMode::SigWait, 0).unwrap();
        let spec = SpawnSpec { inherit_phasers: true, ..SpawnSpec::default() };
        let tasks = [world.spawn(ROOT, &spec).unwrap(), world.spawn(ROOT, &spec).unwrap()];
        world.drop_phaser(ROOT, phaser).unwrap();
        let order = [tasks[first], tasks[1 - first]];
        for work in [[10, 1], [2, 20]] {
            for task in order {
                world.do_work(task, work[usize::from(task == tasks[1])]).unwrap();
                world.try_next(task, None).unwrap();
            }
            assert_eq!(world.try_next(order[0], None), Ok(Attempt::Done(())));
        }
        assert_eq!((world.total_work(), world.critical_path()), (33, 30));
        for task in tasks {
            world.do_work(task, 1).unwrap();
            world.end_task(task, None);
        }
        assert_eq!(world.critical_path(), 31, "both had joined the barrier");
    }
}
