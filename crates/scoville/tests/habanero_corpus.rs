//! Every program of the corpus does what its comments say, in the default run and under random schedules.

use crate::support;
use crate::support::{class, scoville, sources, text};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A program of the corpus and what its comments say.
struct Case {
    name: String,
    expect: String,
    output: Option<String>,
    error: Option<String>,
}

impl Case {
    fn read(file: &Path) -> Case {
        let source = std::fs::read_to_string(file).expect("a source");
        let values = |key: &str| -> Vec<String> {
            let marks = [format!("// {key}: "), format!("// {key}:")];
            let value = |line: &str| {
                marks.iter().find_map(|mark| line.strip_prefix(mark.as_str())).map(str::to_string)
            };
            source.lines().filter_map(value).collect()
        };
        let output = values("output");
        Case {
            name: file.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_string(),
            expect: values("expect").first().cloned().unwrap_or_default(),
            output: (!output.is_empty()).then(|| output.join("\n") + "\n"),
            error: values("error").first().cloned(),
        }
    }
}

/// A result of `scoville run --seeds`.
#[derive(Debug)]
struct Seen {
    code: i32,
    out: String,
    err: String,
    head: String,
}

/// All different results of a program under seeds, and whether it ran at all.
fn under_seeds(name: &str, seeds: u64) -> Vec<Seen> {
    let output = scoville(&["run", "--seeds", &format!("0..{seeds}"), &class(name)]);
    let mut seen: Vec<Seen> = Vec::new();
    let mut in_error = false;
    for line in text(&output.stdout).split_inclusive('\n') {
        if let Some(head) = line.strip_prefix("--- seed ") {
            let code =
                head.trim().rsplit(' ').next().and_then(|code| code.parse().ok()).expect("an exit code");
            seen.push(Seen { code, out: String::new(), err: String::new(), head: head.trim().to_string() });
            in_error = false;
        } else if line.trim_end() == "--- standard error" {
            in_error = true;
        } else if let Some(last) = seen.last_mut() {
            if in_error { last.err.push_str(line) } else { last.out.push_str(line) }
        }
    }
    assert!(!seen.is_empty(), "{name}: {}", text(&output.stderr));
    seen
}

/// How many random schedules; more with `SCOVILLE_SEEDS`.
fn seeds() -> u64 {
    std::env::var("SCOVILLE_SEEDS").ok().and_then(|text| text.parse().ok()).unwrap_or(10)
}

/// What is wrong with a program's results, if anything.
fn check(case: &Case, seeds: u64) -> Result<(), String> {
    let output = scoville(&["run", &class(&case.name)]);
    let default = Seen {
        code: output.status.code().unwrap_or(-1),
        out: text(&output.stdout),
        err: text(&output.stderr),
        head: "default run".into(),
    };
    // What shows in some schedule only is looked for in 50, whatever the number asked for.
    let rare = matches!(case.expect.as_str(), "deadlock" | "exception" | "assertion");
    let mut all = under_seeds(&case.name, if rare { seeds.max(50) } else { seeds });
    all.push(default);
    let wrong = |seen: &Seen| Err(format!("{}, {}: {seen:?}", case.name, seen.head));
    if let Some(seen) = all.iter().find(|seen| !(0..=1).contains(&seen.code)) {
        return wrong(seen);
    }
    let says = |seen: &Seen, part: &str| seen.err.contains(part) || seen.out.contains(part);
    let error = case.error.as_deref().unwrap_or("");
    match case.expect.as_str() {
        "ok" => {
            let right =
                |seen: &&Seen| seen.code == 0 && case.output.as_ref().is_none_or(|out| *out == seen.out);
            all.iter().find(|seen| !right(seen)).map_or(Ok(()), wrong)
        }
        "error" => {
            let right =
                |seen: &&Seen| says(seen, error) && (seen.code == 0 || names_place(&case.name, &seen.err));
            all.iter().find(|seen| !right(seen)).map_or(Ok(()), wrong)
        }
        "deadlock" => {
            let right = |seen: &Seen| seen.code == 1 && seen.err.contains("deadlock") && says(seen, error);
            if all.iter().any(right) { Ok(()) } else { wrong(&all[0]) }
        }
        "exception" | "assertion" => {
            let right =
                |seen: &Seen| seen.code == 1 && says(seen, error) && names_place(&case.name, &seen.err);
            if all.iter().any(right) { Ok(()) } else { wrong(&all[0]) }
        }
        "race" | "permission" | "annotation" => Ok(()),
        other => Err(format!("{}: what is {other:?}?", case.name)),
    }
}

/// Whether a text names file, line and task: `  in task 1.2 at Foo.java:12`.
fn names_place(name: &str, err: &str) -> bool {
    err.lines().any(|line| {
        let place = line.strip_prefix("  in ").and_then(|rest| rest.split_once(" at "));
        place.is_some_and(|(task, rest)| {
            let number = rest.strip_prefix(&format!("{name}.java:")).unwrap_or("");
            (task == "main" || task.starts_with("task "))
                && number.starts_with(|digit: char| digit.is_ascii_digit())
        })
    })
}

#[test]
fn every_program_does_what_its_comments_say() {
    let mut cases: Vec<Case> = sources("habanero").iter().map(|file| Case::read(file)).collect();
    cases.extend(sources("papers").iter().map(|file| Case::read(file)));
    assert!(cases.len() >= 120);
    support::compiled();
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(error) = check(case, seeds()) {
                        wrong.lock().expect("no panic").push(error);
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("no panic");
    assert!(wrong.is_empty(), "{} of {} programs:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

#[test]
fn every_row_of_the_index_names_three_programs_that_exist() {
    let folder = support::root().join("tests/corpus/habanero");
    let index = std::fs::read_to_string(folder.join("README.md")).expect("the index");
    let rows: Vec<&str> = index.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(rows.len() >= 14, "the table of constructs has 14 rows");
    let mut named = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
        let programs = cells[1..]
            .iter()
            .flat_map(|cell| cell.split(", "))
            .map(|one| one.split(" (").next().unwrap_or(one));
        let programs: Vec<&str> = programs.filter(|name| !name.is_empty()).collect();
        assert!(programs.len() >= 3, "{row}");
        for program in &programs {
            assert!(folder.join(format!("{program}.java")).is_file(), "{program} in {row}");
        }
        named += programs.len();
    }
    assert_eq!(named, sources("habanero").len(), "the index names every program once");
}

#[test]
fn what_is_not_modelled_names_the_method_and_the_line() {
    for file in sources("unsupported") {
        let case = Case::read(&file);
        let output = scoville(&["run", &class(&case.name)]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{}: {err}", case.name);
        assert!(err.contains(case.error.as_deref().expect("an error line")), "{}: {err}", case.name);
    }
}
