//! The options of `check` on Java programs: limits, interrupts, samples, selections, and what does not go together.

use crate::support::{class, folder, root, scoville, text};
use serde_json::Value;
use std::process::{Child, Command, Output, Stdio};

fn check(program: &str, more: &[&str]) -> (Option<i32>, Value) {
    let class = class(program);
    let output = scoville(&[&["check", class.as_str(), "--format", "json"], more].concat());
    (output.status.code(), object(&output))
}

fn object(output: &Output) -> Value {
    let fail = |error| panic!("{error}: {}{}", text(&output.stdout), text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap_or_else(fail)
}

#[test]
fn every_limit_ends_in_unknown_and_is_named() {
    let limits =
        [["--max-states", "3"], ["--max-depth", "1"], ["--max-memory", "1K"], ["--max-seconds", "0"]];
    for engine in ["order", "regions", "precise"] {
        for limit in limits {
            let (code, verdict) = check("ClumpedAccess", &[&["--engine", engine], &limit[..]].concat());
            let what = format!("{engine} {limit:?}: {}", verdict["coverage"]["limits"]);
            assert_eq!((code, &verdict["verdict"]), (Some(3), &Value::from("unknown")), "{what}");
            let named = verdict["coverage"]["limits"][0].as_str().unwrap_or_default();
            assert!(named.starts_with(limit[0]) && named.ends_with("was reached"), "{what}");
            let claim = verdict["coverage"]["claim"].as_str().unwrap_or_default();
            assert!(claim.starts_with("no violation so far: "), "{what}: {claim}");
        }
    }
}

/// Waits until a process has a handler for SIGINT.
fn until_it_catches(child: &mut Child) {
    let status = format!("/proc/{}/status", child.id());
    loop {
        assert!(child.try_wait().expect("it can be asked").is_none(), "it has ended");
        let text = std::fs::read_to_string(&status).unwrap_or_default();
        let caught = text.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
        if caught & 1 << 1 != 0 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn an_interrupt_ends_in_unknown() {
    let class = class("IntegerCounterIsolated");
    for engine in ["precise", "regions"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
        command.env("XDG_CACHE_HOME", folder("cache")).stdin(Stdio::null()).stdout(Stdio::piped());
        // The end of the time is only there so that a lost signal does not hang the test.
        let limits = ["--max-seconds", "300", "--max-states", "1000000000"];
        command.args(["check", &class, "--engine", engine, "--format", "json"]).args(limits);
        let mut child = command.spawn().expect("scoville starts");
        until_it_catches(&mut child);
        let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(kill.expect("kill starts").success());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(3), "{engine}: {}", text(&output.stdout));
        assert_eq!(object(&output)["coverage"]["limits"][0], "it was interrupted", "{engine}");
    }
}

#[test]
fn samples_find_a_planted_violation_and_never_prove() {
    for search in ["random", "pct"] {
        for engine in ["order", "regions", "precise"] {
            let more = ["--engine", engine, "--search", search, "--runs", "100", "--seed", "7"];
            let (code, verdict) = check("FinishAssertionOneSchedule", &more);
            assert_eq!(code, Some(1), "{engine} {search}: {verdict}");
            assert_eq!(verdict["findings"][0]["kind"], "assertion");
            let (code, verdict) = check("IsolatedCounter", &more);
            assert_eq!(code, Some(3), "{engine} {search}: {verdict}");
            let (code, _) = check("FinishEmpty", &more);
            assert_eq!(code, Some(3), "{engine} {search}: there is one schedule, but nobody knows that");
        }
    }
}

#[test]
fn what_is_behind_a_race_counts_though_nobody_asks_for_races() {
    for (engine, expected) in [("order", 1), ("precise", 1), ("regions", 3)] {
        let (code, verdict) = check("RaceThenAssertion", &["--engine", engine, "--property", "assertion"]);
        assert_eq!(code, Some(expected), "{engine}: {verdict}");
    }
    let (code, verdict) = check("RaceBehindRace", &["--property", "assertion,deadlock,exception"]);
    assert_eq!(code, Some(0), "{verdict}");
}

/// The race is there only if the second task comes first.
const LATE_RACE: &str = "import static edu.rice.hj.Module2.*;
public class LateRace {
    static int turn;
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> {
                isolated(() -> turn = turn * 2 + 1);
            });
            async(() -> {
                boolean[] first = new boolean[1];
                isolated(() -> { first[0] = turn == 0; turn = 2; });
                if (first[0]) async(() -> x = 1);
                if (first[0]) x = 2;
            });
        }));
    }
}
";

#[test]
fn samples_of_the_default_engine_are_watched_for_races() {
    let file = folder("options").join("LateRace.java");
    std::fs::write(&file, LATE_RACE).expect("a source");
    let (input, kept) = (file.display().to_string(), file.with_extension("json").display().to_string());
    for search in ["random", "pct"] {
        let more = ["--search", search, "--runs", "100", "--witness", &kept, "--format", "json"];
        let output = scoville(&[&["check", input.as_str()], more.as_slice()].concat());
        assert_eq!(output.status.code(), Some(1), "{search}: {}", text(&output.stdout));
        assert!(text(&output.stdout).contains("\"kind\": \"race\""), "{}", text(&output.stdout));
        let again = scoville(&["replay", &kept]);
        assert_eq!(again.status.code(), Some(1), "{search}: {}", text(&again.stdout));
    }
}

