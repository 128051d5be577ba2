//! Finds, compiles and runs the programs of the single-task corpus.

pub(crate) mod images;
pub(crate) mod running;

use program::jdk::Jdk;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// A program of the corpus.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// Its path below `tests/corpus`, without the extension.
    pub(crate) name: String,
    /// Its sources.
    pub(crate) sources: Vec<PathBuf>,
    /// The class with `main`.
    pub(crate) main: String,
    /// From the header `// args:`.
    pub(crate) arguments: Vec<String>,
    /// From the header `// stdin:`.
    pub(crate) input: Vec<u8>,
    /// From the header `// jdk:`: the oldest version it compiles and runs with.
    pub(crate) jdk: u32,
    /// From the header `// jars:`: names of jars of Debian, without their folder and ending.
    pub(crate) jars: Vec<String>,
}

impl Program {
    /// The jars that it is compiled and run with.
    pub(crate) fn jar_files(&self) -> Vec<PathBuf> {
        self.jars.iter().map(|jar| Path::new("/usr/share/java").join(jar).with_extension("jar")).collect()
    }

    /// Its class path, from inside the folder of its classes.
    pub(crate) fn class_path(&self, first: &str) -> String {
        let jars = self.jar_files().into_iter().map(|jar| jar.display().to_string());
        std::iter::once(first.to_string()).chain(jars).collect::<Vec<_>>().join(":")
    }
}

/// The repository's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where the tests may write.
pub(crate) fn scratch() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

/// Tells the user something that a test runner would otherwise swallow.
pub(crate) fn announce(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// All programs below a folder of `tests/corpus`, in order.
pub(crate) fn programs(folder: &str) -> Vec<Program> {
    let corpus = root().join("tests/corpus");
    let mut found = Vec::new();
    let mut pending = vec![corpus.join(folder)];
    while let Some(folder) = pending.pop() {
        if folder.join("Main.java").is_file() {
            found.push(describe(&corpus, &folder, sources_below(&folder), &folder.join("Main.java")));
            continue;
        }
        for path in entries(&folder) {
            if path.is_dir() {
                pending.push(path);
            } else if is_java(&path) {
                found.push(describe(&corpus, &path.with_extension(""), vec![path.clone()], &path));
            }
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    assert!(!found.is_empty(), "no programs below tests/corpus/{folder}");
    found
}

fn describe(corpus: &Path, place: &Path, sources: Vec<PathBuf>, main: &Path) -> Program {
    let text = fs::read_to_string(main).unwrap_or_default();
    let header = |key: &str| {
        let prefix = format!("// {key}:");
        text.lines()
            .take(10)
            .find_map(|line| line.strip_prefix(&prefix))
            .map(|value| value.trim().to_string())
    };
    Program {
        name: place.strip_prefix(corpus).unwrap_or(place).display().to_string(),
        sources,
        main: main.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default(),
        arguments: header("args")
            .iter()
            .flat_map(|line| line.split_whitespace())
            .map(str::to_string)
            .collect(),
        input: header("stdin").unwrap_or_default().replace("\\n", "\n").into_bytes(),
        jdk: header("jdk").and_then(|version| version.parse().ok()).unwrap_or(17),
        jars: header("jars")
            .iter()
            .flat_map(|line| line.split_whitespace())
            .filter(|jar| *jar != "-")
            .map(str::to_string)
            .collect(),
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    found.sort();
    found
}

fn is_java(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "java")
}

fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in entries(folder) {
        if path.is_dir() {
            found.extend(sources_below(&path));
        } else if is_java(&path) {
            found.push(path);
        }
    }
    found
}

/// A program with its class files.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    /// The program.
    pub(crate) program: Program,
    /// The folder of its class files.
    pub(crate) classes: PathBuf,
}

/// Compiles programs, all in one process, each into a folder of its own; what has not changed since the
/// last time is not compiled again. The second list: those that the compiler refused, with its messages.
pub(crate) fn compile(
    jdk: &Jdk,
    programs: &[Program],
    release: Option<u32>,
) -> (Vec<Compiled>, Vec<(Program, String)>) {
    // Several tests want the same.
    static ONE: Mutex<()> = Mutex::new(());
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let target = release.unwrap_or(jdk.version);
    let base = scratch().join(format!("corpus-{target}-by-{}", jdk.version));
    let mut list = String::new();
    let mut stamps = Vec::new();
    for program in programs {
        let folder = base.join(&program.name);
        let stamp_file = base.join(format!("{}.stamp", program.name));
        let sources: Vec<String> = program.sources.iter().map(|path| path.display().to_string()).collect();
        let texts = program.sources.iter().map(|path| fs::read_to_string(path).unwrap_or_default());
        let stamp = format!("{:x}", program::program::hash_text(&texts.collect::<String>()));
        if fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
            continue;
        }
        let _ = fs::remove_dir_all(&folder);
        let jars = program.class_path(&folder.display().to_string());
        list.push_str(&format!("{}\t{jars}\t{}\n", folder.display(), sources.join("\t")));
        stamps.push((stamp_file, stamp));
    }
    if !list.is_empty() {
        run_compiler(jdk, release, &list);
        for (file, stamp) in stamps {
            fs::write(file, stamp).expect("the scratch folder can be written");
        }
    }
    let mut compiled = Vec::new();
    let mut refused = Vec::new();
    for program in programs {
        let classes = base.join(&program.name);
        match fs::read_to_string(classes.join("refused.txt")) {
            Ok(messages) => refused.push((program.clone(), messages)),
            Err(_) => compiled.push(Compiled { program: program.clone(), classes }),
        }
    }
    (compiled, refused)
}

fn run_compiler(jdk: &Jdk, release: Option<u32>, list: &str) {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/CompileAll.java");
    let mut command = Command::new(jdk.home.join("bin/java"));
    command.args(["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]).arg(driver);
    if let Some(release) = release {
        command.args(["--release", &release.to_string()]);
    }
    let mut child = command.stdin(Stdio::piped()).spawn().expect("java starts");
    child.stdin.take().expect("a pipe").write_all(list.as_bytes()).expect("the driver reads its list");
    assert!(child.wait().is_ok_and(|status| status.success()), "the compiler's driver failed");
}
