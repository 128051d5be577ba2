//! Every format of ten programs, as snapshots and against the rules of each form; and that nothing else is on standard
//! output.

use crate::schema::Schema;
use crate::support::{folder, root, text};
use roxmltree::{Document, Node};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The programs, with what more is typed.
const PROGRAMS: [(&str, &str, &[&str]); 10] = [
    ("counter", "examples/habanero/Counter.java", &[]),
    ("tickets", "examples/habanero/Tickets.java", &[]),
    ("lock_order", "tests/corpus/habanero/MonitorLockOrder.java", &[]),
    ("assertion", "tests/corpus/habanero/FinishAssertionOneSchedule.java", &[]),
    ("exception", "tests/corpus/habanero/FinishUncaught.java", &[]),
    ("regions", "tests/corpus/papers/PrimitiveArrayRace.java", &["--engine", "regions"]),
    ("uncovered", "tests/corpus/habanero/IsolatedOneSide.java", &["--engine", "regions"]),
    ("unknown", "tests/corpus/papers/ClumpedAccess.java", &["--max-states", "1"]),
    ("barrier", "examples/phasers/2-barrier-forgotten.ph", &[]),
    ("bridge", "tests/corpus/bridge/BarrierRounds.java", &["--phasers"]),
];

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.current_dir(root()).env("XDG_CACHE_HOME", folder("cache")).stdin(Stdio::null());
    command.args(arguments);
    command
}

fn scoville(arguments: &[&str]) -> Output {
    command(arguments).output().expect("scoville starts")
}

