//! The commands in the documents, and what they print. A block that begins with ```console has commands after `$` and what
//! they print; a line `...` stands for any lines, and figures of time may differ. In documents that bring their own programs, a
//! block such as ```java Bank.java is that file, and everything is run in an empty folder.
//!
//! With `SCOVILLE_DOCUMENTS=update` the documents get what the commands print now.

use crate::support::{folder, root, text};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A command with what it prints, as lines of the document.
struct Block {
    command: String,
    expected: std::ops::Range<usize>,
}

enum Part {
    File(String, String),
    Command(Block),
}

/// The files and commands of a document, in order.
fn parts(lines: &[String]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut index = 0;
    while index < lines.len() {
        let Some(info) = lines[index].strip_prefix("```").filter(|info| !info.is_empty()) else {
            index += 1;
            continue;
        };
        let start = index + 1;
        let end = (start..lines.len()).find(|at| lines[*at] == "```").expect("a block ends");
        let (language, name) = info.split_once(' ').unwrap_or((info, ""));
        if language == "console" {
            let mut at = start;
            while at < end {
                let command = lines[at].strip_prefix("$ ").expect("a command").to_string();
                let next = (at + 1..end).find(|at| lines[*at].starts_with("$ ")).unwrap_or(end);
                parts.push(Part::Command(Block { command, expected: at + 1..next }));
                at = next;
            }
        } else if !name.is_empty() {
            parts.push(Part::File(name.to_string(), lines[start..end].join("\n") + "\n"));
        }
        index = end + 1;
    }
    parts
}

