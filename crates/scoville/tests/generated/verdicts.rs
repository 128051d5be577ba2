//! What the engines say about a program, and whether it fits together.

use crate::program::{Generated, HEAD};
use crate::support;
use habanero::engines::{Engine, Factory, Outcomes, Request, check};
use report::{Budget, Finding, FindingKind};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// More states than these are not looked at by the baseline; the default engine may take more, for its states also
/// hold who knows of what.
const MOST_STATES: u64 = 50_000;
/// Nor for longer than this.
const MOST_SECONDS: u64 = 30;

/// The same for the checks of the search, which are slow.
const SECONDS_OF_AN_ORACLE: u64 = 2;

/// How much is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// The verdict and the kinds.
    Kinds,
    /// The pairs of lines that race too.
    Races,
    /// The kinds, also with the library's own code for what is modelled otherwise.
    Library,
}

/// The result of a comparison.
pub(crate) enum Judged {
    /// They say the same, namely this.
    Same(String),
    /// Not compared.
    Skipped(String),
    /// They disagree.
    Wrong(String),
}

/// Compiled programs.
pub(crate) struct Bench {
    classes: PathBuf,
}

/// A race: the two lines, the smaller first.
type Pair = [u32; 2];

/// What one engine says.
struct Said {
    answer: &'static str,
    kinds: BTreeSet<FindingKind>,
    pairs: BTreeSet<Pair>,
    why: String,
}

impl Said {
    fn text(&self) -> String {
        format!("{} {:?} {:?} {}", self.answer, self.kinds, self.pairs, self.why)
    }
}

fn pair_of(finding: &Finding) -> Pair {
    let mut lines = [finding.locations[0].place.line, finding.locations[1].place.line];
    lines.sort_unstable();
    lines
}

fn said(outcomes: &Outcomes) -> Said {
    let findings = || outcomes.found.iter().map(|found| &found.finding);
    Said {
        answer: outcomes.answer().word(),
        kinds: findings().map(|finding| finding.kind).collect(),
        pairs: findings().filter(|finding| finding.kind == FindingKind::Race).map(pair_of).collect(),
        why: outcomes.limits.iter().map(render::limit).collect::<Vec<_>>().join("; "),
    }
}

impl Bench {
    /// Compiles programs, a thousand with each call of `javac`.
    pub(crate) fn new(programs: &[Generated]) -> Bench {
        // Tests run side by side, and each compiles what the programs share.
        let classes = support::folder(&format!("generated-{}", programs[0].name));
        for part in programs.chunks(1000) {
            let file = classes.join(format!("Batch{}.java", part[0].name));
            // Each program has the lines that it has in a file of its own, so its text can be read beside a finding.
            let text = part.iter().fold(HEAD.to_string(), |all, program| all + &program.source);
            std::fs::write(&file, text).expect("a file");
            let paths =
                [support::api(), "-d".into(), classes.display().to_string(), file.display().to_string()];
            let arguments: Vec<String> = std::iter::once("-cp".to_string()).chain(paths).collect();
            support::javac(&arguments);
        }
        Bench { classes }
    }

    fn factory(&self, name: &str, library_as_is: bool) -> Arc<Factory> {
        support::checks::factory(&self.classes, name, library_as_is)
    }

    fn ask(&self, name: &str, engine: Engine, all: bool, unreduced: bool) -> Said {
        self.ask_as(name, MOST_SECONDS, |request| Request { all, unreduced, ..request }, engine)
    }

    fn ask_as(&self, name: &str, seconds: u64, how: impl Fn(Request) -> Request, engine: Engine) -> Said {
        let most = if engine == Engine::Precise { MOST_STATES } else { 10 * MOST_STATES };
        let budget = Budget {
            max_states: Some(most),
            max_seconds: Some(seconds),
            deadline: Some(Instant::now() + Duration::from_secs(seconds)),
            ..Budget::default()
        };
        let request = how(Request { budget, ..Request::new(self.factory(name, false), engine) });
        said(&check(&request).unwrap_or_else(|why| panic!("{name}: {}", render::limit(&why))))
    }

    /// What the library's own code shows that its meaning does not, or the other way round. Neither has waits that end
    /// without a reason, which a condition has and its code in the library has not.
    fn library(&self, program: &Generated) -> Option<String> {
        let name = program.name.as_str();
        let plainly = |request| Request { all: true, wakeups: false, ..request };
        let as_is = |request| Request { factory: self.factory(name, true), ..plainly(request) };
        let meaning = self.ask_as(name, MOST_SECONDS, plainly, Engine::HappensBefore);
        let as_is = self.ask_as(name, SECONDS_OF_AN_ORACLE, as_is, Engine::HappensBefore);
        let shown = as_is.kinds.is_subset(&meaning.kinds);
        let all = program.timed || !as_is.why.is_empty() || as_is.kinds == meaning.kinds;
        (!shown || !all)
            .then(|| format!("the library's own code differs: {} against {}", as_is.text(), meaning.text()))
    }

