//! Each construct, used right and wrong, with the exact messages.

use tasks::*;

fn object(number: u32) -> ObjectId {
    ObjectId(number)
}

fn world() -> World {
    World::new(Options::default())
}

fn child(world: &mut World, parent: TaskId) -> TaskId {
    world.spawn(parent, &SpawnSpec::default()).unwrap()
}

fn message<T: std::fmt::Debug>(outcome: Result<T, Misuse>) -> String {
    outcome.unwrap_err().to_string()
}

const ROOT: TaskId = TaskId::ROOT;

#[test]
fn finish_waits_for_grandchildren_and_sorts_failures() {
    let mut world = world();
    world.begin_finish(ROOT, &[]).unwrap();
    let first = child(&mut world, ROOT);
    let second = child(&mut world, ROOT);
    let grandchild = child(&mut world, first);
    assert_eq!(world.try_end_finish(ROOT, Some(object(9))), Ok(Attempt::Blocked));
    world.end_task(second, Some(object(2)));
    world.end_task(first, Some(object(1)));
    let blocked = world.why_blocked(ROOT).unwrap();
    assert_eq!(blocked, Blocked { reason: Reason::Finish, releasers: vec![grandchild] });
    world.end_task(grandchild, Some(object(3)));
    assert!(world.can_run(ROOT));
    let failures = vec![object(9), object(1), object(3), object(2)];
    assert_eq!(world.try_end_finish(ROOT, Some(object(9))), Ok(Attempt::Done(failures)));
    assert_eq!(message(world.try_end_finish(ROOT, None)), "no finish is open in this task");
}

#[test]
fn a_scope_left_open_passes_its_failures_on() {
    let mut world = world();
    let task = child(&mut world, ROOT);
    world.begin_finish(task, &[]).unwrap();
    let inner = child(&mut world, task);
    assert_eq!(world.end_task(task, None).open_scopes.len(), 1);
    world.end_task(inner, Some(object(5)));
    assert_eq!(world.uncaught().iter().map(|(_, failure)| *failure).collect::<Vec<_>>(), [object(5)]);
}

#[test]
fn futures_are_claimed_once_and_waited_for() {
    let mut world = world();
    let future = FutureId(object(1));
    world.new_future(future);
    let spec = SpawnSpec { completes: Some(future), ..SpawnSpec::default() };
    let task = world.spawn(ROOT, &spec).unwrap();
    assert_eq!(world.try_await_future(ROOT, future), Ok(Attempt::Blocked));
    let blocked = world.why_blocked(ROOT).unwrap();
    assert_eq!(blocked, Blocked { reason: Reason::Future(future), releasers: vec![task] });
    assert!(world.claim_future(future));
    assert!(!world.claim_future(future), "a second put");
    world.resolve_future(task, future, Some(object(7))).unwrap();
    assert_eq!(message(world.resolve_future(task, future, None)), "future is already resolved");
    assert_eq!(world.unseen_failures().collect::<Vec<_>>(), [(future, object(7))]);
    assert_eq!(world.try_await_future(ROOT, future), Ok(Attempt::Done(())));
    assert_eq!(world.unseen_failures().count(), 0);
}

#[test]
fn an_awaiting_task_starts_when_all_are_resolved() {
    let mut world = world();
    let futures = [FutureId(object(1)), FutureId(object(2))];
    futures.iter().for_each(|future| world.new_future(*future));
    let task = world.spawn(ROOT, &SpawnSpec { awaits: &futures, ..SpawnSpec::default() }).unwrap();
    world.resolve_future(ROOT, futures[1], None).unwrap();
    assert_eq!(world.why_blocked(task).unwrap().reason, Reason::Start(vec![futures[0]]));
    world.resolve_future(ROOT, futures[0], None).unwrap();
    assert!(world.can_run(task));
    assert_eq!(world.try_await_any(ROOT, &[]), Ok(Attempt::Done(())));
}

