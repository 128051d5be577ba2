//! Executors: who gets a job, who waits for one, and when all is over.

use tasks::*;

const EXECUTOR: ObjectId = ObjectId(7);

fn with_executor(bound: Option<u32>) -> (World, Vec<TaskId>) {
    let mut world = World::new(Options::default());
    let spec = SpawnSpec { detached: true, ..SpawnSpec::default() };
    let threads = (0..3).map(|_| world.spawn(TaskId::ROOT, &spec).unwrap()).collect();
    world.add_executor(EXECUTOR, bound);
    (world, threads)
}

#[test]
fn jobs_hire_threads_up_to_the_bound_and_then_wait() {
    let (mut world, _) = with_executor(Some(2));
    assert_eq!(world.handing(EXECUTOR), Handing::Hires);
    world.hire(EXECUTOR);
    assert_eq!(world.handing(EXECUTOR), Handing::Hires);
    world.hire(EXECUTOR);
    assert_eq!(world.handing(EXECUTOR), Handing::Queues);
    world.shut_executor(EXECUTOR);
    assert_eq!(world.handing(EXECUTOR), Handing::Refuses);
}

#[test]
fn one_for_each_job_never_queues() {
    let (mut world, _) = with_executor(None);
    assert!(world.hires_for_each(EXECUTOR));
    for _ in 0..5 {
        assert_eq!(world.handing(EXECUTOR), Handing::Hires);
        world.hire(EXECUTOR);
    }
}

#[test]
fn a_job_is_for_one_of_those_that_wait_and_others_go_on_waiting() {
    let (mut world, threads) = with_executor(Some(2));
    world.hire(EXECUTOR);
    world.hire(EXECUTOR);
    assert_eq!(world.try_take_job(threads[0], EXECUTOR), Attempt::Blocked);
    assert_eq!(world.try_take_job(threads[1], EXECUTOR), Attempt::Blocked);
    world.queue_job(EXECUTOR);
    let able: Vec<_> = threads[..2].iter().filter(|thread| world.can_run(**thread)).copied().collect();
    assert_eq!(able.len(), 1);
    assert_eq!(world.try_take_job(able[0], EXECUTOR), Attempt::Done(true));
    assert!(threads[..2].iter().filter(|thread| **thread != able[0]).all(|thread| !world.can_run(*thread)));
}

#[test]
fn a_job_that_is_another_threads_is_not_taken_by_who_comes_later() {
    let (mut world, threads) = with_executor(Some(2));
    world.hire(EXECUTOR);
    world.hire(EXECUTOR);
    assert_eq!(world.try_take_job(threads[0], EXECUTOR), Attempt::Blocked);
    world.queue_job(EXECUTOR);
    assert_eq!(world.try_take_job(threads[1], EXECUTOR), Attempt::Blocked);
    world.queue_job(EXECUTOR);
    assert!(threads[..2].iter().all(|thread| world.can_run(*thread)));
}

#[test]
fn it_is_terminated_when_it_is_shut_down_and_all_have_left() {
    let (mut world, threads) = with_executor(Some(1));
    world.hire(EXECUTOR);
    world.queue_job(EXECUTOR);
    assert_eq!(world.try_await_executor(TaskId::ROOT, EXECUTOR), Attempt::Blocked);
    world.shut_executor(EXECUTOR);
    assert!(!world.can_run(TaskId::ROOT));
    assert_eq!(world.try_take_job(threads[0], EXECUTOR), Attempt::Done(true), "what waits is still done");
    assert_eq!(world.try_take_job(threads[0], EXECUTOR), Attempt::Done(false));
    world.leave_executor(EXECUTOR);
    assert!(world.can_run(TaskId::ROOT));
    assert_eq!(world.try_await_executor(TaskId::ROOT, EXECUTOR), Attempt::Done(()));
}
