//! The programs of `tests/corpus/phasers-attack`. Each says in its first line what is true of it; nothing else may be
//! said, and less only of those that are listed here.

use phasers::check::{Engine, Request, check, default_caps};
use phasers::lang::read;
use phasers::property::Property;
use report::{Answer, Budget};

/// Of these nothing is said within the time of this test: too many tasks, or phases that no cap tells apart.
const OPEN: [(&str, &str); 4] = [
    ("any-bounded", "ahead"),
    ("any-six", "assertion"),
    ("singles-stay-forty", "assertion"),
    ("singles-stay-lap", "deadlock"),
];

#[test]
fn nothing_is_said_but_the_truth() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/phasers-attack");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the corpus").filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ph"));
    files.sort();
    for file in &files {
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
        let text = std::fs::read_to_string(file).expect("readable");
        let program = read("attack.ph", &text).expect("well formed");
        let truths = text.lines().next().and_then(|line| line.strip_prefix("# expect: ")).expect("the truth");
        for truth in truths.split("; ") {
            let mut words = truth.split(' ');
            let (word, answer) = (words.next().expect("a property"), words.next().expect("an answer"));
            let property = Property::from_word(word).expect("a property");
            let expected = if answer == "proved" { Answer::Proved } else { Answer::Violated };
            for engine in [Engine::Portfolio, Engine::Forward, Engine::Backward] {
                let budget = Budget { max_seconds: Some(3), ..Budget::default() }.begin();
                let caps = default_caps(&program);
                let request = Request { properties: vec![property], caps, caps_are_given: false, budget };
                let said = check(&program, &request, engine).verdict;
                let open = engine != Engine::Portfolio || OPEN.contains(&(name, word));
                let right = said == expected || open && said == Answer::Unknown;
                assert!(right, "{name}, {word}: {said:?} by {engine:?}, and the truth is {expected:?}");
            }
        }
    }
    assert!(files.len() > 30, "some programs are missing");
}

/// Locations are numbered with 16 bits: programs with more are refused, whatever they consist of.
#[test]
fn programs_with_too_many_places_are_refused() {
    let singles = |count: usize| "p.next(){}".repeat(count);
    let programs = [
        format!("task main() {{ assert(false); p := newPhaser(); {} }}", singles(23_000)),
        format!("task main() {{ p := newPhaser(); p.wait(); {} }}", singles(23_000)),
        format!("task main() {{ p := newPhaser(); {} assert(false); }}", singles(22_000)),
        format!("task main() {{ assert(false); {} }}", "finish{}".repeat(19_900)),
    ];
    for text in &programs {
        let errors = read("large.ph", text).expect_err("too large").to_string();
        assert!(errors.contains("more than 21000 statements"), "{errors}");
    }
}

/// Forty tasks that signal ahead lower more than 64 entries in one step.
#[test]
fn one_step_may_lower_many_entries() {
    let text = "task s(p) { p.signal(); p.signal(); }
        task main() { p := newPhaser(); for i in 1..70 { asynch(s, p:SIG); } p.next(); p.next(); assert(false); }";
    let program = read("many.ph", text).expect("well formed");
    let properties = vec![Property::from_word("assertion").expect("a property")];
    let caps = phasers::control::Caps { tasks: 72, phasers: 1 };
    let budget = Budget { max_seconds: Some(5), ..Budget::default() }.begin();
    let request = Request { properties, caps, caps_are_given: true, budget };
    assert_ne!(check(&program, &request, Engine::Forward).verdict, Answer::Proved);
}

/// One name for two things, and numbers that cannot be held.
#[test]
fn what_would_be_read_in_two_ways_is_refused() {
    let programs = [
        "volatile int i in 0..3; int x in 0..3; task main() { for i in 1..2 { x := i; } }",
        "const x = 2; int x in 0..3; task main() { x := 1; }",
        "task w(int k) { int k in 0..3; k := 1; } task main() { asynch(w, 2); }",
        "task main() { for i in 1..2 { skip; } int i in 0..3; i := 1; }",
    ];
    for text in programs {
        let errors = read("names.ph", text).expect_err("one name for two things").to_string();
        assert!(errors.contains("and a constant or a number too"), "{text}: {errors}");
    }
    let large = read("large.ph", "int x in 0..3; task main() { assert(5000000000 == x); }");
    let errors = large.expect_err("a number that is too large").to_string();
    assert!(errors.contains("`5000000000`, which is above 4294967295"), "{errors}");
    assert!(
        read(
            "single.ph",
            "int x in 0..9; task main() { p := newPhaser(); p.next() { for i in 1..2 { x := i; } } }"
        )
        .is_ok()
    );
}
