//! The verifier beside HotSpot's: class files that lie are refused by both, and what `java` takes we take.
//!
//! `SCOVILLE_VERIFY_COUNT` says how many broken class files are compared (2,000), `SCOVILLE_FUZZ_SEED` which.

use crate::breaking::{Random, Seed, mutate, mutate_code, seeds, seeds_for};
use crate::corpus;
use program::jdk::Jdk;
use program::jimage::Image;
use program::verify::{Refusal, verify};
use program::{ClassPath, LoadError, Program};
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What linking a class ends in.
fn link(jdk: &Jdk, seed: &Seed, bytes: &[u8]) -> String {
    let image = Image::open(&jdk.home.join("lib/modules")).expect("an image");
    let mut path = ClassPath::new(image);
    let mut classes = seed.others.clone();
    classes.insert(seed.name.clone(), bytes.to_vec());
    path.add_memory(classes);
    let mut program = Program::new(path);
    let load_error = |error: LoadError| match error {
        LoadError::Malformed(..) => format!("ClassFormatError {error}"),
        other => format!("{other:?}"),
    };
    match program.load(&seed.name) {
        Err(error) => load_error(error),
        Ok(class) => match verify(&mut program, class) {
            Ok(()) => "linked".to_string(),
            Err(Refusal::Verify(what)) => format!("VerifyError {what}"),
            Err(Refusal::Format(what)) => format!("ClassFormatError {what}"),
            Err(Refusal::Load(error)) => load_error(error),
        },
    }
}

