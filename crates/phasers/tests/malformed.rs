//! Malformed programs and what is said about them.

use phasers::lang::read;

const CASES: [(&str, &str); 55] = [
    ("empty", ""),
    ("no_main", "bool a;\ntask worker() { skip; }\n"),
    ("main_with_parameters", "task main(p) { p.drop(); }\n"),
    ("two_mains", "task main() {}\ntask main() {}\n"),
    ("missing_semicolon", "task main() {\n  p := newPhaser()\n  p.drop();\n}\n"),
    ("missing_semicolon_at_brace", "task main() { skip }\n"),
    ("unclosed_block", "task main() {\n  while (ndet()) {\n    skip;\n}\n"),
    ("unclosed_before_task", "task worker() {\n  skip;\ntask main() {}\n"),
    ("stray_brace", "task main() { skip; } }\n"),
    ("unknown_operation", "task main() { p := newPhaser(); p.advance(); }\n"),
    ("unknown_boolean", "task main() { flag := true; }\n"),
    ("unknown_boolean_in_expression", "bool a;\ntask main() { if (a && b == !c) { skip; } }\n"),
    ("unknown_task", "task main() { asynch(worker); }\n"),
    (
        "wrong_number_of_phasers",
        "task worker(p, q) { p.drop(); }\ntask main() { p := newPhaser(); asynch(worker, p); }\n",
    ),
    ("unknown_mode", "task main() { p := newPhaser(SIGNAL); }\n"),
    ("unknown_mode_in_asynch", "task w(p) {}\ntask main() { p := newPhaser(); asynch(w, p:BOTH); }\n"),
    ("boolean_as_phaser", "bool a;\ntask main() { a.signal(); }\n"),
    ("phaser_as_boolean", "task main() { p := newPhaser(); if (p) { skip; } }\n"),
    ("reserved_word", "bool while;\ntask main() {}\n"),
    ("boolean_twice", "bool a, b, a;\ntask main() {}\n"),
    ("parameter_twice", "task w(p, p) {}\ntask main() {}\n"),
    ("bad_option", "option order=fifo;\noption signal=twice;\noption exit=never;\ntask main() {}\n"),
    ("bad_bound", "task main() { p := newPhaser(SIG, bound=0); q := newPhaser(SIG, size=3); }\n"),
    ("unknown_label", "never(here, there);\ntask main() { @here skip; }\n"),
    ("bad_limit", "lapped(p) < 0;\nahead(q) < 3;\nahead(p) > 3;\ntask main() { p := newPhaser(); }\n"),
    ("single_with_phaser", "task main() { p := newPhaser(); p.next() { p.signal(); exit; } }\n"),
    ("assign_with_equals", "bool a;\ntask main() { a = true; }\n"),
    ("empty_condition", "bool a;\ntask main() { while () { a := ; } assert(a; }\n"),
    ("strange_characters", "bool a§;\ntask main() { a := true & false; \u{201c}x\u{201d} }\n"),
    ("several", "bool a\ntask main() {\n  a := tru;\n  p.signal(;\n  if a { skip; }\n  exit\n}\n"),
    ("top_level_statement", "p := newPhaser();\ntask main() {}\n"),
    ("index_unknown", "task main() { p[i] := newPhaser(); }\n"),
    ("index_of_a_boolean", "bool a;\ntask main() { a[1] := true; }\n"),
    ("index_without_value", "const N = 0;\ntask main() { p[1 % N] := newPhaser(); }\n"),
    ("for_without_bounds", "task main() { for i in 1 { skip; } }\n"),
    ("for_too_long", "task main() { for i in 1..90000 { skip; } }\n"),
    ("for_of_nothing_too_long", "task main() { for i in 1..4000000000 {} }\n"),
    (
        "numbers_missing",
        "task w(int i, p) { p.drop(); }\ntask main() { p := newPhaser(); asynch(w, p:SIG); }\n",
    ),
    ("numbers_behind_phasers", "task w(p, int i) { p.drop(); }\ntask main() {}\n"),
    ("numbers_too_many", "task w(p) { p.drop(); }\ntask main() { p := newPhaser(); asynch(w, 1, p); }\n"),
    ("next_in_finish", "task main() { finish { next; } }\n"),
    ("local_twice", "bool a;\ntask main() { bool a, b; bool b; }\n"),
    ("local_elsewhere", "task w() { bool x; x := true; }\ntask main() { x := true; }\n"),
    ("volatile_without_bool", "volatile a;\ntask main() {}\n"),
    ("integer_without_range", "int x;\ntask main() { int k in 0; }\n"),
    (
        "integer_of_no_or_too_many_values",
        "int x in 3..2;\nint y in 0..256;\nint z in N..2;\ntask main() {}\n",
    ),
    ("integer_as_boolean", "int x in 0..3;\ntask main() { if (x) { x := true; } }\n"),
    (
        "boolean_as_integer",
        "bool a;\nint x in 0..3;\ntask main() { x := a + 1; a := x + 1; assert(a < 1 || ndet() == x); }\n",
    ),
    ("integer_as_phaser", "int x in 0..3;\ntask main() { x.signal(); }\n"),
    (
        "integer_twice",
        "bool a;\nint x, a in 0..3;\nvolatile int x in 0..1;\ntask main() { int x in 0..1; }\n",
    ),
    ("integer_remainder", "int x in 0..3;\ntask main() { x := 5 % x; x := 4000000000 * 4000000000; }\n"),
    ("integers_of_too_many_bits", "int a, b, c, d, e, f, g, h, i in 0..255;\ntask main() {}\n"),
    (
        "atomic_that_waits",
        "bool a;\ntask w(p) {}\ntask main() {\n  p := newPhaser();\n  atomic {\n    a := true;\n    await(a);\n    \
         p.wait();\n    p.next();\n    next;\n    while (a) { skip; }\n    asynch(w, p);\n    q := newPhaser();\n    \
         finish { skip; }\n    @l skip;\n    if (a) { exit; }\n    atomic { skip; }\n  }\n}\n",
    ),
    (
        "atomic_signal_that_waits",
        "task main() { p := newPhaser(SIG_WAIT, bound=2); atomic { p.signal(); } p.next() { atomic { skip; } } }\n",
    ),
    ("tab_and_width", "task main() {\n\t\tskip;\n\t\tundeclared := false;\n}\n"),
];

