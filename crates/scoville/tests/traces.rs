//! How many schedules the default engine looks at where it matches no states, beside the classes of schedules that differ in
//! the order of steps that depend on each other (Mazurkiewicz traces): these are counted by brute force, from the steps that
//! the programs are made of.
//!
//! `cargo test -p scoville --test suite traces -- --nocapture` prints the table.

use crate::support::{compile, folder, scoville, verdict, what_is_wrong};
use std::collections::HashSet;
use std::fmt::Write;
use std::sync::Mutex;

/// What the threads of each program do. `r0` reads the volatile variable 0, `w0` writes it, `u0` counts it up and uses what it
/// was, `a0` adds to it, `p0` changes the plain variable 0; `[0` and `]` lock and unlock the `ReentrantLock` 0, `{0` and `}`
/// the monitor 0.
const PROGRAMS: [&str; 34] = [
    "w0 | r0",
    "w0 r1 | w1 r0",
    "w0 | w0 | w0",
    "w0 r0 | w0 r0",
    "w0 w0 | r0 r0",
    "w0 w1 | w1 w0",
    "r0 w1 | r1 w0",
    "r0 | r0 | w0",
    "w0 | w0 r0 | r0",
    "w0 | r0 w1 | r1",
    "w0 | w1 | r0 r1",
    "w0 r1 | w1 r2 | w2 r0",
    "w0 r0 w1 | r1 w0",
    "w0 w1 w2 | r2 r1 r0",
    "u0 | u0 | u0",
    "u0 u0 | u0 u0",
    "u0 r1 | u1 r0",
    "a0 | a0 | a0 | a0",
    "a0 r0 | a0 r0",
    "a0 | a0 | u0",
    "[0 p0 ] | [0 p0 ]",
    "[0 p0 ] | [0 p0 ] | [0 p0 ]",
    "[0 p0 ] [0 p0 ] | [0 p0 ] [0 p0 ]",
    "[0 p0 ] | [1 p1 ] | [0 p0 ] [1 p1 ]",
    "[0 [1 p0 ] ] | [0 [1 p0 ] ]",
    "[0 p0 ] w0 | r0 [0 p0 ]",
    "[0 p0 ] | w0 w1 | r1",
    "[0 w1 ] | [0 r1 ] | r1",
    "{0 p0 } | {0 p0 } | {0 p0 }",
    "{0 p0 } {1 p1 } | {1 p1 } {0 p0 }",
    "{0 w1 } | {0 r1 } | r1",
    "{0 p0 } u0 | {0 p0 } u0",
    "{0 {1 p1 } } | {1 p1 } | {0 p0 }",
    "{0 p0 } [0 p1 ] | [0 p1 ] {0 p0 }",
];

/// The steps of each thread of a program: what is done, and to what.
fn threads(program: &str) -> Vec<Vec<(char, usize)>> {
    let thread = |text: &str| {
        let mut open = Vec::new();
        let mut step = |word: &str| {
            let kind = word.chars().next().expect("a step");
            let number = match kind {
                ']' | '}' => open.pop().expect("a lock that is held"),
                _ => word[1..].parse().expect("a number"),
            };
            if matches!(kind, '[' | '{') {
                open.push(number);
            }
            (kind, number)
        };
        text.split_whitespace().map(&mut step).collect()
    };
    program.split('|').map(thread).collect()
}

/// The Java text of a program.
fn source(class: &str, program: &str) -> String {
    let mut text = format!("class {class} {{\n");
    for number in 0..3 {
        let _ = write!(
            text,
            "  static volatile int v{number};\n  static int p{number};\n  static final java.util.concurrent.atomic.AtomicInteger \
             a{number} = new java.util.concurrent.atomic.AtomicInteger();\n  static final java.util.concurrent.locks.ReentrantLock \
             l{number} = new java.util.concurrent.locks.ReentrantLock();\n  static final Object m{number} = new Object();\n",
        );
    }
    let threads = threads(program);
    // Variables that are added to are atomic ones.
    let is_atomic = |number: usize| {
        threads.iter().flatten().any(|(kind, one)| matches!(kind, 'u' | 'a') && *one == number)
    };
    text.push_str("  public static void main(String[] none) throws Exception {\n");
    for (thread, steps) in threads.iter().enumerate() {
        let _ = writeln!(text, "    Thread t{thread} = new Thread(() -> {{ int seen;");
        for (kind, number) in steps {
            let _ = match (kind, is_atomic(*number)) {
                ('r', false) => writeln!(text, "      seen = v{number};"),
                ('r', true) => writeln!(text, "      seen = a{number}.get();"),
                ('w', false) => writeln!(text, "      v{number} = {};", thread + 1),
                ('w', true) => writeln!(text, "      a{number}.set({});", thread + 1),
                ('u', _) => writeln!(text, "      seen = a{number}.getAndIncrement();"),
                ('a', _) => writeln!(text, "      a{number}.getAndAdd(2);"),
                ('p', _) => writeln!(text, "      p{number} = p{number} * 3 + {thread};"),
                ('[', _) => writeln!(text, "      l{number}.lock();"),
                (']', _) => writeln!(text, "      l{number}.unlock();"),
                ('{', _) => writeln!(text, "      synchronized (m{number}) {{"),
                ('}', _) => writeln!(text, "      }}"),
                other => panic!("{other:?}"),
            };
        }
        text.push_str("    });\n");
    }
    (0..threads.len()).for_each(|thread| {
        let _ = writeln!(text, "    t{thread}.start();");
    });
    (0..threads.len()).for_each(|thread| {
        let _ = writeln!(text, "    t{thread}.join();");
    });
    text.push_str("  }\n}\n");
    text
}

