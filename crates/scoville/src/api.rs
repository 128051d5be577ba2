//! The Habanero API that programs compile against: its sources are in the binary, compiled once per version
//! and kept in the user's cache folder.

use anyhow::{Context, Result, bail};
use program::jdk::Jdk;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

include!(concat!(env!("OUT_DIR"), "/api.rs"));

/// What a program that uses the API mentions, in sources and in class files.
pub(crate) const MARKS: [&str; 8] = [
    "edu.rice.",
    "edu/rice/",
    "permission.",
    "permission/",
    "hj.lang.",
    "hj/lang/",
    "scoville.",
    "scoville/",
];

/// Whether some bytes mention the API.
pub(crate) fn is_mentioned(bytes: &[u8]) -> bool {
    MARKS.iter().any(|mark| bytes.windows(mark.len()).any(|window| window == mark.as_bytes()))
}

/// The folder with the compiled API.
pub(crate) fn compiled(jdk: &Jdk) -> Result<PathBuf> {
    let mut hasher = DefaultHasher::new();
    SOURCES.hash(&mut hasher);
    let target = cache()?.join(format!("api-{:016x}", hasher.finish()));
    if target.join("complete").is_file() {
        return Ok(target);
    }
    compile(jdk, &target)?;
    Ok(target)
}

fn cache() -> Result<PathBuf> {
    let base = env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")))
        .unwrap_or_else(env::temp_dir);
    Ok(base.join("scoville"))
}

/// Compiles into a folder of its own first, so that a half-done one is never used.
fn compile(jdk: &Jdk, target: &Path) -> Result<()> {
    let compiler = match jdk.javac() {
        Some(javac) => javac,
        None => match Jdk::find(None, true)?.javac() {
            Some(javac) => javac,
            None => {
                bail!("the Habanero API must be compiled once and no javac was found: install a full JDK")
            }
        },
    };
    let parent = target.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    let work = tempfile::TempDir::with_prefix_in("api-", parent)?;
    let sources = work.path().join("src");
    let classes = work.path().join("classes");
    let mut files = Vec::new();
    for (name, text) in SOURCES {
        let file = sources.join(name);
        fs::create_dir_all(file.parent().unwrap_or(&sources))?;
        fs::write(&file, text)?;
        files.push(file);
    }
    let output = Command::new(compiler)
        .args(["--release", "11", "-g", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-d"])
        .arg(&classes)
        .args(&files)
        .output()
        .context("cannot start javac")?;
    if !output.status.success() {
        bail!("javac refused the Habanero API:\n{}", String::from_utf8_lossy(&output.stderr).trim_end());
    }
    fs::write(classes.join("complete"), "")?;
    if fs::rename(&classes, target).is_err() && !target.join("complete").is_file() {
        bail!("cannot write {}", target.display());
    }
    Ok(())
}
