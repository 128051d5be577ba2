//! Source sets and sleep sets: one schedule for each class of schedules that differ only in the order of steps that do
//! not depend on each other (P. A. Abdulla, S. Aronis, B. Jonsson, K. Sagonas: *Optimal dynamic partial order reduction*,
//! POPL 2014; here Algorithm 1 of that paper, Source-DPOR).
//!
//! Each step is an event with a clock: which earlier events it lies behind. If a step depends on an earlier one and nothing
//! else puts it behind that, the two are in a race, and the state before the earlier one gets a task to try that turns
//! them round, unless it has such a task.
//!
//! States may be matched besides (after Y. Yang, X. Chen, G. Gopalakrishnan, R. M. Kirby: *Efficient stateful dynamic
//! partial order reduction*, SPIN 2008). Of each state is kept what all steps behind it touch ([`Summary`]); when it is met
//! again, each of these may be in a race with the events on the way. Of a state on a cycle that is not known before the
//! cycle has been left; until then all tasks are tried on it. Where states are matched nothing sleeps: what would be found
//! asleep is mostly found to be known.

mod known;
mod races;
mod trail;

pub use trail::{Access, Footprint, Traced};

use crate::explore::{Node as PathNode, Path};
use crate::{Explored, Flow, Observer, StateSpace, StepOutcome};
use report::{Budget, Limit};
use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;
use std::time::{Duration, Instant};
use trail::{Clock, Cut, Run, State, Summary, Touches, Visited};

/// How a search by source sets ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Everything was looked at, or the observer or a limit ended it.
    Explored(Box<Explored>),
    /// Some step does not tell what it touches.
    Untold,
    /// More steps than were allowed.
    TooMany,
}

/// Explores the space from its present state, with at most so many steps; `matches` says whether states are matched.
pub fn explore_by_source_sets<S: Traced>(
    space: &mut S,
    budget: &Budget,
    (most_steps, matches): (u64, bool),
    observer: &mut impl Observer<S>,
) -> Reach {
    let budget = budget.begin();
    let mut run = Run {
        budget: &budget,
        most_steps,
        explored: Explored::default(),
        states: Vec::new(),
        events: Vec::new(),
        users: HashMap::new(),
        path: vec![PathNode { parent: 0, depth: 0, action: None }],
        told: Instant::now(),
        end: None,
        visited: matches.then(Visited::new),
    };
    run.begin(space, observer);
    while run.end.is_none() && !run.explored.stopped && !run.states.is_empty() {
        run.advance(space, observer);
    }
    while run.states.len() > 1 {
        run.leave(space);
    }
    observer.end(space);
    match run.end {
        Some(Cut::Untold) => Reach::Untold,
        Some(Cut::TooMany) => Reach::TooMany,
        None => Reach::Explored(Box::new(run.explored)),
    }
}

const PERIOD: Duration = Duration::from_millis(50);

