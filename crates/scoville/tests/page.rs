//! The page in a browser without a window: it loads, is stepped by keys, shows lines and variables, and says nothing to the
//! console. Without Chromium there is a notice and no test.

use crate::support::browser::Browser;
use crate::support::{folder, root, scoville};
use render::{Excerpts, Format};
use report::{
    Action, Answer, Change, Claim, Coverage, Edge, EdgeKind, Finding, FindingKind, Graph, Limit, Location,
    Node, Output, Place, Stats, Step, Task, Verdict,
};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The row of the lanes that is current, and the line that is marked in the source.
const ROW: &str = "document.querySelector('.lanes tr[aria-current] td').textContent";
const LINE: &str = "document.querySelector('.source .row.now')?.dataset.line";
const CHANGED: &str =
    "[...document.querySelectorAll('.variables .changed')].map(row => row.textContent).join('; ')";
const EDGES: &str =
    "[...document.querySelectorAll('.graph .edge')].map(edge => edge.dataset.kind).sort().join(' ')";

/// The page on a program.
fn page(name: &str, input: &str, more: &[&str]) -> PathBuf {
    let page = folder("page").join(format!("{name}.html"));
    let (input, output) = (root().join(input), format!("--output=html={}", page.display()));
    let mut arguments = vec!["check", input.to_str().expect("text"), "--quiet", &output];
    arguments.extend(more);
    let output = scoville(&arguments);
    assert!(page.is_file(), "{}", String::from_utf8_lossy(&output.stderr));
    page
}

/// The page on a verdict that no engine gave.
fn page_of(name: &str, verdict: &Verdict, excerpts: &Excerpts) -> PathBuf {
    let page = folder("page").join(format!("{name}.html"));
    let format = Format::named("html").expect("it is a format");
    std::fs::write(&page, (format.show)(verdict, excerpts, false)).expect("written");
    page
}

fn verdict(input: &str, findings: Vec<Finding>) -> Verdict {
    Verdict {
        verdict: Answer::Violated,
        engine: "order".into(),
        input: input.into(),
        properties: BTreeMap::from([(FindingKind::Race, Answer::Violated)]),
        findings,
        coverage: Coverage { claim: Claim::RunAgain, ..Coverage::default() },
        stats: Stats::default(),
    }
}

#[test]
fn a_race_is_stepped_and_its_missing_edge_is_shown() {
    let Some(mut browser) = Browser::start() else { return };
    browser.open(&page("race", "tests/corpus/habanero/IsolatedOneSide.java", &[]));
    assert_eq!(browser.text("document.querySelector('h1 .answer').textContent"), "✗ violated");
    assert_eq!(browser.value("document.querySelectorAll('.place mark').length"), 2);
    // At first the step at which it goes wrong.
    assert_eq!((browser.text(ROW), browser.text(LINE)), ("10".into(), "13".into()));
    assert_eq!(browser.text(CHANGED), "");
    browser.press(&["ArrowLeft", "k", "ArrowLeft"]);
    assert_eq!((browser.text(ROW), browser.text(LINE)), ("7".into(), "12".into()));
    assert_eq!(browser.text(CHANGED), "IsolatedOneSide.x1 by task 1");
    assert!(browser.text("document.querySelector('.says').textContent").starts_with("task 1 writes"));
    assert_eq!(browser.value("document.querySelector('.node.now').dataset.access"), "1");
    browser.press(&["j"]);
    assert_eq!(browser.text(ROW), "8");
    browser.press(&["Home", "ArrowLeft"]);
    assert_eq!(browser.text(ROW), "1");
    assert_eq!(browser.value("document.querySelector('.controls button').disabled"), true);
    browser.press(&["End"]);
    assert_eq!(browser.text(ROW), "10");
    // The buttons do it too, and are reached without a mouse.
    browser.value("document.querySelectorAll('.controls button')[1].focus()");
    browser.press(&["Enter"]);
    assert_eq!(browser.text(ROW), "9");
    assert_eq!(browser.value("document.querySelectorAll('.graph .node.access').length"), 2);
    assert_eq!(browser.value("document.querySelectorAll('.graph .missing').length"), 1);
    assert_eq!(browser.text(EDGES), "spawn spawn");
    browser.press(&["?"]);
    assert_eq!(browser.value("document.getElementById('keyboard').open"), true);
    assert!(browser.said.is_empty(), "{:?}", browser.said);
}