/// What a command prints on both streams, and its exit code.
fn run(command: &str, place: &Path, last: i32) -> (Vec<String>, i32) {
    if command == "echo $?" {
        return (vec![last.to_string()], 0);
    }
    let words: Vec<&str> = command.split_whitespace().collect();
    let ["scoville", arguments @ ..] = words.as_slice() else {
        panic!("{command} is no command of Scoville")
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.current_dir(place).env("XDG_CACHE_HOME", folder("cache")).stdin(Stdio::null());
    let output = command.args(arguments).output().expect("scoville starts");
    let said = text(&output.stdout) + &text(&output.stderr);
    (said.lines().map(|line| line.trim_end().to_string()).collect(), output.status.code().unwrap_or(-1))
}

/// A line without figures of time, and with single spaces.
fn steady(line: &str) -> String {
    let line = line.split(" (").next().filter(|_| line.ends_with(" s of it javac)")).unwrap_or(line);
    // Lines of the library are those of one version.
    let library = line.trim_start().starts_with("in java.").then(|| line.rsplit_once(':')).flatten();
    let line = library.map_or(line, |(frame, _)| frame);
    let is_time = |word: &str| word.contains('.') && word.trim_end_matches(',').parse::<f64>().is_ok();
    let words = line.split_whitespace().map(|word| if is_time(word) { "#" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// Whether lines are as expected, where `...` stands for any.
fn agree(expected: &[String], found: &[String]) -> bool {
    match expected.split_first() {
        None => found.is_empty(),
        Some((first, rest)) if first == "..." => (0..=found.len()).any(|from| agree(rest, &found[from..])),
        Some((first, rest)) => found
            .split_first()
            .is_some_and(|(line, others)| steady(first) == steady(line) && agree(rest, others)),
    }
}

fn check(name: &str, place: &Path) {
    let file = root().join(name);
    let lines: Vec<String> =
        fs::read_to_string(&file).expect("the document").lines().map(str::to_string).collect();
    let update = std::env::var_os("SCOVILLE_DOCUMENTS").is_some_and(|value| value == "update");
    let (mut wrong, mut changes, mut last, mut commands) = (Vec::new(), Vec::new(), 0, 0);
    for part in parts(&lines) {
        let block = match part {
            Part::File(name, text) => {
                let file = place.join(name);
                fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
                fs::write(file, text).expect("written");
                continue;
            }
            // Programs of others are not here.
            Part::Command(block) if block.command.contains("\"$") => continue,
            Part::Command(block) => block,
        };
        commands += 1;
        let (found, code) = run(&block.command, place, last);
        last = code;
        let expected = &lines[block.expected.clone()];
        if !agree(expected, &found) {
            let (expected_text, found_text) = (expected.join("\n"), found.join("\n"));
            wrong.push(format!(
                "{name}: $ {}\n--- expected\n{expected_text}\n--- found\n{found_text}",
                block.command
            ));
            let is_cut = expected.last().is_some_and(|line| line == "...");
            let kept = if is_cut { (expected.len() - 1).clamp(1, found.len()) } else { found.len() };
            let mut new = found[..kept].to_vec();
            if is_cut {
                new.push("...".to_string());
            }
            changes.push((block.expected, new));
        }
    }
    assert!(commands > 0, "{name} has no commands");
    if update {
        let mut lines = lines.clone();
        for (range, new) in changes.into_iter().rev() {
            lines.splice(range, new);
        }
        fs::write(&file, lines.join("\n") + "\n").expect("written");
        return;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

fn empty(name: &str) -> PathBuf {
    let place = folder("documents").join(name);
    let _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).expect("a folder");
    place
}

#[test]
fn the_readme() {
    check("README.md", &root());
}

#[test]
fn the_tutorial() {
    check("docs/tutorial.md", &empty("tutorial"));
}

#[test]
fn the_guide() {
    check("docs/guide.md", &root());
}

#[test]
fn the_limits() {
    check("docs/limits.md", &empty("limits"));
}

/// The line of the reference behind which the commands stand.
const COMMANDS: &str = "<!-- Printed by `scoville reference`; SCOVILLE_DOCUMENTS=update writes it. -->\n";

#[test]
fn the_reference_has_the_commands_as_they_are() {
    let file = root().join("docs/reference.md");
    let page = fs::read_to_string(&file).expect("the reference");
    let (before, found) = page.split_once(COMMANDS).expect("the part on commands");
    let expected = text(&crate::support::scoville(&["reference"]).stdout);
    if std::env::var_os("SCOVILLE_DOCUMENTS").is_some_and(|value| value == "update") {
        fs::write(&file, format!("{before}{COMMANDS}{}\n", expected.trim_end())).expect("written");
        return;
    }
    assert_eq!(found.trim(), expected.trim(), "SCOVILLE_DOCUMENTS=update writes it");
}

/// Every variable of the environment that the tool asks for is in the reference.
#[test]
fn the_reference_has_the_environment_variables() {
    let page = fs::read_to_string(root().join("docs/reference.md")).expect("the reference");
    let mut asked = Vec::new();
    for folder in ["crates/scoville/src", "crates/program/src"] {
        for file in program::classpath::files_below(&root().join(folder)).expect("sources") {
            let source = fs::read_to_string(file).unwrap_or_default();
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in ["var_os(\"", "env::var(\"", "folder(\""] {
                let names = source.split(call).skip(1).filter_map(|rest| rest.split('"').next());
                asked.extend(names.filter(|name| *name == name.to_uppercase()).map(str::to_string));
            }
        }
    }
    assert!(
        asked.iter().any(|name| name == "MAVEN_REPOSITORY") && asked.iter().any(|name| name == "NO_COLOR")
    );
    let missing: Vec<&String> = asked.iter().filter(|name| !page.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The pages of the documents name files that are there.
#[test]
fn links_lead_somewhere() {
    let mut wrong = Vec::new();
    let documents =
        fs::read_dir(root().join("docs")).expect("the documents").flatten().map(|entry| entry.path());
    for page in documents.chain([root().join("README.md"), root().join("ARCHITECTURE.md")]) {
        let source = fs::read_to_string(&page).unwrap_or_default();
        for link in source.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap_or_default();
            let is_path = !file.is_empty() && !file.contains("://") && !file.contains([' ', '`', '\n', '"']);
            if is_path && !page.parent().expect("a folder").join(file).exists() {
                wrong.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn any_lines_stand_for_dots() {
    let lines = |text: &str| -> Vec<String> { text.lines().map(str::to_string).collect() };
    assert!(agree(&lines("a\n...\nc"), &lines("a\nb\nb\nc")) && !agree(&lines("a\n..."), &lines("b")));
    assert!(agree(&lines("1 state, 0.5 s"), &lines("1  state, 0.72 s (0.3 s of it javac)")));
    assert!(!agree(&lines("1 state"), &lines("2 states")));
}
