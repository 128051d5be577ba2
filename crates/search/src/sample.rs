//! Some runs of a space that is too large to exhaust. What is found is real; what is not found may exist.

use crate::{StateSpace, StepOutcome};

/// How runs are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sampling {
    /// Each choice with equal probability.
    Uniform,
    /// By random priorities of tasks that change at so many random steps: finds bugs that need few ordered
    /// steps with a probability that can be bounded from below.
    Priorities {
        /// How many steps change a priority.
        changes: u32,
    },
}

/// A small generator of pseudo-random numbers, so that a seed names the same runs everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator for a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D)
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below a bound that is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.draw()) * bound as u128) >> 64) as usize
    }
}

/// Priorities of the tasks of one run.
struct Priorities {
    known: Vec<(u64, u64)>,
    /// The steps at which the running task falls behind all others.
    changes: Vec<u64>,
    lowest: u64,
}

impl Priorities {
    fn new(random: &mut Random, changes: u32, length: u64) -> Priorities {
        let changes = (0..changes).map(|_| random.below(length.max(1) as usize) as u64).collect();
        Priorities { known: Vec::new(), changes, lowest: 1 << 20 }
    }

    fn of(&mut self, task: u64, random: &mut Random) -> u64 {
        if let Some((_, priority)) = self.known.iter().find(|(known, _)| *known == task) {
            return *priority;
        }
        let priority = random.draw() | 1 << 63;
        self.known.push((task, priority));
        priority
    }

    fn step(&mut self, step: u64, task: u64) {
        if self.changes.contains(&step)
            && let Some(entry) = self.known.iter_mut().find(|(known, _)| *known == task)
        {
            self.lowest -= 1;
            entry.1 = self.lowest;
        }
    }
}

/// Runs the space from its present state, once for each number from 0 to `runs - 1`, until `seen` says that it
/// is enough; it is given the actions and the outcome of each run while the space stands at its end. A run
/// longer than `longest` is cut. Gives the runs made and the steps taken.
pub fn sample<S: StateSpace>(
    space: &mut S,
    sampling: Sampling,
    seed: u64,
    runs: u64,
    longest: u64,
    mut seen: impl FnMut(&mut S, &[S::Action], &StepOutcome) -> bool,
) -> (u64, u64) {
    let mut usual = 64;
    let mut steps = 0;
    for run in 0..runs {
        let mut random = Random::new(seed ^ run.rotate_left(32));
        let mut priorities = match sampling {
            Sampling::Uniform => None,
            Sampling::Priorities { changes } => Some(Priorities::new(&mut random, changes, usual)),
        };
        let mut way: Vec<S::Action> = Vec::new();
        let mut actions = Vec::new();
        let mut outcome = StepOutcome::Running;
        space.mark();
        while outcome == StepOutcome::Running && (way.len() as u64) < longest {
            actions.clear();
            space.actions(&mut actions);
            let Some(index) = pick(space, &actions, &mut random, priorities.as_mut(), way.len() as u64)
            else {
                break;
            };
            let action = actions.swap_remove(index);
            outcome = space.apply(&action);
            way.push(action);
        }
        steps += way.len() as u64;
        usual = usual.max(way.len() as u64);
        let enough = seen(space, &way, &outcome);
        space.rewind();
        if enough {
            return (run + 1, steps);
        }
    }
    (runs, steps)
}

fn pick<S: StateSpace>(
    space: &S,
    actions: &[S::Action],
    random: &mut Random,
    priorities: Option<&mut Priorities>,
    step: u64,
) -> Option<usize> {
    if actions.is_empty() {
        return None;
    }
    let Some(priorities) = priorities else { return Some(random.below(actions.len())) };
    let mut best: Vec<usize> = Vec::new();
    let mut highest = 0;
    for (index, action) in actions.iter().enumerate() {
        let priority = priorities.of(space.task(action), random);
        if priority > highest {
            highest = priority;
            best.clear();
        }
        if priority == highest {
            best.push(index);
        }
    }
    let chosen = best[random.below(best.len())];
    priorities.step(step, space.task(&actions[chosen]));
    Some(chosen)
}
