//! What people read: the names of the source, who waits for what, what to try without an answer, and no colours where there
//! is no terminal.

use crate::support::{folder, root, scoville, text};
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::{Command, Stdio};

fn program(name: &str) -> String {
    root().join(format!("crates/scoville/tests/names/{name}.java")).display().to_string()
}

fn check(name: &str, more: &[&str]) -> Value {
    let input = program(name);
    let output = scoville(&[&["check", &input, "--format", "json"], more].concat());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{name}: {}", text(&output.stderr)))
}

/// The message of each finding, and what is done at each of its places.
fn told(verdict: &Value) -> String {
    let mut out = String::new();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_string();
    for finding in list(&verdict["findings"]) {
        out += &format!("{}: {}\n", word(&finding["kind"]), word(&finding["message"]));
        for place in list(&finding["locations"]) {
            let file = word(&place["file"]);
            let file = file.rsplit('/').next().unwrap_or_default();
            out +=
                &format!("  {} {} at {file}:{}\n", word(&place["task"]), word(&place["what"]), place["line"]);
        }
    }
    out
}

#[test]
fn races_are_told_by_the_names_of_the_source() {
    let all = told(&check("Races", &["--all"]));
    insta::assert_snapshot!(all + &told(&check("Lists", &[])) + &told(&check("References", &[])));
}

#[test]
fn who_waits_says_for_what_and_who_should_give_it() {
    insta::assert_snapshot!(told(&check("Waits", &["--no-spurious-wakeups"])));
}

#[test]
fn a_cycle_of_locks_is_told_link_by_link() {
    insta::assert_snapshot!(told(&check("Cycle", &[])));
}

#[test]
fn futures_and_phasers_have_names_and_places() {
    insta::assert_snapshot!(told(&check("Futures", &[])));
}

#[test]
fn two_ends_differ_in_a_value_that_is_named() {
    let of = |more: &[&str]| told(&check("Ends", &[&["--determinism"], more].concat()));
    insta::assert_snapshot!(of(&[]) + "---\n" + &of(&["--", "x"]));
}

/// Every option that is advised is one that the command takes.
#[test]
fn what_is_advised_can_be_typed() {
    let java = root().join("tests/corpus/papers/ClumpedAccess.java").display().to_string();
    let phasers = root().join("tests/corpus/phasers/12-running-3-deadlock.ph").display().to_string();
    let bridge = root().join("tests/corpus/bridge/BarrierRounds.java").display().to_string();
    let mut cases: Vec<Vec<&str>> = vec![
        vec![&phasers, "--max-states", "2"],
        vec![&phasers, "--engine", "backward", "--max-states", "2"],
        vec![&bridge, "--phasers", "--max-states", "1"],
        vec![&java, "--search", "random", "--runs", "2"],
    ];
    for engine in ["order", "regions", "precise"] {
        for limit in
            [["--max-states", "1"], ["--max-depth", "1"], ["--max-memory", "1K"], ["--max-seconds", "0"]]
        {
            cases.push([&[java.as_str(), "--engine", engine][..], &limit].concat());
        }
    }
    let mut typed_before = BTreeSet::new();
    for case in cases {
        let output = scoville(&[&["check"], &case[..], &["--format", "json"]].concat());
        let verdict: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(verdict["verdict"], "unknown", "{case:?}");
        let advice = verdict["coverage"]["advice"].as_array().cloned().unwrap_or_default();
        assert!(!advice.is_empty(), "{case:?}: {verdict}");
        for one in advice {
            let words: Vec<String> = one
                .as_str()
                .unwrap_or_default()
                .split_whitespace()
                .map(|word| word.trim_end_matches([',', ':']).to_string())
                .collect();
            let Some(first) = words.iter().position(|word| word.starts_with("--") && word != "--") else {
                continue;
            };
            if words[..first].iter().any(|word| word == "without") {
                continue;
            }
            let typed: Vec<&str> = words[first..].iter().map(String::as_str).collect();
            let until = typed.iter().position(|word| *word == "which" || *word == "or" || *word == "alone");
            let typed = &typed[..until.unwrap_or(typed.len())];
            let plain: Vec<&str> = match case.contains(&"--phasers") {
                true => vec![case[0], "--phasers"],
                false => vec![case[0]],
            };
            // What it leads to is no matter here.
            let short: &[&str] = if typed.contains(&"--max-states") { &[] } else { &["--max-states", "1"] };
            let all = [&["check"], &plain[..], typed, short, &["--quiet"]].concat();
            if !typed_before.insert(all.join(" ")) {
                continue;
            }
            let output = scoville(&all);
            assert_ne!(output.status.code(), Some(2), "{case:?}: {typed:?}: {}", text(&output.stderr));
        }
    }
}

#[test]
fn without_an_answer_the_text_says_so_and_what_to_try() {
    let java = root().join("tests/corpus/papers/ClumpedAccess.java").display().to_string();
    let said = text(&scoville(&["check", &java, "--max-states", "1"]).stdout);
    assert!(said.contains("no violation so far: 1 state and 0 transitions were covered"), "{said}");
    assert!(said.contains("\n  try a higher limit: --max-states 4\n"), "{said}");
}

/// Colours are for terminals: in pipes and files there are none, whatever the format.
#[test]
fn a_pipe_has_no_escape_sequences() {
    let input = program("Cycle");
    let formats = ["text", "json", "html", "sarif", "junit", "gradescope", "dot"];
    for format in formats {
        for no_color in [None, Some("1"), Some("")] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
            command.args(["check", &input, "--format", format]).stdin(Stdio::null());
            command.env("XDG_CACHE_HOME", folder("cache")).env_remove("NO_COLOR");
            command.envs(no_color.map(|value| ("NO_COLOR", value)));
            let output = command.output().expect("scoville starts");
            let both = [output.stdout, output.stderr].concat();
            assert!(!both.contains(&0x1b), "{format} {no_color:?}: {}", text(&both));
        }
    }
    let colored = scoville(&["check", &input, "--color", "always"]);
    assert!(colored.stdout.contains(&0x1b));
}

/// `NO_COLOR` counts at a terminal, too.
#[test]
fn no_color_is_heard_at_a_terminal() {
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    let phasers = &root().join("examples/phasers/2-barrier-forgotten.ph").display().to_string();
    let shown = |no_color: Option<&str>| {
        let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&terminal).and_then(|()| unlockpt(&terminal)).expect("ours");
        let name = ptsname(&terminal, Vec::new()).expect("a name").into_string().expect("text");
        let other = std::fs::File::options().read(true).write(true).open(name).expect("the other end");
        let mut check = Command::new(env!("CARGO_BIN_EXE_scoville"));
        check.args(["check", phasers]).stdin(Stdio::null()).env_remove("NO_COLOR");
        check.args(["--max-seconds", "20"]).env("XDG_CACHE_HOME", folder("cache"));
        check.envs(no_color.map(|value| ("NO_COLOR", value))).stderr(Stdio::null()).stdout(other);
        check.status().expect("scoville starts");
        let mut bytes = [0; 4096];
        rustix::io::ioctl_fionbio(&terminal, true).expect("no waiting");
        let count = rustix::io::read(&terminal, &mut bytes).unwrap_or(0);
        bytes[..count].to_vec()
    };
    assert!(shown(None).contains(&0x1b) && !shown(Some("1")).contains(&0x1b));
}