#[test]
fn messages() {
    for (name, text) in CASES {
        let errors = read("bad.ph", text).expect_err(name);
        insta::assert_snapshot!(name, format!("{errors}"), text);
    }
}

#[test]
fn several_errors_in_one_run() {
    let (_, text) = CASES.iter().find(|(name, _)| *name == "several").expect("it is there");
    let errors = read("bad.ph", text).expect_err("malformed");
    let lines: Vec<u32> = errors.errors.iter().map(|error| error.line).collect();
    assert_eq!(lines, [1, 3, 4, 5, 6]);
}

/// Nesting is limited, whatever nests.
#[test]
fn depth_does_not_overflow() {
    let many = 20_000;
    let texts = [
        format!("task main() {{ {} {} }}", "while (ndet()) {".repeat(many), "}".repeat(many)),
        format!("bool a; task main() {{ a := {}a{}; }}", "(".repeat(many), ")".repeat(many)),
        format!("bool a; task main() {{ a := {}a; }}", "!".repeat(many)),
        format!("bool a; task main() {{ a := a{}; }}", " == a".repeat(many)),
        format!("const N = {}1{}; task main() {{}}", "(".repeat(many), ")".repeat(many)),
        format!("const N = 1{}; task main() {{}}", " + 1".repeat(many)),
        format!("task main() {{ {} {} }}", "finish {".repeat(many), "}".repeat(many)),
    ];
    for text in texts {
        assert!(read("deep.ph", &text).is_err());
    }
    // Long but flat is fine.
    let flat = format!("bool a; task main() {{ a := a{}; {} }}", " && a".repeat(many), "skip;".repeat(many));
    assert!(read("flat.ph", &flat).is_ok());
}

/// Numbers of locations wrapped around: a program whose first statement fails was proved.
#[test]
fn more_statements_than_there_are_numbers_are_refused() {
    for (statement, count) in [("p.next() {}", 23_000), ("finish {}", 17_000), ("skip;", 21_001)] {
        let text =
            format!("task main() {{\n  assert(false);\n  p := newPhaser();\n{}}}\n", statement.repeat(count));
        let refused = read("many.ph", &text).expect_err("too many statements").to_string();
        assert!(refused.contains(" statements"), "{statement}: {}", &refused[..200.min(refused.len())]);
    }
}
