//! Steps between shapes.

use super::pre::asynch;
use super::variables::{Variable, Variables};
use crate::control::{Effect, LocationId, Possible};

/// A shape by its number; 0 is the initial one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShapeId(pub u32);

/// A step from one shape to another.
#[derive(Clone, Debug)]
pub struct Edge {
    /// Where it starts.
    pub source: ShapeId,
    /// Where it ends.
    pub target: ShapeId,
    /// Whose step, by position in the source.
    pub task: usize,
    /// What the step is.
    pub possible: Possible,
    /// Position in the target of each source task.
    pub task_map: Vec<Option<usize>>,
    /// Position in the target of each source phaser.
    pub phaser_map: Vec<Option<usize>>,
    /// Position in the target of the task or phaser that the step makes.
    pub made: Option<usize>,
    /// Where it stands in the order of steps that are taken alone.
    pub order: Order,
    /// For each source phaser that survives: what each of its variables in the target was in the source.
    pub images: Vec<Vec<Option<u8>>>,
}

/// Which steps are taken when several tasks can move: with reduction, the first in this order, whatever the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Order {
    /// The only one that was followed.
    Alone,
    /// A wait at this location: alone among later ones, once it is possible.
    Wait(LocationId),
    /// Any other.
    Other,
}

/// For each phaser of the source that survives the edge: what each variable in the target was.
pub(super) fn images(edge: &Edge, source: &[Variables], target: &[Variables]) -> Vec<Vec<Option<u8>>> {
    let of_phaser = |(phaser, variables): (usize, &Variables)| {
        let Some(to) = edge.phaser_map[phaser] else { return Vec::new() };
        let image = |variable: &Variable| {
            let was = origin(edge, *variable)?;
            variables.iter().position(|at| *at == was).map(|at| at as u8)
        };
        target[to].iter().map(image).collect()
    };
    source.iter().enumerate().map(of_phaser).collect()
}

/// What a variable of the target was in the source.
fn origin(edge: &Edge, variable: Variable) -> Option<Variable> {
    let task = |after: usize| match edge.possible.effect {
        Effect::Spawn(_) if edge.made == Some(after) => Some(asynch::origin(edge.task)),
        _ => edge.task_map.iter().position(|to| *to == Some(after)),
    };
    Some(match variable {
        Variable::Signal(after) => Variable::Signal(task(after)?),
        Variable::Wait(after) => Variable::Wait(task(after)?),
        Variable::Completed => Variable::Completed,
    })
}