#[test]
fn a_cycle_of_futures_is_found() {
    let mut world = world();
    let futures = [FutureId(object(1)), FutureId(object(2))];
    let tasks = futures.map(|future| {
        world.new_future(future);
        world.spawn(ROOT, &SpawnSpec { completes: Some(future), ..SpawnSpec::default() }).unwrap()
    });
    assert_eq!(world.cycle(), None);
    assert_eq!(world.try_await_future(tasks[0], futures[1]), Ok(Attempt::Blocked));
    assert_eq!(world.try_await_future(tasks[1], futures[0]), Ok(Attempt::Blocked));
    assert_eq!(world.cycle().unwrap(), tasks);
}

#[test]
fn isolation_by_object_and_mode() {
    let objects = |list: &[(u32, bool)]| {
        Isolated::Objects(list.iter().map(|(number, write)| (object(*number), *write)).collect())
    };
    let mut world = world();
    let (one, two) = (child(&mut world, ROOT), child(&mut world, ROOT));
    assert_eq!(world.try_begin_isolated(one, objects(&[(1, false), (2, true)])), Attempt::Done(()));
    assert_eq!(world.try_begin_isolated(two, objects(&[(1, false)])), Attempt::Done(()), "two readers");
    assert_eq!(world.try_begin_isolated(ROOT, Isolated::Global), Attempt::Blocked);
    assert_eq!(world.why_blocked(ROOT).unwrap().releasers, [one, two]);
    assert_eq!(
        world.try_begin_isolated(two, objects(&[(2, false)])),
        Attempt::Blocked,
        "nested, in conflict"
    );
    world.end_isolated(one).unwrap();
    assert_eq!(world.try_begin_isolated(two, objects(&[(2, false)])), Attempt::Done(()));
    world.end_isolated(two).unwrap();
    assert!(world.in_isolated(two), "the outer one is still held");
    assert!(!world.can_run(ROOT));
    world.end_task(two, None);
    assert_eq!(
        world.try_begin_isolated(ROOT, Isolated::Global),
        Attempt::Done(()),
        "the end of a task leaves"
    );
    assert_eq!(message(world.end_isolated(one)), "not inside isolated");
}

#[test]
fn blocking_inside_isolated_is_named() {
    let mut world = world();
    world.new_phaser(ROOT, PhaserId(object(1)), PhaserMode::SigWait, 1).unwrap();
    world.try_begin_isolated(ROOT, Isolated::Global);
    let wrong = |what: &str| format!("{what} may block and is not allowed inside isolated");
    assert_eq!(message(world.begin_finish(ROOT, &[])), wrong("finish"));
    assert_eq!(message(world.try_await_future(ROOT, FutureId(object(9)))), wrong("get"));
    assert_eq!(message(world.try_await_any(ROOT, &[])), wrong("waitAny"));
    assert_eq!(message(world.try_next(ROOT, None)), wrong("next"));
    assert_eq!(message(world.try_wait(ROOT, None)), wrong("doWait"));
    assert_eq!(message(world.try_enter_single(ROOT)), wrong("next"));
    assert_eq!(message(world.try_signal(ROOT, None)), wrong("signal of a bounded phaser"));
    assert_eq!(message(world.try_await_event(ROOT, EventId(object(3)), 1)), wrong("await"));
    assert_eq!(message(world.try_receive(ROOT, ActorId(object(4)), 0)), wrong("receive"));
}

