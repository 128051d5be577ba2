//! Steps of views. Each step of each configuration that a view stands for leads into one of its successors.

use super::view::View;
use crate::control::{Caps, ControlGraph, Effect, Possible};
use crate::forward::{Alone, Visibility, alone, waited};

/// How finely views tell things apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grain {
    /// Tasks that are alike are counted up to this.
    pub(super) alike: usize,
    /// Differences are counted up to this.
    pub(super) cap: u8,
}

/// What was met beside the successors.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Met {
    /// A cap on phasers, or on tasks that differ, kept a step from happening.
    pub(super) cap_hit: bool,
    /// More outcomes than are listed.
    pub(super) overflow: bool,
    /// A saturated difference was lowered and may turn out in two ways: a higher cap would tell more.
    pub(super) lowered: bool,
}

/// Who takes the step, of a task that stands for many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mover {
    /// The task, which stands for itself alone, or all that it stands for, one after the other.
    All,
    /// One of several: others stay behind.
    One,
    /// The only one that was left.
    Last,
}

/// How a saturated difference that is lowered turns out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Stays,
    Falls,
    /// It falls for some of those that the row stands for, and stays for the others.
    Parts,
}

/// More outcomes of one step than this are not listed.
const MAX_OUTCOMES: usize = 729;

pub(super) struct Stepper<'g> {
    pub(super) graph: &'g ControlGraph<'g>,
    pub(super) caps: Caps,
    pub(super) grain: Grain,
    pub(super) visibility: Option<Visibility>,
}

