//! Folders that are projects: of Maven, of Gradle, or with a `scoville.toml`. Where their sources and classes are, and
//! which jars of the local caches they use. No build is run.

mod gradle;
mod pom;
mod repository;
mod settings;

pub(crate) use settings::{NAME as SETTINGS, Settings};

use anyhow::{Context, Result};
use gradle::{Catalogue, Gradle};
use pom::Maven;
use repository::{Library, Repository, Wanted, folder};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Whether a file says how a folder is to be built or checked.
pub(crate) fn is_project_file(name: &OsStr) -> bool {
    let files = [SETTINGS, "pom.xml"].into_iter().chain(gradle::FILES);
    files.into_iter().any(|file| name.eq_ignore_ascii_case(file))
}

/// A project.
#[derive(Clone, Debug, Default)]
pub(crate) struct Project {
    /// What it was recognised by: the name of a file.
    pub(crate) by: String,
    /// Source folders.
    pub(crate) sources: Vec<PathBuf>,
    /// Source folders of tests.
    pub(crate) tests: Vec<PathBuf>,
    /// Folders with compiled classes.
    pub(crate) classes: Vec<PathBuf>,
    /// Folders with compiled tests.
    pub(crate) test_classes: Vec<PathBuf>,
    /// Jars of the local caches, and what `scoville.toml` names.
    pub(crate) class_path: Vec<PathBuf>,
    /// Libraries that are not in the local caches.
    pub(crate) missing: Vec<String>,
    /// The main class that the build names.
    pub(crate) main: Option<String>,
    /// The file that Scoville itself reads.
    pub(crate) settings: Settings,
}

impl Project {
    /// The project that a folder is, if it is one.
    pub(crate) fn of(base: &Path) -> Result<Option<Project>> {
        let settings = Settings::of(base)?;
        let repository = Repository::of_user();
        let mut project = if base.join("pom.xml").is_file() {
            Project::maven(base, &repository)?
        } else if gradle::build_file(base).is_some() {
            Project::gradle(base, &repository)?
        } else if settings.is_some() {
            Project { by: SETTINGS.to_string(), ..Project::default() }
        } else {
            return Ok(None);
        };
        if let Some(settings) = settings {
            project.settle(base, settings);
        }
        for list in [&mut project.sources, &mut project.tests, &mut project.class_path] {
            let mut known = Vec::new();
            list.retain(|path| {
                !known.contains(path) && {
                    known.push(path.clone());
                    true
                }
            });
        }
        Ok(Some(project))
    }

    fn maven(base: &Path, repository: &Repository) -> Result<Project> {
        let maven = Maven::read(base, repository)?;
        let mut project = Project { by: "pom.xml".to_string(), ..Project::default() };
        let mut managed = BTreeMap::new();
        let mut wanted = Vec::new();
        for (at, pom) in &maven.folders {
            let named = |name: &Option<String>, usual: &str| folder(at, name.as_deref().unwrap_or(usual));
            project.sources.extend(named(&pom.sources, "src/main/java"));
            project.tests.extend(named(&pom.test_sources, "src/test/java"));
            project.classes.extend(named(&pom.output, "target/classes"));
            project.test_classes.extend(folder(at, "target/test-classes"));
            project.main = project.main.or(pom.main.clone());
            managed.extend(pom.managed.clone());
            for need in pom.needs.iter().filter(|need| need.is_jar() && need.scope != "system") {
                if maven.is_own(need) {
                    continue;
                }
                let version = need.version.clone().unwrap_or_default();
                let library = Library { group: need.group.clone(), name: need.name.clone(), version };
                wanted.push(Wanted { library, exclusions: need.exclusions.clone() });
            }
        }
        (project.class_path, project.missing) = repository.jars(&wanted, &managed);
        Ok(project)
    }

    fn gradle(base: &Path, repository: &Repository) -> Result<Project> {
        let mut project = Project { by: "build.gradle".to_string(), ..Project::default() };
        let catalogue = Catalogue::of(base);
        let (mut wanted, mut platforms): (Vec<Library>, Vec<Library>) = (Vec::new(), Vec::new());
        let mut folders = vec![base.to_path_buf()];
        folders.extend(gradle::included(base));
        for at in folders {
            let Some(file) = gradle::build_file(&at) else { continue };
            let text =
                fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
            if let Some(name) = file.file_name().filter(|_| at == base) {
                project.by = name.to_string_lossy().into_owned();
            }
            let build = Gradle::parse(&text, &catalogue);
            project.sources.extend(folder(&at, "src/main/java"));
            project.tests.extend(folder(&at, "src/test/java"));
            let named = build.sources.iter().filter_map(|name| folder(&at, name));
            for source in named {
                let is_test = source.components().any(|part| part.as_os_str() == "test");
                let list = if is_test { &mut project.tests } else { &mut project.sources };
                list.push(source);
            }
            project.classes.extend(folder(&at, "build/classes/java/main"));
            project.test_classes.extend(folder(&at, "build/classes/java/test"));
            project.main = project.main.or(build.main);
            for name in build.files {
                project.class_path.extend(jars_at(&at.join(name)));
            }
            wanted.extend(build.libraries.into_iter().map(|(library, _)| library));
            platforms.extend(build.platforms);
        }
        let mut managed = BTreeMap::new();
        for pom in platforms.iter().filter_map(|platform| repository.pom(platform)) {
            managed.extend(pom.managed);
        }
        for library in wanted.iter_mut().filter(|library| library.version.is_empty()) {
            let key = (library.group.clone(), library.name.clone());
            library.version = managed.get(&key).cloned().unwrap_or_default();
        }
        let wanted: Vec<Wanted> = wanted.into_iter().map(Wanted::from).collect();
        let (jars, missing) = repository.jars(&wanted, &managed);
        project.class_path.extend(jars);
        project.missing = missing;
        Ok(project)
    }

