//! `check --junit` on the test classes of `tests/corpus/junit`. JUnit's jars are looked for in the folders that
//! `SCOVILLE_JUNIT` names (with colons between them), else where Debian has them; without them there is a notice and no test.

use crate::schema::Schema;
use crate::support::{folder, javac, root, scoville, share, text, verdict, what_is_wrong};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

const JARS: [&str; 7] = [
    "junit4.jar",
    "hamcrest.jar",
    "junit-jupiter-api.jar",
    "junit-jupiter-params.jar",
    "junit-platform-commons.jar",
    "opentest4j.jar",
    "apiguardian-api.jar",
];

/// The rows of a class: method, verdict, and the kind of the finding or a part of the reason of *unknown*.
type Rows = BTreeMap<String, (String, String)>;

/// The jars as a class path.
#[expect(clippy::print_stderr, reason = "who runs the tests should know what is left out")]
fn jars() -> Option<String> {
    let folders = std::env::var("SCOVILLE_JUNIT").unwrap_or_else(|_| "/usr/share/java".into());
    let find = |jar: &&str| {
        let paths = folders.split(':').map(|folder| Path::new(folder).join(jar));
        paths.into_iter().find(|path| path.is_file()).map(|path| path.display().to_string())
    };
    let found: Option<Vec<String>> = JARS.iter().map(find).collect();
    if found.is_none() {
        eprintln!(
            "notice: the jars of JUnit are not there: this is not tested (cargo xtask setup installs them)"
        );
    }
    Some(found?.join(":"))
}

/// The compiled classes.
fn compiled(jars: &str) -> &'static str {
    static COMPILED: OnceLock<String> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let target = folder("junit").display().to_string();
        let mut arguments = vec!["-cp".to_string(), jars.to_string(), "-d".into(), target.clone()];
        for version in ["four", "five"] {
            let files =
                std::fs::read_dir(root().join("tests/corpus/junit").join(version)).expect("the corpus");
            let files = files.map(|file| file.expect("a file").path().display().to_string());
            arguments.extend(files);
        }
        javac(&arguments);
        target
    })
}

/// The rows that are expected, by class.
fn expected() -> Vec<(String, Rows)> {
    let table = std::fs::read_to_string(root().join("tests/corpus/junit/expected.tsv")).expect("the table");
    let mut rows: BTreeMap<String, Rows> = BTreeMap::new();
    for line in table.lines() {
        let cell = |at: usize| line.split('\t').nth(at).unwrap_or_default().to_string();
        rows.entry(cell(0)).or_default().insert(cell(1), (cell(2), cell(3)));
    }
    rows.into_iter().collect()
}

fn check(jars: &str, class: &str, more: &[&str]) -> Value {
    let arguments = ["check", compiled(jars), "--junit", class, "-cp", jars, "--format", "json"];
    let output = scoville(&[&arguments, more].concat());
    let said = verdict(&output, class);
    let code = match said["verdict"].as_str() {
        Some("proved") => 0,
        Some("violated") => 1,
        _ => 3,
    };
    assert_eq!(output.status.code(), Some(code), "{class}");
    said
}

/// The rows of an answer; the reason is that of *unknown* which is expected, if it says that.
fn rows(said: &Value, class: &str, expected: &Rows) -> Rows {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let tests = said["tests"].as_array().expect("a list").iter();
    let tests = tests.filter_map(|test| {
        let method = text(&test["name"]).strip_prefix(&format!("{class}#"))?.to_string();
        let verdict = text(&test["verdict"]);
        if verdict == "unknown" {
            let limit = text(&test["result"]["coverage"]["limits"][0]);
            let reason = expected.get(&method).map(|(_, reason)| reason.clone());
            return Some((
                method,
                (verdict, reason.filter(|reason| limit.contains(reason)).unwrap_or(limit)),
            ));
        }
        Some((method, (verdict, text(&test["result"]["findings"][0]["kind"]))))
    });
    tests.collect()
}

