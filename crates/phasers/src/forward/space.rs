//! The forward state space behind the search's waist.

use super::differences::{State, waited};
use super::reduction::{Alone, Visibility, alone};
use crate::concrete::{Choice, Move, PhaserNumber, TaskNumber};
use crate::control::{Caps, Control, ControlGraph, Decision, Effect, Possible, canonical};
use report::{Budget, Limit};
use search::{StateSpace, StepOutcome};

/// A step: whose, which, and how saturated entries turn out. The move is the same in the terms of the
/// literal semantics; it holds for the path on which the action was made.
#[derive(Clone, Debug)]
pub(super) struct Action {
    task: usize,
    possible: Possible,
    falls: Vec<usize>,
    pub(super) step: Move,
}

/// Where the search stands: a state and the names its tasks and phasers have along the path.
#[derive(Clone, Debug)]
struct Position {
    state: State,
    tasks: Vec<TaskNumber>,
    phasers: Vec<PhaserNumber>,
    next_task: u32,
    next_phaser: u32,
}

/// The forward state space at one saturation cap.
pub(super) struct ForwardSpace<'g> {
    pub(super) graph: &'g ControlGraph<'g>,
    caps: Caps,
    /// Most tasks beside main.
    workers: usize,
    cap: u8,
    symmetry: bool,
    reduction: Option<Visibility>,
    position: Position,
    marks: Vec<Position>,
    /// A cap on tasks or phasers kept some step from happening.
    pub(super) cap_hit: bool,
    /// More saturated entries than can be enumerated were lowered at once.
    pub(super) overflow: bool,
    budget: Budget,
    /// The limit that was reached while the choices of one step were enumerated: some are missing.
    pub(super) cut: Option<Limit>,
}

/// More uncertain entries than this in one step are not enumerated.
const MAX_UNCERTAIN: usize = 16;
/// So many choices of one step are made before the next look at the clock.
const CHOICES_BETWEEN_LOOKS: u64 = 64;

impl<'g> ForwardSpace<'g> {
    pub(super) fn new(
        graph: &'g ControlGraph<'g>,
        caps: Caps,
        workers: usize,
        cap: u8,
        symmetry: bool,
        reduction: Option<Visibility>,
        budget: Budget,
    ) -> Self {
        let control = Control::initial(graph);
        let state = State { control, phasers: Vec::new(), extra: usize::from(graph.singles) };
        let position =
            Position { state, tasks: vec![TaskNumber(0)], phasers: Vec::new(), next_task: 1, next_phaser: 0 };
        ForwardSpace {
            graph,
            caps,
            workers,
            cap,
            symmetry,
            reduction,
            position,
            marks: Vec::new(),
            cap_hit: false,
            overflow: false,
            budget,
            cut: None,
        }
    }

    /// The tasks beside main.
    fn workers(&self) -> usize {
        let main = Some(self.graph.program.main());
        let owner = |location| self.graph.location(location).owner;
        self.position.state.control.tasks.iter().filter(|task| owner(task.location) != main).count()
    }

    pub(super) fn state(&self) -> &State {
        &self.position.state
    }

    fn push_actions(&mut self, task: usize, possible: &Possible, out: &mut Vec<Action>) {
        let position = &self.position;
        let choice = match possible.decision {
            Decision::Only => Choice::Only,
            Decision::Value(value) => Choice::Value(value),
            Decision::Phaser(phaser) => Choice::Phaser(position.phasers[phaser.index()]),
        };
        let step = Move { task: position.tasks[task], choice };
        let lowered = position.state.lowered(task, &possible.effect, self.cap);
        let open = lowered.iter().filter(|entry| entry.falls && entry.stays).count();
        if open > MAX_UNCERTAIN {
            self.overflow = true;
        }
        let sure: Vec<usize> = (0..lowered.len()).filter(|at| !lowered[*at].stays).collect();
        let chosen: Vec<usize> = (0..lowered.len())
            .filter(|at| lowered[*at].falls && lowered[*at].stays)
            .take(MAX_UNCERTAIN)
            .collect();
        for choice in 0..1u64 << chosen.len() {
            if choice % CHOICES_BETWEEN_LOOKS == CHOICES_BETWEEN_LOOKS - 1 {
                self.cut = self.cut.take().or_else(|| self.budget.reached(0));
            }
            if self.cut.is_some() {
                return;
            }
            let falls = chosen.iter().enumerate().filter(|(bit, _)| choice >> bit & 1 == 1);
            let falls: Vec<usize> = sure.iter().copied().chain(falls.map(|(_, at)| *at)).collect();
            // Entries depend on one another: not every choice has phases.
            let phaser = waited(&possible.effect).filter(|_| !lowered.is_empty());
            let realizable = phaser.is_none_or(|phaser| {
                let mut after = position.state.clone();
                after.apply(task, &possible.effect, self.cap, &falls);
                after.is_realizable(phaser, self.cap)
            });
            if realizable {
                out.push(Action { task, possible: possible.clone(), falls, step });
            }
        }
    }
}

