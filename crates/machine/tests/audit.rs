//! The audit of natives: who touches what it has not announced is caught, in builds with debug assertions.

use machine::{Args, Config, HookKind, Machine, Native, Outcome, Ref};
use program::jdk::Jdk;
use program::jimage::Image;
use program::{ClassPath, Program};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Calls `StringJoiner.length()`, with this native in its place; gives what the audit said.
fn said_of(native: Native, hook: fn(HookKind) -> Option<Outcome>) -> Option<String> {
    thread_local!(static HOOK: std::cell::Cell<fn(HookKind) -> Option<Outcome>> = const { std::cell::Cell::new(|_| None) });
    HOOK.set(hook);
    let jdk = Jdk::find(None, false).expect("a JDK: run `cargo xtask setup`");
    let image = Image::open(&jdk.home.join("lib/modules")).expect("the JDK's image");
    let config = Config { jdk_version: jdk.version, ..Config::default() };
    let mut machine = Machine::new(Program::new(ClassPath::new(image)), config);
    machine.boot().expect("the machine boots");
    machine.add_native("java/util/StringJoiner", "length", "*", native);
    let class = machine.initialize_now("java/util/StringJoiner").expect("the class initialises");
    let method = machine.program.find_method(class, "length", "()I").expect("the method");
    let object = machine.heap.allocate_object(class, machine.program.class(class).instance_words);
    machine.access_hook = Some(|_, _, _, _, kind| HOOK.get()(kind));
    let called = catch_unwind(AssertUnwindSafe(|| {
        let _ = machine.call(method, &[u64::from(object.0)]);
    }));
    called.err().map(|panic| panic.downcast_ref::<String>().cloned().unwrap_or_default())
}

fn object(m: &Machine, a: Args) -> Ref {
    m.arg_ref(a, 0)
}

fn read(m: &mut Machine, a: Args) -> Outcome {
    Outcome::Value(m.heap.get(object(m, a), 1))
}

fn write(m: &mut Machine, a: Args) -> Outcome {
    m.heap.set(object(m, a), 1, 5);
    Outcome::Value(0)
}

fn touching(m: &mut Machine, a: Args, word: u32, kind: HookKind, then: Native) -> Outcome {
    match m.touch(object(m, a), word..word + 1, kind) {
        Ok(()) => then(m, a),
        Err(outcome) => outcome,
    }
}

#[test]
fn a_native_is_held_to_what_it_announces() {
    let never = |_| None;
    let cases: [(&str, Native, bool); 8] = [
        ("reads unannounced", read, false),
        ("writes unannounced", write, false),
        ("reads announced", |m, a| touching(m, a, 1, HookKind::Read, read), true),
        ("reads what it may write", |m, a| touching(m, a, 1, HookKind::of(true, true), read), true),
        ("writes announced", |m, a| touching(m, a, 1, HookKind::Write, write), true),
        ("writes what it may read", |m, a| touching(m, a, 1, HookKind::Read, write), false),
        ("reads the neighbour", |m, a| touching(m, a, 2, HookKind::Read, read), false),
        (
            "writes before it announces",
            |m, a| {
                write(m, a);
                touching(m, a, 1, HookKind::Write, write)
            },
            false,
        ),
    ];
    for (name, native, fine) in cases {
        let said = said_of(native, never);
        assert_eq!(said.is_none(), fine, "{name}: {said:?}");
        if let Some(said) = said {
            assert!(said.starts_with("native java.util.StringJoiner.length touched"), "{name}: {said}");
            assert!(said.ends_with("without announcing it"), "{name}: {said}");
        }
    }
}

#[test]
fn a_native_that_is_stopped_has_done_nothing() {
    let stops = |kind| (kind == HookKind::Read).then_some(Outcome::Unsupported("stopped".into()));
    let late: Native = |m, a| {
        touching(m, a, 1, HookKind::Write, write);
        touching(m, a, 2, HookKind::Read, read)
    };
    let early: Native = |m, a| touching(m, a, 2, HookKind::Read, write);
    let said = said_of(late, stops).expect("it is caught");
    assert!(said.ends_with("was stopped after it had written"), "{said}");
    assert_eq!(said_of(early, stops), None);
}
