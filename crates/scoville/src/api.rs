//! The Habanero API that programs compile against: its sources are in the binary, compiled once per version
//! and kept in the user's cache folder.
//!
//! What is in the cache is believed (it runs as the API, not as the program), so only contents are used that have the
//! fingerprint that they were written with.

use crate::javac::{Compilation, Until};
use anyhow::{Context, Result, bail};
use program::jdk::Jdk;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

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

/// The file that holds the fingerprint of all others.
const SEAL: &str = "complete";

/// Whether some bytes mention the API.
pub(crate) fn is_mentioned(bytes: &[u8]) -> bool {
    MARKS.iter().any(|mark| memchr::memmem::find(bytes, mark.as_bytes()).is_some())
}

/// The compiled API.
pub(crate) struct Api {
    folder: PathBuf,
    /// Without a cache: removed at the end.
    temporary: Option<TempDir>,
    /// How long `javac` took; nothing if the API was in the cache.
    pub(crate) javac: Duration,
}

impl Api {
    /// The folder with its classes.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The folder, which stays.
    pub(crate) fn keep(self) -> PathBuf {
        self.temporary.map(TempDir::keep);
        self.folder
    }
}

/// The compiled API, from the cache if that can be trusted.
pub(crate) fn compiled(jdk: &Jdk, until: Until) -> Result<Api> {
    let mut sources = Vec::new();
    for (name, text) in SOURCES {
        sources.extend([name.as_bytes(), &[0], text.as_bytes(), &[0]].concat());
    }
    let version = search::fingerprint(&sources);
    let Some(cache) = crate::cache::folder() else {
        let temporary = TempDir::with_prefix("scoville-api-")?;
        let folder = temporary.path().join("classes");
        let javac = compile(jdk, temporary.path(), &folder, version, until)?;
        return Ok(Api { folder, temporary: Some(temporary), javac });
    };
    let folder = cache.join(format!("api-{version:032x}"));
    let mut javac = Duration::ZERO;
    if !is_sealed(&folder, version) {
        javac = compile(jdk, &cache, &folder, version, until)?;
    }
    Ok(Api { folder, temporary: None, javac })
}

/// The fingerprint of everything in a folder but the seal: names and contents.
fn seal(folder: &Path, version: u128) -> Result<String> {
    let mut all = version.to_le_bytes().to_vec();
    for file in program::classpath::files_below(folder)? {
        let name = file.strip_prefix(folder)?;
        if name != Path::new(SEAL) {
            let bytes = program::classpath::read_file(&file)?;
            all.extend(name.as_os_str().as_encoded_bytes());
            all.extend((bytes.len() as u64).to_le_bytes());
            all.extend(bytes);
        }
    }
    Ok(format!("{:032x}", search::fingerprint(&all)))
}

fn is_sealed(folder: &Path, version: u128) -> bool {
    let written = program::classpath::read_file(&folder.join(SEAL));
    written.is_ok_and(|written| seal(folder, version).is_ok_and(|now| now.as_bytes() == written))
}

/// Compiles into a folder of its own first, so that a half-done one is never used.
fn compile(jdk: &Jdk, parent: &Path, target: &Path, version: u128, until: Until) -> Result<Duration> {
    let javac = match jdk.javac() {
        Some(javac) => javac,
        None => match Jdk::find(None, true)?.javac() {
            Some(javac) => javac,
            None => {
                bail!("the Habanero API must be compiled once and no javac was found: install a full JDK")
            }
        },
    };
    let work = TempDir::with_prefix_in("api-", parent).with_context(|| format!("in {}", parent.display()))?;
    let sources = work.path().join("src");
    let classes = work.path().join("classes");
    fs::create_dir(&classes)?;
    let mut files = Vec::new();
    for (name, text) in SOURCES {
        let file = sources.join(name);
        fs::create_dir_all(file.parent().unwrap_or(&sources))?;
        fs::write(&file, text)?;
        files.push(file);
    }
    let compilation = Compilation {
        javac: &javac,
        options: &["--release", "11", "-g"],
        class_path: &[],
        shipped: 0,
        source_path: &[],
        sources: &files,
        target: &classes,
        cached: false,
    };
    let javac = compilation.run("the Habanero API", until)?;
    fs::write(classes.join(SEAL), seal(&classes, version)?)?;
    // Another process may have been faster; what is there and not sealed is of no use.
    if fs::rename(&classes, target).is_err() && !is_sealed(target, version) {
        fs::rename(target, work.path().join("broken")).ok();
        if fs::rename(&classes, target).is_err() && !is_sealed(target, version) {
            bail!("cannot write {}", target.display());
        }
    }
    Ok(javac)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_class_breaks_the_seal() {
        let folder = TempDir::new().expect("a folder");
        fs::create_dir(folder.path().join("a")).expect("a folder");
        let class = folder.path().join("a/B.class");
        fs::write(&class, "one").expect("written");
        fs::write(folder.path().join(SEAL), seal(folder.path(), 7).expect("a seal")).expect("written");
        assert!(is_sealed(folder.path(), 7) && !is_sealed(folder.path(), 8));
        fs::write(&class, "two").expect("written");
        assert!(!is_sealed(folder.path(), 7));
        fs::write(&class, "one").expect("written");
        assert!(is_sealed(folder.path(), 7));
        fs::write(folder.path().join("a/C.class"), "one").expect("written");
        assert!(!is_sealed(folder.path(), 7));
    }
}
