#![allow(clippy::print_stderr, reason = "a test reports its tally")]
//! `scoville check --phasers`: the corpus, every Habanero program with phasers, and random programs. What the
//! phaser program proves, the check of the Java program must not refute.

#[path = "bridge/attack.rs"]
mod attack;
#[path = "bridge/phasers.rs"]
mod phasers;
#[path = "bridge/random.rs"]
mod random;
#[path = "bridge/text.rs"]
mod text_of_programs;
#[path = "bridge/threads.rs"]
mod threads;

use crate::support::{
    api, class, compile, folder, java, javac, left_out, name, root, scoville, sources, text, verdict,
    what_is_wrong,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The folders of `tests/corpus` with programs for the bridge.
const FOLDERS: [&str; 3] = ["bridge", "barriers", "barriers-attack"];

/// The sources of those folders, each with the folder of its compiled classes.
fn programs() -> &'static [(PathBuf, PathBuf)] {
    static COMPILED: OnceLock<Vec<(PathBuf, PathBuf)>> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let of = |name: &str| {
            let target = compile(folder(name), &sources(name));
            sources(name).into_iter().map(move |file| (file, target.clone()))
        };
        let slow = left_out("phasers");
        let all = FOLDERS.into_iter().flat_map(of);
        all.filter(|(file, _)| !slow.contains(&name(file))).collect()
    })
}

/// The compiled class of a program of `tests/corpus/bridge`.
fn bridge_class(program: &str) -> String {
    let (_, folder) = programs().iter().find(|(file, _)| name(file) == program).expect("a program");
    folder.join(format!("{program}.class")).display().to_string()
}

/// Does `work` for every item; nothing may be wrong.
fn for_each<T: Sync>(items: &[T], work: impl Fn(&T) -> Option<String> + Sync) {
    let wrong = what_is_wrong(items, work);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a verdict says, in the words of the corpus.
fn words(verdict: &serde_json::Value) -> String {
    let kind = verdict["findings"][0]["kind"].as_str().unwrap_or_default();
    let kind = if kind == "exception" { "runtime" } else { kind };
    match (
        verdict["verdict"].as_str().unwrap_or_default(),
        verdict["findings"].as_array().map_or(0, Vec::len),
    ) {
        ("unknown", 0) => {
            let limits = verdict["coverage"]["limits"].as_array().cloned().unwrap_or_default();
            let limits: Vec<&str> = limits.iter().filter_map(|limit| limit.as_str()).collect();
            format!("unknown: {}", limits.join("; "))
        }
        ("unknown", _) => format!("may {kind}"),
        ("violated", _) => format!("violated {kind}"),
        (answer, _) => answer.to_string(),
    }
}

#[test]
fn the_corpus_has_the_verdicts_that_its_programs_state() {
    for_each(programs(), |(file, folder)| {
        let source = std::fs::read_to_string(file).expect("a source");
        let expected =
            source.lines().find_map(|line| line.strip_prefix("// expect: ")).expect("an expectation");
        let class = folder.join(format!("{}.class", name(file))).display().to_string();
        let said = words(&verdict(&scoville(&["check", &class, "--phasers", "--format", "json"]), &class));
        let right = match expected.strip_prefix("unknown: ") {
            Some(part) => said.starts_with("unknown: ") && said.contains(part),
            None => said == expected,
        };
        // What its author found out on paper.
        let truth = source.lines().find_map(|line| line.strip_prefix("// truth: ")).unwrap_or_default();
        let wrong = truth == "somebody waits for ever" && said == "proved"
            || truth == "nobody waits for ever" && said.starts_with("violated");
        let right = right && !wrong;
        // What is not followed is named with file and line.
        let placed =
            !said.starts_with("unknown: ") || said.contains(".java:") || said.contains("proved for up to");
        (!right || !placed).then(|| format!("{}: expected {expected}, got {said}", name(file)))
    });
}

#[test]
fn printed_programs_are_well_formed_and_in_the_standard_layout() {
    let mut classes: Vec<String> = programs()
        .iter()
        .map(|(file, folder)| folder.join(format!("{}.class", name(file))).display().to_string())
        .collect();
    classes.extend(with_phasers());
    let printed = AtomicUsize::new(0);
    for_each(&classes, |class| {
        let output = scoville(&["check", class, "--phasers", "--print-phasers"]);
        if output.status.code() == Some(3) {
            return text(&output.stdout)
                .chars()
                .next()
                .map(|_| format!("{class}: prints what it does not follow"));
        }
        printed.fetch_add(1, Ordering::Relaxed);
        let file = folder("printed").join(format!("{}.ph", name(Path::new(class))));
        std::fs::write(&file, &output.stdout).expect("a file");
        let again = scoville(&["fmt", "--check", &file.display().to_string()]);
        (again.status.code() != Some(0))
            .then(|| format!("{class}: {}{}", text(&output.stdout), text(&again.stderr)))
    });
    assert!(printed.into_inner() > 50, "too few programs are followed");
}

/// The Habanero programs of the corpus that use phasers.
fn with_phasers() -> Vec<String> {
    let mut files = sources("habanero");
    files.retain(|file| std::fs::read_to_string(file).is_ok_and(|source| source.contains("haser")));
    files.iter().map(|file| class(&name(file))).collect()
}

/// Whether the check of the Java program, for no input, shows what `--phasers` calls impossible.
fn refuted(class: &str) -> Option<String> {
    let said = verdict(&scoville(&["check", class, "--format", "json", "--max-seconds", "20"]), class);
    let message = said["findings"][0]["message"].as_str().unwrap_or_default();
    match said["findings"][0]["kind"].as_str() {
        Some("deadlock") => Some(format!("{class}: proved, but: {message}")),
        Some(_) if message.contains("PhaserException") => Some(format!("{class}: proved, but: {message}")),
        _ => None,
    }
}

#[test]
fn what_is_proved_is_not_refuted_by_the_check_of_the_java_program() {
    let proved = AtomicUsize::new(0);
    for_each(&with_phasers(), |class| {
        let said = verdict(&scoville(&["check", class, "--phasers", "--format", "json"]), class);
        if said["verdict"] != "proved" {
            return None;
        }
        proved.fetch_add(1, Ordering::Relaxed);
        refuted(class)
    });
    assert!(proved.into_inner() >= 20, "too few programs are proved");
}

/// The seeds of random programs: `SCOVILLE_PROGRAMS` of them from `SCOVILLE_SEED` on; ten, or forty with
/// `SCOVILLE_ALL`, if nothing else is said.
fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str, default: u64| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let first = number("SCOVILLE_SEED", 1);
    let whole = std::env::var_os("SCOVILLE_ALL").is_some();
    first..first + number("SCOVILLE_PROGRAMS", if whole { 40 } else { 10 })
}