const TWO_RACES: &str = "import static edu.rice.hj.Module2.*;
public class TwoRaces {
    static int x;
    static int y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> {
                x = 1;
                y = 1;
            });
            async(() -> {
                x = 2;
                y = 2;
            });
        }));
    }
}
";

#[test]
fn all_finds_both_races() {
    let file = folder("options").join("TwoRaces.java");
    std::fs::write(&file, TWO_RACES).expect("a source");
    let input = file.display().to_string();
    for engine in ["order", "precise"] {
        let count = |more: &[&str]| {
            let fixed = ["check", &input, "--engine", engine, "--format", "json", "--property", "race"];
            let verdict = object(&scoville(&[&fixed[..], more].concat()));
            let findings = verdict["findings"].as_array().expect("a list").clone();
            let line = |finding: &Value| finding["locations"][0]["line"].as_u64();
            let mut lines: Vec<Option<u64>> = findings.iter().map(line).collect();
            lines.sort();
            lines.dedup();
            (findings.len(), lines.len())
        };
        assert_eq!(count(&[]), (1, 1), "{engine}");
        let (found, lines) = count(&["--all"]);
        assert!(found >= 2 && lines >= 2, "{engine}: {found} findings on {lines} lines");
    }
}

const PRINTS: &str = "\
import static edu.rice.hj.Module2.*;
public class Prints {
    public static void main(String[] arguments) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> System.out.println(arguments.length == 0 ? \"one\" : \"same\"));
            async(() -> System.out.println(arguments.length == 0 ? \"two\" : \"same\"));
        }));
    }
}
";

#[test]
fn determinism_shows_two_schedules_that_end_differently() {
    let file = folder("options").join("Prints.java");
    std::fs::write(&file, PRINTS).expect("a source");
    let input = file.display().to_string();
    let fixed = ["check", &input, "--format", "json"];
    let output = scoville(&[&fixed[..], &["--determinism"]].concat());
    let verdict = object(&output);
    let kinds: Vec<&str> = verdict["findings"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["kind"].as_str())
        .collect();
    assert_eq!((output.status.code(), kinds), (Some(1), vec!["nondeterminism"; 2]));
    for more in [&[][..], &["--determinism", "--", "x"]] {
        let output = scoville(&[&fixed[..], more].concat());
        assert_eq!(output.status.code(), Some(0), "{more:?}: {}", text(&output.stdout));
    }
}

#[test]
fn only_what_was_asked_for_is_looked_for() {
    for engine in ["order", "precise"] {
        let (code, verdict) = check("AsyncWriteWrite", &["--engine", engine, "--property", "deadlock"]);
        assert_eq!(code, Some(0), "{engine}: {verdict}");
        assert_eq!(verdict["coverage"]["properties"], serde_json::json!(["deadlock"]));
        assert_eq!(verdict["coverage"]["claim"], "for this input, no schedule has a deadlock");
        let (code, _) = check("AsyncWriteWrite", &["--engine", engine, "--property", "deadlock,race"]);
        assert_eq!(code, Some(1), "{engine}");
    }
    let (code, _) = check("PermissionLeftOpen", &["--property", "race,deadlock"]);
    assert_eq!(code, Some(0), "regions can be ignored");
}

#[test]
fn what_does_not_go_together_is_named() {
    let java = class("AsyncWriteWrite");
    let phasers = root().join("tests/corpus/phasers/01-loopless-safe.ph").display().to_string();
    let mistakes: [(&str, &[&str], &str); 18] = [
        (&java, &["--engine", "forward"], "--engine is order, regions or precise"),
        (&java, &["--workers", "2"], "--workers is for --engine regions and --engine precise"),
        (&java, &["--search", "bfs"], "--search bfs is for --engine regions and --engine precise"),
        (
            &java,
            &["--engine", "regions", "--workers", "2", "--search", "bfs"],
            "--workers goes with --search dfs",
        ),
        (&java, &["--workers", "0"], "0 is not in 1..=64"),
        (&java, &["--runs", "5"], "--runs goes with --search random and --search pct"),
        (&java, &["--search", "random", "--changes", "5"], "--changes goes with --search pct"),
        (&java, &["--property", "lapped"], "--property of a Java program is race, permission"),
        (&java, &["--property", "speed"], "invalid value 'speed'"),
        (&java, &["--max-memory", "much"], "give a number such as 500M or 2G"),
        (&java, &["--max-tasks", "3"], "--max-tasks is for phaser programs"),
        (&java, &["--any-number"], "--any-number is for phaser programs"),
        (&java, &["--witness", "no/such/folder/w.json"], "cannot write no/such/folder/w.json"),
        (&phasers, &["--engine", "order"], "--engine is portfolio, forward, backward or both"),
        (&phasers, &["--property", "permission"], "--property of a phaser program is assertion"),
        (&phasers, &["--witness", "w.json"], "--witness is for Java programs"),
        (&phasers, &["--search", "pct"], "--search is for Java programs"),
        (&phasers, &["--", "x"], "an argument after -- is for Java programs"),
    ];
    let mut wrong = String::new();
    for (input, more, expected) in mistakes {
        let output = scoville(&[&["check", input], more].concat());
        let message = text(&output.stderr);
        let right = output.status.code() == Some(2) && output.stdout.is_empty() && message.contains(expected);
        if !right {
            wrong.push_str(&format!("{more:?}: exit code {:?}, {message}", output.status.code()));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
