//! `scoville bench papers`: the published tables on permission regions with our figures beside them.

use super::printing::{complain, say};
use super::{check_java, progress};
use crate::cli::{BenchArguments, JavaArguments};
use crate::javac::Until;
use anyhow::{Context, Result, anyhow, bail};
use habanero::engines::{Engine, Factory, Request, check};
use machine::Input;
use report::{Answer, Budget};
use serde_json::Value;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The tables, the later paper's first.
const PUBLISHED: [(&str, &str); 2] = [
    ("Gradual permissions, Table I", include_str!("../../data/permission-regions-table.json")),
    ("Permission regions, Table 1", include_str!("../../data/gpr-first-table.json")),
];

/// Our engines, each with what it stands beside.
const ENGINES: [(Engine, &str); 3] = [
    (Engine::Regions, "permission_regions"),
    (Engine::Precise, "precise_race_detector"),
    (Engine::HappensBefore, "computation_graph"),
];

/// Prints the tables. Exit code 1: a verdict is wrong, or missing where there should be one.
pub(crate) fn run(arguments: &BenchArguments) -> Result<u8> {
    if cfg!(debug_assertions) {
        complain("this is not a release build: the seconds say nothing (use cargo run --release)");
    }
    say(&format!(
        "states and seconds: published, then ours; * marks verdicts that the paper itself calls wrong; - is over the\n\
         limit (published: 30 minutes, ours: {} s). Our seconds are those of the check and of running its findings\n\
         again, without javac and without starting machines. Published beside regions: permission regions; beside\n\
         precise: the precise race detector; beside order: computation graphs.",
        arguments.max_seconds
    ));
    let mut wrong = Vec::new();
    for (title, table) in PUBLISHED {
        let table: Value = serde_json::from_str(table)?;
        say(&format!("\n{title}"));
        say(
            "program                  engine    states      s  verdict             states         s  verdict\n\
             -----------------------  -------  -------  -----  --------------  ---------  --------  --------",
        );
        for row in table["rows"].as_array().context("a table without rows")? {
            wrong.extend(program(arguments, row)?);
        }
    }
    for what in &wrong {
        complain(what);
    }
    Ok(u8::from(!wrong.is_empty()))
}

/// The lines of one program; gives the verdicts that are wrong or missing.
fn program(arguments: &BenchArguments, row: &Value) -> Result<Vec<String>> {
    let name = row["benchmark"].as_str().context("a row without a name")?;
    let file = arguments.papers.join(format!("{name}.java"));
    let holds = is_correct(&file)?;
    let java = JavaArguments::of(file, arguments.jdk.clone());
    let starting = Arc::new(AtomicU64::new(0));
    let factory =
        timed(check_java::factory(&java, Until::default(), Input::default())?, Arc::clone(&starting));
    let mut wrong = Vec::new();
    for (index, (engine, beside)) in ENGINES.into_iter().enumerate() {
        starting.store(0, Ordering::Relaxed);
        let started = Instant::now();
        let outcomes = check(&request(&factory, engine, arguments.max_seconds))
            .map_err(|why| anyhow!(render::limit(&why)))?;
        let seconds =
            started.elapsed().saturating_sub(Duration::from_micros(starting.load(Ordering::Relaxed)));
        let answer = outcomes.answer();
        let kind = outcomes.found.first().map(|found| found.finding.kind.word());
        let ours = kind.unwrap_or(if answer == Answer::Unknown { "-" } else { answer.word() });
        let right = match answer {
            Answer::Proved => holds,
            Answer::Violated => !holds,
            Answer::Unknown => engine == Engine::Precise,
        };
        if !right {
            let why =
                outcomes.limits.first().map_or(String::new(), |why| format!(" ({})", render::limit(why)));
            wrong.push(format!("{name}: {} says {}{why}", engine.name(), answer.word()));
        }
        let mut line = format!("{:23}  {:7}  ", if index == 0 { name } else { "" }, engine.name());
        let _ = write!(line, "{}  ", published(&row[beside]));
        let mark = match answer {
            _ if right => "",
            Answer::Unknown => "  MISSED",
            _ => "  WRONG",
        };
        let _ = write!(line, "{:9}  {:8.3}  {ours}{mark}", outcomes.figures.states, seconds.as_secs_f64());
        say(&line);
    }
    Ok(wrong)
}

/// States, seconds and verdict as they were published.
fn published(cell: &Value) -> String {
    let number = |name: &str| cell[name].as_u64().map_or("-".to_string(), |number| number.to_string());
    let verdict = match (cell["verdict"].as_str(), cell["states"].is_u64()) {
        (Some(verdict), _) => verdict,
        (None, true) => "",
        (None, false) => "-",
    };
    format!("{:>7}  {:>5}  {verdict:14}", number("states"), number("seconds"))
}

/// Whether a program has nothing wrong with it, as its first lines say.
fn is_correct(file: &Path) -> Result<bool> {
    let source = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let Some(expect) = source.lines().find_map(|line| line.strip_prefix("// expect: ")) else {
        bail!("{}: it does not say what to expect", file.display())
    };
    Ok(expect.split_whitespace().next() == Some("ok"))
}

/// A factory that adds up the microseconds that it takes.
fn timed(factory: Arc<Factory>, sum: Arc<AtomicU64>) -> Arc<Factory> {
    Arc::new(move || {
        let started = Instant::now();
        let made = factory();
        sum.fetch_add(started.elapsed().as_micros() as u64, Ordering::Relaxed);
        made
    })
}

fn request(factory: &Arc<Factory>, engine: Engine, max_seconds: u64) -> Request {
    Request {
        budget: Budget { max_seconds: Some(max_seconds), ..Budget::default() },
        interrupted: progress::interrupted,
        ..Request::new(Arc::clone(factory), engine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_figures_are_there() {
        let rows = |text: &str| -> Value { serde_json::from_str(text).expect("a table") };
        let counts = PUBLISHED.map(|(_, text)| rows(text)["rows"].as_array().map_or(0, Vec::len));
        assert_eq!(counts, [21, 4]);
        let table = rows(PUBLISHED[0].1);
        let two = &table["rows"][2];
        assert_eq!(published(&two["precise_race_detector"]), "    597      0  Detected Race*");
        assert_eq!(published(&Value::Null), "      -      -  -             ");
    }
}