#[test]
fn phaser_misuse_has_exact_messages() {
    let mut world = world();
    let phaser = PhaserId(object(1));
    let register = |mode| [(phaser, mode)];
    assert_eq!(message(world.try_next(ROOT, None)), "next without a registration on any phaser");
    assert_eq!(
        message(world.try_next(ROOT, Some(phaser))),
        "next on a phaser that this task is not registered on"
    );
    assert_eq!(
        message(world.new_phaser(ROOT, phaser, PhaserMode::Sig, -1)),
        "the bound of a phaser must not be negative: -1"
    );
    world.new_phaser(ROOT, phaser, PhaserMode::SigWait, 0).unwrap();
    let above = register(PhaserMode::SigWaitSingle);
    assert_eq!(
        message(world.spawn(ROOT, &SpawnSpec { phasers: &above, ..SpawnSpec::default() })),
        "cannot register a child in mode SIG_WAIT_SINGLE on a phaser the parent holds in mode SIG_WAIT"
    );
    let twice = [(phaser, PhaserMode::Sig), (phaser, PhaserMode::Wait)];
    assert_eq!(
        message(world.spawn(ROOT, &SpawnSpec { phasers: &twice, ..SpawnSpec::default() })),
        "a child may be registered on a phaser only once"
    );
    let bare = child(&mut world, ROOT);
    let any = register(PhaserMode::Sig);
    assert_eq!(
        message(world.spawn(bare, &SpawnSpec { phasers: &any, ..SpawnSpec::default() })),
        "cannot register a child on a phaser the parent is not registered on"
    );
    let waits = register(PhaserMode::Wait);
    let waiter = world.spawn(ROOT, &SpawnSpec { phasers: &waits, ..SpawnSpec::default() }).unwrap();
    assert_eq!(
        message(world.try_signal(waiter, Some(phaser))),
        "signal on a phaser that this task holds in mode WAIT"
    );
    assert_eq!(message(world.try_signal(waiter, None)), "signal without a registration that may signal");
    assert_eq!(
        message(world.try_enter_single(ROOT)),
        "next with a single statement needs exactly one registration in mode SIG_WAIT_SINGLE"
    );
    world.drop_phaser(ROOT, phaser).unwrap();
    assert_eq!(
        message(world.drop_phaser(ROOT, phaser)),
        "drop on a phaser that this task is not registered on"
    );
    assert_eq!(world.live(), 3, "wrong spawns create nothing");
}

#[test]
fn the_end_of_a_finish_drops_the_creator() {
    let mut world = world();
    world.begin_finish(ROOT, &[]).unwrap();
    let phaser = PhaserId(object(1));
    world.new_phaser(ROOT, phaser, PhaserMode::SigWait, 0).unwrap();
    let register = [(phaser, PhaserMode::SigWait)];
    let task = world.spawn(ROOT, &SpawnSpec { phasers: &register, ..SpawnSpec::default() }).unwrap();
    assert_eq!(world.try_next(task, None), Ok(Attempt::Blocked));
    let blocked = world.why_blocked(task).unwrap();
    assert_eq!(blocked, Blocked { reason: Reason::Phase(phaser), releasers: vec![ROOT] });
    assert_eq!(world.try_end_finish(ROOT, None), Ok(Attempt::Blocked));
    assert_eq!(world.try_next(task, None), Ok(Attempt::Done(())));
    assert_eq!(world.registration(ROOT, phaser), None);
}

#[test]
fn one_task_runs_the_single_statement() {
    let mut world = world();
    let phaser = PhaserId(object(1));
    world.new_phaser(ROOT, phaser, PhaserMode::SigWaitSingle, 0).unwrap();
    let register = [(phaser, PhaserMode::SigWaitSingle)];
    let single = world.spawn(ROOT, &SpawnSpec { phasers: &register, ..SpawnSpec::default() }).unwrap();
    let register = [(phaser, PhaserMode::SigWait)];
    let plain = world.spawn(ROOT, &SpawnSpec { phasers: &register, ..SpawnSpec::default() }).unwrap();
    assert_eq!(world.try_enter_single(ROOT), Ok(Attempt::Blocked));
    assert_eq!(world.try_enter_single(single), Ok(Attempt::Blocked));
    assert_eq!(world.try_next(plain, None), Ok(Attempt::Blocked), "held by the single statement");
    assert!(world.can_run(ROOT) && world.can_run(single) && !world.can_run(plain));
    assert_eq!(world.try_enter_single(single), Ok(Attempt::Done(true)));
    assert!(!world.can_run(ROOT) && !world.can_run(plain));
    assert_eq!(
        world.why_blocked(ROOT).unwrap(),
        Blocked { reason: Reason::Single(phaser), releasers: vec![single] }
    );
    assert_eq!(message(world.leave_single(ROOT)), "not inside a single statement");
    world.leave_single(single).unwrap();
    assert_eq!(world.try_enter_single(ROOT), Ok(Attempt::Done(false)));
    assert_eq!(world.try_next(plain, None), Ok(Attempt::Done(())));
    for task in [ROOT, single, plain] {
        assert_eq!(world.registration(task, phaser).unwrap().wait, 1);
    }
}

