//! Every limit is kept, whatever the search is doing: a second thread looks at the clock, at the memory of the
//! process and at signals. Engines look at what it says and end by themselves with what they have covered; one that
//! does not within a moment is answered for.

use super::printing::{self, Form};
use super::progress;
use crate::cli::CheckArguments;
use crate::javac::Until;
use habanero::engines::Progress;
use report::{Answer, Budget, Claim, Coverage, Limit, Stats, Stop, Verdict};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often it looks.
const PERIOD: Duration = Duration::from_millis(20);
/// So long after a limit an engine has to end by itself.
const GRACE: Duration = Duration::from_millis(700);

/// The process has grown beyond the limit.
static GROWN: AtomicBool = AtomicBool::new(false);
/// Taken by who tells the result: there is one.
static TOLD: Mutex<bool> = Mutex::new(false);

/// Whether to stop, for the engines.
fn asked() -> Option<Stop> {
    if progress::interrupted() {
        return Some(Stop::Interrupted);
    }
    GROWN.load(Ordering::Relaxed).then_some(Stop::Memory)
}

/// How a verdict is shown.
#[derive(Clone)]
pub(super) struct Shown {
    pub(super) engine: &'static str,
    pub(super) input: String,
    pub(super) form: Form,
}

impl Shown {
    /// As the arguments of a check say.
    pub(super) fn of(arguments: &CheckArguments, engine: &'static str) -> Shown {
        Shown { engine, input: arguments.java.input.display().to_string(), form: Form::of(arguments) }
    }
}

/// Watches over a command.
pub(super) struct Watch {
    started: Instant,
    budget: Budget,
    shown: Shown,
    latest: Mutex<Progress>,
}

impl Watch {
    /// Starts to watch; the time of the budget runs from here on.
    pub(super) fn start(budget: &Budget, shown: Shown) -> Arc<Watch> {
        let budget = Budget { asked: Some(asked), ..budget.begin() };
        let watch = Arc::new(Watch { started: Instant::now(), budget, shown, latest: Mutex::default() });
        progress::catch_interrupts();
        let looking = Arc::clone(&watch);
        // Without a second thread the engines keep the limits as well as they can.
        let _ = std::thread::Builder::new().name("watch".into()).spawn(move || looking.look());
        watch
    }

    /// The budget, with its time running.
    pub(super) fn budget(&self) -> &Budget {
        &self.budget
    }

    /// When `javac` has to end.
    pub(super) fn until(&self) -> Until {
        Until { deadline: self.budget.deadline, interrupted: Some(progress::interrupted) }
    }

    /// Shows a verdict as the arguments say.
    pub(super) fn show(&self, verdict: &Verdict) -> anyhow::Result<()> {
        self.shown.form.show(verdict)
    }

    /// Keeps the figures, in case that they are all there is to tell.
    pub(super) fn note(&self, progress: &Progress) {
        *self.latest.lock().unwrap_or_else(PoisonError::into_inner) = *progress;
    }

    /// The result is known: from now on nobody answers but the caller.
    pub(super) fn finish(&self) {
        *TOLD.lock().unwrap_or_else(PoisonError::into_inner) = true;
    }

    fn look(&self) {
        let mut since: Option<Instant> = None;
        loop {
            std::thread::sleep(PERIOD);
            if self.budget.max_memory.is_some_and(|most| resident().is_some_and(|bytes| bytes >= most)) {
                GROWN.store(true, Ordering::Relaxed);
            }
            let Some(limit) = self.budget.reached(0) else {
                continue;
            };
            if since.get_or_insert_with(Instant::now).elapsed() < GRACE {
                continue;
            }
            let told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
            if *told {
                return;
            }
            let verdict = self.verdict(limit);
            let _ = self.shown.form.show(&verdict);
            let code = self.exit_code(&verdict);
            crate::javac::remove_folders();
            std::process::exit(i32::from(code));
        }
    }

    /// The verdict when a limit ended the work before it could say anything.
    pub(super) fn verdict(&self, limit: Limit) -> Verdict {
        let latest = *self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        Verdict {
            verdict: Answer::Unknown,
            engine: self.shown.engine.into(),
            input: self.shown.input.clone(),
            properties: BTreeMap::new(),
            findings: Vec::new(),
            coverage: Coverage { claim: Claim::Nothing, limits: vec![limit.into()], ..Coverage::default() },
            stats: Stats {
                states: latest.states,
                max_depth: latest.depth,
                peak_bytes: latest.bytes,
                seconds: self.started.elapsed().as_secs_f64(),
                ..Stats::default()
            },
        }
    }

    /// Shows the verdict of a limit that ended `javac`; other errors are passed on.
    pub(super) fn ended(&self, error: anyhow::Error) -> anyhow::Result<u8> {
        let Some(ended) = error.downcast_ref::<crate::javac::Ended>() else { return Err(error) };
        let limit = if ended.interrupted { Limit::Interrupted } else { self.budget.time() };
        self.finish();
        let verdict = self.verdict(limit);
        self.show(&verdict)?;
        Ok(self.exit_code(&verdict))
    }

    /// The exit code of a verdict.
    pub(super) fn exit_code(&self, verdict: &Verdict) -> u8 {
        self.shown.form.exit_code(verdict.verdict, &printing::kinds(verdict))
    }
}

/// The memory that the process holds, where the system tells.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn the_memory_of_the_process_is_known() {
        let before = resident().expect("the system tells");
        let block = vec![1u8; 64 << 20];
        let after = resident().expect("the system tells");
        assert!(block.iter().step_by(4096).all(|byte| *byte == 1) && after >= before + (48 << 20));
    }
}
