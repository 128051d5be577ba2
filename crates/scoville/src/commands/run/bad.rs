//! Random schedules until one gets stuck or misuses a phaser: what the check of phasers asks for.

use super::drive::Run;
use super::output::Output;
use super::policy::Policy;
use anyhow::{Result, bail};
use habanero::host::Machine;
use habanero::{Points, Session, Setup};
use report::{Budget, Finding, FindingKind, Message};
use std::ops::Range;

/// Operations of the machine after which a run is given up: it may never end.
const LONGEST_RUN: u64 = 3_000_000;

/// How a run went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bad {
    /// No task can go on.
    Stuck,
    /// A phaser was misused.
    Misuse,
}

/// Whether an exception of this class tells of a misused phaser.
pub(crate) fn is_misuse(class: &str) -> bool {
    class.rsplit('.').next() == Some("PhaserException")
}

/// The first run of each sort among the seeds, with the schedule that repeats it.
pub(crate) fn find_bad(
    mut machine: Machine,
    main: &str,
    arguments: &[String],
    seeds: Range<u64>,
    budget: &Budget,
) -> Result<Vec<(Bad, Finding)>> {
    if let Err(stop) = machine.boot() {
        bail!("the JDK could not be started: {stop:?}");
    }
    let points = Points { everywhere: true, give_way: true, ..Points::default() };
    let setup = Setup { points, options: habanero::session::everything_visible(), ..Setup::default() };
    let mut session = Session::new(machine, setup);
    if let Err(stop) = session.machine.start_main(main, arguments) {
        bail!("{stop:?}");
    }
    let mut found: Vec<(Bad, Finding)> = Vec::new();
    for seed in seeds {
        if budget.is_over() {
            break;
        }
        session.mark();
        let mut run = Run::new(&mut session, Policy::seeded(seed), Output::keeping());
        run.most = Some(run.session.machine.steps + LONGEST_RUN);
        let code = run.drive()?;
        let kept = run.output.kept.take().unwrap_or_default();
        let taken: Vec<String> = run.taken.iter().map(u32::to_string).collect();
        let misused = run.thrown.iter().any(|class| is_misuse(class));
        let said = String::from_utf8_lossy(&kept.err).into_owned();
        let stuck = code == 1
            && !session.alive.is_empty()
            && !session.alive.iter().any(|task| session.can_run(*task));
        session.rewind();
        let (bad, kind) = match code {
            1 if stuck => (Bad::Stuck, FindingKind::Deadlock),
            1 if misused => (Bad::Misuse, FindingKind::Runtime),
            _ => continue,
        };
        if found.iter().any(|(known, _)| *known == bad) {
            continue;
        }
        let lines = said.trim_end().trim_start_matches("deadlock: ").lines().map(|line| line.trim().into());
        let schedule = if taken.is_empty() { "0".to_string() } else { taken.join(".") };
        let shown = format!("shown by scoville run --schedule {schedule}").into();
        let message = Message::of_parts(lines.chain([shown]));
        let (locations, schedule) = (Vec::new(), Vec::new());
        let (graph, output) = (report::Graph::default(), report::Output::default());
        found.push((bad, Finding { kind, message, locations, schedule, graph, output }));
    }
    Ok(found)
}