/// Whether programs end on a real `java`, by their names.
fn driven(target: &Path, classes: &[String]) -> BTreeMap<String, bool> {
    let drive = root().join("crates/scoville/tests/bridge/Drive.java").display().to_string();
    javac(&["-d".into(), target.display().to_string(), drive]);
    let mut ends = BTreeMap::new();
    for some in classes.chunks(100) {
        let mut command = std::process::Command::new(java());
        command.args(["-XX:TieredStopAtLevel=1", "-cp"]).arg(target).arg("Drive").args(some);
        let output = command.output().expect("java starts");
        for line in text(&output.stdout).lines() {
            if let Some((name, how)) = line.split_once(' ') {
                ends.insert(name.to_string(), how == "ends");
            }
        }
    }
    ends
}

/// Against a real `java`: what is proved ends, and what is refuted without a replay does not. These programs, without
/// arguments, do the same in every schedule.
fn do_what_is_said(folder_name: &str, prefix: &str, program: impl Fn(u64) -> String) {
    let target = folder(folder_name);
    let sources = folder(&format!("{folder_name}-sources"));
    let mut arguments = vec!["-d".to_string(), target.display().to_string()];
    let names: Vec<String> = seeds().map(|seed| format!("{prefix}{seed}")).collect();
    for (seed, name) in seeds().zip(&names) {
        let file = sources.join(format!("{name}.java"));
        std::fs::write(&file, program(seed)).expect("a file");
        arguments.push(file.display().to_string());
    }
    javac(&arguments);
    let ends = driven(&target, &names);
    let counts: [AtomicUsize; 4] = Default::default();
    for_each(&names, |name| {
        let class = target.join(format!("{name}.class")).display().to_string();
        let output = scoville(&["check", &class, "--phasers", "--format", "json", "--max-seconds", "4"]);
        let said = words(&verdict(&output, &class));
        let ended = *ends.get(name)?;
        let (sort, right) = match said.as_str() {
            "proved" => (0, ended),
            "violated deadlock" => (1, !ended),
            may if may.starts_with("may ") => (2, true),
            unknown if unknown.starts_with("unknown: ") => (3, true),
            _ => (1, false),
        };
        counts[sort].fetch_add(1, Ordering::Relaxed);
        let how = if ended { "it ends" } else { "it waits for ever" };
        (!right).then(|| format!("{class}: {said}, but {how}"))
    });
    let [proved, violated, may, unknown] = counts.map(AtomicUsize::into_inner);
    eprintln!("{proved} proved, {violated} violated, {may} may, {unknown} unknown");
    assert_eq!(ends.len(), names.len(), "some programs were not run");
    assert!(names.len() < 20 || (proved > 0 && violated > 0), "the programs are all of one sort");
}

