//! `javac`, so that it reads what it is given and runs none of it.
//!
//! Annotation processors and plugins are looked for in an empty folder: without a path of their own `javac` looks
//! for them on the class path, and a plugin there starts by itself. It starts in that folder too, with a class path
//! that is given, few environment variables and only absolute paths: `@file` names arguments, `-J` options of the
//! JVM. It is ended when the time is up.
//!
//! What it has compiled is kept (`kept`), under a key of everything that it read (`inputs`).

mod inputs;
mod kept;

pub(crate) use inputs::further_sources;
pub(crate) use kept::size as kept_size;

use anyhow::{Context, Result, bail};
use std::fs::File;
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// What a compiler may see of the environment: where temporary files go, and the language.
/// The first has no influence on what it writes.
const KEPT: [&str; 4] = ["TMPDIR", "LANG", "LC_ALL", "LC_CTYPE"];
/// So much of what it says is shown.
const SAID: u64 = 64 << 10;
/// How often it is looked at.
const PAUSE: Duration = Duration::from_millis(5);

/// The time was up, or somebody asked to stop, before the search began.
#[derive(Debug)]
pub(crate) struct Ended {
    /// Somebody asked.
    pub(crate) interrupted: bool,
}

impl std::fmt::Display for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.interrupted { "javac was interrupted" } else { "javac took too long" })
    }
}

impl std::error::Error for Ended {}

/// When work has to end: at a time, or when somebody asks.
#[derive(Clone, Copy, Default)]
pub(crate) struct Until {
    /// The time.
    pub(crate) deadline: Option<Instant>,
    /// Whether somebody asks.
    pub(crate) interrupted: Option<fn() -> bool>,
}

/// The folders that would stay if the process ended now.
static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A folder that is removed at the end, however that comes.
pub(crate) fn folder(prefix: &str) -> Result<TempDir> {
    let folder = TempDir::with_prefix(prefix)?;
    FOLDERS.lock().unwrap_or_else(PoisonError::into_inner).push(folder.path().to_path_buf());
    Ok(folder)
}

/// Removes the folders, before the process is ended.
pub(crate) fn remove_folders() {
    for folder in FOLDERS.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        let _ = std::fs::remove_dir_all(folder);
    }
}

/// So many sources are compiled before it pays to compile the compiler well.
const FEW: usize = 100;

/// What makes the compiler start and end sooner.
const QUICK: [&str; 2] = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];

/// What to compile.
pub(crate) struct Compilation<'a> {
    /// The compiler.
    pub(crate) javac: &'a Path,
    /// Further options.
    pub(crate) options: &'a [&'a str],
    /// Where it looks for classes.
    pub(crate) class_path: &'a [PathBuf],
    /// How many of these, from the first on, are Scoville's own, which use nothing of the program.
    pub(crate) shipped: usize,
    /// Where it looks for sources that others need.
    pub(crate) source_path: &'a [PathBuf],
    /// The sources.
    pub(crate) sources: &'a [PathBuf],
    /// Where the classes go.
    pub(crate) target: &'a Path,
    /// Whether classes may be taken from the cache and are kept there.
    pub(crate) cached: bool,
}

impl Compilation<'_> {
    /// Compiles, unless the classes are in the cache; gives how long `javac` took, which is nothing then. What is wrong
    /// with the sources is the error; `what` is in its text.
    pub(crate) fn run(&self, what: &str, until: Until) -> Result<Duration> {
        let is_empty = || std::fs::read_dir(self.target).is_ok_and(|mut entries| entries.next().is_none());
        let cache = if self.cached && is_empty() { crate::cache::folder() } else { None };
        let surroundings: Vec<_> = KEPT[1..].iter().map(|name| (*name, std::env::var_os(name))).collect();
        let inputs = |_: &PathBuf| inputs::of(self, &surroundings);
        let before = cache.as_ref().and_then(inputs);
        if let (Some(cache), Some(inputs)) = (&cache, &before)
            && kept::take(cache, &inputs.key, self.target)
        {
            return Ok(Duration::ZERO);
        }
        let started = Instant::now();
        self.compile(what, until)?;
        let took = started.elapsed();
        // Somebody may have written while it read.
        if let (Some(cache), Some(before)) = (&cache, before)
            && inputs(cache).is_some_and(|after| after == before)
        {
            kept::keep(cache, &before.key, self.target);
        }
        Ok(took)
    }

    fn compile(&self, what: &str, until: Until) -> Result<()> {
        let empty = folder("scoville-")?;
        let mut command = Command::new(absolute(self.javac)?);
        command.current_dir(empty.path()).env_clear();
        command.envs(KEPT.iter().filter_map(|name| Some((*name, std::env::var_os(name)?))));
        if self.sources.len() <= FEW {
            command.args(QUICK);
        }
        command.args(["-proc:none", "-nowarn", "-Xlint:none", "-encoding", "UTF-8"]).args(self.options);
        command.arg("-processorpath").arg(empty.path());
        let mut class_path = vec![empty.path().to_path_buf()];
        for element in self.class_path {
            class_path.push(absolute(element)?);
        }
        command.arg("-cp").arg(std::env::join_paths(class_path).context("a class path")?);
        let mut source_path = Vec::new();
        for folder in self.source_path {
            source_path.push(absolute(folder)?);
        }
        if source_path.is_empty() {
            source_path.push(empty.path().to_path_buf());
        }
        command.arg("-sourcepath").arg(std::env::join_paths(source_path).context("a source path")?);
        command.arg("-d").arg(absolute(self.target)?);
        for source in self.sources {
            command.arg(absolute(source)?);
        }
        let mut said = tempfile::tempfile()?;
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(said.try_clone()?);
        let status = wait(command.spawn().context("cannot start javac")?, until)?;
        if !status.success() {
            bail!("javac refused {what}:\n{}", text(&mut said)?.trim_end());
        }
        Ok(())
    }
}

fn absolute(path: &Path) -> Result<PathBuf> {
    std::path::absolute(path).with_context(|| format!("{} is no path", path.display()))
}

fn text(said: &mut File) -> Result<String> {
    let mut bytes = Vec::new();
    said.rewind()?;
    said.take(SAID).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Waits for a process, which is ended when the time is up.
fn wait(mut child: Child, until: Until) -> Result<ExitStatus> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        let interrupted = until.interrupted.is_some_and(|asked| asked());
        if interrupted || until.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            child.kill()?;
            child.wait()?;
            return Err(Ended { interrupted }.into());
        }
        std::thread::sleep(PAUSE);
    }
}
