//! `scoville bench phasers`: the paper's table beside its published seconds, and how the running example
//! scales with the number of producers; `bench_growth` has more families.

use crate::cli::BenchArguments;
use crate::commands::printing::{complain, say};
use anyhow::{Context, Result, bail};
use phasers::check::{Engine, Request, check, default_caps};
use phasers::lang::{Program, read};
use phasers::property::Property;
use report::{Answer, Budget, Limit, Verdict};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const PUBLISHED: &str = include_str!("../../data/hjverify-table.json");

pub(crate) fn run(arguments: &BenchArguments) -> Result<u8> {
    let wrong = table(arguments)?;
    scaling(arguments)?;
    say(&super::bench_growth::table(arguments.max_seconds.min(10))?);
    Ok(u8::from(wrong > 0))
}

/// The 48 instances; gives how many verdicts are not as expected.
fn table(arguments: &BenchArguments) -> Result<usize> {
    let published: serde_json::Value = serde_json::from_str(PUBLISHED)?;
    let mut out = String::from(
        "program                                property   version  expected  published  forward           backward          portfolio\n\
         -------------------------------------  ---------  -------  --------  ---------  ----------------  ----------------  ----------------\n",
    );
    let mut wrong = 0;
    for file in files(&arguments.corpus)? {
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let program = load(&file.display().to_string(), &text)?;
        for line in text.lines().filter_map(|line| line.strip_prefix("// expect: ")) {
            let Some((word, expected)) = line.split_once(' ') else { bail!("{}: {line}", file.display()) };
            let Some(property) = Property::from_word(word) else { bail!("no property {word}") };
            let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let (name, version) = stem.rsplit_once('-').unwrap_or((stem, ""));
            let version = if version == "safe" { "safe" } else { "buggy" };
            let seconds = published_seconds(&published, name, word, version);
            let expected = expected.split(' ').next().unwrap_or_default();
            let verdicts = [Engine::Forward, Engine::Backward, Engine::Portfolio]
                .map(|engine| ask(&program, &[property], engine, arguments.max_seconds));
            let cells = verdicts.each_ref().map(cell);
            // For any number of tasks the first two end at their caps.
            let fits = |verdict: &Verdict| verdict.verdict.word() == expected || capped(verdict);
            let right = verdicts.iter().all(fits) && verdicts[2].verdict.word() == expected;
            wrong += usize::from(!right);
            let mark = if right { "" } else { "  WRONG" };
            let _ = writeln!(
                out,
                "{name:37}  {word:9}  {version:7}  {expected:8}  {seconds:>9}  {:16}  {:16}  {}{mark}",
                cells[0], cells[1], cells[2]
            );
        }
    }
    say(&out);
    if wrong > 0 {
        complain(&format!("{wrong} verdicts are not as expected"));
    }
    Ok(wrong)
}

/// Proved up to a cap only.
fn capped(verdict: &Verdict) -> bool {
    verdict.verdict == Answer::Unknown
        && verdict.coverage.limits.iter().any(|one| matches!(one.limit, Limit::Caps { .. }))
}

/// Seconds and states (or constraints); `<` when a cap on tasks was hit, `?` when a limit was.
fn cell(verdict: &Verdict) -> String {
    let mark = match verdict.verdict {
        Answer::Unknown if capped(verdict) => " <",
        Answer::Unknown => " ?",
        _ => "",
    };
    format!("{:6.3} s {:5}{mark}", verdict.stats.seconds, verdict.stats.states)
}

fn published_seconds(table: &serde_json::Value, name: &str, property: &str, version: &str) -> String {
    // `12-running-3` is `12.Running-3` in the published table: the number identifies the row.
    let number = name.split('-').next().unwrap_or_default();
    let rows = table["rows"].as_array().map(Vec::as_slice).unwrap_or_default();
    let row =
        rows.iter().find(|row| row["program"].as_str().is_some_and(|program| program.starts_with(number)));
    let seconds = row.and_then(|row| row[property][version].as_u64());
    seconds.map_or("-".to_owned(), |seconds| format!("{seconds} s"))
}

/// The programs of the table: their names start with a number.
fn files(corpus: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(corpus).with_context(|| corpus.display().to_string())?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.ends_with(".ph") && name.starts_with(|first: char| first.is_ascii_digit())
    });
    files.sort();
    Ok(files)
}

pub(super) fn load(file: &str, text: &str) -> Result<Program> {
    read(file, text).map_err(|errors| anyhow::anyhow!("{errors}"))
}

pub(super) fn ask(program: &Program, properties: &[Property], engine: Engine, max_seconds: u64) -> Verdict {
    let budget = Budget { max_seconds: Some(max_seconds), ..Budget::default() };
    let (properties, caps) = (properties.to_vec(), default_caps(program));
    let request = Request { properties, caps, caps_are_given: false, budget };
    check(program, &request, engine)
}

/// The running example with more and more producers.
fn scaling(arguments: &BenchArguments) -> Result<()> {
    let file = arguments.corpus.join("11-running-2-safe.ph");
    let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let spawn = "    asynch(producer, prod:SIG, cons:WAIT);\n";
    let mut out = String::from(
        "\nrunning example, deadlock and assertion\n\
         producers  tasks  forward s  states   backward s  constraints  answers\n\
         ---------  -----  ---------  -------  ----------  -----------  -------\n",
    );
    let properties = [Property::Assertion, Property::Deadlock];
    for producers in 2..=arguments.producers {
        let larger = text.replace(spawn, &spawn.repeat(producers as usize));
        let program = load("running.ph", &larger)?;
        let forward = ask(&program, &properties, Engine::Forward, arguments.max_seconds);
        let backward = ask(&program, &properties, Engine::Backward, arguments.max_seconds);
        let _ = writeln!(
            out,
            "{producers:9}  {:5}  {:9.3}  {:7}  {:10.3}  {:11}  {} / {}",
            producers + 2,
            forward.stats.seconds,
            forward.stats.states,
            backward.stats.seconds,
            backward.stats.states,
            forward.verdict.word(),
            backward.verdict.word()
        );
    }
    say(&out);
    Ok(())
}