/// Threads, executors, barriers and latches.
#[test]
fn random_programs_with_threads_do_what_is_said_of_them() {
    do_what_is_said("random-threads", "T", threads::program);
}

/// Phasers that end, and waits for phases of every kind.
#[test]
fn random_programs_with_phasers_that_end_do_what_is_said_of_them() {
    do_what_is_said("random-phasers", "P", phasers::program);
}

#[test]
fn random_programs_are_never_proved_wrongly() {
    let count = seeds().count();
    let target = folder("random");
    let sources = folder("random-sources");
    let mut arguments = vec!["-cp".to_string(), api(), "-d".into(), target.display().to_string()];
    let seeds: Vec<u64> = seeds().collect();
    for seed in &seeds {
        let file = sources.join(format!("R{seed}.java"));
        std::fs::write(&file, random::program(*seed)).expect("a file");
        arguments.push(file.display().to_string());
    }
    javac(&arguments);
    let counts: [AtomicUsize; 4] = Default::default();
    for_each(&seeds, |seed| {
        let class = target.join(format!("R{seed}.class")).display().to_string();
        let output = scoville(&["check", &class, "--phasers", "--format", "json", "--max-seconds", "4"]);
        let said = verdict(&output, &class);
        let findings = said["findings"].as_array().map_or(0, Vec::len);
        let sort = match (said["verdict"].as_str(), findings) {
            (Some("proved"), _) => 0,
            (Some("violated"), _) => 1,
            (_, 0) => 3,
            _ => 2,
        };
        counts[sort].fetch_add(1, Ordering::Relaxed);
        if sort == 0 { refuted(&class) } else { None }
    });
    let [proved, violated, may, unknown] = counts.map(AtomicUsize::into_inner);
    eprintln!("{proved} proved, {violated} violated, {may} may, {unknown} unknown");
    assert!(count < 20 || (proved > 0 && violated > 0), "the programs are all of one sort");
}

#[test]
fn wrong_combinations_of_options_are_named() {
    let says = |arguments: &[&str], part: &str| {
        let output = scoville(arguments);
        let said = text(&output.stderr);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}: {said}");
        assert!(said.contains(part), "{arguments:?}: {said}");
    };
    let phasers = root().join("tests/corpus/phasers/01-loopless-safe.ph").display().to_string();
    let java = root().join("tests/corpus/bridge/BarrierRounds.java").display().to_string();
    says(&["check", &phasers, "--phasers"], "is one already: leave the option out");
    says(&["check", &java, "--from-java"], "--phasers");
    says(&["check", &java, "--print-phasers"], "--phasers");
    says(&["check", &java, "--phasers", "--property", "race"], "use --property deadlock,runtime");
    says(&["check", "NoSuchFile.java", "--phasers"], "does not exist");
}

/// What is proved is that nobody waits in a cycle, and the loops that may not end are named.
#[test]
fn the_claim_says_what_is_proved() {
    let claim = |name: &str| {
        let class = bridge_class(name);
        let json = verdict(&scoville(&["check", &class, "--phasers", "--format", "json"]), &class);
        let plain = text(&scoville(&["check", &class, "--phasers"]).stdout);
        // It is folded to the width of a terminal.
        let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        let claim = json["coverage"]["claim"].as_str().unwrap_or_default().to_string();
        assert!(plain.contains(&claim), "{plain}");
        assert!(!claim.contains("waits for ever") && claim.contains("in a cycle"), "{claim}");
        (claim, json["coverage"]["loops_without_signal"].clone())
    };
    let (said, loops) = claim("SpinsForEver");
    assert!(said.ends_with("these loops may not end and do not signal: SpinsForEver.java:17"), "{said}");
    assert_eq!(loops, serde_json::json!(["SpinsForEver.java:17"]));
    let (said, loops) = claim("BarrierRounds");
    assert!(said.ends_with("are not covered"), "{said}");
    assert_eq!(loops, serde_json::json!([]));
}

