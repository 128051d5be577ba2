//! Compiles the corpus once and runs its programs.

#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod browser;
pub(crate) mod checks;

use program::jdk::Jdk;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, OnceLock};
use std::time::Instant;

/// The folder that all else in the repository lies in.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder of its own for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// `scoville`, with a cache of its own below the target folder. With `SCOVILLE_TIMES=FILE`, a line of that file says how
/// many milliseconds it took.
pub(crate) fn scoville(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", folder("cache")).stdin(std::process::Stdio::null());
    let _turn = Turn::take();
    let start = Instant::now();
    let output = command.args(arguments).output().expect("scoville starts");
    note_time(start, &arguments.join(" "));
    output
}

fn note_time(start: Instant, what: &str) {
    let Some(file) = std::env::var_os("SCOVILLE_TIMES") else { return };
    let line = format!("{}\t{what}\n", start.elapsed().as_millis());
    let times = OpenOptions::new().create(true).append(true).open(file);
    times.and_then(|mut file| file.write_all(line.as_bytes())).expect("a file for times");
}

/// The right to run the tool: two at a time, however many tests run, so that limits of time mean the same everywhere.
struct Turn;

static FREE: (Mutex<usize>, Condvar) = (Mutex::new(2), Condvar::new());

impl Turn {
    fn take() -> Turn {
        let free = FREE.0.lock().expect("no panic");
        *FREE.1.wait_while(free, |free| *free == 0).expect("no panic") -= 1;
        Turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *FREE.0.lock().expect("no panic") += 1;
        FREE.1.notify_one();
    }
}

const JAVAC_OPTIONS: [&str; 6] = ["-g", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8"];

/// `javac` with these arguments; it must succeed.
pub(crate) fn javac(arguments: &[String]) {
    let compiler = Jdk::find(None, true).expect("a JDK").javac().expect("a JDK with javac");
    let mut command = Command::new(compiler);
    command.args(["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"]).args(JAVAC_OPTIONS);
    let output = command.args(arguments).output().expect("javac starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The `java` beside that `javac`.
pub(crate) fn java() -> PathBuf {
    Jdk::find(None, true).expect("a JDK").home.join("bin/java")
}

/// The compiled API.
pub(crate) fn api() -> String {
    static API: OnceLock<String> = OnceLock::new();
    let compiled = || {
        let output = scoville(&["api"]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout).trim().to_string()
    };
    API.get_or_init(compiled).clone()
}

/// Bytes as text.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The Java files of a folder of the corpus, in order.
pub(crate) fn sources(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join("tests/corpus").join(folder)).expect("the corpus");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "java"));
    files.sort();
    files
}

/// Compiles programs against the API into a folder: one call of `javac` for all.
pub(crate) fn compile(target: PathBuf, files: &[PathBuf]) -> PathBuf {
    let mut arguments = vec!["-cp".to_string(), api(), "-d".into(), target.display().to_string()];
    arguments.extend(files.iter().map(|file| file.display().to_string()));
    javac(&arguments);
    target
}

/// Compiles the programs of several folders against the API, each into a folder of its own, in one process.
pub(crate) fn compile_all(sets: &[(PathBuf, PathBuf)]) {
    let mut command = Command::new(java());
    command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]);
    command.arg(root().join("crates/scoville/tests/support/CompileAll.java")).args(JAVAC_OPTIONS);
    command.args(["-cp", &api(), "--"]).args(sets.iter().flat_map(|(from, to)| [from, to]));
    let output = command.output().expect("java starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The folder with the compiled corpus.
pub(crate) fn compiled() -> &'static Path {
    static COMPILED: OnceLock<PathBuf> = OnceLock::new();
    COMPILED.get_or_init(|| {
        compile(folder("corpus"), &["habanero", "papers", "unsupported"].map(sources).concat())
    })
}

/// The compiled class of a program.
pub(crate) fn class(name: &str) -> String {
    compiled().join(format!("{name}.class")).display().to_string()
}

/// The name of a program: that of its file.
pub(crate) fn name(file: &Path) -> String {
    file.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_string()
}

/// What the first line of a program says that it does.
pub(crate) fn expectation(file: &Path) -> String {
    let source = std::fs::read_to_string(file).expect("a source");
    let line = source.lines().find_map(|line| line.strip_prefix("// expect: ")).unwrap_or_default();
    line.split_whitespace().next().unwrap_or_default().to_string()
}

/// The verdict that `check --format json` printed.
pub(crate) fn verdict(output: &Output, name: &str) -> serde_json::Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{name}: {error}: {}{}", text(&output.stdout), text(&output.stderr)))
}

/// One item in so many as `SCOVILLE_SHARE` says, for a quick look; all of them without it.
pub(crate) fn share<T>(items: Vec<T>) -> Vec<T> {
    let share = std::env::var("SCOVILLE_SHARE").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    items.into_iter().step_by(share).collect()
}

/// Of the programs that take an engine long one in so many is checked, unless `SCOVILLE_ALL` is set.
const ONE_IN: usize = 8;
/// Of those that take so many milliseconds none is.
const LONGEST: u64 = 3_000;

/// The programs that are left out because they take an engine long. Each row of `tests/corpus/slow.tsv` has a program, an
/// engine and how many milliseconds it took; `SCOVILLE_TIMES` says where the times go.
pub(crate) fn left_out(engine: &str) -> Vec<String> {
    if std::env::var_os("SCOVILLE_ALL").is_some() {
        return Vec::new();
    }
    let table = std::fs::read_to_string(root().join("tests/corpus/slow.tsv")).expect("the table");
    let mut names = Vec::new();
    let mut short = 0;
    for line in table.lines() {
        let mut cells = line.split('\t');
        let (name, by, time) = (cells.next(), cells.next(), cells.next());
        if by != Some(engine) {
            continue;
        }
        let time: u64 = time.and_then(|time| time.parse().ok()).expect("a row of the table of slow programs");
        short += usize::from(time < LONGEST);
        if time >= LONGEST || short % ONE_IN != 0 {
            names.extend(name.map(str::to_string));
        }
    }
    names
}

/// Does `work` for every item, on two threads; gives what it finds wrong, sorted.
pub(crate) fn what_is_wrong<T: Sync>(items: &[T], work: impl Fn(&T) -> Option<String> + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            let work = || {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(what) = work(item) {
                        wrong.lock().expect("no panic").push(what);
                    }
                }
            };
            // As much as the first thread of the tool has.
            let thread = std::thread::Builder::new().stack_size(8 << 20);
            thread.spawn_scoped(scope, work).expect("a thread");
        }
    });
    let mut wrong = wrong.into_inner().expect("no panic");
    wrong.sort();
    wrong
}

/// An empty folder for a test, below one of its subject.
pub(crate) fn fresh(subject: &str, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(subject).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Writes a file, with the folders around it.
pub(crate) fn write(file: &Path, text: &str) {
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    std::fs::write(file, text).expect("written");
}
