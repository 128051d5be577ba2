//! The permission machine against the table of the paper.

use proptest::prelude::*;
use tasks::{ObjectId, Options, PermissionFault, PermissionState, Region, SpawnSpec, Target, TaskId, World};

/// A state seen from the task that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Null,
    /// Only the acting task reads.
    OwnRead,
    /// Only another task reads.
    OtherRead,
    /// Only the acting task writes.
    OwnWrite,
    /// Only another task writes.
    OtherWrite,
    /// Several tasks read, the acting one among them.
    SharedWithOwn,
    /// Several other tasks read.
    SharedByOthers,
}

use State::*;

/// The transitions of an acquire: state, then the state after a read acquire and after a write
/// acquire. None is a permission violation.
const ACQUIRE: [(State, Option<State>, Option<State>); 7] = [
    (Null, Some(OwnRead), Some(OwnWrite)),
    (OwnRead, Some(OwnRead), Some(OwnWrite)),
    (OtherRead, Some(SharedWithOwn), None),
    (OwnWrite, Some(OwnWrite), Some(OwnWrite)),
    (OtherWrite, None, None),
    (SharedWithOwn, Some(SharedWithOwn), None),
    (SharedByOthers, Some(SharedWithOwn), None),
];

/// The regions (task, write) that bring a fresh object into each state. Task 0 acts.
const HISTORIES: [(State, &[(usize, bool)]); 7] = [
    (Null, &[]),
    (OwnRead, &[(0, false)]),
    (OtherRead, &[(1, false)]),
    (OwnWrite, &[(0, true)]),
    (OtherWrite, &[(1, true)]),
    (SharedWithOwn, &[(0, false), (1, false)]),
    (SharedByOthers, &[(1, false), (2, false)]),
];

const CELL: ObjectId = ObjectId(3);

fn region(write: bool) -> Region {
    Region { target: Target::Object(CELL), write }
}

fn three_tasks() -> (World, [TaskId; 3]) {
    let mut world = World::new(Options::default());
    let mut child = || world.spawn(TaskId::ROOT, &SpawnSpec::default()).unwrap();
    let others = [child(), child()];
    (world, [TaskId::ROOT, others[0], others[1]])
}

fn state(world: &World, tasks: [TaskId; 3]) -> State {
    match world.permission_state(CELL, 0) {
        PermissionState::Null => Null,
        PermissionState::PrivateRead(task) if task == tasks[0] => OwnRead,
        PermissionState::PrivateRead(_) => OtherRead,
        PermissionState::PrivateWrite(task) if task == tasks[0] => OwnWrite,
        PermissionState::PrivateWrite(_) => OtherWrite,
        PermissionState::SharedRead if !world.regions(tasks[0]).is_empty() => SharedWithOwn,
        PermissionState::SharedRead => SharedByOthers,
    }
}

fn world_in(wanted: State) -> (World, [TaskId; 3]) {
    let (mut world, tasks) = three_tasks();
    let history = HISTORIES.iter().find(|(reached, _)| *reached == wanted).unwrap().1;
    for (task, write) in history {
        world.acquire(tasks[*task], region(*write)).unwrap();
    }
    assert_eq!(state(&world, tasks), wanted);
    (world, tasks)
}

#[test]
fn acquire_follows_the_table() {
    for (before, after_read, after_write) in ACQUIRE {
        for (write, expected) in [(false, after_read), (true, after_write)] {
            let (mut world, tasks) = world_in(before);
            let outcome = world.acquire(tasks[0], region(write));
            match expected {
                Some(after) => {
                    assert_eq!(outcome, Ok(()), "{before:?}, write {write}");
                    assert_eq!(state(&world, tasks), after, "{before:?}, write {write}");
                    world.release(tasks[0], region(write)).unwrap();
                    assert_eq!(state(&world, tasks), before, "the release undoes it");
                }
                None => {
                    let fault = outcome.unwrap_err();
                    let PermissionFault::Violation { holder, task, .. } = fault else { panic!("{fault:?}") };
                    assert_eq!(task, tasks[0]);
                    assert_ne!(holder, tasks[0]);
                    assert_eq!(state(&world, tasks), before, "a violation changes nothing");
                }
            }
        }
    }
}

#[test]
fn release_without_acquire() {
    for (before, ..) in ACQUIRE {
        for write in [false, true] {
            let (mut world, tasks) = world_in(before);
            let held = world.regions(tasks[0]).contains(&region(write));
            let outcome = world.release(tasks[0], region(write));
            assert_eq!(outcome.is_ok(), held, "{before:?}, write {write}");
        }
    }
}

#[test]
fn open_regions_are_reported_at_the_end_and_closed() {
    let (mut world, tasks) = three_tasks();
    world.acquire(tasks[1], region(true)).unwrap();
    assert_eq!(world.end_task(tasks[1], None).open_regions, vec![region(true)]);
    assert_eq!(world.permission_state(CELL, 0), PermissionState::Null);
}

const LENGTH: u32 = 12;

/// Per element, per task: how many read and write regions are open.
type Naive = Vec<[(u32, u32); 3]>;

proptest! {
    /// Ranges against one machine per element.
    #[test]
    fn ranges_equal_elements(
        steps in prop::collection::vec((0usize..3, 0..LENGTH, 0..LENGTH, any::<bool>(), any::<bool>()), 1..60),
    ) {
        let (mut world, tasks) = three_tasks();
        let mut naive: Naive = vec![[(0, 0); 3]; LENGTH as usize];
        let mut open: Vec<(usize, Region)> = Vec::new();
        for (index, one, other, write, release) in steps {
            let (from, to) = (one.min(other), one.max(other));
            if release {
                if let Some((index, region)) = open.pop() {
                    prop_assert!(world.release(tasks[index], region).is_ok());
                    let Target::Elements { from, to, .. } = region.target else { unreachable!() };
                    for cell in &mut naive[from as usize..=to as usize] {
                        if region.write { cell[index].1 -= 1 } else { cell[index].0 -= 1 }
                    }
                }
            } else {
                let region = Region { target: Target::Elements { array: CELL, from, to }, write };
                let free = naive[from as usize..=to as usize].iter().all(|cell| {
                    (0..3).all(|task| task == index || (cell[task].1 == 0 && (!write || cell[task].0 == 0)))
                });
                prop_assert_eq!(world.acquire(tasks[index], region).is_ok(), free);
                if free {
                    open.push((index, region));
                    for cell in &mut naive[from as usize..=to as usize] {
                        if write { cell[index].1 += 1 } else { cell[index].0 += 1 }
                    }
                }
            }
            for (element, cell) in naive.iter().enumerate() {
                let holders: Vec<usize> = (0..3).filter(|task| cell[*task] != (0, 0)).collect();
                let expected = match holders[..] {
                    [] => PermissionState::Null,
                    [one] if cell[one].1 > 0 => PermissionState::PrivateWrite(tasks[one]),
                    [one] => PermissionState::PrivateRead(tasks[one]),
                    _ => PermissionState::SharedRead,
                };
                prop_assert_eq!(world.permission_state(CELL, element as u32), expected);
            }
        }
    }
}
