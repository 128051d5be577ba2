//! Hostile inputs (`tests/hostile`): every limit is kept, and nothing of the host is touched.

mod support;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use support::{compile, folder, javac, root, text, what_is_wrong};

/// A limit that is given as 2 seconds is kept within this; the machine may be busy.
const IN_TIME: Duration = Duration::from_secs(4);

fn hostile(name: &str) -> String {
    root().join("tests/hostile").join(name).display().to_string()
}

/// An empty folder.
fn fresh(name: &str) -> PathBuf {
    let place = folder("hostile").join(name);
    let _ = std::fs::remove_dir_all(&place);
    std::fs::create_dir_all(&place).expect("a folder");
    place
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.env("XDG_CACHE_HOME", folder("cache")).stdin(Stdio::null()).args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    command(arguments).output().expect("scoville starts")
}

/// What it printed, on both streams.
fn said(output: &Output) -> String {
    text(&output.stdout) + &text(&output.stderr)
}

/// The programs that never end, compiled once.
fn compiled() -> PathBuf {
    static COMPILED: std::sync::OnceLock<PathBuf> = std::sync::OnceLock::new();
    let make = || {
        let sources = std::fs::read_dir(root().join("tests/hostile/java")).expect("the programs");
        let sources: Vec<PathBuf> = sources.map(|entry| entry.expect("an entry").path()).collect();
        compile(fresh("classes"), &sources)
    };
    COMPILED.get_or_init(make).clone()
}

fn class(name: &str) -> String {
    compiled().join(format!("{name}.class")).display().to_string()
}

const ENDLESS: [&str; 11] = [
    "EndlessLoop",
    "EndlessFinish",
    "EndlessBarrier",
    "EndlessTasks",
    "EndlessEmptyObjects",
    "EndlessList",
    "EndlessArrays",
    "EndlessPrinting",
    "EndlessInitializer",
    "EndlessRecursion",
    "EndlessThrowing",
];

/// What is wrong with the answer to a check with a limit.
fn in_time(arguments: &[&str], limits: &[&str], most: Duration) -> Option<String> {
    let started = Instant::now();
    let output = run(arguments);
    let (took, said) = (started.elapsed(), said(&output));
    let named = limits.iter().any(|limit| said.contains(limit));
    let right = output.status.code() == Some(3) && said.contains("unknown") && named && took < most;
    (!right).then(|| format!("{arguments:?} took {took:?}: {said}"))
}

