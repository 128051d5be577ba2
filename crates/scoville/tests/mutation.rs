//! Class files and jars are untrusted: whatever their bytes, the answer is an error or a Java exception, never
//! a panic, a hang or memory without bound. Valid ones are broken at random and taken all the way.
//!
//! Runs for 15 seconds, or 60 with `SCOVILLE_ALL`; `SCOVILLE_FUZZ_SECONDS` says otherwise. Bytes that fail are kept beside the test's other
//! files and named in the message.

use crate::breaking::{Random, Seed, mutate, mutate_code, seeds};
use crate::probe::Reached;
use crate::{corpus, probe};
use program::jdk::Jdk;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// No single input may take longer.
const HANG: Duration = Duration::from_secs(30);
/// Nor may the process grow beyond this many bytes.
const MEMORY: u64 = 3 << 30;

/// The process's resident bytes; 0 where that cannot be known.
fn resident() -> u64 {
    let text = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0) * 4096
}

fn seconds() -> u64 {
    let usual = if std::env::var_os("SCOVILLE_ALL").is_some() { 60 } else { 15 };
    std::env::var("SCOVILLE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// What a worker is at, and since when.
type Attempt = Mutex<Option<(Instant, Vec<u8>)>>;

/// What the workers share.
#[derive(Default)]
struct Shared {
    done: AtomicBool,
    counts: [AtomicU64; 4],
    failures: Mutex<Vec<String>>,
    current: [Attempt; 2],
}

impl Shared {
    fn fail(&self, what: &str, bytes: &[u8]) {
        let mut failures = self.failures.lock().expect("not poisoned");
        let file = corpus::scratch().join(format!("broken-{}-{}", std::process::id(), failures.len()));
        fs::write(&file, bytes).expect("the scratch folder can be written");
        failures.push(format!("{what}: {}", file.display()));
    }
}

fn work(worker: usize, jdk: &Jdk, seeds: &[Seed], jars: &[Vec<u8>], shared: &Shared, until: Instant) {
    let mut random = Random::for_worker(worker as u64);
    while Instant::now() < until && shared.failures.lock().expect("not poisoned").len() < 20 {
        let seed = &seeds[random.below(seeds.len())];
        let other = &seeds[random.below(seeds.len())].bytes;
        let is_jar = random.below(20) == 0;
        let mut bytes = if is_jar { jars[random.below(jars.len())].clone() } else { seed.bytes.clone() };
        // What breaks only the code comes further.
        match is_jar || random.below(2) == 0 {
            true => mutate(&mut random, &mut bytes, other),
            false => mutate_code(&mut random, &mut bytes),
        }
        *shared.current[worker].lock().expect("not poisoned") = Some((Instant::now(), bytes.clone()));
        let attempt = AssertUnwindSafe(|| {
            if is_jar { probe::jar(&bytes) } else { probe::class_file(jdk, &seed.name, &bytes, &seed.others) }
        });
        match catch_unwind(attempt) {
            Ok(reached) => _ = shared.counts[reached as usize].fetch_add(1, Ordering::Relaxed),
            Err(_) => shared.fail(&format!("panic ({})", if is_jar { "jar" } else { &seed.name }), &bytes),
        }
        if resident() > MEMORY {
            shared.fail("more than 3 GiB of memory", &bytes);
            return;
        }
    }
    *shared.current[worker].lock().expect("not poisoned") = None;
}

/// A hang cannot be ended from within: the process says what hangs and ends.
fn watch(shared: &Shared) {
    while !shared.done.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(200));
        for current in &shared.current {
            let hanging =
                current.lock().expect("not poisoned").clone().filter(|(since, _)| since.elapsed() > HANG);
            if let Some((_, bytes)) = hanging {
                shared.fail("longer than 30 seconds", &bytes);
                corpus::announce(&shared.failures.lock().expect("not poisoned").join("\n"));
                std::process::exit(101);
            }
        }
    }
}

