//! Traces whose races are known.

use happens_before::{Event, Mistake, Race, races};

const X: u32 = 0;

fn spawn(task: u32, child: u32) -> Event {
    Event::Spawn { task, child }
}

fn access(task: u32, location: u32, writes: bool, volatile: bool) -> Event {
    Event::Access { task, location, writes, volatile }
}

fn write(task: u32) -> Event {
    access(task, X, true, false)
}

fn read(task: u32) -> Event {
    access(task, X, false, false)
}

fn pairs(events: &[Event]) -> Vec<(usize, usize)> {
    races(events).expect("a run").into_iter().map(|Race { first, second }| (first, second)).collect()
}

#[test]
fn spawn_and_join_order() {
    assert_eq!(pairs(&[write(0), spawn(0, 1), write(1), Event::Join { task: 0, child: 1 }, write(0)]), []);
    assert_eq!(pairs(&[spawn(0, 1), write(0), write(1)]), [(1, 2)]);
    assert_eq!(pairs(&[spawn(0, 1), spawn(0, 2), read(1), read(2), write(0)]), [(2, 4), (3, 4)]);
    // A grandchild that its creator joined is joined too.
    let join = |task, child| Event::Join { task, child };
    assert_eq!(pairs(&[spawn(0, 1), spawn(1, 2), write(2), join(1, 2), join(0, 1), write(0)]), []);
    assert_eq!(pairs(&[spawn(0, 1), spawn(1, 2), write(2), join(0, 1), write(0)]), [(2, 4)]);
}

#[test]
fn locks_order_in_the_order_of_the_run() {
    let section =
        |task, inside: Event| [Event::Acquire { task, lock: 7 }, inside, Event::Release { task, lock: 7 }];
    let mut events = vec![spawn(0, 1)];
    events.extend(section(0, write(0)));
    events.extend(section(1, write(1)));
    assert_eq!(pairs(&events), []);
    events.push(write(0));
    assert_eq!(pairs(&events), [(5, 7)]);
    // Another lock orders nothing.
    let other = [Event::Acquire { task: 1, lock: 8 }, write(1), Event::Release { task: 1, lock: 8 }];
    let mut events = vec![spawn(0, 1)];
    events.extend(section(0, write(0)));
    events.extend(other);
    assert_eq!(pairs(&events), [(2, 5)]);
}

#[test]
fn volatile_writes_order_reads_that_follow() {
    let flag = |task, writes| access(task, 9, writes, true);
    assert_eq!(pairs(&[spawn(0, 1), write(0), flag(0, true), flag(1, false), read(1)]), []);
    assert_eq!(pairs(&[spawn(0, 1), flag(0, true), write(0), flag(1, false), read(1)]), [(2, 4)]);
    // A read orders nothing; a plain access races with a volatile one.
    assert_eq!(pairs(&[spawn(0, 1), write(0), flag(0, false), flag(1, false), write(1)]), [(1, 4)]);
    assert_eq!(pairs(&[spawn(0, 1), flag(0, true), access(1, 9, false, false)]), [(1, 2)]);
}

#[test]
fn a_barrier_orders_those_who_take_part() {
    let barrier = |tasks: &[u32]| Event::Barrier { tasks: tasks.to_vec() };
    assert_eq!(pairs(&[spawn(0, 1), write(0), barrier(&[0, 1]), write(1), barrier(&[1, 0]), read(0)]), []);
    let third = [spawn(0, 1), spawn(0, 2), write(0), barrier(&[0, 1]), read(1), read(2)];
    assert_eq!(pairs(&third), [(2, 5)]);
    // Behind a barrier tasks are on their own again.
    assert_eq!(pairs(&[spawn(0, 1), barrier(&[0, 1]), write(0), write(1)]), [(2, 3)]);
}