#[test]
fn next_on_two_phasers_signals_both_before_it_waits() {
    let mut world = world();
    let (first, second) = (PhaserId(object(1)), PhaserId(object(2)));
    for phaser in [first, second] {
        world.new_phaser(ROOT, phaser, PhaserMode::SigWait, 0).unwrap();
    }
    let task = world.spawn(ROOT, &SpawnSpec { inherit_phasers: true, ..SpawnSpec::default() }).unwrap();
    assert_eq!(world.try_next(ROOT, None), Ok(Attempt::Blocked));
    assert_eq!(world.registration(ROOT, second).unwrap().signal, 1);
    assert_eq!(world.try_next(task, Some(first)), Ok(Attempt::Done(())));
    assert!(world.can_run(ROOT));
    assert_eq!(world.try_next(ROOT, None), Ok(Attempt::Blocked), "the second phaser is left");
    assert_eq!(world.registration(ROOT, first).unwrap().wait, 1);
    assert_eq!(world.try_next(task, Some(second)), Ok(Attempt::Done(())));
    assert_eq!(world.try_next(ROOT, None), Ok(Attempt::Done(())));
    assert_eq!(world.registration(ROOT, first).unwrap().wait, 1, "once each");
}

#[test]
fn accumulators_do_not_depend_on_the_order() {
    let sum = |order: [usize; 3]| {
        let mut world = world();
        let ids = [AccumulatorId(object(1)), AccumulatorId(object(2)), AccumulatorId(object(3))];
        world.new_accumulator(ids[0], Operator::Sum, true);
        world.new_accumulator(ids[1], Operator::Any, false);
        world.new_accumulator(ids[2], Operator::Max, false);
        world.begin_finish(ROOT, &ids).unwrap();
        let tasks: Vec<TaskId> = (0..3).map(|_| child(&mut world, ROOT)).collect();
        let values = [1e16, 1.0, -1e16];
        for index in order {
            world.accumulate(tasks[index], ids[0], Number::Double(values[index])).unwrap();
            world.accumulate(tasks[index], ids[1], Number::Long(index as i64 + 5)).unwrap();
            world.accumulate(tasks[index], ids[2], Number::Long(index as i64)).unwrap();
        }
        assert_eq!(message(world.accumulated(ids[0])), "get inside the finish of the accumulator");
        assert_eq!(
            message(world.begin_finish(tasks[0], &ids[..1])),
            "accumulator is already attached to a finish that has not ended"
        );
        for index in order {
            world.end_task(tasks[index], None);
        }
        assert_eq!(world.try_end_finish(ROOT, None), Ok(Attempt::Done(vec![])));
        assert_eq!(
            message(world.accumulate(ROOT, ids[0], Number::Double(1.0))),
            "put outside the finish of the accumulator"
        );
        ids.map(|id| world.accumulated(id).unwrap())
    };
    let expected = [Number::Double((1e16 + 1.0) - 1e16), Number::Long(5), Number::Long(2)];
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        assert_eq!(sum(order), expected);
    }
}