/// A step of a run: its thread, its number there, what it does, and to what.
type Event = (usize, usize, char, usize);

/// Whether two steps of different threads depend on each other. Plain variables need no rule: locks order who changes them.
fn depends(one: &Event, other: &Event) -> bool {
    let is_variable = |kind: char| matches!(kind, 'r' | 'w' | 'u' | 'a');
    let is_lock = |kind: char| matches!(kind, '[' | ']');
    let is_monitor = |kind: char| matches!(kind, '{' | '}');
    let (left, right) = (one.2, other.2);
    let alike = is_variable(left) && is_variable(right)
        || is_lock(left) && is_lock(right)
        || is_monitor(left) && is_monitor(right);
    let commute = left == right && matches!(left, 'r' | 'a');
    one.0 != other.0 && one.3 == other.3 && alike && !commute
}

/// Makes every run that begins with this one; a class is the order of its steps that depend on each other.
fn count(
    threads: &[Vec<(char, usize)>],
    run: &mut Vec<Event>,
    classes: &mut HashSet<Vec<(usize, usize, usize, usize)>>,
) {
    let done = |thread: usize| run.iter().filter(|event| event.0 == thread).count();
    let is_held = |kind: char, number: usize| {
        let taken = |event: &&Event| event.3 == number && event.2 == kind;
        let given = |event: &&Event| event.3 == number && event.2 == if kind == '[' { ']' } else { '}' };
        run.iter().filter(taken).count() > run.iter().filter(given).count()
    };
    let next: Vec<Event> = (0..threads.len())
        .filter_map(|thread| {
            let at = done(thread);
            let (kind, number) = *threads[thread].get(at)?;
            let waits = matches!(kind, '[' | '{') && is_held(kind, number);
            (!waits).then_some((thread, at, kind, number))
        })
        .collect();
    if next.is_empty() {
        let mut order = Vec::new();
        for (index, one) in run.iter().enumerate() {
            let later = run[index + 1..].iter().filter(|other| depends(one, other));
            order.extend(later.map(|other| (one.0, one.1, other.0, other.1)));
        }
        order.sort_unstable();
        classes.insert(order);
    }
    for event in next {
        run.push(event);
        count(threads, run, classes);
        run.pop();
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "the table is what it is for")]
fn schedules_without_matching_are_the_classes_of_schedules() {
    let folder = folder("traces");
    std::fs::create_dir_all(&folder).expect("a folder");
    let named: Vec<(String, &str)> =
        PROGRAMS.iter().enumerate().map(|(number, program)| (format!("Trace{number}"), *program)).collect();
    let file = folder.join("Traces.java");
    let text: String = named.iter().map(|(class, program)| source(class, program)).collect();
    std::fs::write(&file, text).expect("a source");
    let classes = compile(folder.join("classes"), &[file]);
    let rows = Mutex::new(Vec::new());
    let wrong = what_is_wrong(&named, |(class, program)| {
        let file = classes.join(format!("{class}.class")).display().to_string();
        let output =
            scoville(&["check", &file, "--no-matching", "--source-sets", "always", "--format", "json"]);
        let verdict = verdict(&output, class);
        let schedules = verdict["stats"]["schedules"].as_u64().expect("a number");
        let mut traces = HashSet::new();
        count(&threads(program), &mut Vec::new(), &mut traces);
        let traces = traces.len() as u64;
        rows.lock()
            .expect("no panic")
            .push(format!("{program:40} {schedules:4} schedules {traces:4} traces"));
        let is_right = verdict["verdict"] == "proved" && schedules >= 1 && 2 * schedules <= 3 * traces;
        (!is_right)
            .then(|| format!("{program}: {}, {schedules} schedules, {traces} traces", verdict["verdict"]))
    });
    let mut rows = rows.into_inner().expect("no panic");
    rows.sort();
    println!("{}", rows.join("\n"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
