//! What a person reads: one program of each kind of finding, as text, and one as a page.

use std::path::Path;
use std::process::{Command, Stdio};

fn check(program: &str, more: &[&str]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.current_dir(root).env("XDG_CACHE_HOME", cache).stdin(Stdio::null());
    let input = format!("tests/corpus/{program}.java");
    let output = command.args(["check", &input]).args(more).output().expect("scoville starts");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The text without its last line, which holds figures and seconds.
fn told(program: &str, more: &[&str]) -> String {
    let text = check(program, more);
    let (findings, _) = text.trim_end().rsplit_once('\n').expect("several lines");
    findings.to_string()
}

#[test]
fn a_race() {
    insta::assert_snapshot!("race", told("papers/SubstringSearch", &[]));
}

#[test]
fn a_conflict_of_regions() {
    insta::assert_snapshot!("permission", told("papers/PrimitiveArrayRace", &["--engine", "regions"]));
}

#[test]
fn a_deadlock() {
    insta::assert_snapshot!("deadlock", told("habanero/MonitorLockOrder", &[]));
    insta::assert_snapshot!("deadlock_without_cycle", told("habanero/DdfNeverPut", &[]));
}

#[test]
fn a_failed_assertion() {
    insta::assert_snapshot!("assertion", told("habanero/FinishAssertionOneSchedule", &[]));
}

#[test]
fn an_exception() {
    insta::assert_snapshot!("exception", told("habanero/FinishUncaught", &[]));
}

#[test]
fn a_misused_region() {
    insta::assert_snapshot!("annotation", told("habanero/PermissionLeftOpen", &[]));
}

#[test]
fn sharing_that_nothing_covers() {
    insta::assert_snapshot!("uncovered_sharing", told("habanero/IsolatedOneSide", &["--engine", "regions"]));
}

#[test]
fn a_page() {
    let page = check("habanero/AsyncWriteWrite", &["--format", "html"]);
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    assert!(
        page.contains(
            "<mark class=\"row access\"><span class=\"number\">12</span>    async(() -&gt; x = 1);</mark>"
        ),
        "{page}"
    );
    assert!(page.contains("<i>created by main at AsyncWriteWrite.java:13</i>"), "{page}");
    let heads = ["main", "task 1", "task 2"].map(|task| format!("<th scope=\"col\">{task}</th>"));
    assert!(page.contains(&heads.concat()), "{page}");
    let others = ["src=", "href=\"http", "@import", "url(http"];
    assert!(others.iter().all(|other| !page.contains(other)), "it needs nothing else");
}