    /// Compares what the engines say.
    pub(crate) fn judge(&self, program: &Generated, depth: Depth) -> Judged {
        let name = program.name.as_str();
        let first = self.ask(name, Engine::HappensBefore, false, false);
        // Where states match, both are run on.
        let twins = |request| Request { paranoid: true, ..request };
        let twins = self.ask_as(name, SECONDS_OF_AN_ORACLE, twins, Engine::HappensBefore);
        if twins.why.contains("internal error") {
            return Judged::Wrong(format!("{name}: {}", twins.text()));
        }
        let mut precise = self.ask(name, Engine::Precise, true, false);
        // Where a task sees that another holds a lock, races behind that are the default engine's alone.
        let blind = "races that depend on that are not looked for";
        if precise.why.ends_with(blind) && !precise.why.contains("; ") {
            precise.why.clear();
            let race = |said: &Said| said.kinds.contains(&FindingKind::Race).then_some(FindingKind::Race);
            let unseen = race(&first).or_else(|| race(&self.ask(name, Engine::HappensBefore, true, false)));
            precise.kinds.extend(unseen);
            precise.answer = if precise.kinds.is_empty() { "proved" } else { "violated" };
        }
        if precise.why.contains("max-") {
            // What it found by then is still there.
            let hidden = first.answer == "proved" && precise.answer == "violated";
            return match hidden {
                true => Judged::Wrong(format!("order {}\nprecise {}", first.text(), precise.text())),
                false => Judged::Skipped("precise needs too many states or too long".into()),
            };
        }
        if first.answer == "unknown" {
            return Judged::Skipped(format!("order: {}", first.why));
        }
        let order = self.ask(name, Engine::HappensBefore, true, false);
        if order.why.contains("max-seconds") {
            return Judged::Skipped("order --all needs too long".into());
        }
        let unreduced = self.ask(name, Engine::HappensBefore, true, true);
        let pure = |request| Request { no_matching: true, ..request };
        let pure = self.ask_as(name, SECONDS_OF_AN_ORACLE, pure, Engine::HappensBefore);
        let all = format!(
            "{name}\nfirst {}\norder {}\nunreduced {}\nwithout matching {}\nprecise {}",
            first.text(),
            order.text(),
            unreduced.text(),
            pure.text(),
            precise.text()
        );
        let comparable = !unreduced.why.contains("max-");
        let small = !pure.why.contains("max-");
        let what = differ(&first, &precise)
            .or_else(|| small.then(|| differ(&pure, &precise)).flatten())
            .or_else(|| compare("order --all", &order, &precise, depth))
            .or_else(|| {
                comparable.then(|| compare("order --all --unreduced", &unreduced, &precise, depth)).flatten()
            });
        let what = what.or_else(|| (depth == Depth::Library).then(|| self.library(program)).flatten());
        match what {
            Some(what) => Judged::Wrong(format!("{what}: {all}")),
            None => Judged::Same(kind_of(&precise)),
        }
    }
}

fn kind_of(said: &Said) -> String {
    let kinds: Vec<&str> = said.kinds.iter().map(|kind| kind.word()).collect();
    format!("{} {}", said.answer, kinds.join(" "))
}

/// What the default engine shows first must be among what there is.
fn differ(first: &Said, precise: &Said) -> Option<String> {
    if first.answer != precise.answer {
        return Some("the verdicts differ".into());
    }
    let known = first.kinds.is_subset(&precise.kinds);
    (!known).then(|| "the first finding is of a kind that precise does not find".into())
}

/// All that one finds against all that the other finds.
fn compare(who: &str, order: &Said, precise: &Said, depth: Depth) -> Option<String> {
    if order.answer != precise.answer {
        return Some(format!("{who}: the verdicts differ"));
    }
    if !order.why.is_empty() || !precise.why.is_empty() {
        return Some(format!("{who}: there is something that was not searched"));
    }
    if order.kinds != precise.kinds {
        return Some(format!("{who}: the kinds differ"));
    }
    (depth == Depth::Races && order.pairs != precise.pairs)
        .then(|| format!("{who}: the pairs of lines that race differ"))
}
