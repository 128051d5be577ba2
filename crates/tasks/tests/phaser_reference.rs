//! Phasers against a reference written straight from the definition.

use proptest::prelude::*;
use tasks::{Attempt, Misuse, ObjectId, Options, PhaserId, PhaserMode, SpawnSpec, TaskId, World};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operation {
    Signal,
    Wait,
    Next,
    Drop,
    Spawn(PhaserMode),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Done,
    Blocked,
    Wrong,
}

/// One task of the reference: mode, signal phase, wait phase, and what it is blocked in.
#[derive(Clone, Copy, Debug)]
struct Member {
    mode: PhaserMode,
    signal: i64,
    wait: i64,
    /// `Some(true)` if the signal of a `next` or `signal` is still to be made.
    blocked: Option<(Operation, bool)>,
}

/// The definition: phases are plain numbers, conditions are quantified over all members.
struct Reference {
    bound: Option<i64>,
    members: Vec<Option<Member>>,
}

impl Reference {
    fn all(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().flatten()
    }

    fn can_signal(&self, one: &Member) -> bool {
        let repeated = one.mode.waits() && one.signal > one.wait;
        let ahead = |other: &Member, bound: i64| other.mode.waits() && one.signal - other.wait >= bound;
        repeated || self.bound.is_none_or(|bound| !self.all().any(|other| ahead(other, bound)))
    }

    fn can_pass(&self, one: &Member) -> bool {
        self.all().all(|other| !other.mode.signals() || other.signal > one.wait)
    }

    fn can_run(&self, task: usize) -> bool {
        let Some(one) = &self.members[task] else { return true };
        match one.blocked {
            None => true,
            Some((_, true)) => self.can_signal(one),
            Some((_, false)) => self.can_pass(one),
        }
    }

    fn apply(&mut self, task: usize, operation: Operation) -> Outcome {
        let Some(mut one) = self.members[task] else { return Outcome::Wrong };
        let (operation, mut to_signal) = one.blocked.take().unwrap_or((operation, one.mode.signals()));
        match operation {
            Operation::Drop => self.members[task] = None,
            Operation::Spawn(mode) if !one.mode.covers(mode) => return Outcome::Wrong,
            Operation::Spawn(mode) => self.members.push(Some(Member { mode, ..one })),
            Operation::Signal if !one.mode.signals() => return Outcome::Wrong,
            Operation::Wait if !one.mode.waits() => return Outcome::Wrong,
            Operation::Signal | Operation::Wait | Operation::Next => {
                let mut stuck = false;
                if operation != Operation::Wait && to_signal {
                    stuck = !self.can_signal(&one);
                    to_signal = stuck;
                    let repeated = one.mode.waits() && one.signal > one.wait;
                    if !stuck && !repeated {
                        one.signal += 1;
                    }
                }
                self.members[task] = Some(one);
                if !stuck && operation != Operation::Signal && one.mode.waits() {
                    stuck = !self.can_pass(&one);
                    one.wait += i64::from(!stuck);
                }
                to_signal &= operation != Operation::Wait;
                one.blocked = stuck.then_some((operation, to_signal));
                self.members[task] = Some(one);
                return if stuck { Outcome::Blocked } else { Outcome::Done };
            }
        }
        Outcome::Done
    }
}

const PHASER: PhaserId = PhaserId(ObjectId(7));

struct Real {
    world: World,
    tasks: Vec<TaskId>,
    pending: Vec<Option<Operation>>,
}

impl Real {
    fn apply(&mut self, index: usize, operation: Operation) -> Outcome {
        let task = self.tasks[index];
        let operation = self.pending[index].take().unwrap_or(operation);
        let step: Result<Attempt<()>, Misuse> = match operation {
            Operation::Signal => self.world.try_signal(task, Some(PHASER)),
            Operation::Wait => self.world.try_wait(task, Some(PHASER)),
            Operation::Next => self.world.try_next(task, Some(PHASER)),
            Operation::Drop => self.world.drop_phaser(task, PHASER).map(Attempt::Done),
            Operation::Spawn(mode) => {
                let spec = SpawnSpec { phasers: &[(PHASER, mode)], ..SpawnSpec::default() };
                self.world.spawn(task, &spec).map(|child| {
                    self.tasks.push(child);
                    self.pending.push(None);
                    Attempt::Done(())
                })
            }
        };
        match step {
            Ok(Attempt::Done(())) => Outcome::Done,
            Ok(Attempt::Blocked) => {
                self.pending[index] = Some(operation);
                Outcome::Blocked
            }
            Err(_) => Outcome::Wrong,
        }
    }
}

fn mode() -> impl Strategy<Value = PhaserMode> {
    prop_oneof![
        Just(PhaserMode::Sig),
        Just(PhaserMode::Wait),
        Just(PhaserMode::SigWait),
        Just(PhaserMode::SigWaitSingle)
    ]
}

fn operation() -> impl Strategy<Value = Operation> {
    prop_oneof![
        4 => Just(Operation::Signal),
        4 => Just(Operation::Wait),
        6 => Just(Operation::Next),
        1 => Just(Operation::Drop),
        3 => mode().prop_map(Operation::Spawn),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn world_equals_reference(
        first in mode(),
        bound in 0i32..4,
        steps in prop::collection::vec((0usize..8, operation()), 1..120),
    ) {
        let mut world = World::new(Options::default());
        world.new_phaser(TaskId::ROOT, PHASER, first, bound).unwrap();
        let mut real = Real { world, tasks: vec![TaskId::ROOT], pending: vec![None] };
        let root = Member { mode: first, signal: 0, wait: 0, blocked: None };
        let limit = (bound > 0).then_some(i64::from(bound));
        let mut reference = Reference { bound: limit, members: vec![Some(root)] };
        for (index, operation) in steps {
            let index = index % real.tasks.len();
            if !real.world.can_run(real.tasks[index]) {
                continue; // blocked tasks do nothing
            }
            let expected = reference.apply(index, operation);
            prop_assert_eq!(real.apply(index, operation), expected, "{:?} by {}", operation, index);
            for (other, task) in real.tasks.iter().enumerate() {
                prop_assert_eq!(real.world.can_run(*task), reference.can_run(other));
                let registration = real.world.registration(*task, PHASER);
                let member = reference.members[other];
                prop_assert_eq!(registration.map(|one| one.mode), member.map(|one| one.mode));
                if let (Some(got), Some(want)) = (registration, member) {
                    prop_assert!(!want.mode.signals() || got.signal == want.signal);
                    prop_assert!(!want.mode.waits() || got.wait == want.wait);
                }
            }
        }
    }
}
