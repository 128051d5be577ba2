//! Limits and claims in words.

use report::{Claim, FindingKind, Limit, Limited, Stats};

/// A limit, and what raises it if something does.
pub fn limit(limit: &Limit) -> String {
    let option = |name: &str, value: u64| format!("--{name} {value} was reached");
    match limit {
        Limit::States(most) => option("max-states", *most),
        Limit::Seconds(most) => option("max-seconds", *most),
        Limit::Depth(most) => option("max-depth", *most),
        Limit::Memory(most) => format!("--max-memory {} was reached", bytes(*most)),
        Limit::Operations => "it takes too many operations".into(),
        Limit::Interrupted => "it was interrupted".into(),
        Limit::Shapes(most) => format!("more than {most} control shapes"),
        Limit::SpuriousAtDegree(degree) => format!("only spurious runs up to relaxation degree {degree}"),
        Limit::SpuriousAtCap(cap) => format!("only spurious runs up to saturation cap {cap}"),
        Limit::Findings(met) => {
            let were = if *met == 1 { "was" } else { "were" };
            format!("{} {were} met; there may be more", counted(*met as u64, "violation"))
        }
        Limit::Untold => "more violations were met, and there was no time to run them again".into(),
        Limit::Lost(kind) => {
            format!("a violation ({}) was found but its replay did not show it", kind.word())
        }
        Limit::Sample(runs) => {
            format!("a sample of {} was run, which proves nothing", counted(*runs, "schedule"))
        }
        Limit::Unexplored(what) => format!("{what}: not all orders of this are explored"),
        Limit::Uncovered => {
            "not all sharing is covered by permission regions or isolated: cover the lines below, or \
                             use --engine order"
                .into()
        }
        Limit::Caps { tasks, phasers } => format!(
            "proved for up to {} and {} at a time; some run has more (--max-tasks, --max-phasers)",
            counted(*tasks, "task"),
            counted(*phasers, "phaser")
        ),
        Limit::Unconfirmed => {
            "may happen: the phaser program has it, and no schedule that was tried of the Java \
                               program, for this input, shows it"
                .into()
        }
        Limit::NotModelled { what, place } if place.file.is_empty() => what.clone(),
        Limit::NotModelled { what, place } => format!("{what}, reached at {}:{}", place.file, place.line),
        Limit::Internal(what) => format!("internal error: {what}"),
        Limit::Other(words) => words.clone(),
    }
}

/// A limit with the property that it concerns.
pub(crate) fn limited(limited: &Limited) -> String {
    let words = limit(&limited.limit);
    match limited.property {
        Some(property) => format!("{}: {words}", property.word()),
        None => words,
    }
}

/// What is claimed, in one sentence.
pub fn claim(claim: &Claim) -> String {
    match claim {
        Claim::Nothing => "nothing is claimed".into(),
        Claim::NoSchedule { has, deterministic } => {
            let mut sentence = no_schedule(has);
            if *deterministic {
                sentence += ", and every schedule gives the same output and the same static fields";
            }
            sentence
        }
        Claim::EveryRun { any_number: true } => {
            "every run, for every number of tasks and with unbounded phases, satisfies the properties".into()
        }
        Claim::EveryRun { any_number: false } => {
            "every run, with unbounded phases, satisfies the properties".into()
        }
        Claim::Trace => {
            "in this recorded run, every two accesses in conflict are ordered; other runs are not covered"
                .into()
        }
        Claim::NotCovered => "no violation so far; some schedules were not covered".into(),
        Claim::RunAgain => "every schedule shown was run again and shows its finding".into(),
        Claim::Replayed => "each finding was replayed step by step on the operational semantics".into(),
        Claim::Other(words) => words.clone(),
    }
}

/// What was covered where there is no answer.
pub(crate) fn so_far(stats: &Stats, limits: &[Limited]) -> String {
    let is_met = |one: &Limited| matches!(one.limit, Limit::Untold | Limit::Lost(_) | Limit::Unconfirmed);
    let what =
        if limits.iter().any(is_met) { "no violation was confirmed so far" } else { "no violation so far" };
    format!(
        "{what}: {} and {} were covered",
        counted(stats.states, "state"),
        counted(stats.transitions, "transition")
    )
}