#[test]
fn every_test_has_its_row() {
    let Some(jars) = jars() else { return };
    let wrong = what_is_wrong(&share(expected()), |(class, expected)| {
        let said = check(&jars, class, &["--max-seconds", "120"]);
        let faults = Schema::read("junit").faults(&said);
        assert!(faults.is_empty(), "{class}: {}", faults.join("; "));
        for test in said["tests"].as_array().expect("a list") {
            if !test["result"].is_null() {
                let faults = Schema::read("verdict").faults(&test["result"]);
                assert!(faults.is_empty(), "{}: {}", test["name"], faults.join("; "));
            }
        }
        let rows = rows(&said, class, expected);
        (rows != *expected).then(|| format!("{class}: {expected:?} is right, said is {rows:?}"))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every violation of a class is in its witness, and met again.
#[test]
fn violations_are_met_again() {
    let Some(jars) = jars() else { return };
    for class in ["four.CounterTest", "five.OuterTest", "five.AccountTest"] {
        let file = folder("junit-witness").join(format!("{class}.json")).display().to_string();
        let said = check(&jars, class, &["--witness", &file]);
        let written: Value = serde_json::from_slice(&std::fs::read(&file).expect("a witness")).expect("JSON");
        assert_eq!(Schema::read("witness").faults(&written), Vec::<String>::new(), "{class}");
        let told = |findings: &Value| -> Vec<(String, String)> {
            let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
            let findings = findings.as_array().expect("a list").iter();
            findings.map(|one| (text(&one["kind"]), text(&one["message"]))).collect()
        };
        let tests = said["tests"].as_array().expect("a list").iter();
        let results =
            tests.filter(|test| test["verdict"] == "violated").map(|test| &test["result"]["findings"]);
        let found: Vec<(String, String)> = results.flat_map(told).collect();
        let again = scoville(&["replay", &file, "--format", "json"]);
        assert_eq!(again.status.code(), Some(1), "{class}: {}{}", text(&again.stdout), text(&again.stderr));
        assert_eq!(told(&verdict(&again, class)["findings"]), found, "{class}");
    }
}

#[test]
fn the_table_comes_first_and_the_summary_last() {
    let Some(jars) = jars() else { return };
    let source = root().join("tests/corpus/junit/five/OuterTest.java").display().to_string();
    let output = scoville(&["check", &source, "--junit", "five.OuterTest", "-cp", &jars]);
    let said = text(&output.stdout);
    let table = "five.OuterTest: violated (order)
  isOutside                          proved
  five.OuterTest$InnerTest#isInside  proved
  five.OuterTest$InnerTest#isLost    violated  assertion
";
    assert!(said.starts_with(table), "{said}");
    assert!(said.contains("main throws org.opentest4j.AssertionFailedError at OuterTest.java:36"), "{said}");
    assert!(said.contains("\n3 tests: 2 proved, 1 violated, "), "{said}");
}

/// Pipelines read the verdicts on tests in the forms that those on programs have.
#[test]
fn tests_have_every_form() {
    let Some(jars) = jars() else { return };
    let source = root().join("tests/corpus/junit/five/OuterTest.java").display().to_string();
    let place = folder("junit-forms");
    let file = |format: &str| place.join(format).display().to_string();
    let outputs: Vec<String> = ["sarif", "junit", "gradescope", "html", "dot"]
        .map(|format| format!("--output={format}={}", file(format)))
        .to_vec();
    let mut arguments = vec!["check", &source, "--junit", "five.OuterTest", "-cp", &jars];
    arguments.extend(outputs.iter().map(String::as_str));
    let output = scoville(&arguments);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let read = |format: &str| std::fs::read_to_string(file(format)).expect("it was written");
    let json = |format: &str| -> Value { serde_json::from_str(&read(format)).expect("JSON") };
    assert_eq!(Schema::of_sarif().faults(&json("sarif")), Vec::<String>::new());
    let results = json("sarif")["runs"][0]["results"].as_array().map_or(0, Vec::len);
    assert_eq!(results, 1);
    assert_eq!(crate::formats::faults_of_junit(&read("junit")), Vec::<String>::new());
    assert!(
        read("junit").contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"0\""),
        "{}",
        read("junit")
    );
    let scores: Vec<f64> = json("gradescope")["tests"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|test| test["score"].as_f64())
        .collect();
    assert_eq!(scores, [1.0, 1.0, 0.0]);
    assert!(read("html").starts_with("<!doctype html>") && read("html").contains("isLost"));
    assert!(read("dot").starts_with("digraph"));
}

#[test]
fn what_is_no_test_is_named() {
    let Some(jars) = jars() else { return };
    let classes = compiled(&jars);
    let cases = [
        (vec!["--junit", "five.Nowhere"], "class five.Nowhere was not found"),
        (vec!["--junit", "five.OuterTest#nothing"], "has no test method nothing"),
        (vec!["--junit", "four.BaseOfLifecycle"], "is abstract"),
        (vec!["--junit", "five.AccountTest$Account"], "has no test methods"),
        (vec!["--junit", "#x"], "give a class"),
        (vec!["--junit", "five.OuterTest", "--", "x"], "takes no arguments"),
    ];
    for (more, expected) in cases {
        let mut arguments = vec!["check", classes, "-cp", &jars];
        arguments.extend(&more);
        let output = scoville(&arguments);
        let said = text(&output.stderr);
        assert!(output.status.code() == Some(2) && said.contains(expected), "{more:?}: {said}");
    }
    let off = check(&jars, "five.AccountTest#isDisabled", &[]);
    assert_eq!(off["verdict"], "unknown");
}

/// A method whose name Java has no form for, as other languages have them, is unknown.
#[test]
fn names_that_java_does_not_have_are_not_followed() {
    let Some(jars) = jars() else { return };
    let from = PathBuf::from(compiled(&jars)).join("five/OnceTest.class");
    let bytes = std::fs::read(from).expect("a class");
    let to = folder("junit-renamed").join("five");
    std::fs::create_dir_all(&to).expect("a folder");
    let at = bytes.windows(6).position(|part| part == b"counts").expect("the name of a method");
    let renamed = [&bytes[..at], b"a b()}", &bytes[at + 6..]].concat();
    std::fs::write(to.join("OnceTest.class"), renamed).expect("a class");
    let input = folder("junit-renamed").display().to_string();
    let output = scoville(&["check", &input, "--junit", "five.OnceTest", "-cp", &jars]);
    let said = text(&output.stdout);
    assert!(output.status.code() == Some(3) && said.contains("Java has no form for the name"), "{said}");
}
