//! `scoville run` on Habanero programs: schedules, traces, exceptions, libraries of other dialects.

use crate::support::{class, folder, javac, root, scoville, text};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Exit code, standard output and standard error of a run.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = scoville(&[&["run"], arguments].concat());
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

fn schedule_of(err: &str) -> String {
    err.lines().find_map(|line| line.strip_prefix("schedule ")).unwrap_or_default().to_string()
}

#[test]
fn a_schedule_that_was_printed_is_replayed_exactly() {
    let programs = [
        "ActorOrderOfTwoSenders",
        "FinishAssertionOneSchedule",
        "FutureTree",
        "IsolatedCounter",
        "LibraryConcurrentMap",
        "LockCondition",
        "MonitorLockOrder",
        "MonitorNotifyOne",
        "PhaserBarrier",
        "VolatileCounter",
    ];
    for program in programs {
        for seed in ["1", "2", "3"] {
            let class = class(program);
            let (code, out, err) = run(&["--seed", seed, "--stats", "--trace", &class]);
            let schedule = schedule_of(&err);
            let again = run(&["--schedule", &schedule, "--stats", "--trace", &class]);
            assert_eq!((code, &out), (again.0, &again.1), "{program} {seed}");
            let without_time = |err: &str| -> Vec<String> {
                err.lines().filter(|line| !line.contains(" operations in ")).map(str::to_string).collect()
            };
            assert_eq!(without_time(&err), without_time(&again.2), "{program} {seed}");
        }
    }
}

#[test]
fn a_trace_has_a_column_for_each_task() {
    let (code, out, err) = run(&["--trace", &class("PhaserProducerConsumer")]);
    assert_eq!((code, out.as_str()), (Some(0), "7\n"));
    let column = |text: &str| {
        let line = err.lines().find(|line| line.trim_start() == text);
        line.map(|line| line.len() - line.trim_start().len()).unwrap_or_else(|| panic!("no {text} in\n{err}"))
    };
    assert_eq!([column("[main]"), column("[task 1]"), column("[task 2]")], [0, 44, 88], "{err}");
    for part in ["spawns task 1", "begins finish", "ends finish", "signals phaser #1 phase 0", "ends"] {
        assert!(err.contains(part), "no {part} in\n{err}");
    }
    assert!(err.lines().all(|line| line.chars().count() <= 132), "{err}");
}

#[test]
fn a_trace_names_the_steps_of_every_construct() {
    let programs = [
        ("FutureGet", &["gets future #1", "resolves future #1"][..]),
        ("IsolatedCounter", &["enters isolated", "leaves isolated"]),
        ("IsolatedObject", &["enters isolated on one object"]),
        (
            "ActorCounts",
            &["starts Counter #1", "sends to Counter #1", "receives as Counter #1", "exits Counter #1"],
        ),
        ("AccumulatorSum", &["into accumulator #1", "gets accumulator #1"]),
        ("PermissionNested", &["enters write region on", "leaves write region on"]),
        ("PhaserBarrier", &["next on phaser #1 phase 0"]),
        ("PhaserSingle", &["runs the single statement", "ends the single statement"]),
        ("EventCountReached", &["advances event count #1"]),
        ("MetricsParallel", &["works "]),
        ("MonitorBuffer", &["is notified", "calls notifyAll"]),
    ];
    for (program, parts) in programs {
        // Words may be broken at the end of a line.
        let err = run(&["--trace", &class(program)]).2.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in parts {
            assert!(err.contains(part), "{program}: no {part} in\n{err}");
        }
    }
}

#[test]
fn an_exception_names_its_task_its_creators_and_its_finish() {
    let (code, _, err) = run(&[&class("LaunchTaskException")]);
    assert_eq!(code, Some(1));
    let expected = "Exception in thread \"main\" java.lang.IllegalArgumentException: task
\tat LaunchTaskException.lambda$main$0(LaunchTaskException.java:11)
\tat scoville.Constructs$BodyTask.run(Constructs.java:145)
\tat scoville.Primitives.runTask(Primitives.java:102)
  in task 1 at LaunchTaskException.java:11, created by main at LaunchTaskException.java:10
    collected by the finish of main at LaunchTaskException.java:9
";
    assert_eq!(err, expected);
    let (_, _, err) = run(&[&class("FutureExceptionUncaught")]);
    assert!(err.contains("kept by its future and thrown by get"), "{err}");
}

