//! How many tasks and phasers a program can make at all, read off its text.

use crate::lang::Program;
use crate::lang::program::{BlockId, DefinitionId, StatementKind};

/// Upper bounds on the tasks and phasers ever made; none when a loop or a recursion makes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Tasks, main included.
    pub tasks: Option<usize>,
    /// Phasers.
    pub phasers: Option<usize>,
}

/// The extent of a program.
pub fn extent(program: &Program) -> Extent {
    let count = |counted| {
        let mut active = Vec::new();
        Counter { program, counted }.definition(program.main(), &mut active)
    };
    Extent { tasks: count(Counted::Tasks).map(|tasks| tasks + 1), phasers: count(Counted::Phasers) }
}

/// Some task spawns, by itself or through those it spawns, a task of its own definition.
pub fn spawns_its_own_kind(program: &Program) -> bool {
    let children = |definition: DefinitionId| {
        let mut list = Vec::new();
        spawned(program, program.body(definition), &mut list);
        list
    };
    (0..program.definitions.len()).map(|index| DefinitionId(index as u16)).any(|start| {
        let mut reached = children(start);
        let mut at = 0;
        while at < reached.len() {
            let further = children(reached[at]);
            reached.extend(further.into_iter().filter(|next| !reached.contains(next)).collect::<Vec<_>>());
            at += 1;
        }
        reached.contains(&start)
    })
}

fn spawned(program: &Program, block: BlockId, list: &mut Vec<DefinitionId>) {
    for statement in &program.block(block).statements {
        match &statement.kind {
            StatementKind::Asynch { task, .. } if !list.contains(task) => list.push(*task),
            StatementKind::If { then, otherwise, .. } => {
                spawned(program, *then, list);
                otherwise.iter().for_each(|block| spawned(program, *block, list));
            }
            StatementKind::While { body, .. } => spawned(program, *body, list),
            _ => {}
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    Tasks,
    Phasers,
}

struct Counter<'p> {
    program: &'p Program,
    counted: Counted,
}

/// Larger counts are as good as none.
const MANY: usize = 1000;

impl Counter<'_> {
    fn definition(&self, definition: DefinitionId, active: &mut Vec<DefinitionId>) -> Option<usize> {
        if active.contains(&definition) || active.len() > 64 {
            return self.harmless(definition, &mut Vec::new()).then_some(0);
        }
        active.push(definition);
        let count = self.block(self.program.body(definition), active);
        active.pop();
        count.filter(|count| *count <= MANY)
    }

    /// Nothing that is counted happens in the definition or below it.
    fn harmless(&self, definition: DefinitionId, seen: &mut Vec<DefinitionId>) -> bool {
        if seen.contains(&definition) {
            return true;
        }
        seen.push(definition);
        self.harmless_block(self.program.body(definition), seen)
    }

    fn harmless_block(&self, block: BlockId, seen: &mut Vec<DefinitionId>) -> bool {
        self.program.block(block).statements.iter().all(|statement| match &statement.kind {
            StatementKind::NewPhaser { .. } => self.counted != Counted::Phasers,
            StatementKind::Asynch { task, .. } => {
                self.counted != Counted::Tasks && self.harmless(*task, seen)
            }
            StatementKind::If { then, otherwise, .. } => {
                self.harmless_block(*then, seen)
                    && otherwise.is_none_or(|block| self.harmless_block(block, seen))
            }
            StatementKind::While { body, .. } => self.harmless_block(*body, seen),
            _ => true,
        })
    }

    fn block(&self, block: BlockId, active: &mut Vec<DefinitionId>) -> Option<usize> {
        let mut total: usize = 0;
        for statement in &self.program.block(block).statements {
            total += match &statement.kind {
                StatementKind::NewPhaser { .. } => usize::from(self.counted == Counted::Phasers),
                StatementKind::Asynch { task, .. } => {
                    usize::from(self.counted == Counted::Tasks) + self.definition(*task, active)?
                }
                StatementKind::If { then, otherwise, .. } => {
                    let then = self.block(*then, active)?;
                    then.max(otherwise.map_or(Some(0), |block| self.block(block, active))?)
                }
                StatementKind::While { body, .. } if self.harmless_block(*body, &mut Vec::new()) => 0,
                StatementKind::While { .. } => return None,
                _ => 0,
            };
            if total > MANY {
                return None;
            }
        }
        Some(total)
    }
}
