//! Exit codes: every engine and every search finds the schedule that ends with another code than 0, and it is met again;
//! what the program printed comes with it.

use crate::support::{compile, folder, root, scoville, sources, text, verdict};
use std::path::PathBuf;
use std::sync::OnceLock;

fn class(name: &str) -> String {
    static COMPILED: OnceLock<PathBuf> = OnceLock::new();
    let compiled = COMPILED.get_or_init(|| {
        let mut files = sources("soundness");
        files.retain(|file| {
            let name = file.file_stem().and_then(|stem| stem.to_str());
            name.is_some_and(|name| name.starts_with("Exit"))
        });
        compile(folder("exits"), &files)
    });
    compiled.join(format!("{name}.class")).display().to_string()
}

#[test]
fn every_search_finds_the_exit_code_and_it_is_met_again() {
    let ways: [&[&str]; 7] = [
        &[],
        &["--engine", "precise"],
        &["--engine", "regions"],
        &["--unreduced"],
        &["--no-matching"],
        &["--search", "random", "--runs", "200"],
        &["--all"],
    ];
    for program in ["ExitTwoCodesTurned", "ExitOneOrder"] {
        for (number, way) in ways.iter().enumerate() {
            let file = folder("exits-witness").join(format!("{program}-{number}.json")).display().to_string();
            let class = class(program);
            let asked = ["check", &class, "--format", "json", "--property", "exit", "--witness", &file];
            let said = verdict(&scoville(&[&asked, *way].concat()), program);
            assert_eq!(said["findings"][0]["kind"], "exit", "{program} {way:?}: {said}");
            let code = said["findings"][0]["output"]["exit_code"].as_i64();
            assert!(matches!(code, Some(1 | 7)), "{program} {way:?}: {code:?}");
            let again = scoville(&["replay", &file, "--format", "json"]);
            assert_eq!(again.status.code(), Some(1), "{program} {way:?}: {}", text(&again.stdout));
            let again = verdict(&again, program);
            assert_eq!(again["findings"][0]["message"], said["findings"][0]["message"], "{program} {way:?}");
        }
    }
}

#[test]
fn the_output_comes_with_a_finding_and_with_a_proof_if_asked() {
    let file = folder("exits").join("Printer.java");
    let source = "public class Printer {
    public static void main(String[] args) {
        for (int line = 0; line < 30; line++) {
            System.out.println(\"line \" + line);
        }
        System.err.println(\"on the other side\");
        System.exit(args.length);
    }
}
";
    std::fs::write(&file, source).expect("a file");
    let file = file.display().to_string();
    let wrong = scoville(&["check", &file, "--", "x"]);
    let said = text(&wrong.stdout);
    let shown = "
  the output
  | ... (10 more)
  | line 10
";
    assert!(wrong.status.code() == Some(1) && said.contains(shown), "{said}");
    assert!(!said.contains("line 9\n") && said.contains("  | line 29\n"), "{said}");
    assert!(said.contains("\n  the errors\n  | on the other side\n\n  exit code 1\n"), "{said}");
    assert!(said.contains("exit: main ends the program with exit code 1 at Printer.java:7"), "{said}");
    let right = scoville(&["check", &file]);
    assert!(right.status.code() == Some(0) && !text(&right.stdout).contains("line 29"));
    let right = text(&scoville(&["check", &file, "--show-output"]).stdout);
    assert!(right.contains("  | line 29\n") && right.contains("  | on the other side\n"), "{right}");
    let json = verdict(&scoville(&["check", &file, "--show-output", "--format", "json"]), "Printer");
    assert_eq!(json["coverage"]["errors"], "on the other side\n");
}

/// `run` and `check` agree on what a code is.
#[test]
fn a_run_ends_with_the_same_code() {
    assert_eq!(scoville(&["run", &class("ExitMain")]).status.code(), Some(3));
    let source = root().join("tests/corpus/soundness/ExitMain.java").display().to_string();
    let said = verdict(&scoville(&["check", &source, "--format", "json"]), "ExitMain");
    assert_eq!(said["findings"][0]["output"]["exit_code"], 3);
}