#[test]
fn what_no_run_has_is_refused() {
    let join = Event::Join { task: 0, child: 1 };
    let cases: [(&[Event], usize, Mistake); 5] = [
        (&[write(1)], 0, Mistake::NotSpawned(1)),
        (&[spawn(0, 1), join.clone(), write(1)], 2, Mistake::Joined(1)),
        (&[spawn(0, 1), spawn(0, 1)], 1, Mistake::SpawnedTwice(1)),
        (
            &[spawn(0, 1), Event::Acquire { task: 0, lock: 3 }, Event::Acquire { task: 1, lock: 3 }],
            2,
            Mistake::Held(3),
        ),
        (&[Event::Release { task: 0, lock: 3 }], 0, Mistake::NotHeld(3)),
    ];
    for (events, at, mistake) in cases {
        assert_eq!(races(events), Err((at, mistake)));
    }
}

/// An oracle without clocks: the edges of a run as a graph, and a search in it.
fn by_reachability(events: &[Event]) -> bool {
    let tasks_of = |event: &Event| match event {
        Event::Spawn { task, child } => vec![*task, *child],
        Event::Join { task, child } => vec![*child, *task],
        Event::Acquire { task, .. } | Event::Release { task, .. } | Event::Access { task, .. } => vec![*task],
        Event::Barrier { tasks } => tasks.clone(),
    };
    let count = events.len();
    let mut reach = vec![vec![false; count]; count];
    for later in 0..count {
        for earlier in 0..later {
            let same = tasks_of(&events[earlier]).iter().any(|task| tasks_of(&events[later]).contains(task));
            let lock = matches!((&events[earlier], &events[later]),
                (Event::Release { lock: one, .. }, Event::Acquire { lock: other, .. }) if one == other);
            let volatile = matches!((&events[earlier], &events[later]),
                (Event::Access { location: one, writes: true, volatile: true, .. },
                 Event::Access { location: other, writes: false, volatile: true, .. }) if one == other);
            reach[earlier][later] = same || lock || volatile;
        }
    }
    for middle in 0..count {
        for from in 0..middle {
            if reach[from][middle] {
                let beyond = reach[middle].clone();
                reach[from].iter_mut().zip(beyond).skip(middle + 1).for_each(|(to, known)| *to |= known);
            }
        }
    }
    (0..count).any(|later| {
        (0..later).any(|earlier| match (&events[earlier], &events[later]) {
            (
                Event::Access { location: one, writes: first, volatile: v, .. },
                Event::Access { location: other, writes: second, volatile: w, .. },
            ) => one == other && (*first || *second) && !(*v && *w) && !reach[earlier][later],
            _ => false,
        })
    })
}

/// Random runs: there is a race if and only if the graph has two accesses that nothing orders.
#[test]
fn clocks_say_what_reachability_says() {
    let mut seed = 1u64;
    let mut random = move |below: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % below
    };
    let (mut racy, mut ordered) = (0, 0);
    for _ in 0..20_000 {
        let (mut alive, mut next) = (vec![0u32], 1u32);
        let mut held: Vec<(u32, u32)> = Vec::new();
        let mut events = Vec::new();
        for _ in 0..3 + random(12) {
            let task = alive[random(alive.len() as u64) as usize];
            let other = alive[random(alive.len() as u64) as usize];
            let lock = random(2) as u32;
            match random(12) {
                0 | 1 if alive.len() < 4 => {
                    events.push(spawn(task, next));
                    alive.push(next);
                    next += 1;
                }
                2 if other != 0 && other != task && !held.iter().any(|(who, _)| *who == other) => {
                    events.push(Event::Join { task, child: other });
                    alive.retain(|one| *one != other);
                }
                3 if other != task => events.push(Event::Barrier { tasks: vec![task, other] }),
                4..=6 if !held.iter().any(|(_, one)| *one == lock) => {
                    events.push(Event::Acquire { task, lock });
                    held.push((task, lock));
                }
                7 if !held.is_empty() => {
                    let (task, lock) = held.swap_remove(random(held.len() as u64) as usize);
                    events.push(Event::Release { task, lock });
                }
                8 => events.push(access(task, 5, random(2) == 0, true)),
                _ => events.push(access(task, random(2) as u32, random(2) == 0, false)),
            }
        }
        let found = !races(&events).expect("a run").is_empty();
        assert_eq!(found, by_reachability(&events), "{events:?}");
        if found { racy += 1 } else { ordered += 1 }
    }
    assert!(racy > 1_000 && ordered > 1_000, "{racy} racy, {ordered} not");
}
