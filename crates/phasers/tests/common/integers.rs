//! Integers and atomic blocks put into random programs.

use super::Random;
use std::fmt::Write;

/// A program for the seed with integers and atomic blocks.
pub(crate) fn program(seed: u64) -> String {
    insert(&mut Random::new(seed ^ 0x1476), &super::program(seed), ["p0", "p1"])
}

/// The program with integers and atomic blocks put in.
pub(super) fn insert(random: &mut Random, text: &str, phasers: [&str; 2]) -> String {
    let singles = text.contains(".next() {");
    let signals = !text.contains("bound=") && !text.contains("signal=strict");
    let chance = 10 + random.below(30);
    let mut out = String::new();
    let volatile = if random.percent(40) { "volatile " } else { "" };
    let _ = writeln!(out, "{volatile}int n in 0..2;");
    let mut started = false;
    for line in text.lines() {
        let _ = writeln!(out, "{line}");
        let line = line.trim();
        if line.starts_with("task ") {
            out.push_str("int k in 0..2;\n");
            started = !line.contains(" main(");
        }
        started |= line.starts_with("asynch(");
        let statement = line.ends_with(';') && !line.starts_with("bool ") && !line.contains(") < ");
        if started && statement && !line.starts_with("never(") && random.percent(chance) {
            let atomic = !singles && random.percent(70);
            let inserted = if atomic { block(random, phasers, signals) } else { plain(random) };
            out.push_str(&inserted);
        }
    }
    out
}

fn plain(random: &mut Random) -> String {
    const PLAIN: [&str; 8] = [
        "n := (n + 1) % 3;",
        "n := n + 1;",
        "k := n;",
        "k := (k * 2 + n) % 3;",
        "n := k;",
        "assert(n < 2 || k != 1);",
        "if (n == k) { a := true; } else { k := 2 - k; }",
        "assert(n + k <= 4);",
    ];
    format!("{}\n", random.pick(&PLAIN))
}

fn block(random: &mut Random, phasers: [&str; 2], signals: bool) -> String {
    const GUARDS: [&str; 3] = ["await(n < 2);", "await(n != 0 || ndet());", "await(a == b);"];
    let label = if random.percent(5) { "@l " } else { "" };
    // A label needs a `never`, which the program may lack; then it is only a name.
    let mut out = format!("{label}atomic {{\n");
    if random.percent(30) {
        let _ = writeln!(out, "{}", random.pick(&GUARDS));
    }
    for _ in 0..1 + random.below(3) {
        let phaser = *random.pick(&phasers);
        match random.below(12) {
            0 => out.push_str("n := n + 1;\n"),
            1 => out.push_str("n := 2 - n;\n"),
            2 => out.push_str("a := n == 1;\n"),
            3 => out.push_str("b := ndet();\n"),
            4 => out.push_str("if (n < 2) { n := n + 1; } else { a := !a; n := 0; }\n"),
            5 => out.push_str("assert(n <= 1 || a);\n"),
            6 => out.push_str("k := n;\n"),
            7 if signals => {
                let _ = writeln!(out, "if (ndet()) {{ {phaser}.signal(); b := true; }}");
            }
            8 | 9 if signals => {
                let _ = writeln!(out, "{phaser}.signal();");
            }
            10 => {
                let _ = writeln!(out, "{phaser}.drop();");
            }
            _ => out.push_str("if (a) { a := false; } else { if (k < n) { k := n; } }\n"),
        }
    }
    out.push_str("}\n");
    out
}