fn jars() -> Vec<Vec<u8>> {
    let file = |name: &str| corpus::root().join(format!("tests/corpus/compiled/{name}.jar"));
    ["java21", "java25"].iter().map(|name| fs::read(file(name)).expect("a jar")).collect()
}

/// Jars alone, a tenth of the time: more often than not it is the directory at their end that is broken.
#[test]
fn broken_jars_never_break_the_reader() {
    let (jars, shared) = (jars(), Shared::default());
    let mut random = Random::for_worker(11);
    let until = Instant::now() + Duration::from_secs(seconds().div_ceil(10));
    while Instant::now() < until && shared.failures.lock().expect("not poisoned").is_empty() {
        let mut bytes = jars[random.below(jars.len())].clone();
        let tail = bytes.len().min(1 << (6 + random.below(9)));
        let mut end = bytes.split_off(bytes.len() - tail);
        let part = if random.below(3) == 0 { &mut bytes } else { &mut end };
        mutate(&mut random, part, &jars[0]);
        bytes.extend(end);
        let started = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| probe::jar(&bytes))) {
            Ok(reached) => _ = shared.counts[reached as usize].fetch_add(1, Ordering::Relaxed),
            Err(_) => shared.fail("panic (jar)", &bytes),
        }
        if started.elapsed() > HANG || resident() > MEMORY {
            shared.fail("too much time or memory (jar)", &bytes);
        }
    }
    let count = |reached: Reached| shared.counts[reached as usize].load(Ordering::Relaxed);
    corpus::announce(&format!(
        "broken jars: {} refused, {} read",
        count(Reached::Refused),
        count(Reached::Parsed)
    ));
    let failures = shared.failures.lock().expect("not poisoned");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn broken_bytes_never_break_the_machine() {
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let seeds = seeds(&jdk);
    let jars = jars();
    let shared = Shared::default();
    let until = Instant::now() + Duration::from_secs(seconds());
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..2)
            .map(|worker| {
                let (jdk, seeds, jars, shared) = (&jdk, &seeds, &jars, &shared);
                scope.spawn(move || work(worker, jdk, seeds, jars, shared, until))
            })
            .collect();
        scope.spawn(|| watch(&shared));
        for worker in workers {
            let _ = worker.join();
        }
        shared.done.store(true, Ordering::Relaxed);
    });
    let count = |reached: Reached| shared.counts[reached as usize].load(Ordering::Relaxed);
    corpus::announce(&format!(
        "broken class files and jars: {} refused, {} parsed, {} linked, {} ran; {} MiB",
        count(Reached::Refused),
        count(Reached::Parsed),
        count(Reached::Linked),
        count(Reached::Ran),
        resident() >> 20
    ));
    let failures = shared.failures.lock().expect("not poisoned");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// `SCOVILLE_PROBE=file:Name cargo test --test suite mutation:: probe -- --ignored`: one input again.
#[test]
#[ignore = "for a file that failed"]
fn probe_one() {
    let text = std::env::var("SCOVILLE_PROBE").expect("file:Name");
    let (file, name) = text.rsplit_once(':').expect("file:Name");
    let jdk = Jdk::find(None, false).expect("a JDK");
    let others = seeds(&jdk).into_iter().find(|seed| seed.name == name).expect("a seed").others;
    let bytes = fs::read(Path::new(file)).expect("the file");
    corpus::announce(&format!("{:?}", probe::class_file(&jdk, name, &bytes, &others)));
}

/// Writes the seeds of the fuzz targets: class files and jars as javac makes them.
#[test]
#[ignore = "writes to fuzz/corpus"]
fn make_seeds() {
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let folder = corpus::root().join("fuzz/corpus");
    for part in ["class_file", "jar"] {
        fs::create_dir_all(folder.join(part)).expect("a folder");
    }
    for seed in seeds(&jdk) {
        fs::write(folder.join("class_file").join(&seed.name), &seed.bytes).expect("a file");
    }
    for name in ["java21", "java25"] {
        let jar = corpus::root().join(format!("tests/corpus/compiled/{name}.jar"));
        fs::copy(jar, folder.join("jar").join(name)).expect("a file");
    }
}
