//! Which steps depend on each other, and who is to be tried so that they change places.

use super::trail::{Access, Clock, Event, Footprint, Run, Traced};
use std::hash::Hash;
use std::rc::Rc;

impl<A: Clone, K: Copy + Eq + Hash, M: Copy> Run<'_, A, K, M> {
    /// Notes a step, looks for the races that it is in, and gives what each task lies behind from now on.
    pub(super) fn record<S>(
        &mut self,
        space: &S,
        task: usize,
        begun: M,
        footprint: Footprint<K>,
    ) -> Vec<Rc<Clock>>
    where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        let number = self.events.len();
        let mut clocks = self.states.last().map_or(Vec::new(), |state| state.clocks.clone());
        clocks.resize(space.task_count().max(clocks.len()), Rc::default());
        let mut clock = (*clocks[task]).clone();
        let earlier = self.earlier(task, &footprint.touches);
        let raced = self.raced(&earlier, &mut clock);
        for (event, _) in &earlier {
            clock.join(&self.events[*event].clock);
        }
        clock.add(task, number);
        let clock = Rc::new(clock);
        for event in raced {
            self.turn_round(event, task, &clock);
        }
        for ran in &footprint.ran {
            let mut known = (*clocks[*ran]).clone();
            known.join(&clock);
            self.learn(space, *ran, &mut known);
            clocks[*ran] = Rc::new(known);
        }
        for (key, access) in &footprint.touches {
            self.users.entry(*key).or_default().push((number, *access));
        }
        if let Some(visited) = &mut self.visited {
            let name = space.name_of(task);
            let summary = &mut self.states.last_mut().expect("a state before the step").summary;
            for (key, access) in &footprint.touches {
                summary.add(visited.number((name, space.in_all_schedules(*key), *access)));
            }
        }
        self.events.push(Event { task, begun, touches: footprint.touches.into(), clock });
        clocks
    }

    /// A task stands before a step that it cannot make in the state that the latest step led to.
    pub(super) fn await_step<S>(
        &mut self,
        space: &S,
        task: usize,
        (key, access): (K, Access),
        clocks: &[Rc<Clock>],
    ) where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        let state = self.states.last_mut().expect("a state before the step");
        if let Some(visited) = &mut self.visited {
            let name = space.name_of(task);
            state.summary.add(visited.number((name, space.in_all_schedules(key), access)));
        }
        let mut clock = clocks.get(task).map_or_else(Clock::default, |known| (**known).clone());
        let earlier = self.earlier(task, &[(key, access)]);
        let raced = self.raced(&earlier, &mut clock);
        clock.add(task, self.events.len());
        for event in raced {
            self.turn_round(event, task, &clock);
        }
    }

    /// Of the events that a step depends on those that could be turned round with it and that nothing else puts before it;
    /// the clock of the step joins theirs.
    fn raced(&self, earlier: &[(usize, bool)], clock: &mut Clock) -> Vec<usize> {
        let mut raced = Vec::new();
        for (event, _) in earlier.iter().filter(|(_, in_race)| *in_race) {
            let other = &self.events[*event];
            if !clock.knows(other.task, *event) {
                raced.push(*event);
            }
            clock.join(&other.clock);
        }
        raced
    }

    /// A task has learned of events by other means than what it touched.
    pub(super) fn learn<S>(&self, space: &S, task: usize, known: &mut Clock)
    where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        for event in (0..self.events.len()).rev() {
            let one = &self.events[event];
            if one.task != task && !known.knows(one.task, event) && space.is_before(one.begun, task) {
                known.join(&one.clock);
            }
        }
    }

    /// The events of other tasks that a step depends on, the latest first, and whether the two could be turned round.
    pub(super) fn earlier(&self, task: usize, touches: &[(K, Access)]) -> Vec<(usize, bool)> {
        let mut found: Vec<(usize, bool)> = Vec::new();
        for (key, access) in touches {
            for (event, other) in self.users.get(key).into_iter().flatten().rev() {
                if self.events[*event].task != task && !access.commutes_with(*other) {
                    found.push((*event, access.is_in_race_with(*other)));
                }
                // It lies behind all that came before it.
                if matches!(other, Access::Write | Access::Acquire) {
                    break;
                }
            }
        }
        found.sort_unstable_by(|left, right| right.cmp(left));
        found.dedup();
        found
    }

    /// A step of a task is in a race with an event: some task is to be tried before that event which leads to the step
    /// without it.
    pub(super) fn turn_round(&mut self, event: usize, task: usize, clock: &Clock) {
        let before = &self.states[event];
        let has_gone_on = self.events[event..].iter().any(|one| one.task == task);
        let enabled_after = self.states.get(event + 1).is_some_and(|after| after.enabled.contains(&task));
        // The step can be made only because of the event.
        if !has_gone_on && !before.enabled.contains(&task) && enabled_after {
            return;
        }
        let own = self.events[event].task;
        // The first events of tasks that lie behind the event in time but do not depend on it.
        let mut first: Vec<(usize, usize)> = Vec::new();
        let mut initials: Vec<usize> = Vec::new();
        let later = self.events.iter().enumerate().skip(event + 1);
        let apart = later.filter(|(_, one)| !one.clock.knows(own, event));
        let with_step = apart.map(|(number, one)| (number, one.task, &*one.clock));
        for (number, runner, known) in with_step.chain([(self.events.len(), task, clock)]) {
            let follows = first.iter().any(|(other, begun)| known.knows(*other, *begun));
            if !first.iter().any(|(one, _)| *one == runner) {
                first.push((runner, number));
            }
            if !follows && !initials.contains(&runner) {
                initials.push(runner);
            }
        }
        let is_covered =
            |one: &usize| before.source.contains(one) || before.sleep.iter().any(|(asleep, _)| asleep == one);
        if initials.iter().any(is_covered) {
            return;
        }
        let able: Vec<usize> = initials.iter().copied().filter(|one| before.enabled.contains(one)).collect();
        let chosen = able.iter().find(|one| **one == task).or(able.first()).copied();
        let state = &mut self.states[event];
        match chosen {
            Some(one) => state.source.push(one),
            None => {
                let missing: Vec<usize> =
                    state.enabled.iter().copied().filter(|one| !state.source.contains(one)).collect();
                state.source.extend(missing);
            }
        }
    }
}
