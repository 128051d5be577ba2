//! `scoville trace run.jsonl`: the data races of a recorded run. The form of the file is in docs/trace.md.

use super::printing::Form;
use crate::cli::TraceArguments;
use anyhow::{Context, Result, anyhow, bail};
use happens_before::{Event, Mistake, Race, Trace};
use report::{
    Action, Answer, Claim, Coverage, Finding, FindingKind, Graph, Limit, Limited, Location, Output, Place,
    Stats, Task, Verdict,
};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::{BufRead, BufReader};
use std::time::Instant;

/// So many races are shown.
const MOST: usize = 100;
/// No line of a trace is longer.
const LONGEST: usize = 1 << 20;

/// A line of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    event: Word,
    task: Option<String>,
    child: Option<String>,
    lock: Option<String>,
    location: Option<String>,
    tasks: Option<Vec<String>>,
    #[serde(default)]
    volatile: bool,
    file: Option<String>,
    line: Option<u32>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Word {
    Spawn,
    Join,
    Acquire,
    Release,
    Read,
    Write,
    Barrier,
}

/// Names by number.
#[derive(Default)]
struct Names {
    numbers: HashMap<String, u32>,
    names: Vec<String>,
}

impl Names {
    fn number(&mut self, name: String) -> u32 {
        if let Some(number) = self.numbers.get(&name) {
            return *number;
        }
        let number = self.names.len() as u32;
        self.names.push(name.clone());
        self.numbers.insert(name, number);
        number
    }

    fn name(&self, number: u32) -> &str {
        &self.names[number as usize]
    }
}

/// What is kept of an event, to show it.
#[derive(Clone, Copy)]
struct Kept {
    task: u32,
    location: u32,
    writes: bool,
    file: u32,
    line: u32,
}

#[derive(Default)]
struct Recorded {
    tasks: Names,
    locks: Names,
    locations: Names,
    files: Names,
    events: Vec<Kept>,
    accesses: u64,
}

impl Recorded {
    /// The event of a line; the error says what is missing.
    fn event(&mut self, line: Line) -> Result<Event> {
        let Line { event, task, child, lock, location, tasks, volatile, file, line } = line;
        let missing = |field: &str| anyhow!("this event needs \"{field}\"");
        let mut kept =
            Kept { task: 0, location: 0, writes: event == Word::Write, file: 0, line: line.unwrap_or(0) };
        kept.file = self.files.number(file.unwrap_or_default());
        if event == Word::Barrier {
            let tasks = tasks.ok_or_else(|| missing("tasks"))?;
            self.events.push(kept);
            return Ok(Event::Barrier {
                tasks: tasks.into_iter().map(|name| self.tasks.number(name)).collect(),
            });
        }
        let task = self.tasks.number(task.ok_or_else(|| missing("task"))?);
        kept.task = task;
        let made = match event {
            Word::Spawn | Word::Join => {
                let child = self.tasks.number(child.ok_or_else(|| missing("child"))?);
                if event == Word::Spawn { Event::Spawn { task, child } } else { Event::Join { task, child } }
            }
            Word::Acquire | Word::Release => {
                let lock = self.locks.number(lock.ok_or_else(|| missing("lock"))?);
                if event == Word::Acquire {
                    Event::Acquire { task, lock }
                } else {
                    Event::Release { task, lock }
                }
            }
            Word::Read | Word::Write | Word::Barrier => {
                let location = self.locations.number(location.ok_or_else(|| missing("location"))?);
                kept.location = location;
                self.accesses += 1;
                Event::Access { task, location, writes: kept.writes, volatile }
            }
        };
        self.events.push(kept);
        Ok(made)
    }

    fn words(&self, mistake: Mistake) -> String {
        match mistake {
            Mistake::NotSpawned(task) => format!(
                "task {} acts, and no event before has spawned it (the first task of a file needs none)",
                self.tasks.name(task)
            ),
            Mistake::Joined(task) => format!("task {} acts though it has been joined", self.tasks.name(task)),
            Mistake::SpawnedTwice(task) => format!("task {} is spawned a second time", self.tasks.name(task)),
            Mistake::Held(lock) => format!("lock {} is held by another task", self.locks.name(lock)),
            Mistake::NotHeld(lock) => format!("the task does not hold lock {}", self.locks.name(lock)),
        }
    }

