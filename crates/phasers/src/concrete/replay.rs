//! A schedule taken step by step: the only way a violation is ever reported.

use super::badness::{Badness, bad};
use super::configuration::{Configuration, PhaserNumber, TaskNumber};
use super::step::Naming;
use super::{Head, Move};
use crate::lang::Program;
use crate::lang::program::{Atomic, StatementKind};
use crate::property::Property;
use std::collections::BTreeMap;

/// One step of a replay and the configuration it led to.
#[derive(Clone, Debug)]
pub struct ReplayedStep {
    /// The move.
    pub step: Move,
    /// The line of the statement.
    pub line: u32,
    /// Its column; 0 when it has none.
    pub column: u32,
    /// Its text, with what was chosen.
    pub text: String,
    /// What it led to.
    pub after: Configuration,
}

/// A schedule that really runs and really ends badly.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The steps.
    pub steps: Vec<ReplayedStep>,
    /// Where it ends.
    pub last: Configuration,
    /// What is bad there.
    pub badness: Badness,
    /// Display names of all tasks that ever lived: the definition, numbered when it is not alone.
    pub task_names: BTreeMap<TaskNumber, String>,
    /// Display names of all phasers: the variable they were created through, numbered likewise.
    pub phaser_names: BTreeMap<PhaserNumber, String>,
}

/// Runs the schedule. `None` when a step is not possible or when the end is not bad: the schedule was
/// spurious. The badness may show before the end; the steps after it are cut off.
pub fn replay(program: &Program, schedule: &[Move], property: Property) -> Option<Replay> {
    let mut configuration = Configuration::initial(program);
    let mut naming = Naming::Given(TaskNumber(1), PhaserNumber(0));
    let mut steps: Vec<ReplayedStep> = Vec::new();
    let mut definitions = BTreeMap::from([(TaskNumber(0), program.main().index())]);
    let mut phasers: BTreeMap<PhaserNumber, String> = BTreeMap::new();
    let mut schedule = schedule.iter();
    let badness = loop {
        if let Some(badness) = bad(program, &configuration, property) {
            break badness;
        }
        let step = *schedule.next()?;
        let (line, column, text) = describe(program, &configuration, step)?;
        let next = configuration.apply(program, step, naming)?;
        let Naming::Given(task, phaser) = &mut naming else { return None };
        if let Some(child) = next.tasks.get(task) {
            definitions.insert(*task, child.definition.index());
            task.0 += 1;
        }
        if let Some(created) = next.phasers.get(phaser) {
            phasers.insert(*phaser, created.created_as.clone());
            phaser.0 += 1;
        }
        configuration = next.clone();
        steps.push(ReplayedStep { step, line, column, text, after: next });
    };
    let words = definitions.into_iter().map(|(task, d)| (task, program.definitions[d].name.clone()));
    Some(Replay {
        steps,
        last: configuration,
        badness,
        task_names: number_names(words.collect()),
        phaser_names: number_names(phasers),
    })
}

/// `worker`, or `worker#1`, `worker#2` when there are several.
fn number_names<K: Ord + Copy>(words: BTreeMap<K, String>) -> BTreeMap<K, String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut total: BTreeMap<&String, usize> = BTreeMap::new();
    for word in words.values() {
        *total.entry(word).or_default() += 1;
    }
    let name = |(key, word): (&K, &String)| {
        let count = seen.entry(word.clone()).or_default();
        *count += 1;
        let text = if total[word] == 1 { word.clone() } else { format!("{word}#{count}") };
        (*key, text)
    };
    words.iter().map(name).collect()
}

fn describe(program: &Program, configuration: &Configuration, step: Move) -> Option<(u32, u32, String)> {
    if !configuration.tasks.contains_key(&step.task) {
        return None;
    }
    Some(match configuration.head(program, step.task) {
        Head::Statement(statement) => {
            let waits = !configuration.waits_on(program, step.task).is_empty();
            let suffix = match (&step.choice, &statement.kind) {
                // An assignment shows its value only when it was a choice.
                (_, StatementKind::Assign { value, .. })
                    if !configuration.values(step.task, value).is_choice() =>
                {
                    String::new()
                }
                (super::Choice::Value(value), _) => format!(" -> {value}"),
                (_, StatementKind::Next(_)) if waits => " [wait]".to_owned(),
                (_, StatementKind::Next(_)) => " [signal]".to_owned(),
                (_, StatementKind::NextAll(_)) if waits => " [wait]".to_owned(),
                (super::Choice::Phaser(_), _) => " [signal]".to_owned(),
                _ => String::new(),
            };
            let atomic = if statement.atomic == Atomic::No { "" } else { "atomic: " };
            (statement.line, statement.column, format!("{atomic}{}{suffix}", statement.text))
        }
        Head::SingleEnd(statement) => {
            (statement.line, statement.column, format!("{} [end of single]", statement.text))
        }
        Head::Exit(line) => (line, 0, "exit".to_owned()),
        Head::Done => return None,
    })
}
