//! `Math` against the `java` that is there: what differs is said to be open.
//!
//! `cargo test -p scoville --test suite math::how_often -- --ignored --nocapture` measures how often it differs.

use crate::corpus::announce;
use crate::support::{folder, java, javac, root, scoville, text};
use machine::natives::intrinsics::{self, HUGE_EXPONENT, Result};
use program::jdk::Jdk;
use std::process::Command;
use std::sync::OnceLock;

type Function = (&'static str, fn(f64, f64) -> Result);

const FUNCTIONS: [Function; 9] = [
    ("sin", |x, _| intrinsics::sin(x)),
    ("cos", |x, _| intrinsics::cos(x)),
    ("tan", |x, _| intrinsics::tan(x)),
    ("exp", |x, _| intrinsics::exp(x)),
    ("log", |x, _| intrinsics::log(x)),
    ("log10", |x, _| intrinsics::log10(x)),
    ("pow", |x, y| intrinsics::pow(x, y, takes_root())),
    ("tanh", |x, _| intrinsics::tanh(x)),
    ("cbrt", |x, _| intrinsics::cbrt(x)),
];

/// Of so many results, how many are not those of `java`, how many are open, and how many of `StrictMath` are not.
#[derive(Default)]
struct Counts {
    all: u32,
    differing: u32,
    open: u32,
    strict: u32,
}

impl Counts {
    /// How often in a thousand.
    fn share(&self, of: u32) -> f64 {
        f64::from(of) * 1000.0 / f64::from(self.all)
    }
}

/// Whether the JDK that is there takes the root for an exponent of a half.
fn takes_root() -> bool {
    version() >= 17
}

fn version() -> u32 {
    static VERSION: OnceLock<u32> = OnceLock::new();
    *VERSION.get_or_init(|| Jdk::find(None, true).expect("a JDK").version)
}

fn compiled() -> &'static str {
    static COMPILED: OnceLock<String> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let target = folder("math_bits").display().to_string();
        let source = root().join("tests/library/MathBits.java").display().to_string();
        javac(&["-d", &target, &source].map(str::to_string));
        target
    })
}

/// The functions that HotSpot of the JDK that is there has code of its own for; none on another processor.
fn replaced() -> &'static [Function] {
    match version() {
        _ if !cfg!(target_arch = "x86_64") => &[],
        25.. => &FUNCTIONS,
        24 => &FUNCTIONS[..8],
        _ => &FUNCTIONS[..7],
    }
}

fn compare((name, function): Function, count: u32) -> Counts {
    let seed = 20_240_101.to_string();
    let mut command = Command::new(java());
    let output = command.args(["-cp", compiled(), "MathBits", name, &seed, &count.to_string()]).output();
    let output = output.expect("java starts");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let mut counts = Counts::default();
    for record in output.stdout.chunks_exact(32) {
        let double = |index: usize| {
            f64::from_be_bytes(record[index * 8..index * 8 + 8].try_into().expect("eight bytes"))
        };
        let (x, y, java, strict) = (double(0), double(1), double(2), double(3));
        let same = |a: f64, b: f64| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
        let result = function(x, y);
        counts.all += 1;
        counts.open += u32::from(result.is_open);
        counts.strict += u32::from(!same(strict, java));
        if !same(result.value, java) {
            counts.differing += 1;
            let units = result.value.to_bits().abs_diff(java.to_bits());
            let most = if y.abs() >= HUGE_EXPONENT { 7 } else { 1 };
            assert!(
                result.is_open && units <= most,
                "{name} of {x:e}, {y:e}: java has {java:e}, not {result:?}"
            );
        }
    }
    assert_eq!(counts.all, count);
    counts
}

#[test]
fn what_differs_from_java_is_open() {
    for function in replaced() {
        let counts = compare(*function, 30_000);
        let (now, before) = (counts.share(counts.differing), counts.share(counts.strict));
        assert!(
            now < 5.0 && now < before / 4.0,
            "{}: {now} in a thousand differ, {before} before",
            function.0
        );
    }
}

#[test]
#[ignore = "a measurement: it prints how often results differ"]
fn how_often_results_differ() {
    announce("in a thousand: not as java, open; StrictMath not as Math");
    for function in replaced() {
        let counts = compare(*function, 2_000_000);
        let [differing, open, strict] =
            [counts.differing, counts.open, counts.strict].map(|count| counts.share(count));
        announce(&format!("{:5} {differing:7.3} {open:7.2} {strict:7.2}", function.0));
    }
}

/// What a check says that it took as given, of a program of one statement.
fn taken_as_given(name: &str, statement: &str, options: &[&str]) -> (Option<i32>, String) {
    let file = folder("math").join(format!("{name}.java"));
    let method = format!("public static void main(String[] arguments) {{ {statement} }}");
    std::fs::write(&file, format!("public class {name} {{ {method} }}")).expect("a source");
    let output = scoville(&[&["check", &file.display().to_string(), "--format", "json"], options].concat());
    let verdict: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    (output.status.code(), verdict["coverage"]["fixed"].to_string())
}

/// `java` has -0.5990363985489471 for this sine, and the next double is nearer.
#[test]
fn an_assertion_about_an_open_bit_says_so() {
    let note = "last bit of Math.sin";
    let holds = "assert Math.sin(43.34) == -0.5990363985489472;";
    for options in [&[][..], &["--engine", "precise", "--search", "bfs"], &["--no-matching"]] {
        let (code, given) = taken_as_given("Open", holds, options);
        assert!(code == Some(0) && given.contains(note), "{code:?} {given} with {options:?}");
    }
    let (code, given) = taken_as_given("Fails", "assert Math.sin(43.34) == -0.5990363985489471;", &[]);
    assert!(code == Some(1) && given.contains(note), "{code:?} {given}");
    let (code, given) = taken_as_given("Plain", "assert Math.sin(0.5) < Math.pow(3, 2) + Math.exp(0);", &[]);
    assert!(code == Some(0) && !given.contains("Math"), "{code:?} {given}");
}
