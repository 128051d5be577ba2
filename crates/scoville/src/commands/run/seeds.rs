//! One run for each of many seeds, in one process: the program starts once and is put back after each run.

use super::drive::Run;
use super::output::{Kept, Output};
use super::policy::Policy;
use anyhow::Result;
use habanero::Session;
use std::io::Write;
use std::ops::Range;

/// A result, and the seeds that gave it.
struct Seen {
    code: u8,
    kept: Kept,
    first: u64,
    count: u64,
}

/// Prints each distinct result with the first seed that gave it; gives the largest exit code.
pub(super) fn run(session: &mut Session, seeds: Range<u64>) -> Result<u8> {
    let mut seen: Vec<Seen> = Vec::new();
    for seed in seeds {
        session.mark();
        let mut run = Run::new(session, Policy::seeded(seed), Output::keeping());
        let code = run.drive()?;
        let kept = run.output.kept.take().unwrap_or_default();
        session.rewind();
        match seen.iter_mut().find(|one| one.code == code && one.kept == kept) {
            Some(known) => known.count += 1,
            None => seen.push(Seen { code, kept, first: seed, count: 1 }),
        }
    }
    let mut out = std::io::stdout().lock();
    for one in &seen {
        let others = match one.count {
            1 => String::new(),
            2 => " and 1 other".to_string(),
            count => format!(" and {} others", count - 1),
        };
        writeln!(out, "--- seed {}{others}: exit code {}", one.first, one.code)?;
        out.write_all(&one.kept.out)?;
        if !one.kept.err.is_empty() {
            writeln!(out, "--- standard error")?;
            out.write_all(&one.kept.err)?;
        }
    }
    Ok(seen.iter().map(|one| one.code).max().unwrap_or(0))
}