#[test]
fn a_put_from_outside_the_finish_is_wrong() {
    let mut world = world();
    let id = AccumulatorId(object(1));
    world.new_accumulator(id, Operator::Sum, false);
    let outside = child(&mut world, ROOT);
    world.begin_finish(ROOT, &[id]).unwrap();
    let inside = child(&mut world, ROOT);
    world.begin_finish(inside, &[]).unwrap();
    let deep = child(&mut world, inside);
    assert_eq!(world.accumulate(deep, id, Number::Long(1)), Ok(()));
    assert_eq!(
        message(world.accumulate(outside, id, Number::Long(1))),
        "put outside the finish of the accumulator"
    );
}

#[test]
fn mailboxes_keep_the_order_of_each_sender() {
    for order in [MailboxOrder::Arrival, MailboxOrder::PerSender] {
        let mut world = World::new(Options { mailbox_order: order, ..Options::default() });
        let actor = ActorId(object(1));
        let (one, two) = (child(&mut world, ROOT), child(&mut world, ROOT));
        let receiver = child(&mut world, ROOT);
        world.send(two, actor, object(20));
        world.send(one, actor, object(10));
        world.send(two, actor, object(21));
        assert_eq!(world.try_receive(receiver, actor, 0), Ok(Attempt::Blocked), "not started");
        world.start_actor(actor).unwrap();
        assert_eq!(message(world.start_actor(actor)), "actor has already been started");
        let choices = world.pending_senders(actor);
        if order == MailboxOrder::Arrival {
            assert_eq!(choices, [world.path(two).clone()]);
        } else {
            assert_eq!(choices, [world.path(one).clone(), world.path(two).clone()]);
            assert_eq!(world.try_receive(receiver, actor, 1), Ok(Attempt::Done(Some(object(20)))));
            assert_eq!(world.try_receive(receiver, actor, 1), Ok(Attempt::Done(Some(object(21)))));
            assert_eq!(world.try_receive(receiver, actor, 0), Ok(Attempt::Done(Some(object(10)))));
            assert_eq!(world.try_receive(receiver, actor, 0), Ok(Attempt::Blocked));
            assert_eq!(world.why_blocked(receiver).unwrap().reason, Reason::Message(actor));
        }
        world.pause_actor(actor).unwrap();
        world.send(one, actor, object(11));
        assert_eq!(world.try_receive(receiver, actor, 0), Ok(Attempt::Blocked));
        assert_eq!(world.why_blocked(receiver).unwrap().reason, Reason::Resume(actor));
        world.exit_actor(actor);
        assert_eq!(world.try_receive(receiver, actor, 0), Ok(Attempt::Done(None)));
        assert_eq!(message(world.resume_actor(actor)), "resume of an actor that is not running");
        assert_eq!(message(world.pause_actor(actor)), "pause of an actor that is not running");
        assert!(world.unprocessed().eq([(actor, if order == MailboxOrder::Arrival { 4 } else { 1 })]));
    }
}

#[test]
fn messages_taken_by_name_exclude_one_another() {
    let mut world = world();
    let actor = ActorId(object(1));
    world.send(ROOT, actor, object(10));
    world.send(ROOT, actor, object(11));
    let (one, two) = (child(&mut world, ROOT), child(&mut world, ROOT));
    assert_eq!(world.try_begin_message(two, actor, object(11)), Ok(Attempt::Blocked), "out of order");
    assert_eq!(world.try_begin_message(one, actor, object(10)), Ok(Attempt::Done(())));
    assert!(!world.can_run(two));
    assert_eq!(
        world.why_blocked(two).unwrap(),
        Blocked { reason: Reason::Turn(actor), releasers: vec![one] }
    );
    world.end_message(actor);
    assert_eq!(world.try_begin_message(two, actor, object(11)), Ok(Attempt::Done(())));
}

#[test]
fn event_counts() {
    let mut world = world();
    let event = EventId(object(1));
    assert_eq!(world.try_await_event(ROOT, event, 2), Ok(Attempt::Blocked));
    world.advance_event(event);
    assert!(!world.can_run(ROOT));
    world.advance_event(event);
    assert_eq!(world.try_await_event(ROOT, event, 2), Ok(Attempt::Done(())));
    assert_eq!(world.read_event(event), 2);
}

