//! What a new user types: help, doctor, explain, completions, manual pages.

use crate::support::{folder, root, text};
use std::fs;
use std::process::{Command, Output, Stdio};

fn scoville(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.current_dir(root()).env("XDG_CACHE_HOME", folder("cache")).stdin(Stdio::null());
    command.envs(variables.iter().copied()).args(arguments).output().expect("scoville starts")
}

#[test]
fn doctor_says_what_is_there_and_what_is_not() {
    let output = scoville(&["doctor"], &[]);
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{shown}");
    for part in [
        "ok       scoville    0.",
        "ok       JDK         version ",
        "ok       javac       version ",
        "ok       cache",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let none = folder("no-jdk").display().to_string();
    let output = scoville(&["doctor", "--jdk", &none], &[]);
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{shown}");
    assert!(shown.contains("MISSING  JDK") && shown.contains("install one: "), "{shown}");
}

#[test]
fn every_kind_of_finding_is_explained() {
    let all = text(&scoville(&["explain"], &[]).stdout);
    for kind in report::FindingKind::ALL {
        assert!(all.contains(kind.word()), "{all}");
        let page = text(&scoville(&["explain", kind.word()], &[]).stdout);
        assert!(page.starts_with(&format!("# {}: ", kind.word())), "{page}");
    }
    let wrong = scoville(&["explain", "rase"], &[]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(text(&wrong.stderr).contains("give one of ahead, "), "{}", text(&wrong.stderr));
}

#[test]
fn shells_and_manuals_know_all_commands() {
    let bash = text(&scoville(&["completions", "bash"], &[]).stdout);
    assert!(bash.contains("complete -F _scoville") && bash.contains("--max-seconds"), "{bash}");
    let pages = folder("man");
    assert_eq!(scoville(&["man", &pages.display().to_string()], &[]).status.code(), Some(0));
    for name in ["scoville.1", "scoville-check.1", "scoville-grade.1"] {
        let page = fs::read_to_string(pages.join(name)).expect("a page");
        assert!(page.contains(".SH NAME"), "{page}");
    }
    assert!(!pages.join("scoville-api.1").exists() || !bash.is_empty());
}

#[test]
fn help_has_examples_and_the_version_its_commit() {
    let help = text(&scoville(&["--help"], &[]).stdout);
    assert!(help.contains("Examples:\n  scoville check Main.java") && help.contains("Exit codes:"), "{help}");
    let help = text(&scoville(&["check", "--help"], &[]).stdout);
    assert!(help.contains("scoville check . --junit"), "{help}");
    let version = text(&scoville(&["--version"], &[]).stdout);
    let inside = version.trim().strip_prefix("scoville 0.").expect("a version");
    // Outside of a repository there is no commit.
    assert!(!root().join(".git").exists() || inside.ends_with(')'), "{version}");
}

#[test]
fn colours_are_left_out_where_nobody_wants_them() {
    let check = |more: &[&str], variables: &[(&str, &str)]| {
        let arguments = [&["check", "examples/phasers/2-barrier-forgotten.ph"], more].concat();
        text(&scoville(&arguments, variables).stdout).contains('\u{1b}')
    };
    assert!(!check(&[], &[]) && check(&["--color", "always"], &[]));
    assert!(check(&["--color", "always"], &[("NO_COLOR", "1")]), "what is typed counts more");
}
