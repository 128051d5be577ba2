//! Class files as javac makes them, and ways to break them at random.

use crate::corpus;
use program::classfile::ClassFile;
use program::jdk::Jdk;
use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

/// One program: the class to break, and the others.
pub(crate) struct Seed {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) others: HashMap<String, Vec<u8>>,
    /// Where the compiled classes are.
    #[allow(dead_code, reason = "not every test that shares this file needs it")]
    pub(crate) folder: PathBuf,
}

pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// From `SCOVILLE_FUZZ_SEED`, or always the same.
    pub(crate) fn for_worker(worker: u64) -> Random {
        let seed =
            std::env::var("SCOVILLE_FUZZ_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1_u64);
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (worker + 1))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        ((self.next() >> 11) % limit.max(1) as u64) as usize
    }
}

pub(crate) fn seeds(jdk: &Jdk) -> Vec<Seed> {
    seeds_for(jdk, None)
}

/// Those that compile for an older release.
pub(crate) fn seeds_for(jdk: &Jdk, release: Option<u32>) -> Vec<Seed> {
    let mut programs = corpus::programs("java");
    programs
        .retain(|program| ["java/lang/", "java/errors/"].iter().any(|part| program.name.starts_with(part)));
    let (compiled, _) = corpus::compile(jdk, &programs, release);
    let mut seeds = Vec::new();
    for program in compiled {
        let mut classes = HashMap::new();
        for entry in fs::read_dir(&program.classes).into_iter().flatten().flatten() {
            if let Some(name) = entry.file_name().to_string_lossy().strip_suffix(".class") {
                classes.insert(name.to_string(), fs::read(entry.path()).expect("a class file"));
            }
        }
        let name = program.program.main;
        let bytes = classes.remove(&name).expect("the main class");
        seeds.push(Seed { name, bytes, others: classes, folder: program.classes });
    }
    assert!(seeds.len() > 20, "too few seeds: {}", seeds.len());
    seeds
}

/// Where the constant pool ends; behind it breaking things goes deeper.
fn end_of_pool(bytes: &[u8]) -> Option<usize> {
    let u2 = |at: usize| Some(usize::from(*bytes.get(at)?) << 8 | usize::from(*bytes.get(at + 1)?));
    let count = u2(8)?;
    let (mut at, mut index) = (10, 1);
    while index < count {
        let tag = *bytes.get(at)?;
        at += match tag {
            1 => 3 + u2(at + 1)?,
            3 | 4 | 9..=12 | 17 | 18 => 5,
            5 | 6 => 9,
            7 | 8 | 16 | 19 | 20 => 3,
            15 => 4,
            _ => return None,
        };
        index += if matches!(tag, 5 | 6) { 2 } else { 1 };
    }
    (at < bytes.len()).then_some(at)
}

pub(crate) fn mutate(random: &mut Random, bytes: &mut Vec<u8>, other: &[u8]) {
    for _ in 0..=random.below(4) {
        let first = if random.below(4) == 0 { 0 } else { end_of_pool(bytes).unwrap_or(0) };
        if bytes.len() < first + 12 {
            return;
        }
        let at = first + random.below(bytes.len() - first - 3);
        match random.below(9) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = random.next() as u8,
            2 => bytes[at] = [0, 1, 0x7F, 0x80, 0xFF][random.below(5)],
            // An index of the constant pool, more often than not.
            3 | 4 => {
                let count = usize::from(bytes[8]) << 8 | usize::from(bytes[9]);
                let index = random.below(count + 2) as u16;
                bytes[at..at + 2].copy_from_slice(&index.to_be_bytes());
            }
            5 => bytes[at..at + 4]
                .copy_from_slice(&[[0; 4], [0xFF; 4], [0x7F, 0xFF, 0xFF, 0xFF]][random.below(3)]),
            6 if random.below(4) == 0 => bytes.truncate(at),
            7 => {
                let from = random.below(other.len());
                let length = random.below(16).min(other.len() - from).min(bytes.len() - at);
                bytes[at..at + length].copy_from_slice(&other[from..from + length]);
            }
            8 => {
                let length = random.below(6).min(bytes.len() - at);
                bytes.drain(at..at + length);
            }
            _ => bytes[at + 1] = bytes[at],
        }
    }
}

/// Breaks one thing inside the code of some method; the rest of the file stays as it is.
pub(crate) fn mutate_code(random: &mut Random, bytes: &mut [u8]) {
    let Ok(file) = ClassFile::parse((&*bytes).into()) else { return };
    let codes: Vec<_> = file.methods.iter().filter_map(|method| method.code.clone()).collect();
    if codes.is_empty() {
        return;
    }
    let code = &codes[random.below(codes.len())];
    let at = code.start + random.below(code.length);
    match random.below(5) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = random.next() as u8,
        2 => bytes[at] = 0,
        // A similar instruction, an index nearby.
        3 => bytes[at] = bytes[at].wrapping_add(1 + random.below(4) as u8),
        _ if at + 1 < code.start + code.length => {
            let index = random.below(file.pool.len()) as u16;
            bytes[at..at + 2].copy_from_slice(&index.to_be_bytes());
        }
        _ => bytes[at] = 0xB1,
    }
}
