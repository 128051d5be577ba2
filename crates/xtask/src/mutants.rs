//! `cargo xtask mutants`: faults put into the tool on purpose, one at a time; a test must fail for each.
//!
//! The faults stand in `crates/xtask/data/mutants.txt`, what came of them in `docs/mutants.md`. A fault is put into a
//! copy of the sources below `target/mutants`, so the sources themselves are never touched.

use crate::{Failure, cargo_path, complain, root};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const FAULTS: &str = "crates/xtask/data/mutants.txt";
const TABLE: &str = "docs/mutants.md";
/// What the last command said.
const LOG: &str = "target/mutants/last.log";

/// A fault.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Fault {
    /// Counted from 1.
    number: usize,
    /// What it breaks.
    what: String,
    file: String,
    /// `soundness`, `attack` or `precise` and the names of programs, or the arguments of `cargo test`.
    test: String,
    old: String,
    new: String,
}

/// What came of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Caught,
    Survived,
    NotBuilt,
}

impl Outcome {
    fn text(self) -> &'static str {
        match self {
            Outcome::Caught => "caught",
            Outcome::Survived => "SURVIVED",
            Outcome::NotBuilt => "does not compile",
        }
    }
}

/// Runs the faults that the arguments name.
pub(crate) fn mutants(arguments: &[&str]) -> Result<(), Failure> {
    let root = root();
    let faults = parse(&read(&root.join(FAULTS))?)?;
    let (mut from, mut to, mut runs) = (1, faults.len(), true);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut number = || {
            let text = rest.next().ok_or(format!("{argument} needs a number"))?;
            text.parse::<usize>().map_err(|_| format!("{text} is no number"))
        };
        match *argument {
            "--only" => {
                from = number()?;
                to = from;
            }
            "--from" => from = number()?,
            "--to" => to = number()?,
            "--check" => runs = false,
            other => return Err(format!("mutants: {other}? There are --only N, --from N, --to M, --check")),
        }
    }
    let mut table = Table::read(&root);
    check(&root, &faults)?;
    if !runs {
        return table.compare(&root, &faults);
    }
    let mut survived = Vec::new();
    for fault in faults.iter().filter(|fault| (from..=to).contains(&fault.number)) {
        let outcome = run(&root, fault)?;
        complain(&format!("> {:2} {}: {}", fault.number, fault.what, outcome.text()));
        if outcome == Outcome::NotBuilt {
            complain(&format!("what the compiler says is in {}", root.join(LOG).display()));
        }
        table.set(fault, outcome);
        table.write(&root, &faults)?;
        if outcome != Outcome::Caught {
            survived.push(fault.number.to_string());
        }
    }
    match survived.is_empty() {
        true => Ok(()),
        false => Err(format!("not caught: {}", survived.join(", "))),
    }
}

fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Reads faults: `## what`, `file: ...`, `test: ...`, then the old text between `<<<<` and `====` and the new one up
/// to `>>>>`.
fn parse(text: &str) -> Result<Vec<Fault>, Failure> {
    let mut faults: Vec<Fault> = Vec::new();
    let mut part = "";
    for line in text.lines() {
        let number = faults.len();
        match (part, line) {
            ("", "<<<<") => part = "old",
            ("old", "====") => part = "new",
            ("new", ">>>>") => part = "",
            ("", line) if line.starts_with("## ") => {
                faults.push(Fault { number: number + 1, what: line[3..].to_string(), ..Fault::default() });
            }
            ("", line) if line.is_empty() || line.starts_with('#') => {}
            (part, line) => {
                let fault = faults.last_mut().ok_or(format!("{FAULTS}: a text before the first fault"))?;
                match part {
                    "old" => fault.old += &format!("{line}\n"),
                    "new" => fault.new += &format!("{line}\n"),
                    _ => match line.split_once(": ") {
                        Some(("file", file)) => fault.file = file.to_string(),
                        Some(("test", test)) => fault.test = test.to_string(),
                        _ => return Err(format!("{FAULTS}: what is {line}?")),
                    },
                }
            }
        }
    }
    // The last line ends where the text does, so that a part of a line can be named.
    for fault in &mut faults {
        for text in [&mut fault.old, &mut fault.new] {
            if text.ends_with('\n') {
                text.pop();
            }
        }
    }
    Ok(faults)
}