/// A number of bytes as it is typed.
pub(crate) fn bytes(bytes: u64) -> String {
    let units = [("G", 30), ("M", 20), ("K", 10)];
    let unit = units.iter().find(|(_, shift)| bytes > 0 && bytes.is_multiple_of(1 << shift));
    unit.map_or(bytes.to_string(), |(name, shift)| format!("{}{name}", bytes >> shift))
}

/// `1 state`, `2 states`
pub(crate) fn counted(count: u64, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// `12 million`
pub(crate) fn rounded(count: u64) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..1_000_000 => format!("{} thousand", count / 1_000),
        1_000_000..10_000_000 => format!("{:.1} million", count as f64 / 1e6),
        _ => format!("{} million", count / 1_000_000),
    }
}

/// `1 row is`, `2 rows are`
pub(crate) fn are(count: u64, what: &str) -> String {
    format!("{} {}", counted(count, what), if count == 1 { "is" } else { "are" })
}

fn no_schedule(has: &[FindingKind]) -> String {
    let names: Vec<&str> = has.iter().filter_map(|kind| noun(*kind)).collect();
    match names.as_slice() {
        [] => "nothing was asked".into(),
        [only] => format!("for this input, no schedule has {} {only}", article(only)),
        [first @ .., last] => {
            let (all, article) = (first.join(", "), article(first[0]));
            format!("for this input, no schedule has {article} {all} or {last}")
        }
    }
}

fn article(noun: &str) -> &'static str {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

/// What a kind of finding is, in a few words.
pub(crate) fn kind(word: &str) -> &'static str {
    match FindingKind::from_word(word) {
        Some(FindingKind::Ahead) => "a signaller is too far ahead on a phaser",
        Some(FindingKind::Annotation) => "a permission region is misused",
        Some(FindingKind::Assertion) => "an assertion fails",
        Some(FindingKind::Deadlock) => "tasks wait, and none can run",
        Some(FindingKind::Exception) => "an exception that nobody catches",
        Some(FindingKind::Exit) => "the program ends with a code other than 0",
        Some(FindingKind::Lapped) => "a waiter is too far behind on a phaser",
        Some(FindingKind::Leak) => "a task ends while it is registered on a phaser",
        Some(FindingKind::Never) => "tasks are at labels that exclude each other",
        Some(FindingKind::Nondeterminism) => "schedules end differently",
        Some(FindingKind::Permission) => "permission regions are in conflict",
        Some(FindingKind::Race) => "two accesses that nothing orders",
        Some(FindingKind::Runtime) => "a phaser is misused",
        Some(FindingKind::UncoveredSharing) => "sharing that no region and no isolated covers",
        None => "something is wrong",
    }
}

/// What a finding of a Java program is called; sharing that is not covered is no violation.
fn noun(kind: FindingKind) -> Option<&'static str> {
    match kind {
        FindingKind::Race => Some("data race"),
        FindingKind::Permission => Some("conflict of permission regions"),
        FindingKind::Deadlock => Some("deadlock"),
        FindingKind::Assertion => Some("failed assertion"),
        FindingKind::Exception => Some("uncaught exception"),
        FindingKind::Exit => Some("exit code other than 0"),
        FindingKind::Annotation => Some("misused permission region"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_names_what_was_looked_for() {
        let has = |has: &[FindingKind]| claim(&Claim::NoSchedule { has: has.to_vec(), deterministic: false });
        assert_eq!(has(&[FindingKind::UncoveredSharing]), "nothing was asked");
        assert_eq!(has(&[FindingKind::Race]), "for this input, no schedule has a data race");
        let two = [FindingKind::Race, FindingKind::Deadlock];
        assert_eq!(has(&two), "for this input, no schedule has a data race or deadlock");
        assert_eq!(has(&[FindingKind::Exit]), "for this input, no schedule has an exit code other than 0");
    }
}
