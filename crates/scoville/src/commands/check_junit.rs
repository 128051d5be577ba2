//! `scoville check --junit CLASS`: all schedules of each test method.

use super::check_java;
use super::progress::Line;
use super::watch::{Shown, Watch};
use super::witness::Witness;
use crate::cli::{CheckArguments, JavaArguments};
use crate::commands::printing::{Form, unwritten};
use crate::java;
use crate::javac::Until;
use crate::junit::{self, Plan, Selection, Test};
use crate::sources::excerpts;
use anyhow::{Result, anyhow, bail};
use habanero::engines::{Factory, Found, Progress, Request};
use machine::Input;
use render::{TestRow, Tests};
use report::{Budget, FindingKind, Limit, Stats, Verdict, fact};
use std::sync::Arc;
use std::time::Instant;

pub(super) fn run(arguments: &CheckArguments, wanted: &str) -> Result<u8> {
    let started = Instant::now();
    let wanted = Selection::parse(wanted)?;
    refuse(arguments)?;
    let engine = check_java::engine(arguments)?;
    check_java::properties(&arguments.property)?;
    let watch = Watch::start(&arguments.budget(), Shown::of(arguments, engine.name()));
    let input = java::standard_input();
    let tests = match junit::tests(&arguments.java, &wanted, watch.until()) {
        Ok(tests) => tests,
        Err(error) => return watch.ended(error),
    };
    let dialect = tests.iter().find_map(|test| match &test.plan {
        Plan::Run(prepared) => Some(prepared.dialect),
        Plan::Skip | Plan::NotModelled(_) => None,
    });
    let arguments = &arguments.settled(dialect.flatten());
    let line = Arc::new(Line::new(arguments.form.quiet));
    let (mut verdicts, mut found) = (Vec::new(), Vec::new());
    let mut asked = None;
    for (number, test) in tests.iter().enumerate() {
        let Plan::Run(prepared) = &test.plan else {
            verdicts.push(not_run(&watch, test));
            continue;
        };
        let (shown, watching) = (Arc::clone(&line), Arc::clone(&watch));
        let factory = check_java::machines(Arc::clone(prepared), &arguments.java, input.clone());
        let budget = share(watch.budget(), tests.len() - number);
        let mut request = Request {
            progress: Arc::new(move |progress: &Progress| {
                watching.note(progress);
                shown.show(progress);
            }),
            ..check_java::request(arguments, factory, &budget)?
        };
        let begun = Instant::now();
        verdicts.push(Some(match check_java::as_expected(&mut request, arguments.expected.as_deref()) {
            Ok(outcomes) => {
                found.extend(outcomes.found.iter().map(|one| (test.name.clone(), one.clone())));
                let mut verdict = check_java::verdict(&arguments.java, &request, outcomes, begun);
                // That the program which calls the test ends with 1 says nothing.
                let others = verdict.findings.iter_mut().filter(|one| one.kind != FindingKind::Exit);
                others.for_each(|one| one.output.exit_code = None);
                if let Some(note) = test.note {
                    verdict.coverage.facts.insert("note".into(), fact::Value::Text(note.into()));
                }
                verdict
            }
            Err(why) => watch.verdict(why),
        }));
        asked = Some(request);
    }
    watch.finish();
    line.clear();
    let row = |(test, verdict): (&Test, Option<Verdict>)| TestRow { name: test.name.clone(), verdict };
    let all = Tests {
        class: wanted.class,
        engine: engine.name().to_string(),
        input: arguments.java.input.display().to_string(),
        expected: arguments.expected.clone(),
        rows: tests.iter().zip(verdicts).map(row).collect(),
        seconds: started.elapsed().as_secs_f64(),
    };
    let shown = show(arguments, &all);
    if let (Some(file), Some(request)) = (&arguments.witness, &asked) {
        let found: Vec<(Option<&str>, &Found)> =
            found.iter().map(|(test, one)| (Some(test.as_str()), one)).collect();
        let witness = Witness::new(arguments, request, input.if_read().unwrap_or_default(), &found);
        let written = witness.and_then(|witness| witness.write(file));
        written.map_err(|error| unwritten(file, &error))?;
    }
    shown?;
    Ok(Form::of(arguments).exit_code(all.answer(), &all.kinds()))
}

/// What has no meaning for tests.
fn refuse(arguments: &CheckArguments) -> Result<()> {
    if !arguments.java.arguments.is_empty() {
        bail!("--junit: a test takes no arguments, so nothing is given after --");
    }
    if arguments.show_output {
        bail!("--show-output does not go with --junit");
    }
    Ok(())
}

/// A fair share of the time that is left, if so many tests are to come.
fn share(budget: &Budget, tests: usize) -> Budget {
    let now = Instant::now();
    let deadline = budget.deadline.map(|end| now + end.saturating_duration_since(now) / tests.max(1) as u32);
    Budget { deadline, ..budget.clone() }
}

/// The verdict on a test that is not run: none if it is switched off.
fn not_run(watch: &Watch, test: &Test) -> Option<Verdict> {
    match &test.plan {
        Plan::NotModelled(why) => {
            Some(Verdict { stats: Stats::default(), ..watch.verdict(Limit::Other(why.clone())) })
        }
        Plan::Skip | Plan::Run(_) => None,
    }
}

fn show(arguments: &CheckArguments, tests: &Tests) -> Result<()> {
    let form = Form::of(arguments);
    let excerpts = |verdict: &Verdict| excerpts(verdict, &form.sources);
    form.put(|format, color| Ok(tests.show(format, &excerpts, color)))
}

/// The machines that run one test, for a replay.
pub(super) fn factory(
    arguments: &JavaArguments,
    test: &str,
    until: Until,
    input: &Input,
) -> Result<Arc<Factory>> {
    let arguments = &JavaArguments { with_tests: true, ..arguments.clone() };
    let tests = junit::tests(arguments, &Selection::parse(test)?, until)?;
    let plan = tests.into_iter().map(|test| test.plan).next();
    match plan.ok_or_else(|| anyhow!("there is no test {test}"))? {
        Plan::Run(prepared) => Ok(check_java::machines(prepared, arguments, input.clone())),
        Plan::Skip => bail!("the test {test} is switched off"),
        Plan::NotModelled(why) => bail!("the test {test} is not followed: {why}"),
    }
}