impl Stepper<'_> {
    /// The successors of a view.
    pub(super) fn successors(&self, view: &View, met: &mut Met) -> Vec<View> {
        let rule = self.graph.program.options.signal;
        let count = view.state.control.tasks.len();
        let mut out = Vec::new();
        let mut best = None;
        let mut steps: Vec<(usize, Vec<Possible>)> = Vec::new();
        let mut capped = false;
        for task in 0..count {
            let mut possible = Vec::new();
            capped |= self.graph.possible(&view.state.control, task, self.caps, &mut possible);
            if let Some(visibility) = &self.visibility
                && let Some(alone) =
                    alone(self.graph, &view.state, visibility, task, view.is_many(task), &possible)
                && best.as_ref().is_none_or(|(_, best): &(usize, Alone)| alone.rank < best.rank)
            {
                best = Some((task, alone));
            }
            steps.push((task, possible));
        }
        if let Some((task, alone)) = best {
            for step in &alone.steps {
                self.step_alone(view, task, step, &mut out, met);
            }
            if let ([first, second], true) = (alone.steps.as_slice(), view.is_many(task)) {
                out.push(self.choose_both(view, task, first, second));
            }
            return out;
        }
        met.cap_hit |= capped;
        for (task, possible) in steps {
            // Tasks that are alike lead to the same; the one that stands for many, which comes first, leads to most.
            let again = (0..task).any(|earlier| view.alike(earlier, task));
            if again || view.state.strict_fault(self.graph, task) {
                continue;
            }
            let allowed = |step: &&Possible| view.state.allows(rule, task, &step.effect);
            for step in possible.iter().filter(allowed) {
                self.step(view, task, step, &mut out, met);
            }
        }
        out
    }

    /// An invisible step. All that a task stands for may take it, one after the other: it stays possible for each,
    /// and nothing sees the states in between. Not if phases are uncertain, which may differ from one to the next,
    /// nor if each makes a phaser of its own.
    fn step_alone(&self, view: &View, task: usize, step: &Possible, out: &mut Vec<View>, met: &mut Met) {
        let lowered = view.state.lowered(task, &step.effect, self.grain.cap);
        let certain = !lowered.iter().any(|lowered| lowered.stays && lowered.falls);
        if view.is_many(task) && certain && step.effect != Effect::New {
            self.outcomes(view, task, step, Mover::All, out, met);
        } else {
            self.step(view, task, step, out, met);
        }
    }

    /// A free choice that some of those a task stands for take one way, and some the other.
    fn choose_both(&self, view: &View, task: usize, first: &Possible, second: &Possible) -> View {
        let mut after = view.clone();
        let other = after.duplicate(task);
        after.many |= 1 << other;
        // A branch moves its task and nothing else.
        after.state.control = self.graph.advance(&after.state.control, task, first).control;
        after.state.control = self.graph.advance(&after.state.control, other, second).control;
        after.merge(self.grain.alike);
        after
    }

    /// A step of one task.
    fn step(&self, view: &View, task: usize, step: &Possible, out: &mut Vec<View>, met: &mut Met) {
        if view.is_many(task) {
            self.outcomes(view, task, step, Mover::Last, out, met);
            self.outcomes(view, task, step, Mover::One, out, met);
        } else {
            self.outcomes(view, task, step, Mover::All, out, met);
        }
    }

    /// The views after a step, one for each way in which saturated differences may turn out.
    fn outcomes(
        &self,
        view: &View,
        task: usize,
        step: &Possible,
        mover: Mover,
        out: &mut Vec<View>,
        met: &mut Met,
    ) {
        let mut before = view.clone();
        let task = match mover {
            Mover::All => task,
            Mover::Last => {
                before.many &= !(1 << task);
                task
            }
            Mover::One => before.duplicate(task),
        };
        let cap = self.grain.cap;
        let lowered = before.state.lowered(task, &step.effect, cap);
        met.lowered |= lowered.iter().any(|lowered| lowered.stays && lowered.falls);
        let is_many = |row: usize| row < before.state.control.tasks.len() && before.is_many(row);
        // A crowd may part: for some of it the difference falls, for the others it stays. In programs with singles
        // two differences of a row may fall at once; that is not followed.
        let ways: Vec<Vec<Way>> = lowered
            .iter()
            .map(|lowered| match (lowered.stays, lowered.falls) {
                (true, true) if is_many(lowered.entry.0) => vec![Way::Stays, Way::Falls, Way::Parts],
                (true, true) => vec![Way::Stays, Way::Falls],
                (true, false) => vec![Way::Stays],
                (false, _) => vec![Way::Falls],
            })
            .collect();
        let parts_twice = before.state.extra > 0 && ways.iter().any(|ways| ways.contains(&Way::Parts));
        let total = ways.iter().try_fold(1usize, |product, ways| product.checked_mul(ways.len()));
        let Some(total) = total.filter(|total| *total <= MAX_OUTCOMES && !parts_twice) else {
            met.overflow = true;
            return;
        };
        for number in 0..total {
            let mut after = before.clone();
            let mut falling: Vec<(usize, usize)> = Vec::new();
            let mut rest = number;
            for (lowered, ways) in lowered.iter().zip(&ways) {
                let (row, column) = lowered.entry;
                match ways[rest % ways.len()] {
                    Way::Stays => {}
                    Way::Falls => falling.push((row, column)),
                    Way::Parts => {
                        let parted = after.duplicate(row);
                        after.many |= 1 << parted;
                        falling.push((parted, column));
                    }
                }
                rest /= ways.len();
            }
            if !self.advance(&mut after, task, step, &falling, mover == Mover::All) {
                continue;
            }
            if after.state.control.tasks.len() > self.caps.tasks {
                met.cap_hit = true;
            } else {
                out.push(after);
            }
        }
    }

    /// Takes the step; false when no phases turn out so.
    fn advance(
        &self,
        view: &mut View,
        task: usize,
        step: &Possible,
        falling: &[(usize, usize)],
        all: bool,
    ) -> bool {
        let cap = self.grain.cap;
        let uncertain = view.state.uncertain(task, &step.effect, cap);
        let falls: Vec<usize> = (0..uncertain.len()).filter(|at| falling.contains(&uncertain[*at])).collect();
        let advanced = self.graph.advance(&view.state.control, task, step);
        view.state.apply(task, &step.effect, cap, &falls);
        if let Some(phaser) = waited(&step.effect).filter(|_| !uncertain.is_empty())
            && !view.state.is_realizable(phaser, cap)
        {
            return false;
        }
        let mut many = 0u64;
        for (old, new) in advanced.task_map.iter().enumerate() {
            if let Some(new) = new
                && view.is_many(old)
            {
                many |= 1 << new.index();
            }
        }
        if let Effect::Spawn(_) = step.effect
            && all
            && view.is_many(task)
        {
            many |= 1 << (advanced.control.tasks.len() - 1);
        }
        view.state.rearrange(task, &step.effect, advanced);
        view.many = many;
        view.merge(self.grain.alike);
        true
    }
}