#[test]
fn a_latch_lets_all_go_on_when_it_has_counted() {
    let mut world = world();
    let (latch, task) = (object(1), child(&mut world, ROOT));
    assert_eq!(world.try_pass_latch(ROOT, latch, 2), Attempt::Blocked);
    assert_eq!(world.try_pass_latch(task, object(2), 0), Attempt::Done(()));
    assert!(world.count_down(latch, 2) && !world.can_run(ROOT));
    assert_eq!(world.why_blocked(ROOT).unwrap().reason, Reason::Construct(latch, Awaited::Zero));
    assert!(world.count_down(latch, 2) && world.can_run(ROOT));
    assert!(!world.count_down(latch, 2), "it has come to zero");
    assert_eq!(world.try_pass_latch(ROOT, latch, 2), Attempt::Done(()));
    assert_eq!(world.latch_count(latch, 2), 0);
}

#[test]
fn a_semaphore_keeps_those_who_wait_in_order() {
    let mut world = world();
    let semaphore = object(1);
    let tasks: Vec<TaskId> = (0..3).map(|_| child(&mut world, ROOT)).collect();
    let asking = |wanted| Asking { wanted, in_turn: false, interruptibly: true };
    assert_eq!(world.try_acquire(tasks[0], semaphore, 0, asking(2)), Attempt::Blocked);
    assert_eq!(world.try_acquire(tasks[1], semaphore, 0, asking(1)), Attempt::Blocked);
    assert!(world.add_permits(semaphore, 0, 1));
    assert!(!world.can_run(tasks[0]) && !world.can_run(tasks[1]), "the first wants two");
    let in_turn = Asking { in_turn: true, ..asking(1) };
    assert_eq!(world.try_acquire(tasks[2], semaphore, 0, in_turn), Attempt::Blocked);
    assert_eq!(
        world.try_acquire(ROOT, semaphore, 0, asking(1)),
        Attempt::Done(()),
        "who comes anew overtakes"
    );
    world.stop_waiting(tasks[0], semaphore, 0);
    assert!(world.add_permits(semaphore, 0, 1) && world.can_run(tasks[1]) && !world.can_run(tasks[2]));
    assert_eq!(world.try_acquire(tasks[1], semaphore, 0, asking(1)), Attempt::Done(()));
    assert_eq!(world.waiting_at(semaphore), 1);
    let mut served = world.clone();
    assert!(
        served.add_permits(semaphore, 0, 1) && served.can_run(tasks[2]),
        "the one who waits is the third"
    );
    assert!(world.expire(tasks[2]) && world.has_expired(tasks[2]) && world.can_run(tasks[2]));
    world.stop_waiting(tasks[2], semaphore, 0);
    assert_eq!(world.permits(semaphore, 0), 0);
    assert!(!world.add_permits(semaphore, i32::MAX, 1), "too many");
}

#[test]
fn a_pool_is_quiet_when_its_last_task_has_ended() {
    let mut world = world();
    let (pool, forked) = (object(1), object(2));
    let own = child(&mut world, ROOT);
    assert_eq!(world.try_await_pool(ROOT, pool), Attempt::Done(()), "it has no tasks yet");
    world.begin_fork(forked, own, pool);
    assert!(world.fork_of(forked).is_some_and(|fork| fork.by == own && fork.pool == pool));
    assert_eq!(world.fork_of(pool), None);
    (0..2).for_each(|_| world.join_pool(pool));
    assert_eq!(world.try_await_pool(ROOT, pool), Attempt::Blocked);
    world.leave_pool(pool);
    assert!(world.live_in_pool(pool) == 1 && !world.can_run(ROOT));
    world.leave_pool(pool);
    assert!(world.can_run(ROOT));
    assert_eq!(world.try_await_pool(ROOT, pool), Attempt::Done(()));
}
