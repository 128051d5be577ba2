//! Names of tasks that do not depend on the schedule.

use crate::hash::mix;
use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

/// One step from a task to its child.
///
/// Children are numbered within the finish scope that is innermost in the parent when they are
/// created, and the count starts anew when that scope ends: all tasks of the scope have ended by
/// then, so their names are free, and a loop around a finish has finitely many names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PathStep {
    /// How many finish scopes the parent had open.
    pub scope: u32,
    /// The number of the child within that scope.
    pub child: u32,
}

/// The way from the root to a task. Cheap to clone; shares its beginning with the parent's.
#[derive(Clone)]
pub struct TaskPath(Arc<Node>);

struct Node {
    parent: Option<TaskPath>,
    step: PathStep,
    depth: u32,
    name: u64,
}

impl TaskPath {
    /// The path of the root task.
    pub fn root() -> Self {
        let step = PathStep { scope: 0, child: 0 };
        TaskPath(Arc::new(Node { parent: None, step, depth: 0, name: 0x5c07_111e }))
    }

    /// The path of a child.
    pub fn child(&self, step: PathStep) -> Self {
        let name = mix(mix(self.0.name, u64::from(step.scope) + 1), u64::from(step.child));
        TaskPath(Arc::new(Node { parent: Some(self.clone()), step, depth: self.0.depth + 1, name }))
    }

    /// A hash of the path, equal in every schedule.
    pub fn name(&self) -> u64 {
        self.0.name
    }

    /// The step from the parent.
    pub fn step(&self) -> PathStep {
        self.0.step
    }

    /// The path of the parent.
    pub fn parent(&self) -> Option<&TaskPath> {
        self.0.parent.as_ref()
    }

    /// The steps from the root.
    pub fn steps(&self) -> Vec<PathStep> {
        let mut steps = Vec::with_capacity(self.0.depth as usize);
        let mut node = &self.0;
        while let Some(parent) = &node.parent {
            steps.push(node.step);
            node = &parent.0;
        }
        steps.reverse();
        steps
    }
}

/// A parent comes before its children, a child before those created later in the same scope.
impl Ord for TaskPath {
    fn cmp(&self, other: &Self) -> Ordering {
        if Arc::ptr_eq(&self.0, &other.0) {
            return Ordering::Equal;
        }
        self.steps().cmp(&other.steps())
    }
}

impl PartialOrd for TaskPath {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for TaskPath {
    fn eq(&self, other: &Self) -> bool {
        self.0.name == other.0.name && self.cmp(other) == Ordering::Equal
    }
}

impl Eq for TaskPath {}

impl fmt::Display for TaskPath {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("0")?;
        for step in self.steps() {
            write!(out, ".")?;
            for _ in 0..step.scope {
                out.write_str("'")?;
            }
            write!(out, "{}", step.child)?;
        }
        Ok(())
    }
}

impl fmt::Debug for TaskPath {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{self}")
    }
}

/// Frees a long chain of ancestors in a loop: recursion would exhaust the stack of a program whose
/// every task creates the next.
impl Drop for Node {
    fn drop(&mut self) {
        let mut parent = self.parent.take();
        while let Some(path) = parent {
            parent = Arc::into_inner(path.0).and_then(|mut node| node.parent.take());
        }
    }
}
