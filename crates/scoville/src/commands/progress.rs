//! The live line on a terminal, and Ctrl-C.

use habanero::engines::Progress;
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether somebody pressed Ctrl-C, or sent SIGTERM, since [`catch_interrupts`].
pub(super) fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From now on the first Ctrl-C (or SIGTERM, SIGHUP) ends the search, which then says what it has covered; the second ends the tool.
pub(super) fn catch_interrupts() {
    // Without a handler Ctrl-C ends the tool at once, which is no harm.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            crate::javac::remove_folders();
            std::process::exit(130);
        }
    });
}

/// How often the line changes.
const PERIOD: Duration = Duration::from_millis(200);

/// The line, on standard error if that is a terminal.
pub(super) struct Line {
    started: Instant,
    latest: Mutex<Option<Instant>>,
    shown: bool,
}

impl Line {
    pub(super) fn new(quiet: bool) -> Line {
        Line {
            started: Instant::now(),
            latest: Mutex::new(None),
            shown: !quiet && std::io::stderr().is_terminal(),
        }
    }

    /// Shows the figures, unless they were shown just now.
    pub(super) fn show(&self, progress: &Progress) {
        if !self.shown {
            return;
        }
        let Ok(mut latest) = self.latest.lock() else { return };
        if latest.is_some_and(|at| at.elapsed() < PERIOD) {
            return;
        }
        *latest = Some(Instant::now());
        let seconds = self.started.elapsed().as_secs_f64();
        let text = line(progress, seconds);
        let _ = write!(std::io::stderr().lock(), "\r\u{1b}[K{text}");
    }

    /// Wipes the line out.
    pub(super) fn clear(&self) {
        if self.shown && self.latest.lock().is_ok_and(|latest| latest.is_some()) {
            let _ = write!(std::io::stderr().lock(), "\r\u{1b}[K");
        }
    }
}

fn line(progress: &Progress, seconds: f64) -> String {
    let rate = (progress.states as f64 / seconds.max(0.001)) as u64;
    format!(
        "{} states, {rate}/s, depth {}, {} open, {} MB, {seconds:.0} s",
        progress.states,
        progress.depth,
        progress.open,
        progress.bytes >> 20
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_all_figures() {
        let progress = Progress { states: 5000, depth: 12, open: 7, bytes: 3 << 20 };
        assert_eq!(line(&progress, 2.0), "5000 states, 2500/s, depth 12, 7 open, 3 MB, 2 s");
    }
}
