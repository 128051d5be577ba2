//! The jars that a build has put into the local caches of Maven and Gradle, and what they need in their turn, as their
//! POMs say. Nothing is fetched: what is not there is named.

use super::pom::Pom;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// A library: group, name and version.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Library {
    pub(crate) group: String,
    pub(crate) name: String,
    pub(crate) version: String,
}

impl std::fmt::Display for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.group, self.name, self.version)
    }
}

/// A library that is wanted.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    pub(super) library: Library,
    /// What it does not bring along: groups and names, `*` for any.
    pub(super) exclusions: Vec<(String, String)>,
}

impl Wanted {
    fn excludes(&self, group: &str, name: &str) -> bool {
        let is = |pattern: &str, text: &str| pattern == "*" || pattern == text;
        self.exclusions.iter().any(|(other, of)| is(other, group) && is(of, name))
    }
}

impl From<Library> for Wanted {
    fn from(library: Library) -> Wanted {
        Wanted { library, exclusions: Vec::new() }
    }
}

/// More libraries are not followed.
const MOST: usize = 2_000;

/// The local caches.
pub(super) struct Repository {
    maven: Option<PathBuf>,
    gradle: Option<PathBuf>,
}

impl Repository {
    /// Those of the user. Maven's may be elsewhere by `MAVEN_REPOSITORY`, Gradle's by `GRADLE_USER_HOME`.
    pub(super) fn of_user() -> Repository {
        let home = env::var_os("HOME").map(PathBuf::from);
        let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let maven = folder("MAVEN_REPOSITORY").or_else(|| Some(home.as_ref()?.join(".m2/repository")));
        let gradle = folder("GRADLE_USER_HOME").or_else(|| Some(home.as_ref()?.join(".gradle")));
        Repository { maven, gradle: gradle.map(|folder| folder.join("caches/modules-2/files-2.1")) }
    }

    /// The file of a library with this ending.
    fn file(&self, library: &Library, ending: &str) -> Option<PathBuf> {
        let Library { group, name, version } = library;
        let is_plain =
            |text: &str| !text.is_empty() && !text.contains(['/', '\\', '$']) && !text.contains("..");
        if ![group, name, version].into_iter().all(|text| is_plain(text)) {
            return None;
        }
        let file = format!("{name}-{version}.{ending}");
        if let Some(maven) = &self.maven {
            let found = maven.join(group.replace('.', "/")).join(name).join(version).join(&file);
            if found.is_file() {
                return Some(found);
            }
        }
        let folder = self.gradle.as_ref()?.join(group).join(name).join(version);
        let mut found: Vec<PathBuf> =
            fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path().join(&file)).collect();
        found.retain(|file| file.is_file());
        found.sort();
        found.into_iter().next()
    }

    pub(super) fn pom_file(&self, library: &Library) -> Option<PathBuf> {
        self.file(library, "pom")
    }

    /// The POM of a library.
    pub(super) fn pom(&self, library: &Library) -> Option<Pom> {
        Pom::read(&self.pom_file(library)?, self).ok()
    }

    /// The jars of some libraries and of all that these need; and the libraries whose jars are not there.
    pub(super) fn jars(
        &self,
        wanted: &[Wanted],
        managed: &BTreeMap<(String, String), String>,
    ) -> (Vec<PathBuf>, Vec<String>) {
        let mut seen: BTreeSet<(String, String)> = BTreeSet::new();
        let (mut jars, mut missing) = (Vec::new(), Vec::new());
        // The nearest version wins, and of equally near ones the first.
        let mut queue: VecDeque<(Wanted, bool)> = wanted.iter().map(|one| (one.clone(), true)).collect();
        while let Some((one, direct)) = queue.pop_front() {
            let library = &one.library;
            if seen.len() >= MOST || !seen.insert((library.group.clone(), library.name.clone())) {
                continue;
            }
            let pom = self.pom(library);
            match self.file(library, "jar") {
                Some(jar) => jars.push(jar),
                // What only brings others along has no jar.
                None if pom.as_ref().is_some_and(|pom| pom.packaging == "pom") => {}
                // One that others need may be for another system.
                None if direct => missing.push(library.to_string()),
                None => {}
            }
            for need in pom.map(|pom| pom.needs).unwrap_or_default() {
                if need.is_passed_on() && !one.excludes(&need.group, &need.name) {
                    let key = (need.group.clone(), need.name.clone());
                    let version = managed.get(&key).cloned().or(need.version);
                    let Some(version) = version else { continue };
                    let library = Library { group: need.group, name: need.name, version };
                    let exclusions = [one.exclusions.clone(), need.exclusions].concat();
                    queue.push_back((Wanted { library, exclusions }, false));
                }
            }
        }
        (jars, missing)
    }
}

/// Whether a path is a folder of the project and not one that a build made.
pub(super) fn folder(base: &Path, name: &str) -> Option<PathBuf> {
    let folder = base.join(name);
    folder.is_dir().then_some(folder)
}