/// A form without what differs from run to run: seconds, bytes, and what a JDK counts.
fn steady(text: &str) -> String {
    let is_figure = |name: &str| {
        ["seconds", "javac_seconds", "execution_time", "peak_bytes", "instructions"]
            .iter()
            .any(|figure| name.trim_start().starts_with(&format!("\"{figure}\":")))
    };
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("\"javac_seconds\"")).map(|line| {
        if is_figure(line) {
            let (name, rest) = line.split_once(':').unwrap_or((line, ""));
            return format!("{name}: 0{}", if rest.ends_with(',') { "," } else { "" });
        }
        without_seconds(line)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A page without its style and its script, which are files of their own, and without their hashes.
fn without_code(page: &str) -> String {
    let mut text = page.to_string();
    for (begin, end) in [("<style>", "</style>"), ("<script>", "</script>"), ("content=\"default-src", "\">")]
    {
        if let Some((before, rest)) = text.split_once(begin)
            && let Some((_, after)) = rest.split_once(end)
        {
            text = format!("{before}{begin}...{end}{after}");
        }
    }
    text
}

/// `0.123 s`, `time="0.123"` without the figure, and without the compiler's part.
fn without_seconds(line: &str) -> String {
    let line = match line.find(" s (").filter(|_| line.ends_with(" s of it javac)")) {
        Some(end) => &line[..end + 2],
        None => line,
    };
    let words = line.split_inclusive(' ').map(|word| {
        let (before, figure) = match word.split_once("time=\"") {
            Some((before, rest)) => (format!("{before}time=\""), rest),
            None => (String::new(), word),
        };
        let digits = figure.chars().take_while(|c| c.is_ascii_digit() || *c == '.').count();
        let is_seconds = figure[..digits].contains('.') && figure[..digits].parse::<f64>().is_ok();
        let after = &figure[digits..];
        if is_seconds && (after.starts_with('"') || after.starts_with(' ') || after.is_empty()) {
            format!("{before}0{after}")
        } else {
            word.to_string()
        }
    });
    words.collect()
}

#[test]
fn ten_programs_in_every_format() {
    let place = folder("formats");
    let mut wrong = Vec::new();
    for (name, input, more) in PROGRAMS {
        let file = |format: &str| place.join(format!("{name}.{format}")).display().to_string();
        let outputs: Vec<String> = ["json", "sarif", "junit", "gradescope", "html", "dot"]
            .map(|format| format!("--output={format}={}", file(format)))
            .to_vec();
        let mut arguments = vec!["check", input];
        arguments.extend(more);
        arguments.extend(outputs.iter().map(String::as_str));
        let output = scoville(&arguments);
        assert!(output.stderr.is_empty(), "{input}: {}", text(&output.stderr));
        let read = |format: &str| fs::read_to_string(file(format)).expect("it was written");
        insta::assert_snapshot!(format!("{name}_text"), steady(&text(&output.stdout)));
        for format in ["json", "sarif", "junit", "gradescope", "dot", "html"] {
            insta::assert_snapshot!(format!("{name}_{format}"), steady(&without_code(&read(format))));
        }
        let json: Value = serde_json::from_str(&read("json")).expect("JSON");
        let sarif: Value = serde_json::from_str(&read("sarif")).expect("JSON");
        wrong
            .extend(Schema::read("verdict").faults(&json).iter().map(|fault| format!("{name}.json {fault}")));
        wrong.extend(Schema::of_sarif().faults(&sarif).iter().map(|fault| format!("{name}.sarif {fault}")));
        wrong.extend(faults_of_junit(&read("junit")).iter().map(|fault| format!("{name}.junit {fault}")));
        let html = read("html");
        assert!(html.starts_with("<!doctype html>") && html.trim_end().ends_with("</html>"), "{name}");
        assert!(read("dot").starts_with("digraph"), "{name}");
        assert_eq!(json["verdict"], *verdict_of(&output), "{name}");
        // A flow for each violation that has a schedule, with one thread for each task that moves.
        for (finding, result) in
            json["findings"].as_array().into_iter().flatten().zip(list(&sarif["runs"][0]["results"]))
        {
            let mut tasks: Vec<&str> =
                list(&finding["schedule"]).iter().filter_map(|step| step["task"].as_str()).collect();
            tasks.sort_unstable();
            tasks.dedup();
            let flows = list(&result["codeFlows"][0]["threadFlows"]);
            assert_eq!(flows.len(), tasks.len(), "{name}");
            for step in list(&finding["schedule"]) {
                assert_eq!(step["at"]["task"], step["task"], "{name}");
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn verdict_of(output: &Output) -> &'static str {
    match output.status.code() {
        Some(0) => "proved",
        Some(1) => "violated",
        _ => "unknown",
    }
}

/// What breaks the rules of JUnit's reports, as pipelines read them: which elements and attributes there are, and that the
/// counts are right.
pub(crate) fn faults_of_junit(report: &str) -> Vec<String> {
    let document = match Document::parse(report) {
        Ok(document) => document,
        Err(error) => return vec![error.to_string()],
    };
    let mut faults = Vec::new();
    let root = document.root_element();
    if root.tag_name().name() != "testsuites" {
        faults.push("the root is not testsuites".to_string());
    }
    let rules: [(&str, &[&str], &[&str]); 6] = [
        ("testsuites", &["testsuite"], &[]),
        ("testsuite", &["testcase"], &["name", "tests", "failures", "errors", "skipped", "time"]),
        ("testcase", &["failure", "error", "skipped"], &["classname", "name", "time"]),
        ("failure", &[], &["type", "message"]),
        ("error", &[], &["type", "message"]),
        ("skipped", &[], &["message"]),
    ];
    for node in root.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        let Some((_, children, attributes)) = rules.iter().find(|(known, _, _)| *known == name) else {
            faults.push(format!("{name} is no element"));
            continue;
        };
        let below = node.children().filter(Node::is_element).map(|child| child.tag_name().name());
        faults.extend(
            below.filter(|child| !children.contains(child)).map(|child| format!("{child} below {name}")),
        );
        let mut found: Vec<&str> = node.attributes().map(|attribute| attribute.name()).collect();
        found.sort_unstable();
        let mut expected = attributes.to_vec();
        expected.sort_unstable();
        if found != expected {
            faults.push(format!("{name} has {found:?}"));
        }
        if name == "testsuite" {
            let count =
                |element: &str| node.descendants().filter(|child| child.has_tag_name(element)).count();
            for (attribute, element) in
                [("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]
            {
                if node.attribute(attribute) != Some(count(element).to_string().as_str()) {
                    faults.push(format!("{attribute} is not the number of {element}"));
                }
            }
        }
    }
    faults
}

#[test]
fn what_is_no_report_is_refused() {
    let fine = "<testsuites><testsuite name=\"a\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\" time=\"0\">\
                <testcase classname=\"a\" name=\"b\" time=\"0\"/></testsuite></testsuites>";
    assert_eq!(faults_of_junit(fine), Vec::<String>::new());
    for (from, to) in
        [("tests=\"1\"", "tests=\"2\""), ("testcase", "case"), (" name=\"b\"", ""), ("suites>", "suits>")]
    {
        assert!(!faults_of_junit(&fine.replace(from, to)).is_empty(), "{from}");
    }
}

/// Several programs give one report for Gradescope: a test for each program and property.
#[test]
fn gradescope_reads_several_programs() {
    let inputs = ["examples/habanero/Counter.java", "examples/habanero/Tickets.java", "no-such.java"];
    let output =
        scoville(&[&["check"], &inputs[..], &["--property", "race", "--format", "gradescope"]].concat());
    let results: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let rows: Vec<String> = list(&results["tests"])
        .iter()
        .map(|test| {
            format!("{} {}/{}", test["name"].as_str().unwrap_or(""), test["score"], test["max_score"])
        })
        .collect();
    let expected = [
        "examples/habanero/Counter.java: race 1.0/1.0",
        "examples/habanero/Tickets.java: race 0.0/1.0",
        "no-such.java: check 0.0/1.0",
    ];
    assert_eq!((rows.as_slice(), &results["score"]), (&expected.map(String::from)[..], &1.0.into()));
}

/// What is wrong with the input has a form, too; people read it on standard error.
#[test]
fn mistakes_have_the_form_that_was_asked_for() {
    let json = scoville(&["check", "no-such.java", "--format", "json"]);
    assert_eq!(json.status.code(), Some(2));
    let value: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(Schema::read("error").faults(&value), Vec::<String>::new());
    assert_eq!((&value["verdict"], &value["input"]), (&"error".into(), &"no-such.java".into()));
    assert!(text(&json.stderr).starts_with("error: no-such.java does not exist"), "{}", text(&json.stderr));
    let sarif = scoville(&["check", "no-such.java", "--format", "sarif"]);
    let value: Value = serde_json::from_slice(&sarif.stdout).expect("JSON");
    assert_eq!(Schema::of_sarif().faults(&value), Vec::<String>::new());
    assert_eq!(value["runs"][0]["invocations"][0]["executionSuccessful"], false);
    let junit = scoville(&["check", "no-such.java", "--format", "junit"]);
    assert_eq!(faults_of_junit(&text(&junit.stdout)), Vec::<String>::new());
    let phasers = folder("formats").join("wrong.ph");
    fs::write(&phasers, "task main( {").expect("written");
    let output = scoville(&["check", &phasers.display().to_string(), "--format", "json"]);
    let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(value["error"].as_str().is_some_and(|error| error.contains("wrong.ph:1:12")), "{value}");
    assert_eq!(scoville(&["check", "no-such.java"]).stdout.len(), 0);
}

/// A program that prints on both streams, and a terminal that shows the progress: standard output has the result alone.
#[test]
fn standard_output_has_the_result_alone() {
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    let place = folder("formats").join("Prints.java");
    let program = "import java.util.concurrent.atomic.*;\npublic class Prints { public static void main(String[] a) throws \
                   Exception { System.out.println(\"{}\"); System.err.println(\"]\"); AtomicInteger n = new AtomicInteger(); \
                   Runnable r = () -> { for (int i = 0; i < 12; i++) n.set(n.get() * 3 + i); }; Thread t = new Thread(r), \
                   u = new Thread(r), v = new Thread(r); t.start(); u.start(); v.start(); t.join(); u.join(); v.join(); } }\n";
    fs::write(&place, program).expect("written");
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&terminal).and_then(|()| unlockpt(&terminal)).expect("ours");
    let name = ptsname(&terminal, Vec::new()).expect("a name").into_string().expect("text");
    let stderr = fs::File::options().read(true).write(true).open(Path::new(&name)).expect("the other end");
    let input = place.display().to_string();
    let mut command =
        command(&["check", &input, "--format", "json", "--max-states", "3000", "--show-output"]);
    let output = command.stderr(stderr).stdout(Stdio::piped()).spawn().expect("it starts").wait_with_output();
    let output = output.expect("it ends");
    let verdict: Value = serde_json::from_slice(&output.stdout).expect("one object and nothing else");
    assert_eq!(Schema::read("verdict").faults(&verdict), Vec::<String>::new());
    let mut shown = [0; 4096];
    rustix::io::ioctl_fionbio(&terminal, true).expect("no waiting");
    let count = rustix::io::read(&terminal, &mut shown).unwrap_or(0);
    assert!(text(&shown[..count]).contains(" states, "), "{}", text(&shown[..count]));
}