impl<A: Clone, K: Copy + Eq + Hash, M: Copy> Run<'_, A, K, M> {
    fn begin<S>(&mut self, space: &mut S, observer: &mut impl Observer<S>)
    where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        self.explored.states += 1;
        let name = self.visited.is_some().then(|| space.fingerprint()).flatten();
        match observer.visit(space, &StepOutcome::Running, Path::new(&self.path)) {
            Flow::Continue => {
                let clocks = (0..space.task_count()).map(|_| Rc::new(Clock::default())).collect();
                self.open(space, name, Vec::new(), clocks);
            }
            Flow::Prune => {}
            Flow::Stop => self.explored.stopped = true,
        }
    }

    /// The space stands in a new state.
    fn open<S>(
        &mut self,
        space: &mut S,
        name: Option<u128>,
        sleep: Vec<(usize, Touches<K>)>,
        clocks: Vec<Rc<Clock>>,
    ) where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        let mut actions = Vec::new();
        space.actions(&mut actions);
        let mut enabled: Vec<usize> = actions.iter().map(|action| space.runner(action)).collect();
        enabled.dedup();
        let awake = enabled.iter().find(|task| !sleep.iter().any(|(one, _)| one == *task));
        let source = awake.copied().into_iter().collect();
        if let (Some(visited), Some(name)) = (&mut self.visited, name) {
            visited.on_way.insert(name, self.states.len());
        }
        self.states.push(State {
            name,
            path: self.path.len(),
            summary: Summary::default(),
            actions,
            enabled,
            source,
            tried: Vec::new(),
            sleep,
            trying: None,
            clocks,
        });
    }

    /// Makes the next step, or goes back by one.
    fn advance<S>(&mut self, space: &mut S, observer: &mut impl Observer<S>)
    where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        let Some((task, way)) = self.next_way(space) else {
            self.leave(space);
            return;
        };
        if self.is_cut(space, observer) {
            return;
        }
        let begun = space.moment(task);
        space.mark();
        let Some((outcome, footprint)) = self.make_step(space, way) else {
            space.rewind();
            self.end = Some(Cut::Untold);
            return;
        };
        self.explored.unsupported |= outcome == StepOutcome::Unsupported;
        let clocks = self.record(space, task, begun, footprint);
        for (task, key, access) in space.pending() {
            self.await_step(space, task, (key, access), &clocks);
        }
        let name = match &self.visited {
            Some(_) if outcome == StepOutcome::Running => space.fingerprint(),
            _ => None,
        };
        let depth = self.events.len() as u64;
        self.explored.max_depth = self.explored.max_depth.max(depth);
        if let Some(known) = name.and_then(|name| self.meets_again(space, name, &clocks)) {
            self.explored.stopped |= observer.matched(space, known) == Flow::Stop;
            self.forget_event();
            space.rewind();
            return;
        }
        self.explored.states += 1;
        match observer.visit(space, &outcome, Path::new(&self.path)) {
            Flow::Stop => self.explored.stopped = true,
            Flow::Continue if outcome == StepOutcome::Running => {
                let sleep = self.still_asleep();
                self.open(space, name, sleep, clocks);
                return;
            }
            Flow::Continue if outcome == StepOutcome::Ended => self.explored.schedules += 1,
            _ => {}
        }
        self.forget_event();
        space.rewind();
    }

    /// Makes a step of a task, part by part, as this way says; behind its end the first way is taken, and the others are left
    /// for later. None if it is not known what the step touches.
    fn make_step<S>(&mut self, space: &mut S, mut way: Vec<A>) -> Option<(StepOutcome, Footprint<K>)>
    where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        let mut all = Footprint { touches: Vec::new(), ran: Vec::new() };
        let mut part = 0;
        loop {
            self.explored.transitions += 1;
            let outcome = space.apply(&way[part]);
            let Footprint { touches, ran } = space.footprint()?;
            all.touches.extend(touches);
            all.ran.extend(ran);
            let parent = self.path.len() as u32 - 1;
            let depth = self.path.last().map_or(0, |node| node.depth) + 1;
            self.path.push(PathNode { parent, depth, action: Some(way[part].clone()) });
            part += 1;
            if outcome != StepOutcome::Running || !space.is_in_midst() {
                all.ran.sort_unstable();
                all.ran.dedup();
                return Some((outcome, all));
            }
            if part == way.len() {
                way = self.go_on(space, way)?;
            }
        }
    }

    /// The first way to go on in the midst of a step; the others are left for later.
    fn go_on<S: StateSpace<Action = A>>(&mut self, space: &mut S, way: Vec<A>) -> Option<Vec<A>> {
        let mut actions = Vec::new();
        space.actions(&mut actions);
        let longer = |action: A| way.iter().cloned().chain([action]).collect::<Vec<A>>();
        let mut all = actions.into_iter().map(longer);
        let first = all.next()?;
        let others: Vec<Vec<A>> = all.collect();
        let (_, ways, _) = self.states.last_mut()?.trying.as_mut()?;
        ways.extend(others.into_iter().rev());
        Some(first)
    }

    /// The next way of the task that is being tried, or the next task of the source set.
    fn next_way<S>(&mut self, space: &S) -> Option<(usize, Vec<A>)>
    where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        let state = self.states.last_mut()?;
        if let Some((task, ways, _)) = &mut state.trying
            && let Some(way) = ways.pop()
        {
            return Some((*task, way));
        }
        if let Some((task, _, touches)) = state.trying.take() {
            state.tried.push((task, touches.into()));
        }
        let is_new = |task: &usize| {
            !state.tried.iter().any(|(one, _)| one == task) && !state.sleep.iter().any(|(one, _)| one == task)
        };
        let task = state.source.iter().copied().find(is_new)?;
        let of_task = |action: &&A| space.runner(action) == task;
        let mut ways: Vec<Vec<A>> =
            state.actions.iter().filter(of_task).map(|action| vec![action.clone()]).collect();
        ways.reverse();
        let way = ways.pop()?;
        state.trying = Some((task, ways, Vec::new()));
        Some((task, way))
    }

    fn is_cut<S: StateSpace<Action = A>>(&mut self, space: &S, observer: &mut impl Observer<S>) -> bool {
        if self.explored.transitions >= self.most_steps {
            self.end = Some(Cut::TooMany);
            return true;
        }
        let limit = match self.budget.max_states.filter(|most| self.explored.states >= *most) {
            Some(most) => Some(Limit::States(most)),
            None if self.told.elapsed() >= PERIOD => {
                self.told = Instant::now();
                self.explored.depth = self.events.len() as u64;
                let bytes = space.bytes() + self.visited.as_ref().map_or(0, |visited| visited.bytes);
                self.explored.peak_bytes = self.explored.peak_bytes.max(bytes);
                let goes_on = observer.tick(&self.explored);
                self.budget.reached(bytes).or_else(|| (!goes_on).then_some(Limit::Interrupted))
            }
            None => None,
        };
        let too_deep =
            self.budget.max_depth.filter(|most| self.events.len() as u64 >= *most).map(Limit::Depth);
        self.explored.limit = limit.or(too_deep);
        self.explored.stopped |= self.explored.limit.is_some();
        self.explored.stopped
    }

    /// Goes back to the state before the present one.
    fn leave<S: StateSpace<Action = A>>(&mut self, space: &mut S) {
        let left = self.states.pop();
        if let Some(left) = left {
            self.keep(left.name, left.summary);
        }
        if !self.states.is_empty() {
            self.forget_event();
            space.rewind();
        }
    }

    fn forget_event(&mut self) {
        let begin = self.states.last().map_or(1, |state| state.path);
        self.path.truncate(begin);
        let Some(event) = self.events.pop() else { return };
        let number = self.events.len();
        for (key, _) in event.touches.iter() {
            if let Some(users) = self.users.get_mut(key) {
                users.retain(|(user, _)| *user != number);
            }
        }
        if let Some(State { trying: Some((_, _, touches)), .. }) = self.states.last_mut() {
            touches.extend(event.touches.iter().copied());
        }
    }

    /// Those that sleep in the present state, seen from the one before it: what they would do does not depend on the step.
    fn still_asleep(&self) -> Vec<(usize, Touches<K>)> {
        if self.visited.is_some() {
            return Vec::new();
        }
        let (Some(state), Some(event)) = (self.states.last(), self.events.last()) else { return Vec::new() };
        let commutes = |touches: &Touches<K>| {
            touches.iter().all(|(key, access)| {
                event.touches.iter().all(|(other, how)| key != other || access.commutes_with(*how))
            })
        };
        let all = state.sleep.iter().chain(&state.tried);
        all.filter(|(task, touches)| *task != event.task && commutes(touches)).cloned().collect()
    }
}
