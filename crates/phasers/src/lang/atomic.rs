//! What may stand inside `atomic { ... }`: nothing that may wait, make something or go round, so that the block is
//! one step that always ends.

use super::ast::{Block, File, ItemKind, Statement, StatementKind};
use super::diagnostics::Found;

/// Complains about everything that may not stand where it stands.
pub(super) fn check(tree: &File, errors: &mut Vec<Found>) {
    let strict = tree.items.iter().any(|item| {
        matches!(&item.kind, ItemKind::Option(name, value) if name.text == "signal" && value.text == "strict")
    });
    let bodies = || {
        tree.items.iter().filter_map(|item| match &item.kind {
            ItemKind::Task(task) => Some(&task.body),
            _ => None,
        })
    };
    let bounds = bodies().any(bounded);
    let mut checker = Checker { strict, bounds, errors };
    bodies().for_each(|body| checker.outside(body));
}

fn bounded(block: &Block) -> bool {
    block.statements.iter().any(|statement| {
        matches!(statement.kind, StatementKind::NewPhaser { bound: Some(_), .. })
            || statement.blocks().any(bounded)
    })
}

struct Checker<'e> {
    strict: bool,
    bounds: bool,
    errors: &'e mut Vec<Found>,
}

impl Checker<'_> {
    fn outside(&mut self, block: &Block) {
        for statement in &block.statements {
            match &statement.kind {
                StatementKind::Atomic(body) => {
                    let declares = |one: &&Statement| {
                        matches!(one.kind, StatementKind::Local(_) | StatementKind::LocalIntegers(_))
                    };
                    let first = body.statements.iter().position(|one| !declares(&one));
                    for (at, inner) in body.statements.iter().enumerate() {
                        self.inside(inner, Some(at) == first);
                    }
                }
                _ => statement.blocks().for_each(|block| self.outside(block)),
            }
        }
    }

    fn inside(&mut self, statement: &Statement, first: bool) {
        let mut refuse = |what: &str, expected: &str| {
            let message = format!("{what} inside `atomic`");
            self.errors.push(Found { span: statement.span, message, expected: expected.to_owned() });
        };
        if let Some(label) = &statement.label {
            refuse(
                &format!("the label `{}`", label.text),
                "the label before `atomic`: nobody sees a place inside",
            );
        }
        match &statement.kind {
            StatementKind::Wait(_) => {
                refuse("`wait`, which may have to wait,", "the wait before or behind the block")
            }
            StatementKind::Next(_)
            | StatementKind::NextSingle(..)
            | StatementKind::NextAll
            | StatementKind::NextSome(_) => {
                refuse("`next`, which may have to wait,", "`signal` inside, and `wait` behind the block");
            }
            StatementKind::Await(_) if !first => {
                refuse(
                    "an `await` that is not its first statement",
                    "`await` as the first statement, as a guard",
                );
            }
            StatementKind::Signal(_) if self.bounds => refuse(
                "`signal` in a program with bounded phasers, which may have to wait,",
                "the signal before or behind the block",
            ),
            StatementKind::Signal(_) if self.strict => {
                refuse("`signal` under `option signal=strict`", "the signal before or behind the block");
            }
            StatementKind::While(..) => {
                refuse("`while`, which may not end,", "`for` with a known number of rounds")
            }
            StatementKind::Finish(_) => refuse("`finish`, which waits,", "`finish` around the block"),
            StatementKind::Asynch { .. } => refuse("`asynch`", "the spawn before or behind the block"),
            StatementKind::NewPhaser { .. } => refuse("`newPhaser`", "the phaser made before the block"),
            StatementKind::Exit => refuse("`exit`", "`exit` behind the block"),
            StatementKind::Atomic(_) => refuse("`atomic`", "its statements without another `atomic`"),
            StatementKind::If(..) | StatementKind::For { .. } => {
                for block in statement.blocks() {
                    block.statements.iter().for_each(|inner| self.inside(inner, false));
                }
            }
            _ => {}
        }
    }
}
