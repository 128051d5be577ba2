//! What to try where there is no answer.

use crate::words::{bytes, rounded};
use report::{Answer, Limit, Verdict};

/// What may help, the best first; nothing if there is an answer.
pub(crate) fn advice(verdict: &Verdict) -> Vec<String> {
    if verdict.verdict != Answer::Unknown {
        return Vec::new();
    }
    let front = Front::of(&verdict.engine);
    let mut all: Vec<String> = Vec::new();
    for limited in &verdict.coverage.limits {
        let shorter = is_of_length(&limited.limit).then(|| shorter(verdict)).flatten();
        for one in shorter.into_iter().chain(of_limit(&limited.limit, front)) {
            let is_refused = one == sample() && !verdict.coverage.may_sample;
            if !all.contains(&one) && !is_refused {
                all.push(one);
            }
        }
    }
    all
}

/// What kind of program was checked, which decides what options there are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Front {
    Java,
    Phasers,
    /// The same for any number of tasks.
    Views,
    /// Phaser programs made of Java.
    Bridge,
    Other,
}

impl Front {
    fn of(engine: &str) -> Front {
        match engine {
            "order" | "regions" | "precise" => Front::Java,
            "phasers-views" => Front::Views,
            engine if engine.starts_with("phasers") => Front::Phasers,
            engine if engine.starts_with("bridge") => Front::Bridge,
            _ => Front::Other,
        }
    }
}

fn of_limit(limit: &Limit, front: Front) -> Vec<String> {
    let more =
        |option: &str, value: u64| format!("a higher limit: --{option} {}", value.saturating_mul(4).max(1));
    match limit {
        Limit::States(most) => raised(more("max-states", *most), front),
        Limit::Shapes(most) => raised(more("max-states", *most), front),
        Limit::SpuriousAtDegree(_) if front == Front::Phasers => {
            vec!["the other engine: --engine forward".to_string()]
        }
        Limit::SpuriousAtCap(_) if front == Front::Phasers => {
            vec!["the other engine: --engine backward".to_string()]
        }
        Limit::Seconds(most) => raised(more("max-seconds", *most), front),
        Limit::Depth(most) => raised(more("max-depth", *most), front),
        Limit::Memory(most) => {
            raised(format!("a higher limit: --max-memory {}", bytes(most.saturating_mul(2))), front)
        }
        Limit::Operations if front == Front::Java => {
            vec!["loops that end sooner: smaller arguments after --".to_string(), sample()]
        }
        Limit::Interrupted => vec!["the same command, without an interrupt".to_string()],
        Limit::Sample(_) => vec!["--search dfs, which can prove".to_string()],
        Limit::Caps { tasks, phasers } => {
            vec![format!("--max-tasks {} --max-phasers {}", tasks + 2, phasers + 2)]
        }
        Limit::Unconfirmed => {
            vec!["the program without --phasers, which follows it exactly for one input".to_string()]
        }
        Limit::NotModelled { place, .. } if !place.file.is_empty() => {
            vec![format!("a version of the program without the call at {}:{}", place.file, place.line)]
        }
        Limit::Unexplored(_) if front == Front::Java => vec![sample()],
        _ => Vec::new(),
    }
}

/// Whether a limit may have been reached because the program computes for long.
fn is_of_length(limit: &Limit) -> bool {
    matches!(limit, Limit::Seconds(_) | Limit::Operations | Limit::Interrupted)
}

/// Which line the program was at most of the time, and how fast it was.
fn shorter(verdict: &Verdict) -> Option<String> {
    let busiest = verdict.coverage.busiest.as_ref()?;
    let (place, stats) = (&busiest.place, &verdict.stats);
    let seconds = stats.seconds - stats.javac_seconds.unwrap_or(0.0);
    let rate = stats.instructions as f64 / seconds.max(0.001);
    Some(format!(
        "fewer rounds of the loop at {}:{}, or shorter ones: {} % of {} instructions were there, {} a second",
        place.file,
        place.line,
        busiest.percent,
        rounded(stats.instructions),
        rounded(rate as u64),
    ))
}

/// A limit that is raised, or less work.
fn raised(option: String, front: Front) -> Vec<String> {
    let mut all = vec![option];
    match front {
        Front::Java => {
            all.push("a smaller program: smaller arguments after --, fewer tasks, shorter loops".to_string());
            all.push(sample());
        }
        Front::Phasers => {
            all.push("another engine: --engine forward or --engine backward".to_string());
            all.push("fewer tasks: --max-tasks 2, which proves it for so many".to_string());
        }
        Front::Bridge => all.push("the program without --phasers, for one input".to_string()),
        Front::Views | Front::Other => {}
    }
    all
}

fn sample() -> String {
    "--search random --runs 1000, which may find a violation and proves nothing".to_string()
}
