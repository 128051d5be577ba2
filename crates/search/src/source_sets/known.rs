//! States that are met again, and what lies behind them.

use super::trail::{Access, Clock, Run, Summary, Traced};
use crate::Match;
use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;

impl<A: Clone, K: Copy + Eq + Hash, M: Copy> Run<'_, A, K, M> {
    /// A state has been left: keeps what all steps behind it touch.
    pub(super) fn keep(&mut self, name: Option<u128>, mut summary: Summary) {
        let number = self.states.len();
        let Some(visited) = &mut self.visited else { return };
        let leads_back = summary.back_to.is_some_and(|to| to < number);
        if !leads_back {
            summary.back_to = None;
        }
        if let Some(before) = self.states.last_mut() {
            before.summary.join(&summary);
        }
        let Some(name) = name else { return };
        visited.on_way.remove(&name);
        let summary = Rc::new(summary);
        visited.bytes += summary.bytes();
        visited.left.insert(name, Rc::clone(&summary));
        // All that lead back to it have the same steps behind them, and lead back to where it does.
        for one in &visited.on_cycle {
            if visited.left[one].back_to.is_some_and(|to| to >= number) {
                visited.left.insert(*one, Rc::clone(&summary));
            }
        }
        if leads_back {
            visited.on_cycle.push(name);
        } else {
            let left = &visited.left;
            visited.on_cycle.retain(|one| left[one].back_to.is_some());
        }
    }

    /// Whether the state that the latest step led to is known; if so, what is behind it is compared with the way here.
    pub(super) fn meets_again<S>(&mut self, space: &S, name: u128, clocks: &[Rc<Clock>]) -> Option<Match>
    where
        S: Traced<Action = A, Key = K, Moment = M>,
    {
        let visited = self.visited.as_ref()?;
        let on_way = visited.on_way.get(&name).copied();
        let summary = match on_way {
            Some(_) => Rc::default(),
            None => Rc::clone(visited.left.get(&name)?),
        };
        let back_to = on_way.or(summary.back_to);
        if let Some(to) = back_to {
            for state in &mut self.states[to..] {
                state.source.clone_from(&state.enabled);
            }
        }
        let steps: Vec<(u64, K, Access)> = summary.numbers().map(|number| visited.all[number]).collect();
        let tasks: HashMap<u64, usize> = (0..clocks.len()).map(|task| (space.name_of(task), task)).collect();
        for (name, key, access) in steps {
            let task = tasks.get(&name).copied();
            for event in 0..self.events.len() {
                let one = &self.events[event];
                let knows = task.is_some_and(|task| task == one.task || clocks[task].knows(one.task, event));
                let meets = |(other, how): &(K, Access)| {
                    space.in_all_schedules(*other) == key && access.is_in_race_with(*how)
                };
                if knows || !one.touches.iter().any(meets) {
                    continue;
                }
                let state = &mut self.states[event];
                match task.filter(|task| state.enabled.contains(task)) {
                    Some(task) if state.source.contains(&task) => {}
                    Some(task) => state.source.push(task),
                    None => state.source.clone_from(&state.enabled),
                }
            }
        }
        if let Some(before) = self.states.last_mut() {
            before.summary.join(&summary);
            before.summary.lead_back(back_to);
        }
        Some(Match { name, cycle: back_to.is_some() })
    }
}