#[test]
fn other_verdicts_are_pages_too() {
    let Some(mut browser) = Browser::start() else { return };
    browser.open(&page("deadlock", "tests/corpus/habanero/MonitorLockOrder.java", &[]));
    assert_eq!(browser.text(LINE), "22");
    assert_eq!(browser.text(EDGES), "spawn spawn waiting waiting");
    browser.open(&page("phasers", "examples/phasers/2-barrier-forgotten.ph", &[]));
    browser.press(&["Home", "j", "j", "j"]);
    assert_eq!((browser.text(ROW), browser.text(LINE)), ("4".into(), "12".into()));
    assert!(
        browser
            .text("document.querySelector('.memory').textContent")
            .contains("ended: main (0,0), worker (-,0)")
    );
    for (name, kinds) in [
        ("AccumulatorPutForeignTask", &["future", "join", "spawn"][..]),
        ("ActorSharedMessage", &["message"][..]),
        ("FinishAssertionOneSchedule", &["isolated", "join"][..]),
        ("MonitorNotifyOne", &["lock"][..]),
        ("PhaserProducerRunsOn", &["phaser"][..]),
    ] {
        browser.open(&page(name, &format!("tests/corpus/habanero/{name}.java"), &[]));
        let found = browser.text(EDGES);
        assert!(kinds.iter().all(|kind| found.contains(kind)), "{name}: {kinds:?} are not all in {found}");
    }
    for (name, input, more, sign, words) in [
        ("proved", "examples/habanero/Counter.java", &[][..], "✓ proved", "no schedule has a data race"),
        (
            "unknown",
            "tests/corpus/papers/ClumpedAccess.java",
            &["--max-states", "1"][..],
            "? unknown",
            "--max-states 1 was reached",
        ),
    ] {
        browser.open(&page(name, input, more));
        assert_eq!(browser.text("document.querySelector('h1 .answer').textContent"), sign);
        let shown = browser.text("document.body.innerText");
        assert!(shown.contains(words), "{shown}");
        browser.press(&["j", "+"]);
    }
    assert!(browser.said.is_empty(), "{:?}", browser.said);
}