/// Every old text stands exactly once in its file.
fn check(root: &Path, faults: &[Fault]) -> Result<(), Failure> {
    let mut problems = Vec::new();
    for fault in faults {
        let text = read(&root.join(&fault.file)).unwrap_or_default();
        let found = text.matches(&fault.old).count();
        if found != 1 || fault.old.is_empty() || fault.test.is_empty() || fault.old == fault.new {
            problems.push(format!("{}: {} ({found} places in {})", fault.number, fault.what, fault.file));
        }
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(format!("faults that cannot be made:\n{}", problems.join("\n"))),
    }
}

/// Builds with one fault and runs its test.
fn run(root: &Path, fault: &Fault) -> Result<Outcome, Failure> {
    let tree = copy(root)?;
    let file = tree.join(&fault.file);
    let text = read(&file)?;
    fs::write(&file, text.replacen(&fault.old, &fault.new, 1)).map_err(|error| error.to_string())?;
    let outcome = build_and_test(root, &tree, fault);
    fs::write(&file, text).map_err(|error| error.to_string())?;
    outcome
}

fn build_and_test(root: &Path, tree: &Path, fault: &Fault) -> Result<Outcome, Failure> {
    let mut words = fault.test.split_whitespace();
    let (mut arguments, mut only) = (vec!["test", "--quiet"], None);
    // The engines besides the default one have tests of their own.
    let mut filter = "";
    match words.next() {
        Some(corpus @ ("soundness" | "attack" | "precise")) => {
            arguments.extend(["-p", "scoville", "--test", "suite"]);
            filter = match corpus {
                "attack" => "attack::the_default_engine",
                "precise" => "soundness::precise",
                _ => "soundness::the_default_engine",
            };
            only = words.next();
        }
        Some(first) => arguments.extend(std::iter::once(first).chain(words)),
        None => {}
    }
    let build: Vec<&str> =
        arguments.iter().copied().take_while(|word| *word != "--").chain(["--no-run"]).collect();
    if !cargo(root, tree, &build, None)? {
        return Ok(Outcome::NotBuilt);
    }
    if only.is_some() {
        arguments.extend(["--", filter]);
    }
    let passed = cargo(root, tree, &arguments, only)?;
    Ok(if passed { Outcome::Survived } else { Outcome::Caught })
}

fn cargo(root: &Path, tree: &Path, arguments: &[&str], only: Option<&str>) -> Result<bool, Failure> {
    let mut command = Command::new(cargo_path());
    // A build runs a few small programs: what is quick to compile is quick.
    for name in ["machine", "habanero", "phasers"] {
        command.args(["--config", &format!("profile.dev.package.{name}.opt-level=1")]);
    }
    command.args(arguments).current_dir(tree).env("CARGO_TARGET_DIR", root.join("target/mutants/build"));
    command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("RUST_BACKTRACE", "0");
    if let Some(only) = only.filter(|only| *only != "all") {
        command.env("SCOVILLE_ONLY", only);
    }
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    let log = [output.stdout, output.stderr].concat();
    fs::write(root.join(LOG), log).map_err(|error| error.to_string())?;
    Ok(output.status.success())
}

/// A copy of the sources. What has not changed keeps its time, so it is not built again.
fn copy(root: &Path) -> Result<PathBuf, Failure> {
    let tree = root.join("target/mutants/tree");
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let output = git.output().map_err(|error| format!("cannot start git: {error}"))?;
    for name in String::from_utf8_lossy(&output.stdout).lines() {
        let (from, to) = (root.join(name), tree.join(name));
        let Ok(text) = fs::read(&from) else { continue };
        if fs::read(&to).is_ok_and(|old| old == text) {
            continue;
        }
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        fs::write(&to, text).map_err(|error| format!("{}: {error}", to.display()))?;
    }
    Ok(tree)
}