/// A dynamic constant, which `javac` does not write: the text `MARK` in a class becomes one whose bootstrap method is
/// `boot` of the program.
#[test]
fn a_dynamic_constant_is_not_followed() {
    let target = folder("condy");
    let source = target.join("Dynamic.java");
    let program = r#"
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.HjPhaser;
import java.lang.invoke.MethodHandles;
public class Dynamic {
    static HjPhaser barrier;
    public static Object boot(MethodHandles.Lookup lookup, String name, Class<?> type) {
        barrier.doWait();
        return "";
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            asyncPhased(newPhaser(SIG_WAIT).inMode(SIG_WAIT), () -> next());
            Object text = "MARK";
            boot(null, null, null);
        }));
    }
}
"#;
    std::fs::write(&source, program).expect("a source");
    javac(&["-cp".into(), api(), "-d".into(), target.display().to_string(), source.display().to_string()]);
    let file = target.join("Dynamic.class");
    let bytes = std::fs::read(&file).expect("a class");
    std::fs::write(&file, with_dynamic_constant(&bytes)).expect("written");
    let class = file.display().to_string();
    let json = verdict(&scoville(&["check", &class, "--phasers", "--format", "json"]), &class);
    assert_eq!(json["verdict"], "unknown", "{json}");
    let said = json["coverage"]["limits"].to_string();
    assert!(
        said.contains("the dynamic constant `made` is computed by Dynamic.boot, which is not followed"),
        "{said}"
    );
}

/// Puts a dynamic constant in the place of the string constant `MARK`.
fn with_dynamic_constant(class: &[u8]) -> Vec<u8> {
    let u2 = |at: usize| usize::from(class[at]) << 8 | usize::from(class[at + 1]);
    let text = |at: usize| String::from_utf8_lossy(&class[at + 3..at + 3 + u2(at + 1)]).into_owned();
    let count = u2(8);
    // Where each constant starts.
    let mut starts = vec![0; count + 1];
    let (mut at, mut index) = (10, 1);
    while index < count {
        starts[index] = at;
        let (size, slots) = match class[at] {
            1 => (3 + u2(at + 1), 1),
            5 | 6 => (9, 2),
            7 | 8 | 16 | 19 | 20 => (3, 1),
            15 => (4, 1),
            _ => (5, 1),
        };
        at += size;
        index += slots;
    }
    let end = at;
    let is_text = |index: usize, wanted: &str| {
        let at = starts[index];
        at != 0 && class[at] == 1 && text(at) == wanted
    };
    let mark = (1..count)
        .find(|index| {
            starts[*index] != 0 && class[starts[*index]] == 8 && is_text(u2(starts[*index] + 1), "MARK")
        })
        .expect("the constant");
    let boot = (1..count)
        .find(|index| {
            let at = starts[*index];
            at != 0 && class[at] == 10 && is_text(u2(starts[u2(at + 3)] + 1), "boot")
        })
        .expect("a call of boot");
    let big = |value: usize| (value as u16).to_be_bytes();
    // New constants: a handle of boot, the names `made` and its type, both together.
    let mut more = vec![15, 6];
    more.extend(big(boot));
    for name in ["made", "Ljava/lang/Object;"] {
        more.push(1);
        more.extend(big(name.len()));
        more.extend(name.as_bytes());
    }
    more.push(12);
    more.extend(big(count + 1));
    more.extend(big(count + 2));
    // The attribute with bootstrap methods is among the last: found by its name.
    let name = (1..count).find(|index| is_text(*index, "BootstrapMethods")).expect("a lambda");
    let mut place = None;
    for at in end..class.len() - 8 {
        let length = u2(at + 2) << 16 | u2(at + 4);
        let inside = at + 6 + length;
        if u2(at) == name && inside <= class.len() && length > 2 && length < 10_000 && u2(at + 6) < 100 {
            place = Some((at, length));
        }
    }
    let (at, length) = place.expect("the attribute");
    let methods = u2(at + 6);
    let mut made = class[..8].to_vec();
    made.extend(big(count + 4));
    made.extend(&class[10..starts[mark]]);
    made.push(17);
    made.extend(big(methods));
    made.extend(big(count + 3));
    made.extend(&class[starts[mark] + 3..end]);
    made.extend(more);
    made.extend(&class[end..at + 2]);
    made.extend(((length + 4) as u32).to_be_bytes());
    made.extend(big(methods + 1));
    made.extend(&class[at + 8..at + 6 + length]);
    made.extend(big(count));
    made.extend(big(0));
    made.extend(&class[at + 6 + length..]);
    made
}
