//! The parser on mutated text: no panic, and what parses formats to a fixed point that means the same.
//! `SCOVILLE_FUZZ_SECONDS` sets for how long (3 by default), `SCOVILLE_SEED` where to start.
use crate::common::Random;
use phasers::lang::{format, parse, read};
use std::path::PathBuf;
use std::time::{Duration, Instant};

const WORDS: [&str; 50] = [
    "bool",
    "task",
    "main",
    "newPhaser",
    "asynch",
    "if",
    "else",
    "while",
    "assert",
    "exit",
    "skip",
    "true",
    "false",
    "ndet",
    "next",
    "signal",
    "wait",
    "drop",
    "option",
    "never",
    "lapped",
    "ahead",
    "bound",
    "SIG",
    "WAIT",
    "SIG_WAIT",
    ":=",
    "==",
    "!=",
    "&&",
    "||",
    "(",
    ")",
    "{",
    "}",
    ";",
    ",",
    ".",
    "@l ",
    "// c\n",
    "int x in 0..3;",
    "int",
    "in",
    "..",
    "volatile",
    "atomic {",
    "await",
    "<=",
    "+",
    "% 3",
];

fn corpus() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/phasers");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the corpus").filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    files.iter().filter_map(|file| std::fs::read_to_string(file).ok()).collect()
}

fn boundary(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn mutate(random: &mut Random, text: &str, other: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..1 + random.below(6) {
        let at = boundary(&text, random.below(text.len() + 1));
        let end = boundary(&text, (at + random.below(12)).min(text.len()));
        match random.below(7) {
            0 => text.replace_range(at..end, ""),
            1 => text.insert_str(at, random.pick::<&str>(&WORDS)),
            2 => {
                let piece = text[at..end].to_owned();
                text.insert_str(at, &piece);
            }
            3 => {
                let from = boundary(other, random.below(other.len() + 1));
                let to = boundary(other, (from + random.below(60)).min(other.len()));
                text.insert_str(at, &other[from..to.max(from)]);
            }
            4 => text.insert(at, char::from_u32(random.below(0x3000) as u32).unwrap_or('\u{fffd}')),
            5 => text.replace_range(at..end, random.pick::<&str>(&WORDS)),
            _ => {
                let length = boundary(&text, at.max(text.len() / 2));
                text.truncate(length);
            }
        }
    }
    text
}

/// Everything that reads outside text, and what must hold of it.
fn exercise(text: &str) -> bool {
    if let Err(errors) = read("fuzz.ph", text) {
        assert!(!errors.errors.is_empty() && !errors.to_string().is_empty());
        assert!(errors.errors.iter().all(|error| error.line >= 1 && error.column >= 1));
    }
    let Ok(tree) = parse("fuzz.ph", text) else { return false };
    let once = format(&tree);
    let again =
        parse("fuzz.ph", &once).unwrap_or_else(|errors| panic!("{errors}\nfrom:\n{text}\nto:\n{once}"));
    assert_eq!(format(&again), once, "formatting is not a fixed point for:\n{text}");
    let mark = |text: &str| text.matches("//").count() + text.matches('#').count();
    assert_eq!(mark(&once), mark(text), "a comment was lost or made:\n{text}");
    true
}

#[test]
fn parser_survives_mutations() {
    let number = |name: &str, default: u64| {
        std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
    };
    let end = Instant::now() + Duration::from_secs(number("SCOVILLE_FUZZ_SECONDS", 3));
    let first = number("SCOVILLE_SEED", 1);
    let corpus = corpus();
    let (mut seed, mut parsed) = (first, 0u64);
    while Instant::now() < end {
        let mut random = Random::new(seed);
        let text = match random.below(10) {
            0..7 => random.pick(&corpus).clone(),
            7 => crate::common::integers::program(seed),
            _ => crate::common::program(seed),
        };
        let other = random.pick(&corpus).clone();
        let text = mutate(&mut random, &text, &other);
        let result = std::panic::catch_unwind(|| exercise(&text));
        match result {
            Ok(well_formed) => parsed += u64::from(well_formed),
            Err(panic) => {
                println!("seed {seed}:\n{text}");
                std::panic::resume_unwind(panic);
            }
        }
        seed += 1;
    }
    println!("{} texts from seed {first}, {parsed} of them well formed", seed - first);
}
