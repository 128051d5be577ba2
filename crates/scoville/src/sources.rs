//! The source lines that findings name, if their files lie next to the input.

use crate::java::package_of;
use render::Excerpts;
use report::{Place, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Folders are not searched deeper than this.
const DEEPEST: usize = 12;

/// The lines of the files that a verdict's findings name, which lie beside the input or in some source folders.
pub(crate) fn excerpts(verdict: &Verdict, folders: &[PathBuf]) -> Excerpts {
    let places = || [Path::new(&verdict.input)].into_iter().chain(folders.iter().map(PathBuf::as_path));
    let packages = Packages::of(verdict);
    let mut excerpts = Excerpts::default();
    let steps = verdict.findings.iter().flat_map(|finding| &finding.schedule).map(|step| &step.at);
    let locations = verdict.findings.iter().flat_map(|finding| &finding.locations).map(|one| &one.place);
    for Place { file, line, .. } in locations.chain(steps) {
        let Some((name, package)) = packages.meant(file, *line) else { continue };
        if name != *file {
            excerpts.meant.insert((file.clone(), *line), name.clone());
        }
        if file.is_empty() || excerpts.lines.contains_key(&name) {
            continue;
        }
        let path = places().find_map(|place| find(place, file, package));
        let lines = path.as_deref().and_then(text_of).map_or(Vec::new(), |text| lines(&text));
        excerpts.lines.insert(name.clone(), lines);
        if let Some(path) = path {
            excerpts.paths.insert(name, from_here(&path));
        }
    }
    excerpts
}

/// The folders of the packages of the classes that calls name, by the names of their files and by their lines.
#[derive(Default)]
struct Packages<'a> {
    files: BTreeMap<&'a str, BTreeSet<PathBuf>>,
    lines: BTreeMap<(&'a str, u32), BTreeSet<PathBuf>>,
}

impl<'a> Packages<'a> {
    fn of(verdict: &'a Verdict) -> Packages<'a> {
        let mut packages = Packages::default();
        let locations = verdict.findings.iter().flat_map(|finding| &finding.locations);
        for call in locations.flat_map(|one| &one.stack) {
            let Some((class, _)) = call.method.rsplit_once('.') else { continue };
            let Some(Place { file, line, .. }) = &call.place else { continue };
            let package: PathBuf =
                class.rsplit_once('.').map_or("", |(package, _)| package).split('.').collect();
            packages.files.entry(file).or_default().insert(package.clone());
            packages.lines.entry((file, *line)).or_default().insert(package);
        }
        packages
    }

    /// What a file is called that a name and a line mean, and its package; none if there are several.
    fn meant(&self, file: &'a str, line: u32) -> Option<(String, Option<&Path>)> {
        let Some(all) = self.files.get(file) else { return Some((file.to_string(), None)) };
        if let Some(only) = all.first().filter(|_| all.len() == 1) {
            return Some((file.to_string(), Some(only)));
        }
        let here = self.lines.get(&(file, line)).filter(|here| here.len() == 1)?;
        let package = here.first()?;
        Some((package.join(file).display().to_string(), Some(package)))
    }
}

/// Lines end as `javac` has it.
fn lines(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    text.strip_suffix(['\n', '\r']).unwrap_or(&text).split(['\n', '\r']).map(str::to_string).collect()
}

/// A path from the folder in which the tool was started, if it lies below that.
fn from_here(path: &Path) -> String {
    let here = std::env::current_dir().and_then(std::fs::canonicalize);
    let real = std::fs::canonicalize(path);
    let below =
        here.ok().zip(real.ok()).and_then(|(here, real)| Some(real.strip_prefix(here).ok()?.to_path_buf()));
    below.unwrap_or_else(|| path.to_path_buf()).display().to_string()
}

fn text_of(file: &Path) -> Option<String> {
    String::from_utf8(program::classpath::read_file(file).ok()?).ok()
}

/// The file of this name: the input itself, next to it, or below it, where it lies in the folder of its package or is the
/// only one. A class file may claim any name, so one that leads elsewhere is not followed.
fn find(input: &Path, name: &str, package: Option<&Path>) -> Option<PathBuf> {
    if input == Path::new(name) {
        return Some(input.to_path_buf());
    }
    if Path::new(name).file_name() != Some(OsStr::new(name)) {
        return None;
    }
    if input.is_dir() {
        return chosen(below(input, name, 0), name, package);
    }
    let is_input = input.file_name() == Some(OsStr::new(name));
    let parent = input.parent()?;
    // Where sources of other packages lie: what the input's own package is below.
    let own = if package.is_some() { declared(input) } else { None };
    if let (Some(package), Some(own)) = (package, &own)
        && package != own
    {
        let depth = own.iter().filter(|part| !part.is_empty()).count();
        let file = parent.ancestors().nth(depth)?.join(package).join(name);
        return (file.is_file() && !file.is_symlink()).then_some(file);
    }
    if is_input {
        return Some(input.to_path_buf());
    }
    let beside = parent.join(name);
    let is_other = |package: &Path| declared(&beside).is_some_and(|own| own != package);
    (beside.is_file() && !beside.is_symlink() && !package.is_some_and(is_other)).then_some(beside)
}

/// The folder of the package that a source declares.
fn declared(source: &Path) -> Option<PathBuf> {
    Some(package_of(&text_of(source)?).unwrap_or_default().split('.').collect())
}

/// Of files of one name, that in the folder of the package, or the only one.
fn chosen(mut matches: Vec<PathBuf>, name: &str, package: Option<&Path>) -> Option<PathBuf> {
    if matches.len() > 1
        && let Some(package) = package
    {
        matches.retain(|path| path.ends_with(package.join(name)));
        if matches.len() > 1 {
            matches.retain(|path| declared(path).as_deref() == Some(package));
        }
    }
    if matches.len() == 1 { matches.pop() } else { None }
}

fn below(folder: &Path, name: &str, depth: usize) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut matches = Vec::new();
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() && !path.is_symlink() && depth < DEEPEST {
            matches.extend(below(&path, name, depth + 1));
        } else if path.file_name() == Some(OsStr::new(name)) && path.is_file() && !path.is_symlink() {
            matches.push(path);
        }
    }
    matches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_name_are_told_apart_by_their_packages() {
        let place = tempfile::TempDir::new().expect("a folder");
        let write = |name: &str, text: &str| {
            let file = place.path().join(name);
            std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            std::fs::write(&file, text).expect("written");
            file
        };
        let main = write("p/Main.java", "package p;\rclass Main {}");
        let (one, other) = (write("p/Util.java", "package p;"), write("q/Util.java", "package q;"));
        let none = write("Util.java", "class Util {}");
        let of = |input: &Path, package: &str| find(input, "Util.java", Some(Path::new(package)));
        for input in [place.path(), &main, &one] {
            assert_eq!(of(input, "p"), Some(one.clone()), "{}", input.display());
            assert_eq!(of(input, "q"), Some(other.clone()), "{}", input.display());
            assert_eq!(of(input, ""), Some(none.clone()), "{}", input.display());
        }
        assert_eq!(find(place.path(), "Util.java", None), None);
        assert_eq!(lines("a\rb\r\nc\n\nd\n"), ["a", "b", "c", "", "d"]);
    }
}