#[test]
fn programs_that_never_end_are_unknown_in_time() {
    let engines = ["order", "regions", "precise"];
    let all: Vec<(String, &str)> =
        ENDLESS.iter().flat_map(|name| engines.map(|engine| (class(name), engine))).collect();
    let wrong = what_is_wrong(&all, |(class, engine)| {
        let arguments = ["check", class, "--engine", engine, "--max-seconds", "2", "--max-memory", "1G"];
        in_time(&arguments, &["--max-seconds 2 was reached", "--max-memory 1G was reached"], IN_TIME)
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn workers_samples_and_breadth_first_keep_limits_too() {
    let all: [(&str, &[&str]); 6] = [
        ("EndlessFinish", &["--engine", "regions", "--workers", "2"]),
        ("EndlessBarrier", &["--engine", "precise", "--workers", "2"]),
        ("EndlessBarrier", &["--engine", "precise", "--search", "bfs"]),
        ("EndlessBarrier", &["--search", "random"]),
        ("EndlessLoop", &["--engine", "regions", "--search", "pct"]),
        ("EndlessTasks", &["--all"]),
    ];
    let wrong = what_is_wrong(&all, |(name, options)| {
        let class = class(name);
        let mut arguments = vec!["check", class.as_str(), "--max-seconds", "2", "--max-memory", "1G"];
        arguments.extend(*options);
        in_time(&arguments, &["--max-seconds 2 was reached", "--max-memory 1G was reached"], IN_TIME)
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The memory of the process is what is bounded.
#[test]
fn programs_that_grow_are_unknown_within_the_memory() {
    let growing = ["EndlessTasks", "EndlessList", "EndlessArrays", "EndlessPrinting"];
    let wrong = what_is_wrong(&growing, |name| {
        let class = class(name);
        let arguments = ["check", class.as_str(), "--max-memory", "300M", "--max-seconds", "120"];
        in_time(&arguments, &["--max-memory 300M was reached"], Duration::from_secs(120))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Objects without fields are collected: their headers take room.
#[test]
fn empty_objects_are_collected() {
    let class = class("EndlessEmptyObjects");
    let arguments = ["check", class.as_str(), "--max-memory", "600M", "--max-seconds", "8"];
    assert_eq!(in_time(&arguments, &["--max-seconds 8 was reached"], Duration::from_secs(10)), None);
}

#[test]
fn phaser_programs_keep_limits() {
    let program = hostile("phasers/many.ph");
    let wrong = what_is_wrong(&["forward", "backward", "both"], |engine| {
        let asked = ["check", program.as_str(), "--property", "deadlock,assertion", "--engine", engine];
        let arguments = [&asked[..], &["--max-seconds", "2"]].concat();
        let late = in_time(&arguments, &["--max-seconds 2 was reached"], IN_TIME);
        let arguments = [&asked[..], &["--max-memory", "16M"]].concat();
        late.or_else(|| in_time(&arguments, &["--max-memory 16M was reached"], Duration::from_secs(120)))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The first signal ends the search with what it has covered, within a second.
#[test]
#[cfg(unix)]
fn a_signal_ends_a_search_with_an_answer() {
    let (java, phasers) = (class("EndlessBarrier"), hostile("phasers/many.ph"));
    let all: [(&str, &[&str]); 4] = [
        ("TERM", &["check", &java, "--engine", "regions"]),
        ("INT", &["check", &java]),
        ("TERM", &["check", &phasers, "--property", "deadlock"]),
        ("INT", &["check", &phasers, "--property", "deadlock", "--engine", "backward"]),
    ];
    for (signal, arguments) in all {
        let child =
            command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        std::thread::sleep(Duration::from_millis(1500));
        let sent = Instant::now();
        let id = child.id().to_string();
        let killed = Command::new("kill").args(["-s", signal, &id]).status().expect("kill starts");
        assert!(killed.success());
        let output = child.wait_with_output().expect("it ends");
        let took = sent.elapsed();
        let said = said(&output);
        assert_eq!(output.status.code(), Some(3), "{arguments:?}: {said}");
        assert!(said.contains("it was interrupted") && took < Duration::from_secs(2), "{took:?}: {said}");
    }
}

/// Standard input that nobody writes to and nobody closes holds up only who reads it, and not for long.
#[test]
fn standard_input_is_read_when_the_program_reads_it() {
    let quiet = class("Quiet");
    let mut child =
        command(&["check", &quiet]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let kept = child.stdin.take();
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    drop(kept);
    let reading = class("EndlessReading");
    let started = Instant::now();
    let mut child = command(&["check", &reading, "--max-seconds", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let kept = child.stdin.take();
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    assert!(started.elapsed() < IN_TIME && said(&output).contains("--max-seconds 2 was reached"));
    drop(kept);
    let mut child =
        command(&["run", &reading]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    child.stdin.take().expect("a pipe").write_all(b"A").expect("written");
    assert_eq!(text(&child.wait_with_output().expect("it ends").stdout), "65\n");
}

/// A plugin of `javac` and an annotation processor, as services of a folder: both make a marker.
fn traps(place: &Path, marker: &Path) -> PathBuf {
    let classes = place.join("trap");
    std::fs::create_dir_all(classes.join("META-INF/services")).expect("a folder");
    let make = format!(
        "try {{ new java.io.File({:?}).createNewFile(); }} catch (java.io.IOException e) {{}}",
        marker.display().to_string()
    );
    let plugin = format!(
        "public class Trap implements com.sun.source.util.Plugin {{
            public String getName() {{ return \"Trap\"; }}
            public boolean autoStart() {{ return true; }}
            public void init(com.sun.source.util.JavacTask task, String... args) {{ {make} }}
            static {{ {make} }}
        }}"
    );
    let processor = format!(
        "import java.util.Set;
        @javax.annotation.processing.SupportedAnnotationTypes(\"*\")
        public class Processor extends javax.annotation.processing.AbstractProcessor {{
            static {{ {make} }}
            @Override public boolean process(Set<? extends javax.lang.model.element.TypeElement> set, javax.annotation.processing.RoundEnvironment round) {{ return false; }}
        }}"
    );
    for (name, source) in [("Trap", plugin), ("Processor", processor)] {
        let file = place.join(format!("{name}.java"));
        std::fs::write(&file, source).expect("a source");
        javac(&["-d".into(), classes.display().to_string(), file.display().to_string()]);
        std::fs::remove_file(file).expect("removed");
    }
    let services = classes.join("META-INF/services");
    std::fs::write(services.join("com.sun.source.util.Plugin"), "Trap\n").expect("a service");
    std::fs::write(services.join("javax.annotation.processing.Processor"), "Processor\n").expect("a service");
    assert!(!marker.exists());
    classes
}

#[test]
fn javac_runs_no_code_of_the_input() {
    let place = fresh("javac");
    let marker = place.join("marker");
    let trap = traps(&place, &marker);
    let trap_text = trap.display().to_string();
    let source = trap.join("Quiet.java");
    std::fs::copy(hostile("java/Quiet.java"), &source).expect("a source");
    let source = source.display().to_string();
    // The trap works where nothing keeps it from it.
    javac_with(&trap, &trap_text, &source);
    assert!(marker.exists(), "the trap is none");
    std::fs::remove_file(&marker).expect("removed");
    let options = format!("-cp {trap_text} -processorpath {trap_text} -Xplugin:Trap");
    type Variables<'a> = [(&'a str, &'a str)];
    let all: [(&[&str], &Variables<'_>); 4] = [
        (&["run", &source, "-cp", &trap_text], &[]),
        (&["run", &source], &[("CLASSPATH", &trap_text)]),
        (&["run", &source], &[("JDK_JAVAC_OPTIONS", &options)]),
        (&["run", &trap_text, "--main", "Quiet"], &[("CLASSPATH", ".")]),
    ];
    for (arguments, variables) in all {
        // The current folder has the services too.
        let output = command(arguments)
            .current_dir(&trap)
            .envs(variables.iter().copied())
            .output()
            .expect("it starts");
        assert_eq!(text(&output.stdout), "done\n", "{arguments:?} {variables:?}: {}", said(&output));
        assert!(!marker.exists(), "{arguments:?} {variables:?}");
    }
    let agent = format!("-javaagent:{trap_text}/none.jar");
    for variable in ["JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"] {
        let output = command(&["run", &source]).env(variable, &agent).output().expect("it starts");
        assert_eq!(text(&output.stdout), "done\n", "{variable}: {}", said(&output));
    }
}

/// The time of a check is also that of `javac`, which is ended.
#[test]
fn javac_has_to_be_in_time() {
    let source = hostile("java/Quiet.java");
    for options in [&["--max-seconds", "0"][..], &["--max-seconds", "0", "--phasers"]] {
        let arguments = [&["check", source.as_str()], options].concat();
        assert_eq!(in_time(&arguments, &["--max-seconds 0 was reached"], Duration::from_secs(2)), None);
    }
}

/// `javac` as it is.
fn javac_with(folder: &Path, class_path: &str, source: &str) {
    let javac = program::jdk::Jdk::find(None, true).expect("a JDK").javac().expect("a JDK with javac");
    let status =
        Command::new(javac).current_dir(folder).args(["-cp", class_path, "-d", class_path, source]).status();
    status.expect("javac starts");
}

/// `@file` names arguments of `javac`; a source with such a name is a source.
#[test]
fn a_source_is_no_file_of_arguments() {
    let place = fresh("arguments");
    let marker = place.join("made");
    std::fs::create_dir(&marker).expect("a folder");
    let source = "class Other { }\n";
    std::fs::write(place.join("@args.java"), source).expect("a source");
    std::fs::write(place.join("args.java"), format!("-d {} Evil.java", marker.display())).expect("arguments");
    std::fs::write(place.join("Evil.java"), "class Evil { }").expect("a source");
    for arguments in [&["run", "@args.java", "--main", "Other"], &["check", "@args.java", "--main", "Other"]]
    {
        let output = command(arguments).current_dir(&place).output().expect("it starts");
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(said(&output).contains("class Other has no method"), "{}", said(&output));
    }
    assert_eq!(std::fs::read_dir(&marker).expect("a folder").count(), 0);
}

#[test]
#[cfg(unix)]
fn links_and_pipes_are_not_followed() {
    use std::os::unix::fs::symlink;
    let place = fresh("links");
    let (inside, outside) = (place.join("inside"), place.join("outside"));
    std::fs::create_dir_all(&inside).expect("a folder");
    std::fs::create_dir_all(&outside).expect("a folder");
    std::fs::copy(class("ReadsResource"), inside.join("ReadsResource.class")).expect("a class");
    std::fs::copy(class("Quiet"), outside.join("Quiet.class")).expect("a class");
    std::fs::write(outside.join("secret"), "S").expect("a file");
    std::fs::write(inside.join("plain"), "P").expect("a file");
    symlink(outside.join("secret"), inside.join("secret")).expect("a link");
    symlink(inside.join("plain"), inside.join("near")).expect("a link");
    symlink(outside.join("Quiet.class"), inside.join("Quiet.class")).expect("a link");
    symlink(&outside, inside.join("sub")).expect("a link");
    symlink(&inside, inside.join("round")).expect("a link");
    let pipe = inside.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo starts").success());
    let inside_text = inside.display().to_string();
    let main = ["run", inside_text.as_str(), "--main", "ReadsResource", "--"];
    let ask = |name: &str| {
        let mut arguments = main.to_vec();
        arguments.push(name);
        let started = Instant::now();
        let output = run(&arguments);
        assert!(started.elapsed() < Duration::from_secs(20), "{name} takes too long");
        said(&output)
    };
    assert_eq!(ask("plain"), "read P\n");
    assert_eq!(ask("near"), "read P\n");
    for name in ["secret", "sub/secret", "pipe", "../outside/secret"] {
        let said = ask(name);
        assert!(!said.contains("read S") && !said.starts_with("read "), "{name}: {said}");
    }
    // A class that is a link out of the folder, too.
    let output = run(&["run", &inside_text, "--main", "Quiet"]);
    assert!(!said(&output).contains("done") && said(&output).contains("leads out of"), "{}", said(&output));
    // A source folder with a pipe and a circle in it, and a pipe as the input.
    std::fs::copy(hostile("java/Quiet.java"), outside.join("Quiet.java")).expect("a source");
    assert!(Command::new("mkfifo").arg(outside.join("Pipe.java")).status().expect("mkfifo starts").success());
    symlink(&outside, outside.join("circle")).expect("a link");
    let output = run(&["run", &outside.display().to_string(), "--main", "Quiet"]);
    assert_eq!(text(&output.stdout), "done\n", "{}", said(&output));
    let output = run(&["check", &outside.join("Pipe.java").display().to_string()]);
    assert!(output.status.code() == Some(2) && said(&output).contains("neither a file nor a folder"));
}

/// A witness does not open folders.
#[test]
fn a_witness_does_not_widen_what_may_be_read() {
    let place = fresh("witness");
    let (data, witness) = (place.join("data"), place.join("witness.json"));
    std::fs::create_dir(&data).expect("a folder");
    std::fs::write(data.join("file"), "A").expect("a file");
    let (class, data, witness) =
        (class("ReadsFile"), data.display().to_string(), witness.display().to_string());
    let file = format!("{data}/file");
    let output = run(&["check", &class, "--allow-read", &data, "--witness", &witness, "--", &file]);
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    let written = std::fs::read_to_string(&witness).expect("a witness");
    assert!(written.contains("allow_read"), "{written}");
    let output = run(&["replay", &witness]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains(&format!("add --allow-read {data}")), "{}", said(&output));
    let output = run(&["replay", &witness, "--allow-read", &place.join("other").display().to_string()]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    let output = run(&["replay", &witness, "--allow-read", &data]);
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    // A witness that leaves it out gets nothing to read.
    let without: String =
        written.lines().filter(|line| !line.contains("allow_read")).collect::<Vec<_>>().join("\n");
    let mut json: serde_json::Value = serde_json::from_str(&written).expect("JSON");
    json.as_object_mut().expect("an object").remove("allow_read");
    assert!(without.len() < written.len());
    std::fs::write(&witness, json.to_string()).expect("written");
    let output = run(&["replay", &witness]);
    assert_ne!(output.status.code(), Some(0), "{}", said(&output));
    assert!(!said(&output).contains("race:"), "{}", said(&output));
}

/// The compiled API is used only from a folder that nobody else can write, with the contents it was written with.
#[test]
#[cfg(unix)]
fn the_cache_is_checked() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let place = fresh("cache");
    let counter = root().join("examples/habanero/Counter.java").display().to_string();
    let ask =
        |cache: &Path| command(&["run", &counter]).env("XDG_CACHE_HOME", cache).output().expect("it starts");
    assert_eq!(text(&ask(&place).stdout), "6\n");
    let own = place.join("scoville");
    let mode = |path: &Path| std::fs::metadata(path).expect("a folder").permissions().mode() & 0o777;
    assert_eq!(mode(&own), 0o700);
    let mut entries = std::fs::read_dir(&own).expect("a folder").map(|entry| entry.expect("an entry").path());
    let is_api = |path: &PathBuf| path.display().to_string().contains("/api-");
    let entry = entries.find(is_api).expect("the compiled API");
    // What was changed is made again.
    let class = entry.join("edu/rice/hj/Module1.class");
    let bytes = std::fs::read(&class).expect("a class");
    std::fs::write(&class, b"nonsense").expect("written");
    assert_eq!(text(&ask(&place).stdout), "6\n");
    assert_eq!(std::fs::read(&class).expect("a class"), bytes);
    // What others could write is thrown away.
    std::fs::set_permissions(&own, std::fs::Permissions::from_mode(0o777)).expect("set");
    std::fs::write(own.join("foreign"), "").expect("written");
    assert_eq!(text(&ask(&place).stdout), "6\n");
    assert!(mode(&own) == 0o700 && !own.join("foreign").exists());
    // A link is no folder of the user's: then there is no cache.
    let linked = fresh("linked-cache");
    let elsewhere = fresh("elsewhere");
    symlink(&elsewhere, linked.join("scoville")).expect("a link");
    assert_eq!(text(&ask(&linked).stdout), "6\n");
    assert_eq!(std::fs::read_dir(&elsewhere).expect("a folder").count(), 0);
}

/// A jar with these entries.
fn jar(file: &Path, entries: &[(&str, &[u8])]) {
    let mut writer = zip::ZipWriter::new(std::fs::File::create(file).expect("a file"));
    let options =
        zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
    for (name, bytes) in entries {
        writer.start_file(*name, options).expect("an entry");
        writer.write_all(bytes).expect("written");
    }
    writer.finish().expect("a jar");
}

#[test]
fn jars_and_classes_that_lie_are_bad_input() {
    let place = fresh("jars");
    let quiet = std::fs::read(class("Quiet")).expect("a class");
    let huge = vec![0u8; 65 << 20];
    let manifest: &[u8] = b"Main-Class: Quiet\n";
    let ask = |name: &str| {
        let file = place.join(name).display().to_string();
        let started = Instant::now();
        let output = run(&["check", &file]);
        assert!(started.elapsed() < Duration::from_secs(60), "{name} takes too long");
        assert!(!said(&output).contains("internal error"), "{name}: {}", said(&output));
        (output.status.code(), said(&output))
    };
    jar(&place.join("good.jar"), &[("META-INF/MANIFEST.MF", manifest), ("Quiet.class", &quiet)]);
    assert_eq!(ask("good.jar").0, Some(0));
    // An entry that grows.
    jar(&place.join("bomb.jar"), &[("META-INF/MANIFEST.MF", manifest), ("Quiet.class", &huge)]);
    let (code, said) = ask("bomb.jar");
    assert!(code == Some(2) && said.contains("larger than 64 MiB"), "{said}");
    let large = &huge[..60 << 20];
    let many: Vec<String> = (0..12).map(|number| format!("Large{number}.class")).collect();
    let mut entries: Vec<(&str, &[u8])> = vec![("META-INF/MANIFEST.MF", manifest), ("Quiet.class", &quiet)];
    entries.extend(many.iter().map(|name| (name.as_str(), large)));
    jar(&place.join("bombs.jar"), &entries);
    let (code, said) = ask("bombs.jar");
    assert!(code == Some(2) && said.contains("larger than 512 MiB"), "{said}");
    // Names that lead elsewhere, and a jar that is cut off.
    jar(
        &place.join("names.jar"),
        &[("META-INF/MANIFEST.MF", b"Main-Class: ../../Quiet\n"), ("../../Quiet.class", &quiet)],
    );
    assert_eq!(ask("names.jar").0, Some(2));
    let bytes = std::fs::read(place.join("good.jar")).expect("a jar");
    std::fs::write(place.join("cut.jar"), &bytes[..bytes.len() / 2]).expect("written");
    assert_eq!(ask("cut.jar").0, Some(2));
    // A class that is cut off anywhere.
    for length in (0..quiet.len()).step_by(quiet.len() / 12) {
        std::fs::write(place.join("Quiet.class"), &quiet[..length]).expect("written");
        assert_eq!(ask("Quiet.class").0, Some(2), "{length}");
    }
}

#[test]
fn nesting_is_bounded() {
    let place = fresh("nesting");
    let deep = |open: &str, inner: &str, close: &str, depth: usize| {
        open.repeat(depth) + inner + &close.repeat(depth)
    };
    for (name, depth) in [("some.ph", 65), ("many.ph", 40_000)] {
        let blocks = deep("if (ndet()) {\n", "skip;\n", "}\n", depth.min(8_000));
        let braces = deep("(", "true", ")", depth);
        for body in [blocks, format!("assert({braces});"), format!("assert({}true);", "!".repeat(depth))] {
            let file = place.join(name);
            std::fs::write(&file, format!("task main() {{ {body} }}")).expect("written");
            let output = run(&["check", &file.display().to_string()]);
            assert_eq!(output.status.code(), Some(2), "{name}: {}", said(&output));
        }
    }
    // `javac` may give up, and the machine may not.
    let text = format!(
        "public class Deep {{ public static void main(String[] a) {{ int x = {}; System.out.println(x); }} }}",
        deep("(", "1", ")", 20_000)
    );
    let file = place.join("Deep.java");
    std::fs::write(&file, text).expect("written");
    let output = run(&["run", &file.display().to_string()]);
    assert!(matches!(output.status.code(), Some(0 | 2)), "{}", said(&output));
    let mut folders = place.join("folders");
    for _ in 0..200 {
        folders.push("deep");
    }
    std::fs::create_dir_all(&folders).expect("folders");
    let output = run(&["check", &place.join("folders").display().to_string()]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
}
