//! What is written where: files that cannot be written, what is wrong with options, and where sources are.

use crate::support::{text, write};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn fresh(name: &str) -> PathBuf {
    crate::support::fresh("outputs", name)
}

fn check(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", crate::support::folder("cache")).stdin(Stdio::null());
    command.current_dir(folder).arg("check").args(arguments).output().expect("scoville starts")
}

const RACE: &str = "class Main {\n    static int x;\n    public static void main(String[] a) throws Exception {\n        \
                    Thread t = new Thread(() -> {\n            x = 1;\n        });\n        t.start();\n        x = 2;\n        \
                    t.join();\n    }\n}\n";

#[test]
fn places_that_cannot_be_written_are_told_before_the_search() {
    let place = fresh("places");
    write(&place.join("Main.java"), RACE);
    write(&place.join("old.html"), "of another run");
    for more in [
        &["--output", "sarif=nodir/s.sarif"][..],
        &["--witness", "nodir/w.json"],
        &["--output", "json=."],
        &["--output", "json=Main.java"],
    ] {
        let arguments =
            [&["Main.java", "--output", "json=j.json", "--output", "html=old.html"], more].concat();
        let output = check(&place, &arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{more:?}");
        let path = more[1].rsplit('=').next().unwrap_or_default();
        assert!(text(&output.stderr).contains(path), "{}", text(&output.stderr));
        // What was written by another run is not taken for this one's.
        assert!(!place.join("old.html").exists());
        let told: Value =
            serde_json::from_str(&fs::read_to_string(place.join("j.json")).expect("written")).expect("JSON");
        assert_eq!(told["verdict"], "error");
    }
    assert_eq!(fs::read_to_string(place.join("Main.java")).expect("there"), RACE);
}

#[test]
#[cfg(target_os = "linux")]
fn a_place_that_fails_at_the_end_takes_nothing_with_it() {
    let place = fresh("full");
    write(&place.join("Main.java"), RACE);
    let output = check(&place, &["Main.java", "--output", "json=/dev/full", "--output", "json=j.json"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("cannot write /dev/full"), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with("Main.java: violated"), "{}", text(&output.stdout));
    let told: Value =
        serde_json::from_str(&fs::read_to_string(place.join("j.json")).expect("written")).expect("JSON");
    assert_eq!(told["verdict"], "violated");
}

#[test]
fn options_that_are_wrong_are_told_in_the_format() {
    let place = fresh("options");
    write(&place.join("Main.java"), RACE);
    for arguments in [&["Main.java", "--format", "json", "--max-stats", "3"][..], &["--format=json"]] {
        let output = check(&place, arguments);
        assert_eq!(output.status.code(), Some(2));
        let told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(crate::schema::Schema::read("error").faults(&told), Vec::<String>::new());
    }
}

/// Of files of one name, that of the package counts.
#[test]
fn sources_are_found_by_their_packages() {
    let place = fresh("packages");
    write(
        &place.join("p/Main.java"),
        "package p;\npublic class Main {\n    public static void main(String[] a) throws Exception {\n        q.Util.go();\n    }\n}\n",
    );
    write(&place.join("p/Util.java"), "package p;\n\n\n\n\nclass Util { } // not this one\n");
    write(
        &place.join("q/Util.java"),
        &RACE.replace("class Main", "package q; public class Util").replace("main(String[] a)", "go()"),
    );
    for input in [".", "p/Main.java"] {
        let output = check(&place, &[input]);
        let shown = text(&output.stdout);
        assert!(shown.contains("x = 2;") && !shown.contains("not this one"), "{input}: {shown}");
        let output = check(&place, &[input, "--format", "sarif"]);
        assert!(
            text(&output.stdout).contains("\"uri\": \"q/Util.java\""),
            "{input}: {}",
            text(&output.stdout)
        );
        assert!(!text(&output.stdout).contains("\"uri\": \"p/Util.java\""), "{input}");
    }
}

/// Where two files of one name have a part in a race, each line is of its own.
#[test]
fn lines_are_of_the_file_that_is_meant() {
    let place = fresh("both");
    write(
        &place.join("p/Main.java"),
        "package p;\npublic class Main {\n    public static int x;\n    public static void main(String[] a) throws Exception \
         {\n        Thread t = new Thread(() -> {\n            x = 1; // of p\n        });\n        t.start();\n        \
         q.Main.go();\n    }\n}\n",
    );
    write(
        &place.join("q/Main.java"),
        "package q;\npublic class Main {\n    public static void go() {\n        p.Main.x = 2; // of q\n    }\n}\n",
    );
    let output = check(&place, &["."]);
    let shown = text(&output.stdout);
    assert!(shown.contains("// of p") && shown.contains("// of q"), "{shown}");
    let output = check(&place, &[".", "--format", "sarif"]);
    let log: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let result = &log["runs"][0]["results"][0];
    let uri = |place: &Value| {
        place["physicalLocation"]["artifactLocation"]["uri"].as_str().unwrap_or_default().to_string()
    };
    let mut found = [uri(&result["locations"][0]), uri(&result["relatedLocations"][0])];
    found.sort();
    assert_eq!(found, ["p/Main.java", "q/Main.java"], "{result}");
}

/// The command that is suggested can be typed.
#[test]
fn suggested_commands_are_quoted() {
    let place = fresh("quoted");
    write(&place.join("my dir/Main.java"), RACE);
    write(&place.join("my dir/two words.ph"), "task main() { assert(false); }\n");
    write(&place.join("my dir/scoville.toml"), "main = [\"two words.ph\"]\n");
    let output = check(&place, &["my dir"]);
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{shown}");
    assert!(shown.contains("scoville check 'my dir/two words.ph' shows the schedule"), "{shown}");
    fs::remove_file(place.join("my dir/scoville.toml")).expect("removed");
    let output = check(&place, &["my dir", "my dir/two words.ph"]);
    assert!(text(&output.stdout).contains("scoville check 'my dir' shows"), "{}", text(&output.stdout));
}
