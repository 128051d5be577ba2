//! One task's control: a graph of states with steps on its edges.

use crate::engine::Engine;
use crate::flow::Followed;
use crate::flow::Next;
use crate::graph::END;
use crate::graph::Graph;
use crate::graph::Made;
use crate::join::join;
use crate::regular::regular;
use crate::state::{Stage, State};
use crate::task::TaskGraph;
use crate::value::ObjectId;
use program::MethodId;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;

/// More different states than this at one point of a task are joined into one: loops are unrolled up to here.
const UNROLLED: usize = 130;
/// More states of one task end the analysis.
const LARGEST_TASK: usize = 20_000;
/// More kinds of tasks do as well.
const MOST_TASKS: usize = 400;
/// Rounds of joining.
const MOST_PASSES: usize = 40;

type Point = Vec<(MethodId, u32, Stage)>;

/// The points of a task at which states are joined, with the join so far.
type Joined = HashMap<Point, Option<State>>;

impl Engine<'_> {
    /// The kind of task that starts in a state, and whether an exception may leave it. Its phasers are called as
    /// its parent calls them.
    pub(crate) fn task(&mut self, start: State, name: &str, names: Vec<Option<String>>) -> Followed<Made> {
        if let Some(known) = self.known.get(&start) {
            // A task in work starts itself: nothing is known of its end.
            let task = &self.tasks[*known];
            return Ok(Made::Task(*known, task.may_fail || task.body.is_none()));
        }
        if self.tasks.len() >= MOST_TASKS {
            return Err("the program has too many kinds of tasks".into());
        }
        let index = self.tasks.len();
        let mut parameters: Vec<ObjectId> = start.registrations.iter().map(|(id, _)| *id).collect();
        let ending: Vec<ObjectId> = start.finish.iter().chain(&start.ending).copied().collect();
        parameters.extend(&ending);
        self.tasks.push(TaskGraph {
            name: name.to_string(),
            parameters,
            ending,
            exact: false,
            body: None,
            may_fail: false,
            hints: BTreeMap::new(),
        });
        self.known.insert(start.clone(), index);
        let outer = (self.may_fail, std::mem::take(&mut self.hints), std::mem::take(&mut self.side));
        let outside = (self.inexact, std::mem::take(&mut self.lacking));
        (self.may_fail, self.inexact) = (false, false);
        for ((id, _), name) in start.registrations.iter().zip(names) {
            self.hints.extend(name.map(|name| (*id, name)));
        }
        if let Some(finish) = start.finish {
            self.hint(&start, finish, "finish");
        }
        let graph = self.explore(&start);
        let (may_fail, hints) = (self.may_fail, std::mem::take(&mut self.hints));
        (self.may_fail, self.hints, self.side) = outer;
        let (inexact, lacking) = (self.inexact, std::mem::take(&mut self.lacking));
        (self.inexact, self.lacking) = outside;
        if !lacking.is_empty() {
            self.tasks.truncate(index);
            self.known.retain(|_, known| *known < index);
            self.limited.retain(|known| *known < index);
            return Ok(Made::Lacks(lacking));
        }
        let body = Rc::new(regular(graph?)?);
        let equal = |task: &TaskGraph| {
            let made = &self.tasks[index];
            task.name == made.name
                && task.ending == made.ending
                && task.exact != inexact
                && task.parameters == made.parameters
                && task.body.as_ref() == Some(&body)
        };
        // Started with other data, it does the same: one kind of task.
        if let Some(twin) = self.tasks.iter().position(equal)
            && !body.starts(index)
        {
            self.known.insert(start, twin);
            self.tasks[twin].may_fail |= may_fail;
            return Ok(Made::Task(twin, may_fail));
        }
        let task = &mut self.tasks[index];
        (task.body, task.may_fail, task.hints) = (Some(body), may_fail, hints);
        task.exact = !inexact;
        Ok(Made::Task(index, may_fail))
    }

    /// Follows a task; goes again with more points joined until that is enough.
    fn explore(&mut self, start: &State) -> Followed<Graph> {
        let mut joined = Joined::new();
        for _ in 0..MOST_PASSES {
            if let Some(graph) = self.pass(start, &mut joined)? {
                return Ok(graph);
            }
        }
        Err("the rounds of a loop cannot be summed up".into())
    }

    fn pass(&mut self, start: &State, joined: &mut Joined) -> Followed<Option<Graph>> {
        let mut graph = Graph::default();
        let mut numbers: HashMap<State, usize> = HashMap::new();
        let mut visits: HashMap<Point, usize> = HashMap::new();
        let mut pending: VecDeque<State> = VecDeque::new();
        let mut again = false;
        let mut first = start.clone();
        self.tidy(&mut first);
        numbers.insert(first.clone(), 0);
        pending.push_back(first);
        graph.nodes = 1;
        while let Some(state) = pending.pop_front() {
            let from = numbers[&state];
            for (events, next) in self.advance(state) {
                let mut next = match next {
                    Next::End => {
                        graph.edges.push((from, events, END));
                        continue;
                    }
                    Next::State(next) => *next,
                };
                self.tidy(&mut next);
                let point = next.control();
                if let Some(so_far) = joined.get_mut(&point) {
                    self.inexact = true;
                    let both = match so_far {
                        Some(known) => match join(known, &next, &|class| self.is_callable(class)) {
                            Ok((both, changed)) => {
                                self.changed.extend(changed);
                                both
                            }
                            Err(why) => {
                                self.stop(&next, why);
                                continue;
                            }
                        },
                        None => next.clone(),
                    };
                    next = both;
                    self.tidy(&mut next);
                    let so_far = joined.get_mut(&point).expect("a joined point");
                    if so_far.as_ref() != Some(&next) {
                        again |= so_far.is_some();
                        *so_far = Some(next.clone());
                    }
                }
                let number = match numbers.get(&next) {
                    Some(number) => *number,
                    None => {
                        let count = visits.entry(point.clone()).or_insert(0);
                        *count += 1;
                        if *count > UNROLLED && !joined.contains_key(&point) {
                            joined.insert(point, None);
                            return Ok(None);
                        }
                        if graph.nodes >= LARGEST_TASK {
                            return Err("the task has too many different states to be followed".into());
                        }
                        graph.nodes += 1;
                        numbers.insert(next.clone(), graph.nodes - 1);
                        pending.push_back(next);
                        graph.nodes - 1
                    }
                };
                graph.edges.push((from, events, number));
            }
        }
        if again {
            return Ok(None);
        }
        self.note_loops(&graph, &numbers);
        Ok(Some(graph))
    }

    fn tidy(&mut self, state: &mut State) {
        let codes: BTreeMap<MethodId, _> =
            state.frames.iter().map(|frame| (frame.method, self.method(frame.method))).collect();
        state.tidy(|id| Rc::clone(&codes[&id]));
    }
}
