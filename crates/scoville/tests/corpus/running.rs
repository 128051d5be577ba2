//! Runs a program under `java` and under Scoville and compares what they did.

use super::Compiled;
use program::jdk::Jdk;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a run left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seen {
    exit: Option<i32>,
    stdout: Vec<u8>,
    stderr: Vec<u8>,
}

/// No program of the corpus needs more under either.
const TIME_LIMIT: Duration = Duration::from_secs(120);

/// Runs at most one group of programs at a time: each group uses all cores.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Compares all programs on a JDK, on all cores. Gives the differences by name.
pub(crate) fn compare_all(jdk: &Jdk, programs: &[Compiled]) -> BTreeMap<String, String> {
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let next = AtomicUsize::new(0);
    let differences = Mutex::new(BTreeMap::new());
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(compiled) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(difference) = compare(jdk, compiled) {
                        let name = compiled.program.name.clone();
                        differences.lock().unwrap_or_else(PoisonError::into_inner).insert(name, difference);
                    }
                }
            });
        }
    });
    differences.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn compare(jdk: &Jdk, compiled: &Compiled) -> Option<String> {
    let program = &compiled.program;
    let mut java = Command::new(jdk.home.join("bin/java"));
    java.args([
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-ea",
        "-cp",
        &program.class_path("."),
        &program.main,
    ]);
    java.args(&program.arguments);
    let mut scoville = Command::new(env!("CARGO_BIN_EXE_scoville"));
    scoville.args(["run", "--jdk"]).arg(&jdk.home).args(["--main", &program.main]);
    if !program.jars.is_empty() {
        scoville.args(["--class-path", &program.class_path(".")]);
    }
    scoville.args([".", "--"]);
    scoville.args(&program.arguments);
    let logs = compiled.classes.with_extension(format!("run-{}", jdk.version));
    fs::create_dir_all(&logs).expect("the scratch folder can be written");
    let expected = run(&mut java, compiled, &logs, "java");
    let actual = run(&mut scoville, compiled, &logs, "scoville");
    (expected != actual).then(|| explain(&expected, &actual))
}

fn run(command: &mut Command, compiled: &Compiled, logs: &Path, who: &str) -> Seen {
    let (out, err) = (logs.join(format!("{who}.out")), logs.join(format!("{who}.err")));
    command.current_dir(&compiled.classes).env("LC_ALL", "C.UTF-8");
    command.env_remove("JAVA_TOOL_OPTIONS").env_remove("_JAVA_OPTIONS").env_remove("JDK_JAVA_OPTIONS");
    command.stdout(File::create(&out).expect("a file")).stderr(File::create(&err).expect("a file"));
    let mut child = command.stdin(Stdio::piped()).spawn().expect("the command starts");
    // A program that does not read its input ends the pipe; that is its right.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(&compiled.program.input));
    let started = Instant::now();
    let exit = loop {
        match child.try_wait().expect("a child can be waited for") {
            Some(status) => break status.code(),
            None if started.elapsed() > TIME_LIMIT => {
                let _ = child.kill();
                let _ = child.wait();
                break None;
            }
            None => std::thread::sleep(Duration::from_millis(3)),
        }
    };
    Seen { exit, stdout: fs::read(out).unwrap_or_default(), stderr: fs::read(err).unwrap_or_default() }
}

fn explain(expected: &Seen, actual: &Seen) -> String {
    let mut text = String::new();
    if expected.exit != actual.exit {
        let name = |code: Option<i32>| code.map_or("none (killed)".to_string(), |code| code.to_string());
        text.push_str(&format!(
            "  exit code: java {}, scoville {}\n",
            name(expected.exit),
            name(actual.exit)
        ));
    }
    for (what, a, b) in
        [("stdout", &expected.stdout, &actual.stdout), ("stderr", &expected.stderr, &actual.stderr)]
    {
        if a != b {
            text.push_str(&first_difference(what, a, b));
        }
    }
    text
}

fn first_difference(what: &str, a: &[u8], b: &[u8]) -> String {
    let lines = |bytes: &[u8]| -> Vec<String> {
        String::from_utf8_lossy(bytes).split('\n').map(str::to_string).collect()
    };
    let (a, b) = (lines(a), lines(b));
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let show = |lines: &[String]| -> String {
        let shown = lines.iter().skip(same).take(4);
        shown.map(|line| format!("      {}\n", line.chars().take(300).collect::<String>())).collect()
    };
    format!("  {what} from line {}\n    java\n{}    scoville\n{}", same + 1, show(&a), show(&b))
}
