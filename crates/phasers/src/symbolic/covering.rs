//! Entailment up to the exchange of tasks that look alike.

use super::bounds::Bounds;
use super::phases::Phases;
use super::symmetry::{Alike, Symmetry};

/// At most this many tasks exist at one time.
const MOST_TASKS: usize = 64;

impl Symmetry {
    /// Whether a constraint covers another one under some renaming.
    pub fn covers<P: Phases>(&self, weaker: Bounds<'_, P>, stronger: Bounds<'_, P>) -> bool {
        match self {
            Symmetry::Listed(list) => list.iter().any(|by| {
                let mut phasers = by.phasers.iter().zip(&by.variables).enumerate();
                phasers.all(|(phaser, (to, images))| {
                    images.iter().enumerate().all(|(a, to_a)| {
                        let mut others = images.iter().enumerate();
                        others
                            .all(|(b, to_b)| weaker.bound(phaser, a, b) <= stronger.bound(*to, *to_a, *to_b))
                    })
                })
            }),
            Symmetry::Alike(alike) => Search { weaker, stronger, alike }.run(),
        }
    }
}

/// The search for an exchange of tasks under which one constraint covers another. Sets of tasks are bits.
struct Search<'c, P: Phases> {
    weaker: Bounds<'c, P>,
    stronger: Bounds<'c, P>,
    alike: &'c Alike,
}

impl<P: Phases> Search<'_, P> {
    fn run(&self) -> bool {
        let classes = &self.alike.classes;
        let tasks = classes.len();
        if !self.fits((tasks, tasks), (tasks, tasks)) {
            return false;
        }
        let mut candidates = [0u64; MOST_TASKS];
        let candidates = &mut candidates[..tasks];
        for task in 0..tasks {
            for other in (0..tasks).filter(|other| classes[*other] == classes[task]) {
                if !self.demands_less(task, other) {
                    continue;
                }
                // By itself, and beside the variables of no task.
                if self.fits((task, other), (task, other)) && self.fits((task, other), (tasks, tasks)) {
                    candidates[task] |= 1 << other;
                }
            }
            if candidates[task] == 0 {
                return false;
            }
        }
        self.assign((1u64 << tasks) - 1, candidates)
    }

    /// Whether the sums of a task's bounds are at most those of its image: else some bound is not.
    fn demands_less(&self, task: usize, image: usize) -> bool {
        self.alike.positions.iter().enumerate().all(|(phaser, of_task)| {
            let variables = &self.weaker.variables[phaser];
            of_task[task].iter().zip(&of_task[image]).all(|(position, to)| {
                let one = P::demands(variables, self.weaker.of(phaser), *position);
                let other = P::demands(variables, self.stronger.of(phaser), *to);
                one.0 <= other.0 && one.1 <= other.1
            })
        })
    }

    /// Whether the bounds between two tasks are at most those between their images.
    fn fits(&self, one: (usize, usize), two: (usize, usize)) -> bool {
        self.alike.positions.iter().enumerate().all(|(phaser, of_task)| {
            let (weaker, stronger) = (&self.weaker, &self.stronger);
            of_task[one.0].iter().zip(&of_task[one.1]).all(|(a, to_a)| {
                of_task[two.0].iter().zip(&of_task[two.1]).all(|(b, to_b)| {
                    weaker.bound(phaser, *a, *b) <= stronger.bound(phaser, *to_a, *to_b)
                        && weaker.bound(phaser, *b, *a) <= stronger.bound(phaser, *to_b, *to_a)
                })
            })
        })
    }

    /// Takes the task with the fewest candidates, and strikes from the others what does not fit with each choice.
    fn assign(&self, open: u64, candidates: &[u64]) -> bool {
        let tasks = (0..candidates.len()).filter(|task| open >> task & 1 == 1);
        let Some(task) = tasks.min_by_key(|task| candidates[*task].count_ones()) else { return true };
        let open = open & !(1 << task);
        let mut choices = candidates[task];
        while choices != 0 {
            let choice = choices.trailing_zeros() as usize;
            choices &= choices - 1;
            let mut left = [0u64; MOST_TASKS];
            let left = &mut left[..candidates.len()];
            left.copy_from_slice(candidates);
            let possible = (0..left.len()).filter(|other| open >> other & 1 == 1).all(|other| {
                let mut rest = left[other] & !(1 << choice);
                let mut kept = 0u64;
                while rest != 0 {
                    let image = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    if self.fits((task, choice), (other, image)) {
                        kept |= 1 << image;
                    }
                }
                left[other] = kept;
                kept != 0
            });
            if possible && self.assign(open, left) {
                return true;
            }
        }
        false
    }
}