impl StateSpace for ForwardSpace<'_> {
    type Action = Action;

    fn actions(&mut self, out: &mut Vec<Action>) {
        let rule = self.graph.program.options.signal;
        let mut steps: Vec<(usize, Vec<Possible>)> = Vec::new();
        let mut capped = false;
        let mut best = None;
        let full = self.workers() >= self.workers;
        for task in 0..self.position.state.control.tasks.len() {
            let mut possible = Vec::new();
            capped |= self.graph.possible(&self.position.state.control, task, self.caps, &mut possible);
            if full && possible.iter().any(|step| matches!(step.effect, Effect::Spawn(_))) {
                possible.clear();
                capped = true;
            }
            if let Some(visibility) = &self.reduction
                && let Some(alone) =
                    alone(self.graph, &self.position.state, visibility, task, false, &possible)
                && best.as_ref().is_none_or(|(_, best): &(usize, Alone)| alone.rank < best.rank)
            {
                let first = alone.rank == 0;
                best = Some((task, alone));
                if first {
                    break;
                }
            }
            steps.push((task, possible));
        }
        if let Some((task, alone)) = best {
            alone.steps.iter().for_each(|step| self.push_actions(task, step, out));
            return;
        }
        self.cap_hit |= capped;
        for (task, possible) in steps {
            if self.position.state.strict_fault(self.graph, task) {
                continue;
            }
            for step in possible {
                if self.position.state.allows(rule, task, &step.effect) {
                    self.push_actions(task, &step, out);
                }
            }
        }
    }

    fn apply(&mut self, action: &Action) -> StepOutcome {
        let position = &mut self.position;
        let advanced = self.graph.advance(&position.state.control, action.task, &action.possible);
        position.state.apply(action.task, &action.possible.effect, self.cap, &action.falls);
        let mut tasks: Vec<TaskNumber> = Vec::new();
        for (old, new) in advanced.task_map.iter().enumerate() {
            tasks.extend(new.map(|_| position.tasks[old]));
        }
        let mut phasers: Vec<PhaserNumber> = Vec::new();
        for (old, new) in advanced.phaser_map.iter().enumerate() {
            phasers.extend(new.map(|_| position.phasers[old]));
        }
        match &action.possible.effect {
            Effect::Spawn(_) => {
                tasks.push(TaskNumber(position.next_task));
                position.next_task += 1;
            }
            Effect::New => {
                phasers.push(PhaserNumber(position.next_phaser));
                position.next_phaser += 1;
            }
            _ => {}
        }
        position.tasks = tasks;
        position.phasers = phasers;
        position.state.rearrange(action.task, &action.possible.effect, advanced);
        StepOutcome::Running
    }

    fn mark(&mut self) {
        self.marks.push(self.position.clone());
    }

    fn rewind(&mut self) {
        self.position = self.marks.pop().expect("every rewind has its mark");
    }

    fn bytes(&self) -> u64 {
        let tasks = self.position.tasks.len() as u64;
        let position = 256 + tasks * (64 + self.position.phasers.len() as u64 * (tasks + 16));
        (self.marks.len() as u64 + 1) * position
    }

    fn fingerprint(&mut self) -> Option<u128> {
        let state = &self.position.state;
        Some(search::fingerprint(&canonical(&state.control, state, self.symmetry).bytes))
    }
}