    fn location(&self, kept: Kept) -> Location {
        let task = Task::Named(self.tasks.name(kept.task).to_string());
        let place = Place::new(self.files.name(kept.file), kept.line);
        let what = self.locations.name(kept.location).to_string();
        Location { action: Some(Action::Access { writes: kept.writes, what }), ..Location::new(task, place) }
    }

    fn finding(&self, race: Race) -> Finding {
        let [first, second] = [race.first, race.second].map(|number| self.location(self.events[number]));
        let kept = self.events[race.second];
        let verb = if kept.writes { "writes" } else { "reads" };
        let (location, who) = (self.locations.name(kept.location), &second.task);
        let earlier = if self.events[race.first].writes { "writes" } else { "reads" };
        let message = format!(
            "{} {earlier} {location} and {who} {verb} it: nothing in this run orders the two",
            first.task
        );
        let locations = vec![first, second];
        let (schedule, graph, output) = (Vec::new(), Graph::default(), Output::default());
        Finding { kind: FindingKind::Race, message: message.into(), locations, schedule, graph, output }
    }

    /// What tells races apart: the location and the lines, or the tasks where lines are not recorded.
    fn key(&self, race: Race) -> (u32, [(u32, u32, u32, bool); 2]) {
        let one = |number: usize| {
            let kept = self.events[number];
            let task = if kept.line == 0 { kept.task } else { 0 };
            (kept.file, kept.line, task, kept.writes)
        };
        (self.events[race.second].location, [one(race.first), one(race.second)])
    }
}

pub(super) fn run(arguments: &TraceArguments) -> Result<u8> {
    let started = Instant::now();
    let name = arguments.input.display().to_string();
    let file = std::fs::File::open(&arguments.input).with_context(|| name.clone())?;
    let mut reader = BufReader::new(file);
    let (mut recorded, mut trace) = (Recorded::default(), Trace::new());
    let (mut found, mut known): (Vec<Race>, BTreeSet<_>) = (Vec::new(), BTreeSet::new());
    let (mut text, mut number) = (Vec::new(), 0u64);
    loop {
        text.clear();
        number += 1;
        let read = std::io::Read::take(&mut reader, LONGEST as u64 + 1).read_until(b'\n', &mut text);
        if read.with_context(|| name.clone())? == 0 {
            break;
        }
        if text.len() > LONGEST {
            bail!("{name}:{number}: no event is longer than {LONGEST} bytes");
        }
        if text.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let line: Line =
            serde_json::from_slice(&text).map_err(|error| anyhow!("{name}:{number}: {error}"))?;
        let event = recorded.event(line).map_err(|error| anyhow!("{name}:{number}: {error}"))?;
        let races =
            trace.add(&event).map_err(|mistake| anyhow!("{name}:{number}: {}", recorded.words(mistake)))?;
        found.extend(races.into_iter().filter(|race| known.insert(recorded.key(*race))));
    }
    let verdict = verdict(name, &recorded, &found, started);
    Form::alone(&arguments.form).show(&verdict)?;
    Ok(verdict.verdict.exit_code() as u8)
}

fn verdict(input: String, recorded: &Recorded, found: &[Race], started: Instant) -> Verdict {
    let answer = Answer::decide(!found.is_empty(), false);
    let count = |count: usize| report::fact::Value::Count(count as u64);
    let facts = BTreeMap::from([
        ("accesses".to_string(), count(recorded.accesses as usize)),
        ("tasks".to_string(), count(recorded.tasks.names.len())),
        ("events".to_string(), count(recorded.events.len())),
        ("races".to_string(), count(found.len())),
    ]);
    let limits: Vec<Limited> =
        if found.len() > MOST { vec![Limit::Findings(MOST).into()] } else { Vec::new() };
    let claim = match answer {
        Answer::Proved => Claim::Trace,
        _ => Claim::Other("each pair was recorded, and nothing in the recorded run orders it".into()),
    };
    Verdict {
        verdict: answer,
        engine: "trace".into(),
        input,
        properties: BTreeMap::from([(FindingKind::Race, answer)]),
        findings: found.iter().take(MOST).map(|race| recorded.finding(*race)).collect(),
        coverage: Coverage { claim, limits, facts, ..Coverage::default() },
        stats: Stats { seconds: started.elapsed().as_secs_f64(), ..Stats::default() },
    }
}
