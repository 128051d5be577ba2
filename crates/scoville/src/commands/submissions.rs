//! The submissions of a folder: which there are, what each is called, and a copy of each to check. In the copy are its
//! programs and what the teacher adds, and nothing that says how it is to be checked: that is for the rubric to say.

use crate::java::{self, has_extension};
use crate::project::is_project_file;
use anyhow::{Context, Result, bail};
use program::classpath::files_below;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Larger submissions are not copied.
const LARGEST: u64 = 256 << 20;
/// Names of programs.
const PROGRAMS: [&str; 5] = ["java", "class", "jar", "ph", "pha"];
/// What systems put beside files.
const HIDDEN: &str = "__MACOSX";

/// Somebody's program.
pub(super) struct Found {
    /// A folder, or a file.
    pub(super) path: PathBuf,
    /// What it is called; no two have one name.
    pub(super) name: String,
}

impl Found {
    /// Whether it is no Java program.
    pub(super) fn is_phaser_program(&self) -> bool {
        let files = own_files(&self.path).unwrap_or_default();
        let is = |names: &[&str]| {
            files.iter().any(|(_, place)| names.iter().any(|name| has_extension(place, name)))
        };
        is(&["ph", "pha"]) && !is(&["java", "class", "jar"])
    }
}

/// The submissions of a folder: each folder and each program in it. What is passed over and may have been meant is told.
pub(super) fn all_in(folder: &Path, tell: impl Fn(&str)) -> Result<Vec<Found>> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("{} is no folder of submissions that can be read", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    found.retain(|path| {
        let is_archive = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip"));
        if is_archive && path.is_file() {
            tell(&format!("note: {} is passed over: unpack it to grade it", path.display()));
        }
        !path.file_name().is_some_and(is_hidden) && (path.is_dir() || is_program(path))
    });
    found.sort();
    if found.is_empty() {
        bail!("{} has no submissions: each is a folder, or a file with a program", folder.display());
    }
    let names = names(&found);
    Ok(found.into_iter().zip(names).map(|(path, name)| Found { path, name }).collect())
}

/// One submission.
pub(super) fn single(path: &Path) -> Result<Vec<Found>> {
    if !path.exists() {
        bail!("{} does not exist", path.display());
    }
    let name = names(std::slice::from_ref(&path.to_path_buf())).pop().unwrap_or_default();
    Ok(vec![Found { path: path.to_path_buf(), name }])
}

/// A name for each: without the extension of a file, unless another has that name.
fn names(paths: &[PathBuf]) -> Vec<String> {
    let full = |path: &PathBuf| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let short = |path: &PathBuf| match path.file_stem() {
        Some(stem) if !path.is_dir() => stem.to_string_lossy().into_owned(),
        _ => full(path),
    };
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    for path in paths {
        let names: BTreeSet<String> = [short(path), full(path)].into();
        names.into_iter().for_each(|name| *taken.entry(name).or_default() += 1);
    }
    let mut given = BTreeSet::new();
    paths
        .iter()
        .map(|path| {
            let short = short(path);
            let first = if taken[&short] > 1 { full(path) } else { short };
            // Two names that are no texts may look alike.
            let mut name = first.clone();
            for number in 2.. {
                if given.insert(name.clone()) {
                    break;
                }
                name = format!("{first} ({number})");
            }
            name
        })
        .collect()
}

fn is_hidden(name: &OsStr) -> bool {
    name == HIDDEN || name.as_encoded_bytes().starts_with(b".")
}

fn is_program(path: &Path) -> bool {
    path.extension().and_then(OsStr::to_str).is_some_and(|extension| PROGRAMS.contains(&extension))
}