/// What linking each class ends in under `java`; the second: the lines of its input.
fn link_in_java(jdk: &Jdk, lines: &str) -> Vec<String> {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/LinkAll.java");
    let mut command = Command::new(jdk.home.join("bin/java"));
    command.args(["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]).arg(driver);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("java starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(lines.as_bytes()).expect("the driver reads its list");
    drop(input);
    let output = child.wait_with_output().expect("java ends");
    assert!(output.status.success(), "the driver failed");
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_string).collect()
}

fn count() -> usize {
    std::env::var("SCOVILLE_VERIFY_COUNT").ok().and_then(|text| text.parse().ok()).unwrap_or(2_000)
}

#[test]
fn broken_class_files_are_judged_as_java_judges_them() {
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let (present, past) = (seeds(&jdk), seeds_for(&jdk, Some(8)));
    let folder = corpus::scratch().join(format!("verifier-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let mut random = Random::for_worker(7);
    let (mut lines, mut cases) = (String::new(), Vec::new());
    for number in 0..count() {
        let is_old = random.below(5) == 0;
        let seeds = if is_old { &past } else { &present };
        let seed = &seeds[random.below(seeds.len())];
        let mut bytes = seed.bytes.clone();
        match random.below(3) {
            0 => mutate(&mut random, &mut bytes, &seeds[number % seeds.len()].bytes),
            _ => mutate_code(&mut random, &mut bytes),
        }
        // Before version 51 types may be inferred; the table is not looked at before version 50.
        if is_old && bytes.len() > 8 {
            bytes[6..8].copy_from_slice(&[0, 49 + random.below(2) as u8]);
        }
        let file = folder.join(number.to_string());
        fs::write(&file, &bytes).expect("a file");
        let _ = writeln!(lines, "{}\t{}\t{}", seed.name, file.display(), seed.folder.display());
        cases.push((seed, bytes, file));
    }
    let theirs = link_in_java(&jdk, &lines);
    assert_eq!(theirs.len(), cases.len());
    let (mut wrong, mut verify_errors, mut linked, mut others, mut lenient) =
        (Vec::new(), 0, 0, 0, Vec::new());
    for ((seed, bytes, file), java) in cases.iter().zip(&theirs) {
        let ours = link(&jdk, seed, bytes);
        let accepted = ours == "linked";
        let kind = java.split(' ').next().unwrap_or_default();
        let fits = match kind {
            "linked" => {
                linked += 1;
                // Subroutines went out of use with Java 6; they are not modelled.
                accepted || ours.contains("jsr and ret are not supported")
            }
            "VerifyError" => {
                verify_errors += 1;
                !accepted
            }
            _ => {
                others += 1;
                if accepted {
                    lenient.push(java.clone());
                }
                true
            }
        };
        if fits {
            let _ = fs::remove_file(file);
        } else {
            wrong.push(format!("{} {}\n  java: {java}\n  ours: {ours}", seed.name, file.display()));
        }
    }
    corpus::announce(&format!(
        "{} broken class files: {verify_errors} verify errors and {linked} linked under java, the same here but for {}; \
         {others} refused by java for other reasons, {} of them linked here",
        cases.len(),
        wrong.len(),
        lenient.len()
    ));
    if std::env::var("SCOVILLE_VERIFY_LENIENT").is_ok() {
        corpus::announce(&lenient.join("\n"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let _ = fs::remove_dir_all(&folder);
}

/// Stands for any byte in a pattern.
const ANY: u16 = 0x100;

/// A lie: in a method, what is found is replaced by as many bytes.
struct Lie {
    what: &'static str,
    method: &'static str,
    find: &'static [u16],
    replace: &'static [u16],
    /// Replaces the operand of the first changed instruction by that of the same instruction in this method.
    operand_of: Option<&'static str>,
}

const fn lie(what: &'static str, method: &'static str, find: &'static [u16], replace: &'static [u16]) -> Lie {
    Lie { what, method, find, replace, operand_of: None }
}

/// Opcodes are from JVMS chapter 6: 2A..2D are `aload_0` to `aload_3`, B4 `getfield`, B6 to B8 the calls, C0 `checkcast`.
const LIES: &[Lie] = &[
    lie("a cast that is none", "cast", &[0xC0, ANY, ANY], &[0, 0, 0]),
    Lie {
        what: "a field of an unrelated class",
        method: "owner",
        find: &[0xB4, ANY, ANY],
        replace: &[0xB4, ANY, ANY],
        operand_of: Some("other"),
    },
    lie("an int[] read as a byte[]", "element", &[0x2E], &[0x33]),
    lie("an int[] passed as a long[]", "longs", &[0x2B], &[0x2A]),
    lie("a String passed as another class", "pass", &[0x2B], &[0x2A]),
    lie("half of one long and half of another", "half", &[0x20], &[0x1F]),
    lie("the second half of a long as an int", "narrow", &[0x1C], &[0x1B]),
    lie("a return of another class", "text", &[0x2B], &[0x2A]),
    lie("an object that was never initialised", "make", &[0xB7, ANY, ANY], &[0x57, 0, 0]),
    Lie {
        what: "a constructor of another class than the object's",
        method: "make",
        find: &[0xBB, ANY, ANY],
        replace: &[0xBB, ANY, ANY],
        operand_of: Some("makeOther"),
    },
    lie("a special call of an unrelated class", "call", &[0xB6, ANY, ANY], &[0xB7, ANY, ANY]),
    lie("a throw of no exception", "fail", &[0x2B], &[0x2A]),
    lie("a string in a field of another type", "put", &[0x12, ANY], &[0x2A, 0]),
    lie("a number where a reference is expected", "local", &[0x4C], &[0x3C]),
    lie("a constructor without super()", "<init>", &[0x2A, 0xB7, ANY, ANY], &[0, 0, 0, 0]),
    lie("a protected field of another object", "inherited", &[0x2B], &[0x2C]),
    lie("a protected method of another object", "called", &[0x2B], &[0x2C]),
    lie("code that runs off its end", "cast", &[0xB0], &[0]),
    lie("a stack that underflows", "take", &[0x2A], &[0]),
    // Interfaces are not looked at by the verifier: both find out when the method is called.
    lie("an object as an interface that it has not", "asInterface", &[0x2A], &[0x2B]),
];

fn code_of(bytes: &[u8], method: &str) -> std::ops::Range<usize> {
    let file = program::classfile::ClassFile::parse(bytes.into()).expect("a class file");
    let named =
        |member: &&program::classfile::Member| file.utf8(member.name).is_ok_and(|name| name == method);
    let code = file.methods.iter().find(named).and_then(|member| member.code.clone()).expect("a method");
    code.start..code.start + code.length
}

fn find(bytes: &[u8], method: &str, pattern: &[u16]) -> usize {
    let range = code_of(bytes, method);
    let fits = |at: &usize| {
        pattern
            .iter()
            .zip(&bytes[*at..])
            .all(|(wanted, found)| *wanted == ANY || *wanted == u16::from(*found))
    };
    range.clone().find(fits).unwrap_or_else(|| panic!("{method} has no {pattern:02X?}"))
}

fn tell(lie: &Lie, bytes: &mut [u8]) {
    let at = find(bytes, lie.method, lie.find);
    for (offset, byte) in lie.replace.iter().enumerate().filter(|(_, byte)| **byte != ANY) {
        bytes[at + offset] = *byte as u8;
    }
    if let Some(other) = lie.operand_of {
        let from = find(bytes, other, lie.find);
        bytes.copy_within(from + 1..from + 3, at + 1);
    }
}

/// How a run ended.
#[derive(Debug, PartialEq, Eq)]
struct Ending {
    out: String,
    err: String,
    /// The first exception named on standard error.
    error: String,
    code: Option<i32>,
}

fn ending(command: &mut Command) -> Ending {
    let output = command.stdin(Stdio::null()).output().expect("it starts");
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut words = err.split(|letter: char| letter.is_whitespace() || letter == ':');
    let error = words.find(|word| word.starts_with("java.lang.")).unwrap_or_default().to_string();
    Ending {
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err,
        error,
        code: output.status.code(),
    }
}

/// The programs of `tests/lies`, compiled into a folder of their own.
fn compile(jdk: &Jdk, name: &str) -> PathBuf {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lies");
    let folder = corpus::scratch().join(format!("{name}-{}", std::process::id()));
    let mut javac = Command::new(jdk.javac().expect("javac"));
    javac.args(["-g", "-d"]).arg(&folder);
    javac.args(["Main.java", "Lies.java", "base/Base.java"].map(|file| sources.join(file)));
    assert!(javac.status().expect("javac starts").success());
    folder
}

/// How `java` and how we end.
fn both(jdk: &Jdk, folder: &Path) -> [Ending; 2] {
    let theirs = ending(Command::new(jdk.home.join("bin/java")).arg("-cp").arg(folder).arg("Main"));
    let mut scoville = Command::new(env!("CARGO_BIN_EXE_scoville"));
    let ours = ending(scoville.args(["run", "--jdk"]).arg(&jdk.home).arg(folder.join("Main.class")));
    [theirs, ours]
}

#[test]
fn each_lie_ends_as_under_java() {
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let folder = compile(&jdk, "lies");
    let [theirs, ours] = both(&jdk, &folder);
    assert_eq!((theirs.code, theirs.err.as_str()), (Some(0), ""));
    assert_eq!(ours, theirs, "the truth");
    let honest = fs::read(folder.join("Lies.class")).expect("a class");
    for lie in LIES {
        let mut bytes = honest.clone();
        tell(lie, &mut bytes);
        fs::write(folder.join("Lies.class"), &bytes).expect("a file");
        let [theirs, ours] = both(&jdk, &folder);
        assert_eq!(theirs.code, Some(1), "{}: java says {}", lie.what, theirs.err);
        assert_eq!((&ours.out, ours.code), (&theirs.out, theirs.code), "{}: {}", lie.what, ours.err);
        assert_eq!(ours.error, theirs.error, "{}: {}", lie.what, ours.err);
        if theirs.error == "java.lang.VerifyError" {
            let place = format!("Lies.{}", lie.method);
            assert!(ours.err.contains(&place), "{}: {}", lie.what, ours.err);
        }
    }
    let _ = fs::remove_dir_all(&folder);
}

#[test]
fn a_main_class_that_lies_is_refused_before_anything_runs() {
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let folder = compile(&jdk, "lying-main");
    let mut bytes = fs::read(folder.join("Main.class")).expect("a class");
    tell(&lie("a value returned from a void method", "main", &[0xB1], &[0xB0]), &mut bytes);
    fs::write(folder.join("Main.class"), &bytes).expect("a file");
    let [theirs, ours] = both(&jdk, &folder);
    assert_eq!(
        (&ours.out, &ours.error, ours.code),
        (&theirs.out, &theirs.error, theirs.code),
        "{}",
        ours.err
    );
    assert_eq!(ours.err.lines().next(), theirs.err.lines().next());
    assert!(ours.err.contains("VerifyError") && ours.err.contains("Main.main"), "{}", ours.err);
    let _ = fs::remove_dir_all(&folder);
}

/// A class whose `main` is `count` times nothing, with as many promised frames, handlers around all of it, and all
/// locals that there can be: small as a file, gigabytes if every frame were kept.
fn wasteful(count: u16, handlers: u16) -> Vec<u8> {
    let mut pool = Vec::new();
    for text in ["Waste", "java/lang/Object", "java/lang/Throwable", "main", "([Ljava/lang/String;)V"] {
        pool.extend([&[1], &(text.len() as u16).to_be_bytes()[..], text.as_bytes()].concat());
    }
    for text in ["Code", "StackMapTable"] {
        pool.extend([&[1], &(text.len() as u16).to_be_bytes()[..], text.as_bytes()].concat());
    }
    // 8 to 10: the classes named by 1 to 3.
    pool.extend([7, 0, 1, 7, 0, 2, 7, 0, 3]);
    let u2 = |value: u16| value.to_be_bytes().to_vec();
    let u4 = |value: usize| (value as u32).to_be_bytes().to_vec();
    let same_frames = vec![0; count as usize];
    let table = [u2(count + 1), same_frames, vec![64, 7, 0, 10]].concat();
    let handler = [u2(0), u2(count), u2(count), u2(0)].concat();
    let code = [
        [u2(1), u2(0xFFFF), u4(count as usize + 1), vec![0; count as usize], vec![0xBF]].concat(),
        [u2(handlers), handler.repeat(handlers as usize), u2(1), u2(7), u4(table.len()), table].concat(),
    ]
    .concat();
    let method = [u2(9), u2(4), u2(5), u2(1), u2(6), u4(code.len()), code].concat();
    let head = [vec![0xCA, 0xFE, 0xBA, 0xBE], u2(0), u2(52), u2(11), pool].concat();
    [head, u2(0x21), u2(8), u2(9), u2(0), u2(0), u2(1), method, u2(0)].concat()
}

#[test]
fn a_class_made_to_waste_time_and_memory_is_refused() {
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let folder = corpus::scratch().join(format!("waste-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    for (count, handlers) in [(60_000, 60_000), (2_000, 2_000), (20_000, 1)] {
        fs::write(folder.join("Waste.class"), wasteful(count, handlers)).expect("a file");
        let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
        let ours = ending(command.args(["run", "--jdk"]).arg(&jdk.home).arg(folder.join("Waste.class")));
        assert_eq!((ours.code, ours.error.as_str()), (Some(1), "java.lang.VerifyError"), "{}", ours.err);
        let waste = u32::from(count) * 0xFFFF > 1 << 28;
        assert_eq!(ours.err.contains("too large to be verified"), waste, "{}", ours.err);
    }
    let _ = fs::remove_dir_all(&folder);
}
