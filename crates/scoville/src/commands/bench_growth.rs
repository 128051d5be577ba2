//! `scoville bench phasers`, the last table: how the portfolio grows with the programs.

use super::bench::{ask, load};
use anyhow::Result;
use phasers::check::Engine;
use phasers::property::Property;
use report::Verdict;
use std::fmt::Write;

/// A family of programs, one for each size.
struct Family {
    name: &'static str,
    sizes: &'static [usize],
    text: fn(usize) -> String,
    /// Both engines are asked, too.
    both: bool,
}

const FAMILIES: [Family; 7] = [
    Family {
        name: "N different tasks, each with an optional next",
        sizes: &[4, 6, 8, 10, 12],
        text: optional_next,
        both: false,
    },
    Family {
        name: "k phasers on which a producer runs ahead of a consumer",
        sizes: &[2, 3, 4, 5, 6],
        text: ahead,
        both: false,
    },
    Family {
        name: "N SIG_WAIT tasks with optional waits",
        sizes: &[2, 3, 4, 5, 6],
        text: waits,
        both: false,
    },
    Family {
        name: "L rounds of a producer and a consumer",
        sizes: &[10, 20, 40, 80],
        text: rounds,
        both: false,
    },
    Family {
        name: "L signals before L waits, two tasks",
        sizes: &[10, 20, 40, 80],
        text: signals_first,
        both: false,
    },
    Family { name: "b booleans, set by two tasks", sizes: &[4, 8, 12], text: booleans, both: false },
    Family { name: "iterative averaging with N tasks", sizes: &[4, 8, 12], text: averaging, both: true },
];

/// The table.
pub(super) fn table(max_seconds: u64) -> Result<String> {
    let mut out = String::from("\ngrowth, all properties but leak\n");
    let properties: Vec<Property> =
        Property::ALL.into_iter().filter(|property| *property != Property::Leak).collect();
    for family in FAMILIES {
        let _ = writeln!(out, "\n{}", family.name);
        for size in family.sizes {
            let program = load("growth.ph", &(family.text)(*size))?;
            let cell = |name: &str, verdict: &Verdict| {
                let (stats, word) = (&verdict.stats, verdict.verdict.word());
                format!("  {name} {:7.3} s {:7} states {word:8}", stats.seconds, stats.states)
            };
            let _ = write!(out, "{size:5}");
            let portfolio = ask(&program, &properties, Engine::Portfolio, max_seconds);
            out.push_str(&cell("portfolio", &portfolio));
            if family.both {
                for (name, engine) in [("forward", Engine::Forward), ("backward", Engine::Backward)] {
                    out.push_str(&cell(name, &ask(&program, &properties, engine, max_seconds)));
                }
            }
            out.push('\n');
        }
    }
    Ok(out)
}

/// A main task that makes one phaser, spawns and leaves.
fn around(tasks: &str, spawns: &str) -> String {
    format!("{tasks}task main() {{ p := newPhaser(); {spawns} p.drop(); }}\n")
}

fn optional_next(count: usize) -> String {
    let tasks: String =
        (0..count).map(|t| format!("task t{t}(p) {{ p.next(); if (ndet()) {{ p.next(); }} }}\n")).collect();
    around(&tasks, &(0..count).map(|t| format!("asynch(t{t}, p); ")).collect::<String>())
}

fn ahead(count: usize) -> String {
    let each = |text: fn(usize) -> String| (0..count).map(text).collect::<Vec<_>>();
    let parameters = each(|p| format!("p{p}")).join(", ");
    let signals = each(|p| format!("if (ndet()) {{ p{p}.signal(); }}")).join(" ");
    let waits = each(|p| format!("if (ndet()) {{ p{p}.wait(); }}")).join(" ");
    let made = each(|p| format!("p{p} := newPhaser();")).join(" ");
    let (sig, wait) = (each(|p| format!("p{p}:SIG")).join(", "), each(|p| format!("p{p}:WAIT")).join(", "));
    format!(
        "task producer({parameters}) {{ while (ndet()) {{ {signals} }} }}\n\
         task consumer({parameters}) {{ while (ndet()) {{ {waits} }} }}\n\
         task main() {{ {made} asynch(producer, {sig}); asynch(consumer, {wait}); }}\n"
    )
}

fn waits(count: usize) -> String {
    let task = "task t(p) { while (ndet()) { p.signal(); if (ndet()) { p.wait(); } } }\n";
    around(task, &"asynch(t, p); ".repeat(count))
}

fn rounds(count: usize) -> String {
    let (signals, waits) = ("p.signal(); ".repeat(count), "p.wait(); ".repeat(count));
    let tasks = format!("task producer(p) {{ {signals}}}\ntask consumer(p) {{ {waits}}}\n");
    around(&tasks, "asynch(producer, p:SIG); asynch(consumer, p:WAIT);")
}

fn signals_first(count: usize) -> String {
    let (signals, waits) = ("p.signal(); ".repeat(count), "p.wait(); ".repeat(count));
    around(&format!("task t(p) {{ {signals}{waits}}}\n"), "asynch(t, p); asynch(t, p);")
}

fn booleans(count: usize) -> String {
    let names: Vec<String> = (0..count).map(|b| format!("b{b}")).collect();
    let sets = |from: usize| {
        let mine = names.iter().skip(from).step_by(2);
        mine.map(|name| format!("{name} := ndet(); ")).collect::<String>()
    };
    let (even, odd) = (sets(0), sets(1));
    let (list, any) = (names.join(", "), names.join(" || "));
    let tasks = format!(
        "bool {list};\ntask t(p) {{ {even}p.next(); assert({any} || !({any})); }}\ntask u(p) {{ {odd}p.next(); }}\n"
    );
    around(&tasks, "asynch(t, p); asynch(u, p);")
}

fn averaging(count: usize) -> String {
    let spawns = "asynch(worker, b, j:SIG); ".repeat(count);
    format!(
        "volatile bool writing;\n\
         task worker(b, j) {{ while (ndet()) {{ assert(!writing); b.next(); writing := true; writing := false; \
         b.next(); }} j.signal(); }}\n\
         task main() {{ b := newPhaser(); j := newPhaser(); {spawns}b.drop(); j.next(); }}\n"
    )
}