    /// What `scoville.toml` says counts more.
    fn settle(&mut self, base: &Path, settings: Settings) {
        if !settings.source_path.is_empty() {
            self.sources = settings.source_path.iter().map(|name| base.join(name)).collect();
        }
        let named = settings.class_path.iter().flat_map(|name| expanded(&base.join(name)));
        let named: Vec<PathBuf> = named.collect();
        self.class_path.splice(0..0, named);
        self.settings = settings;
    }

    /// Whether the compiled classes are there and no source is newer than they are.
    pub(crate) fn is_compiled(&self, with_tests: bool) -> bool {
        let up_to_date = |sources: &[PathBuf], classes: &[PathBuf]| {
            let latest = latest(sources, "java", SystemTime::max);
            let compiled = latest_of_classes(classes);
            match (latest, compiled) {
                (_, None) => false,
                (None, Some(_)) => true,
                (Some(source), Some(class)) => source <= class,
            }
        };
        let main = up_to_date(&self.sources, &self.classes);
        main && (!with_tests || self.tests.is_empty() || up_to_date(&self.tests, &self.test_classes))
    }

    /// Folders with files that programs read from their class path.
    pub(crate) fn resources(&self, with_tests: bool) -> Vec<PathBuf> {
        let tests: &[PathBuf] = if with_tests { &self.tests } else { &[] };
        let beside = |sources: &PathBuf| folder(sources.parent()?, "resources");
        tests.iter().chain(&self.sources).filter_map(beside).collect()
    }

    /// What to say of libraries that are not there.
    pub(crate) fn advice(&self) -> Option<String> {
        if self.missing.is_empty() {
            return None;
        }
        let command = if self.by == "pom.xml" { "mvn dependency:resolve" } else { "gradle compileTestJava" };
        Some(format!(
            "{} names libraries that are not in the local caches: {} (fetch them with `{command}`, or give their jars \
             with -cp)",
            self.by,
            self.missing.join(", ")
        ))
    }
}

/// The jars of a folder, or the jar that is named.
fn jars_at(path: &Path) -> Vec<PathBuf> {
    if path.is_dir() { expanded(&path.join("*")) } else { vec![path.to_path_buf()] }
}

/// `folder/*` stands for the jars in the folder, as for `java`.
pub(crate) fn expanded(element: &Path) -> Vec<PathBuf> {
    if element.file_name().is_none_or(|name| name != "*" && name != "*.jar") {
        return vec![element.to_path_buf()];
    }
    let folder = element.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut jars: Vec<PathBuf> = entries
        .filter(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jar")))
        .collect();
    jars.sort();
    jars
}

/// The source folders of the project that a folder of classes belongs to.
pub(crate) fn sources_beside(classes: &Path) -> Vec<PathBuf> {
    let Ok(classes) = std::path::absolute(classes) else { return Vec::new() };
    let places = [
        ("target/classes", "src/main/java"),
        ("target/test-classes", "src/test/java"),
        ("build/classes/java/main", "src/main/java"),
        ("build/classes/java/test", "src/test/java"),
        ("build/classes", "src/main/java"),
        ("out", "src"),
        ("bin", "src"),
    ];
    for at in classes.ancestors() {
        for (compiled, sources) in places {
            if let Some(base) = at
                .ends_with(compiled)
                .then(|| at.ancestors().nth(Path::new(compiled).components().count()))
                .flatten()
                && base.join(sources).is_dir()
            {
                return vec![base.join(sources)];
            }
        }
    }
    Vec::new()
}

fn latest_of_classes(classes: &[PathBuf]) -> Option<SystemTime> {
    latest(classes, "class", SystemTime::max)
}

/// When the newest of the files with an extension was written.
fn latest(
    folders: &[PathBuf],
    extension: &str,
    choose: fn(SystemTime, SystemTime) -> SystemTime,
) -> Option<SystemTime> {
    let files = folders.iter().filter_map(|folder| program::classpath::files_below(folder).ok()).flatten();
    let files = files.filter(|file| file.extension().is_some_and(|found| found == extension));
    files.filter_map(|file| fs::metadata(file).ok()?.modified().ok()).reduce(choose)
}