#[test]
fn bad_use_names_file_line_and_task() {
    let cases = [
        ("PhaserNextUnregistered", "next without a registration on any phaser"),
        ("DdfSecondPut", "second put on a data-driven future"),
        (
            "PhaserAboveParent",
            "cannot register a child in mode SIG_WAIT on a phaser the parent holds in mode SIG",
        ),
        ("IsolatedGet", "get may block and is not allowed inside isolated"),
        ("AccumulatorGetInside", "get inside the finish of the accumulator"),
    ];
    for (program, message) in cases {
        let (code, _, err) = run(&[&class(program)]);
        assert_eq!(code, Some(1), "{program}: {err}");
        assert!(err.contains(message), "{program}: {err}");
        let place = err.lines().find(|line| line.starts_with("  in "));
        assert!(place.is_some_and(|line| line.contains(&format!(" at {program}.java:"))), "{program}: {err}");
    }
    let (code, _, err) = run(&[&class("ActorNeverExits")]);
    assert_eq!(code, Some(1));
    assert!(
        err.contains("task 1 waits for a message to actor ActorNeverExits$Counter, which never exits"),
        "{err}"
    );
    assert!(err.contains("created by main at ActorNeverExits.java:27"), "{err}");
}

#[test]
fn a_deadlock_shows_its_cycle() {
    let cases = [
        ("FutureCycle", "cycle: task 2 -> task 1 -> task 2"),
        ("MonitorHeldAtFinish", "cycle: main -> task 1 -> main"),
    ];
    for (program, cycle) in cases {
        let (code, _, err) = run(&[&class(program)]);
        assert_eq!(code, Some(1));
        assert!(err.contains(cycle), "{program}: {err}");
    }
}

#[test]
fn what_is_left_at_the_end_is_a_warning() {
    let (code, _, err) = run(&[&class("ActorExitDropsMessages")]);
    assert_eq!(code, Some(0));
    assert!(
        err.contains("warning: actor ActorExitDropsMessages$Counter has not processed 1 message"),
        "{err}"
    );
    let (code, _, err) = run(&[&class("FutureFailureUnseen")]);
    assert_eq!(code, Some(0));
    assert!(
        err.contains(
            "warning: a future failed with java.lang.NumberFormatException and nobody waited for it"
        ),
        "{err}"
    );
    assert!(err.contains("in task 1 at FutureFailureUnseen.java:10, created by main"), "{err}");
}

#[test]
fn garbage_is_collected_under_live_futures() {
    let (code, out, err) = run(&["--stats", &class("GarbageWithFutures")]);
    assert_eq!((code, out.as_str()), (Some(0), "19900 200\n"), "{err}");
    let bytes = err
        .split(" heap ")
        .nth(1)
        .and_then(|rest| rest.split(' ').next())
        .and_then(|text| text.parse::<u64>().ok());
    assert!(bytes.is_some_and(|bytes| bytes < 100 << 20), "200 MB were allocated: {err}");
}

/// Puts all class files below a folder into a jar.
fn jar(folder: &Path, target: &Path) {
    let mut archive = zip::ZipWriter::new(fs::File::create(target).expect("a jar"));
    let mut pending = vec![folder.to_path_buf()];
    while let Some(next) = pending.pop() {
        for entry in fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                pending.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).expect("below the folder").display().to_string();
            archive.start_file(name, zip::write::SimpleFileOptions::default()).expect("an entry");
            archive.write_all(&fs::read(&path).expect("a class")).expect("written");
        }
    }
    archive.finish().expect("a jar");
}

fn java_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(java_files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn programs_compiled_against_other_libraries_run_without_them() {
    const DIALECTS: [(&str, &str); 3] =
        [("byu2015", "1 2 3 4 5 6 7\n"), ("rice", "1 2 3 4 5\n"), ("rice-0.1.13", "1 2 3 4 5\n")];
    for (dialect, expected) in DIALECTS {
        let sources = root().join("tests/dialects").join(dialect);
        let work = folder(&format!("dialect-{dialect}"));
        let (library, program) = (work.join("library"), work.join("program"));
        let shown = |path: &Path| path.display().to_string();
        let mut arguments = vec!["-d".to_string(), shown(&library)];
        arguments.extend(java_files(&sources.join("library")).iter().map(|file| shown(file)));
        javac(&arguments);
        let archive = work.join("library.jar");
        jar(&library, &archive);
        javac(&[
            "-cp".into(),
            shown(&archive),
            "-d".into(),
            shown(&program),
            shown(&sources.join("Program.java")),
        ]);
        let class = shown(&program.join("Program.class"));
        let (code, out, err) = run(&["--cp", &shown(&archive), &class]);
        assert_eq!((code, out.as_str()), (Some(0), expected), "{dialect}: {err}");
        for seed in 0..10 {
            let (code, out, err) = run(&["--seed", &seed.to_string(), "--cp", &shown(&archive), &class]);
            assert_eq!((code, out.as_str()), (Some(0), expected), "{dialect} {seed}: {err}");
        }
        if dialect == "rice-0.1.13" {
            // A body that takes an object is not one that takes nothing: not ours to guess.
            let (code, out, err) = run(&["--cp", &shown(&archive), &class, "--", "more"]);
            assert_eq!((code, out.as_str()), (Some(3), ""), "{err}");
            assert!(err.contains("the Habanero API that Scoville ships has no such method"), "{err}");
        }
    }
}