/// The contrast of a text with what is behind it (WCAG 2.2, 1.4.3).
const CONTRAST: &str = "(selector => {
  const element = document.querySelector(selector);
  const numbers = color => color.match(/[\\d.]+/g).map(Number);
  let behind = element;
  while (numbers(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
  const light = color => {
    const [red, green, blue] = numbers(color).slice(0, 3).map(part => part / 255)
      .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const both = [light(getComputedStyle(element).color), light(getComputedStyle(behind).backgroundColor)].sort();
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
})";

#[test]
fn light_dark_and_without_a_script() {
    let Some(mut browser) = Browser::start() else { return };
    let race = page("light", "tests/corpus/habanero/IsolatedOneSide.java", &[]);
    let mut backs = Vec::new();
    for scheme in ["light", "dark"] {
        let feature = json!({ "name": "prefers-color-scheme", "value": scheme });
        browser.ask("Emulation.setEmulatedMedia", json!({ "features": [feature] }));
        browser.open(&race);
        browser.press(&["Home"]);
        backs.push(browser.text("getComputedStyle(document.body).backgroundColor"));
        for selector in [
            "p.quiet",
            "h1 .answer",
            "h2 .violated",
            ".badge",
            "tr.later td",
            "tr.access td",
            "tr[aria-current] td",
        ] {
            let contrast = browser.value(&format!("{CONTRAST}('{selector}')")).as_f64().unwrap_or(0.0);
            assert!(contrast >= 4.5, "{scheme}: {selector} has a contrast of {contrast:.2}");
        }
    }
    assert_eq!(backs, ["rgb(255, 255, 255)", "rgb(14, 17, 22)"]);
    browser.ask("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    browser.open(&race);
    assert_eq!(browser.value("document.querySelectorAll('.lanes tbody tr').length"), 10);
    assert_eq!(browser.value("document.querySelectorAll('.place mark').length"), 2);
    assert_eq!(browser.value("document.querySelectorAll('button, svg').length"), 0);
    assert!(browser.said.is_empty(), "{:?}", browser.said);
}

/// What a program names itself is no markup, wherever it stands.
#[test]
fn names_are_no_markup() {
    let Some(mut browser) = Browser::start() else { return };
    let bad = "</script><img src=x onerror=alert(1)>\u{2028}<!--\"'&amp;${bad}";
    let task = Task::Named(bad.into());
    let at = Place::new(bad, 1);
    let change = Change { task: task.clone(), what: bad.into(), value: Some(bad.into()) };
    let step = Step {
        after: bad.into(),
        changes: vec![change],
        ..Step::new(task.clone(), Action::Other(bad.into()), at.clone())
    };
    let node = |step| Node { task: task.clone(), step };
    let finding = Finding {
        kind: FindingKind::Race,
        message: bad.into(),
        locations: vec![Location::new(task.clone(), at)],
        schedule: vec![step],
        graph: Graph { nodes: vec![node(Some(0)), node(None)], edges: Vec::new(), missing: Some((0, 1)) },
        output: Output { out: bad.into(), err: bad.into(), exit_code: Some(1) },
    };
    let mut verdict = verdict(bad, vec![finding]);
    verdict.engine = bad.into();
    verdict.coverage.limits = vec![Limit::Other(bad.into()).into()];
    let lines = BTreeMap::from([(bad.to_string(), vec![bad.to_string()])]);
    browser.open(&page_of("names", &verdict, &Excerpts { lines, ..Excerpts::default() }));
    assert_eq!(browser.value("document.querySelectorAll('img').length"), 0);
    assert_eq!(browser.value("document.querySelectorAll('.graph .node').length"), 2);
    let source = browser.text("document.querySelector('.source .row.now').textContent");
    assert!(source.contains("</script><img src=x onerror=alert(1)>"), "{source}");
    assert!(browser.said.is_empty(), "{:?}", browser.said);
}

/// A program of twenty tasks with fifty steps each.
fn large() -> Verdict {
    let task = |number: usize| Task::Tree(if number == 0 { Vec::new() } else { vec![number as u32] });
    let step = |index: usize| {
        let number = index % 20;
        let action = match index {
            0..20 if number == 0 => Action::Other("begins finish".into()),
            998 | 999 => Action::Access { writes: true, what: "field x of a Foo".into() },
            _ => Action::Other(format!("enters isolated #{index}")),
        };
        let (what, value) = (format!("Foo.x{}", index % 7), Some(index.to_string()));
        let changes = vec![Change { task: task(number), what, value }];
        Step { changes, ..Step::new(task(number), action, Place::new("Foo.java", index as u32 % 90 + 1)) }
    };
    let nodes = (0..1000).map(|index| Node { task: task(index % 20), step: Some(index) });
    let spawns = (1..20).map(|to| Edge { from: 0, to, kind: EdgeKind::Spawn });
    let isolated = (20..990).step_by(3).map(|from| Edge { from, to: from + 7, kind: EdgeKind::Isolated });
    let place = |number: usize| Location::new(task(number), Place::new("Foo.java", 9));
    let finding = Finding {
        kind: FindingKind::Race,
        message: "task 18 writes field x of a Foo and task 19 writes it: nothing orders the two".into(),
        locations: vec![place(18), place(19)],
        schedule: (0..1000).map(step).collect(),
        graph: Graph {
            nodes: nodes.collect(),
            edges: spawns.chain(isolated).collect(),
            missing: Some((998, 999)),
        },
        output: Output::default(),
    };
    verdict("Foo.java", vec![finding])
}

#[test]
fn a_thousand_nodes_are_zoomed_without_delay() {
    let Some(mut browser) = Browser::start() else { return };
    let lines = (0..100).map(|number| format!("    int line{number} = {number};")).collect();
    let lines = BTreeMap::from([("Foo.java".to_string(), lines)]);
    browser.open(&page_of("large", &large(), &Excerpts { lines, ..Excerpts::default() }));
    let view = "document.querySelector('.graph svg').getAttribute('viewBox').split(' ').map(Number)";
    assert_eq!(browser.value("document.querySelectorAll('.graph .node').length"), 1000);
    assert_eq!(browser.value("document.querySelectorAll('.graph .missing').length"), 1);
    let width = |browser: &mut Browser| browser.value(&format!("{view}[2]")).as_f64().expect("a number");
    let first = width(&mut browser);
    browser.press(&["+"]);
    let closer = width(&mut browser);
    browser.press(&["0"]);
    let whole = width(&mut browser);
    assert!(closer < first && first < whole, "{closer} {first} {whole}");
    browser.value("document.querySelector('.graph svg').focus()");
    let before = browser.value(view);
    browser.press(&["ArrowRight"]);
    let after = browser.value(view);
    assert!(before[0].as_f64() < after[0].as_f64() && before[1] == after[1], "{before} {after}");
    assert_eq!(browser.text(ROW), "1000");
    // A step or a change of the view usually takes a small part of a second, also where much else goes on.
    let usual = browser.value(
        "Array.from({ length: 20 }, (_, index) => {
           const key = ['Home', '+', 'j', '-', 'End'][index % 5];
           const start = performance.now();
           document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
           document.querySelector('.lanes').getBoundingClientRect();
           return performance.now() - start;
         }).sort((one, other) => one - other)[10]",
    );
    assert!(usual.as_f64().is_some_and(|usual| usual < 1000.0), "{usual} ms");
    assert!(browser.said.is_empty(), "{:?}", browser.said);
}