/// The files of a folder, each with its place in it; those that are hidden, or in hidden folders, are not told.
fn files_of(folder: &Path) -> Result<Vec<(PathBuf, PathBuf)>> {
    let files = files_below(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut found = Vec::new();
    for file in files {
        let place = file.strip_prefix(folder)?.to_path_buf();
        if !place.iter().any(is_hidden) {
            found.push((file, place));
        }
    }
    Ok(found)
}

/// The files of a submission, each with its place in the copy.
fn own_files(path: &Path) -> Result<Vec<(PathBuf, PathBuf)>> {
    if !path.is_dir() {
        return Ok(vec![(path.to_path_buf(), place_of(path)?)]);
    }
    let mut files = files_of(path)?;
    files.retain(|(_, place)| {
        !place.file_name().is_some_and(|name| is_project_file(name) || name == "module-info.java")
    });
    // The tests of a project are no part of its program.
    let mains: BTreeSet<PathBuf> = files.iter().filter_map(|(_, place)| part_of(place, "main")).collect();
    files.retain(|(_, place)| part_of(place, "test").is_none_or(|project| !mains.contains(&project)));
    Ok(files)
}

/// The project in whose folder `src/NAME` a place is.
fn part_of(place: &Path, name: &str) -> Option<PathBuf> {
    let below = Path::new("src").join(name);
    let folder = place.ancestors().skip(1).find(|folder| folder.ends_with(&below))?;
    Some(folder.parent()?.parent()?.to_path_buf())
}

/// Where a program that is one file belongs: in the folders of its package.
fn place_of(file: &Path) -> Result<PathBuf> {
    let name = file.file_name().unwrap_or(file.as_os_str());
    if has_extension(file, "class") {
        return Ok(PathBuf::from(format!("{}.class", java::class_name(file)?)));
    }
    let package = if has_extension(file, "java") { package(file) } else { None };
    Ok(package.map_or(PathBuf::new(), |package| package.split('.').collect()).join(name))
}

fn package(source: &Path) -> Option<String> {
    let package = java::package_of(&fs::read_to_string(source).ok()?)?;
    // It names folders.
    package.split('.').all(|part| !part.is_empty() && !part.contains(['/', '\\'])).then_some(package)
}

/// What the teacher adds to each submission.
#[derive(Default)]
pub(super) struct Added {
    files: Vec<(PathBuf, PathBuf)>,
    /// Package and file of each source.
    sources: BTreeSet<(Option<String>, PathBuf)>,
    /// A folder with the classes, and jars, which go before what submissions have.
    pub(super) first: Vec<PathBuf>,
    /// The folder, which is removed when it is dropped.
    classes: Option<TempDir>,
    /// The classes with a main method.
    pub(super) mains: Vec<String>,
}

impl Added {
    /// From files and folders.
    pub(super) fn of(paths: &[PathBuf]) -> Result<Added> {
        let mut added = Added::default();
        for path in paths {
            let files = if path.is_dir() {
                files_of(path)?
            } else if has_extension(path, "class") {
                vec![(path.clone(), place_of(path)?)]
            } else {
                vec![(path.clone(), PathBuf::from(path.file_name().unwrap_or(path.as_os_str())))]
            };
            for (file, place) in &files {
                if has_extension(file, "java") {
                    let package = package(file);
                    let name = PathBuf::from(place.file_name().unwrap_or_default());
                    if java::has_main(&fs::read_to_string(file).unwrap_or_default()) {
                        let stem = name.with_extension("").display().to_string();
                        added.mains.push(package.iter().cloned().chain([stem]).collect::<Vec<_>>().join("."));
                    }
                    added.sources.insert((package, name));
                } else if has_extension(file, "jar") {
                    added.first.push(file.clone());
                }
            }
            added.files.extend(files);
        }
        let classes: Vec<_> = added.files.iter().filter(|(file, _)| has_extension(file, "class")).collect();
        if !classes.is_empty() {
            let folder = TempDir::with_prefix("scoville-added-")?;
            for (file, place) in classes {
                copy(file, &folder.path().join(place))?;
            }
            added.first.push(folder.path().to_path_buf());
            added.classes = Some(folder);
        }
        Ok(added)
    }

    /// The main class, if there is no doubt.
    pub(super) fn main(&self) -> Option<&str> {
        let usual = self.mains.iter().find(|name| *name == "Main");
        match self.mains.as_slice() {
            [only] => Some(only),
            _ => usual.map(String::as_str),
        }
    }
}

fn copy(file: &Path, target: &Path) -> Result<()> {
    let made = target.parent().map_or(Ok(()), fs::create_dir_all);
    let copied = made.and_then(|()| fs::copy(file, target));
    copied.map(drop).with_context(|| format!("cannot copy {}", file.display()))
}

/// A copy of a submission, which is removed when it is dropped.
pub(super) struct Copied {
    /// What is to be checked: the folder, or a file in it.
    pub(super) program: PathBuf,
    /// The programs that were handed in.
    pub(super) sources: Vec<PathBuf>,
    folder: TempDir,
}

impl Copied {
    /// A copy of a submission, over which is put what the teacher adds: of two files of one name, and of two sources of one
    /// class, the teacher's.
    pub(super) fn of(path: &Path, added: &Added) -> Result<Copied> {
        let folder = TempDir::with_prefix("scoville-grade-")?;
        let taken: BTreeSet<&PathBuf> = added.files.iter().map(|(_, place)| place).collect();
        let mut own = own_files(path)?;
        own.retain(|(file, place)| {
            let name = PathBuf::from(place.file_name().unwrap_or_default());
            let is_same = has_extension(file, "java")
                && added.sources.iter().any(|(_, known)| *known == name)
                && added.sources.contains(&(package(file), name));
            !taken.contains(place) && !is_same
        });
        let mut size = 0;
        for (file, place) in own.iter().chain(&added.files) {
            size += fs::metadata(file).with_context(|| format!("cannot read {}", file.display()))?.len();
            if size > LARGEST {
                bail!("it is larger than {} MiB", LARGEST >> 20);
            }
            copy(file, &folder.path().join(place))?;
        }
        let sources: Vec<PathBuf> =
            own.iter().map(|(_, place)| folder.path().join(place)).filter(|file| is_program(file)).collect();
        let program = program(folder.path(), path.is_dir(), added, &sources)?;
        Ok(Copied { program, sources, folder })
    }

    /// A text without the place of the copy.
    pub(super) fn without_place(&self, text: &str) -> String {
        let place = self.folder.path().display().to_string();
        text.replace(&format!("{place}/"), "").replace(&place, "the submission")
    }
}

/// What is checked of a copy: all of it if it has classes; else the only program that it has.
fn program(folder: &Path, is_folder: bool, added: &Added, sources: &[PathBuf]) -> Result<PathBuf> {
    let places = added.files.iter().map(|(_, place)| place);
    let mut all = sources.iter().chain(places);
    if all.any(|file| has_extension(file, "java") || has_extension(file, "class")) {
        return Ok(match sources {
            [only] if !is_folder && added.files.is_empty() => only.clone(),
            _ => folder.to_path_buf(),
        });
    }
    match sources {
        [] => bail!("it has no program: neither .java nor .class files, jars or phaser programs"),
        [only] => Ok(only.clone()),
        several => {
            let names = several.iter().filter_map(|file| file.file_name()?.to_str()).collect::<Vec<_>>();
            bail!("it has several programs ({}): each is to be a submission of its own", names.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        let place = TempDir::new().expect("a folder");
        let path = |name: &str| place.path().join(name);
        fs::create_dir(path("ada")).expect("a folder");
        for file in ["ada.java", "ben.java", "Ok.class", "Ok.java"] {
            fs::write(path(file), "class A {}").expect("written");
        }
        let found = all_in(place.path(), |_| ()).expect("submissions");
        let names: Vec<&str> = found.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["Ok.class", "Ok.java", "ada", "ada.java", "ben"]);
    }

    #[test]
    fn what_says_how_to_check_is_not_copied_and_what_is_added_wins() {
        let place = TempDir::new().expect("a folder");
        let write = |name: &str, text: &str| {
            let file = place.path().join(name);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("written");
        };
        write("s/pom.xml", "");
        write("s/Scoville.toml", "");
        write("s/app/build.gradle.kts", "");
        write("s/.git/A.java", "");
        write("s/__MACOSX/._A.java", "");
        write("s/src/main/java/A.java", "class A {}");
        write("s/src/test/java/T.java", "class T {}");
        write("s/deep/Stress.java", "/* mine */ package t; class Stress {}");
        write("s/other/Stress.java", "class Stress {}");
        write("t/t/Stress.java", "package t; class Stress { void main() {} }");
        write("t/x/U.class", "");
        let added = Added::of(&[place.path().join("t")]).expect("files");
        assert_eq!((added.main(), added.first.len()), (Some("t.Stress"), 1));
        let copied = Copied::of(&place.path().join("s"), &added).expect("a copy");
        let files = files_below(copied.folder.path()).expect("files");
        let names: Vec<_> =
            files.iter().filter_map(|file| file.strip_prefix(copied.folder.path()).ok()?.to_str()).collect();
        assert_eq!(names, ["other/Stress.java", "src/main/java/A.java", "t/Stress.java", "x/U.class"]);
        assert_eq!(copied.program, copied.folder.path());
    }

    #[test]
    fn a_file_is_copied_to_the_folders_of_its_package() {
        let place = TempDir::new().expect("a folder");
        fs::write(place.path().join("A.java"), "package p.q;\nclass A {}").expect("written");
        fs::write(place.path().join("B.java"), "package p.q;\nclass B {}").expect("written");
        let copied = Copied::of(&place.path().join("A.java"), &Added::default()).expect("a copy");
        assert!(copied.program.ends_with("p/q/A.java"), "{}", copied.program.display());
        assert_eq!(files_below(copied.folder.path()).expect("files").len(), 1);
    }
}
