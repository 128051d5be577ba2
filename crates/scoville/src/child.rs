//! A command in a process of its own, held to limits that it cannot pass: of time, and of memory together with the
//! processes that it starts.

use rustix::process::{Pid, Signal, kill_process_group};
use std::fs;
use std::io::{self, Read, Seek};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// So much of what it writes is kept, of each stream.
const MOST_OUTPUT: u64 = 64 << 20;
/// How often it is looked at, at first and later.
const PAUSES: (Duration, Duration) = (Duration::from_millis(2), Duration::from_millis(20));
/// After an interrupt it may end by itself for so long.
const GRACE: Duration = Duration::from_secs(2);

/// What it may use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) time: Duration,
    pub(crate) memory: u64,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// By itself, with this exit code.
    Code(i32),
    /// By a signal that is not ours.
    Signal(i32),
    /// It was ended for its time.
    Time,
    /// It was ended for its memory.
    Memory,
}

/// What it did.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) out: Vec<u8>,
    pub(crate) err: Vec<u8>,
    pub(crate) end: End,
    pub(crate) time: Duration,
}

/// Runs a command to its end, or to a limit. With `interrupted` it is asked to stop too.
pub(crate) fn run(mut command: Command, limits: &Limits, interrupted: fn() -> bool) -> io::Result<Ran> {
    let (mut out, mut err) = (tempfile::tempfile()?, tempfile::tempfile()?);
    command.stdin(Stdio::null()).stdout(out.try_clone()?).stderr(err.try_clone()?).process_group(0);
    let started = Instant::now();
    let mut child = command.spawn()?;
    let end = wait(&mut child, started, limits, interrupted)?;
    let time = started.elapsed();
    Ok(Ran { out: text(&mut out)?, err: text(&mut err)?, end, time })
}

fn wait(child: &mut Child, started: Instant, limits: &Limits, interrupted: fn() -> bool) -> io::Result<End> {
    let group = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    let signal = |signal: Signal| group.map(|group| kill_process_group(group, signal));
    let mut asked: Option<Instant> = None;
    loop {
        if let Some(status) = child.try_wait()? {
            // What it has started ends with it.
            signal(Signal::KILL);
            let ended = status.code().map(End::Code);
            return Ok(ended.unwrap_or_else(|| End::Signal(status.signal().unwrap_or(0))));
        }
        if interrupted() && asked.is_none() {
            asked = Some(Instant::now());
            signal(Signal::INT);
        }
        let end = if started.elapsed() >= limits.time || asked.is_some_and(|at| at.elapsed() >= GRACE) {
            Some(End::Time)
        } else {
            (memory(child.id(), 0) > limits.memory).then_some(End::Memory)
        };
        if let Some(end) = end {
            signal(Signal::KILL);
            let _ = child.kill();
            child.wait()?;
            return Ok(end);
        }
        std::thread::sleep(if started.elapsed() < PAUSES.1 * 5 { PAUSES.0 } else { PAUSES.1 });
    }
}

/// The memory of a process and of those that it has started, where the system tells.
fn memory(process: u32, depth: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let own = line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()).unwrap_or(0);
    let children = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    let below = children.split_whitespace().filter_map(|child| child.parse().ok());
    (own << 10) + if depth < 3 { below.map(|child| memory(child, depth + 1)).sum::<u64>() } else { 0 }
}

fn text(file: &mut fs::File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(MOST_OUTPUT).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Does some work for each of several things, on several threads; the results are in the order of the things.
pub(crate) fn in_parallel<T: Sync, R: Send + Sync>(
    things: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results: Vec<OnceLock<R>> = things.iter().map(|_| OnceLock::new()).collect();
    let take = || loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some((thing, result)) = things.get(index).zip(results.get(index)) else { break };
        let _ = result.set(work(thing));
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, things.len().max(1)) {
            scope.spawn(take);
        }
    });
    results.into_iter().map(|result| result.into_inner().expect("each thing is worked on")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, limits: Limits) -> Ran {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        run(command, &limits, || false).expect("a shell starts")
    }

    const LIMITS: Limits = Limits { time: Duration::from_secs(20), memory: 1 << 30 };

    #[test]
    fn ends_are_told_apart() {
        let ran = shell("echo out; echo err >&2; exit 7", LIMITS);
        assert_eq!((ran.end, &ran.out[..], &ran.err[..]), (End::Code(7), &b"out\n"[..], &b"err\n"[..]));
        assert_eq!(shell("kill -9 $$", LIMITS).end, End::Signal(9));
        let short = Limits { time: Duration::from_millis(200), ..LIMITS };
        let ran = shell("sleep 60 & sleep 60", short);
        assert!(ran.end == End::Time && ran.time < Duration::from_secs(10));
        let eats = "x=0123456789; while :; do x=$x$x; done";
        assert_eq!(shell(eats, Limits { memory: 64 << 20, ..LIMITS }).end, End::Memory);
    }

    #[test]
    fn results_are_in_order() {
        let numbers: Vec<u64> = (0..100).collect();
        assert_eq!(
            in_parallel(&numbers, 7, |number| number * 2),
            numbers.iter().map(|n| n * 2).collect::<Vec<_>>()
        );
        assert_eq!(in_parallel(&[0u8; 0], 3, |_| ()), Vec::<()>::new());
    }
}
