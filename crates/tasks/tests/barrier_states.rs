//! The canonical form: finite where the program's behaviour is, equal where schedules commute.

use std::collections::BTreeSet;
use tasks::{Attempt, FutureId, ObjectId, Options, PhaserId, PhaserMode, SpawnSpec, TaskId, World};

fn hash(world: &World) -> Vec<u64> {
    let mut words = Vec::new();
    world.hash_into(&|object| Some(u64::from(object.0)), &mut |word| words.push(word));
    words
}

const PHASER: PhaserId = PhaserId(ObjectId(1));

/// All states of tasks that call `next` for ever, by exhaustive search.
fn barrier_states(modes: &[PhaserMode], bound: i32, options: Options, limit: usize) -> usize {
    let mut world = World::new(options);
    world.new_phaser(TaskId::ROOT, PHASER, PhaserMode::SigWait, bound).unwrap();
    let mut tasks = Vec::new();
    for mode in modes {
        let spec = SpawnSpec { phasers: &[(PHASER, *mode)], ..SpawnSpec::default() };
        tasks.push(world.spawn(TaskId::ROOT, &spec).unwrap());
    }
    world.drop_phaser(TaskId::ROOT, PHASER).unwrap();
    let mut seen = BTreeSet::from([hash(&world)]);
    let mut frontier = vec![world];
    while let Some(world) = frontier.pop() {
        for task in &tasks {
            if world.can_run(*task) {
                let mut next = world.clone();
                next.try_next(*task, None).unwrap();
                if seen.len() < limit && seen.insert(hash(&next)) {
                    frontier.push(next);
                }
            }
        }
    }
    seen.len()
}

#[test]
fn an_endless_barrier_has_finitely_many_states() {
    let states = barrier_states(&[PhaserMode::SigWait; 3], 0, Options::default(), 10_000);
    assert!(states < 60, "{states} states");
}

#[test]
fn a_bounded_producer_has_finitely_many_states() {
    let states =
        barrier_states(&[PhaserMode::Sig, PhaserMode::Wait, PhaserMode::Wait], 3, Options::default(), 10_000);
    assert!(states < 200, "{states} states");
}

#[test]
fn an_unbounded_producer_runs_away() {
    assert_eq!(barrier_states(&[PhaserMode::Sig, PhaserMode::Wait], 0, Options::default(), 300), 300);
}

#[test]
fn phases_that_the_program_reads_are_part_of_the_state() {
    let options = Options { absolute_phases: true, ..Options::default() };
    assert_eq!(barrier_states(&[PhaserMode::SigWait; 2], 0, options, 300), 300);
}

/// A loop around a finish with a task in it comes back to the same state.
#[test]
fn an_endless_loop_of_finishes_comes_back() {
    let mut world = World::new(Options::default());
    let mut seen = BTreeSet::new();
    for _ in 0..10 {
        world.begin_finish(TaskId::ROOT, &[]).unwrap();
        let child = world.spawn(TaskId::ROOT, &SpawnSpec::default()).unwrap();
        assert_eq!(world.try_end_finish(TaskId::ROOT, None), Ok(Attempt::Blocked));
        world.end_task(child, None);
        assert_eq!(world.try_end_finish(TaskId::ROOT, None), Ok(Attempt::Done(vec![])));
        seen.insert(hash(&world));
    }
    assert_eq!(seen.len(), 1);
}

/// Two tasks that create children do so in either order; the names are the same.
#[test]
fn the_order_of_creation_does_not_show() {
    let run = |order: [usize; 2]| {
        let mut world = World::new(Options::default());
        let spec = SpawnSpec::default();
        let tasks: Vec<TaskId> = (0..2).map(|_| world.spawn(TaskId::ROOT, &spec).unwrap()).collect();
        for index in order {
            let phaser = PhaserId(ObjectId(10 + index as u32));
            world.new_phaser(tasks[index], phaser, PhaserMode::SigWait, 0).unwrap();
            world.new_future(FutureId(ObjectId(20 + index as u32)));
            let awaits = [FutureId(ObjectId(20 + index as u32))];
            let spec = SpawnSpec { awaits: &awaits, inherit_phasers: true, ..SpawnSpec::default() };
            world.spawn(tasks[index], &spec).unwrap();
        }
        (hash(&world), {
            let mut objects = Vec::new();
            world.for_each_object(|object| objects.push(object));
            objects
        })
    };
    assert_eq!(run([0, 1]), run([1, 0]));
}
