//! Compiles the corpus once and runs its programs.

use program::jdk::Jdk;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

/// The folder that all else in the repository lies in.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder of its own for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// `scoville`, with a cache of its own below the target folder.
pub fn scoville(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", folder("cache")).stdin(std::process::Stdio::null());
    command.args(arguments).output().expect("scoville starts")
}

/// `javac` with these arguments; it must succeed.
pub fn javac(arguments: &[String]) {
    let compiler = Jdk::find(None, true).expect("a JDK").javac().expect("a JDK with javac");
    let mut command = Command::new(compiler);
    command.args(["-g", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8"]);
    let output = command.args(arguments).output().expect("javac starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The compiled API.
pub fn api() -> String {
    let output = scoville(&["api"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).trim().to_string()
}

/// Bytes as text.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The Java files of a folder of the corpus, in order.
pub fn sources(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join("tests/corpus").join(folder)).expect("the corpus");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "java"));
    files.sort();
    files
}

/// The folder with the compiled corpus: one call of `javac` for all programs.
pub fn compiled() -> &'static Path {
    static COMPILED: OnceLock<PathBuf> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let target = folder("corpus");
        let mut arguments = vec!["-cp".to_string(), api(), "-d".into(), target.display().to_string()];
        for part in ["habanero", "papers", "unsupported"] {
            arguments.extend(sources(part).iter().map(|file| file.display().to_string()));
        }
        javac(&arguments);
        target
    })
}

/// The compiled class of a program.
pub fn class(name: &str) -> String {
    compiled().join(format!("{name}.class")).display().to_string()
}

/// A program of the corpus and what its comments say.
pub struct Case {
    pub name: String,
    pub expect: String,
    pub output: Option<String>,
    pub error: Option<String>,
}

impl Case {
    pub fn read(file: &Path) -> Case {
        let source = std::fs::read_to_string(file).expect("a source");
        let values = |key: &str| -> Vec<String> {
            let marks = [format!("// {key}: "), format!("// {key}:")];
            let value = |line: &str| marks.iter().find_map(|mark| line.strip_prefix(mark.as_str())).map(str::to_string);
            source.lines().filter_map(value).collect()
        };
        let output = values("output");
        Case {
            name: file.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_string(),
            expect: values("expect").first().cloned().unwrap_or_default(),
            output: (!output.is_empty()).then(|| output.join("\n") + "\n"),
            error: values("error").first().cloned(),
        }
    }
}

/// A result of `scoville run --seeds`.
#[derive(Debug)]
pub struct Seen {
    pub code: i32,
    pub out: String,
    pub err: String,
    pub head: String,
}

/// All different results of a program under seeds, and whether it ran at all.
pub fn under_seeds(name: &str, seeds: u64) -> Vec<Seen> {
    let output = scoville(&["run", "--seeds", &format!("0..{seeds}"), &class(name)]);
    let mut seen: Vec<Seen> = Vec::new();
    let mut in_error = false;
    for line in text(&output.stdout).split_inclusive('\n') {
        if let Some(head) = line.strip_prefix("--- seed ") {
            let code = head.trim().rsplit(' ').next().and_then(|code| code.parse().ok()).expect("an exit code");
            seen.push(Seen { code, out: String::new(), err: String::new(), head: head.trim().to_string() });
            in_error = false;
        } else if line.trim_end() == "--- standard error" {
            in_error = true;
        } else if let Some(last) = seen.last_mut() {
            if in_error { last.err.push_str(line) } else { last.out.push_str(line) }
        }
    }
    assert!(!seen.is_empty(), "{name}: {}", text(&output.stderr));
    seen
}