/// The table of what came of the faults: a row starts with what the fault breaks.
struct Table {
    results: Vec<(String, String)>,
}

impl Table {
    fn read(root: &Path) -> Table {
        let text = fs::read_to_string(root.join(TABLE)).unwrap_or_default();
        let row = |line: &str| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            (cells.len() == 7 && cells[1].parse::<usize>().is_ok())
                .then(|| (cells[2].to_string(), cells[5].to_string()))
        };
        Table { results: text.lines().filter_map(row).collect() }
    }

    fn set(&mut self, fault: &Fault, outcome: Outcome) {
        self.results.retain(|(what, _)| *what != fault.what);
        self.results.push((fault.what.clone(), outcome.text().to_string()));
    }

    fn text(&self, faults: &[Fault]) -> String {
        let result = |fault: &Fault| {
            let found = self.results.iter().find(|(what, _)| *what == fault.what);
            found.map_or("not run", |(_, result)| result.as_str())
        };
        let count = |text: &str| faults.iter().filter(|fault| result(fault) == text).count();
        let mut out = String::from(HEAD);
        let _ = writeln!(
            out,
            "{} faults: {} caught, {} survived, {} not run.\n\n| | what is broken | where | test | result |\n|---|---|---|---|---|",
            faults.len(),
            count("caught"),
            count("SURVIVED"),
            count("not run")
        );
        for fault in faults {
            let Fault { number, what, file, test, .. } = fault;
            let _ = writeln!(out, "| {number} | {what} | `{file}` | {test} | {} |", result(fault));
        }
        out
    }

    fn write(&self, root: &Path, faults: &[Fault]) -> Result<(), Failure> {
        fs::write(root.join(TABLE), self.text(faults)).map_err(|error| format!("{TABLE}: {error}"))
    }

    fn compare(&self, root: &Path, faults: &[Fault]) -> Result<(), Failure> {
        match fs::read_to_string(root.join(TABLE)).unwrap_or_default() == self.text(faults) {
            true => Ok(()),
            false => {
                self.write(root, faults)?;
                Err(format!("{TABLE} did not fit {FAULTS}; it has been written anew"))
            }
        }
    }
}

const HEAD: &str = "\
# Faults made on purpose

`cargo xtask mutants` puts the faults of `crates/xtask/data/mutants.txt` into a copy of the sources, one at a time, builds
it and runs the test named here, which must fail (`--only N`, `--from N --to M`). `--check` only looks whether all faults
can still be made and this table fits them. The table is written by the command; `not run` means just that, and says
nothing about whether a test would fail. `soundness A,B` are programs of `tests/corpus/soundness`, `attack A,B` of the
attacks beside it, checked with the default engine; `precise A,B` are those of the first with the baseline.

";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_read_and_can_be_made() {
        let root = root();
        let faults = parse(&read(&root.join(FAULTS)).expect("the faults")).expect("their form");
        assert!(faults.len() >= 40, "only {} faults", faults.len());
        let one = parse("## a\nfile: f\ntest: t x\n<<<<\n  o\n====\nn\nm\n>>>>\n").expect("a fault");
        let [old, new] = ["  o", "n\nm"].map(str::to_string);
        let [what, file, test] = ["a", "f", "t x"].map(str::to_string);
        assert_eq!(one, [Fault { number: 1, what, file, test, old, new }]);
    }

    #[test]
    fn results_are_kept() {
        let fault = Fault { number: 1, what: "w".into(), ..Fault::default() };
        let mut table = Table { results: Vec::new() };
        assert!(table.text(std::slice::from_ref(&fault)).contains("| not run |"));
        table.set(&fault, Outcome::Caught);
        assert!(table.text(&[fault]).contains("| caught |"));
    }
}
