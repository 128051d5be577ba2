//! The main class of a program.

use super::{Found, Prepared, contents, files_with, find, missing, package_of, source_text};
use crate::cli::JavaArguments;
use crate::javac::Until;
use anyhow::{Context, Result, bail};
use program::classfile::ClassFile;
use program::linked::access;
use program::{LoadError, Program};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

/// The main classes of an input.
pub(crate) enum Mains {
    /// One, with its name, or none: what is wrong is told when it is checked.
    One(Box<Found>, Option<String>),
    /// Several, none of which goes before the others.
    Several,
}

/// The main classes of a folder, and the names of all.
pub(crate) fn main_classes(arguments: &JavaArguments, until: Until) -> Result<(Mains, Vec<String>)> {
    let found = find(arguments, until)?;
    let folder = &found.prepared.class_path[0];
    let mut names =
        if folder.is_dir() { mains_below(folder, found.prepared.jdk.version)? } else { Vec::new() };
    let usual = names.iter().find(|name| *name == "Main" || names.len() == 1);
    let main = found.main.as_ref().or(usual).map(|name| name.replace('/', "."));
    names.extend(found.main.clone());
    names.iter_mut().for_each(|name| *name = name.replace('/', "."));
    if main.is_some() || names.is_empty() || arguments.main.is_some() {
        return Ok((Mains::One(Box::new(found), main), names));
    }
    Ok((Mains::Several, names))
}

/// Makes sure that there is something to run, before anything runs.
pub(super) fn check_main(program: &mut Program, prepared: &Prepared) -> Result<()> {
    let name = prepared.main.replace('/', ".");
    let class = match program.load(&prepared.main) {
        Ok(class) => class,
        Err(LoadError::NotFound(missing)) if missing == prepared.main => {
            let places: Vec<String> =
                prepared.class_path.iter().map(|path| path.display().to_string()).collect();
            let others = same_short_name(prepared, &name);
            if !others.is_empty() {
                bail!(
                    "there is no class {name} outside of packages: give it with its package, --main {}",
                    others.join(" or --main ")
                );
            }
            bail!("class {name} was not found in {}", places.join(":"));
        }
        Err(error) => bail!("class {name} cannot be loaded: {error}"),
    };
    let with = program.find_method(class, "main", "([Ljava/lang/String;)V");
    let without = program.find_method(class, "main", "()V");
    // From 25 on it need not be static, nor take arguments.
    let is_new = prepared.jdk.version >= IMPLICIT;
    let main = if is_new { with.or(without) } else { with };
    let Some(main) = main.map(|main| program.method(main)) else {
        bail!("class {name} has no method `public static void main(String[])`");
    };
    let lacks = match is_new {
        true if main.has(access::PRIVATE) => "is private",
        true => return Ok(()),
        false if !main.has(access::STATIC) => "is not static",
        false if !main.has(access::PUBLIC) => "is not public",
        false => return Ok(()),
    };
    bail!(
        "the main method of class {name} {lacks}, so java does not run it: it must be `public static void main(String[])`"
    )
}

/// From this version of the JDK on a main method need not be static and public.
const IMPLICIT: u32 = 25;

/// What to say where a source has no class that is named as the file.
pub(super) fn other_mains(input: &Path, main: &str, folder: &Path, version: u32) -> anyhow::Error {
    let file = input.display();
    let named = |names: &[String]| names.join(", ").replace('/', ".");
    let mains = mains_below(folder, version).unwrap_or_default();
    let classes = files_with(folder, "class").unwrap_or_default().len();
    let none = format!("{file} has no class {}, as the file is named", main.replace('/', "."));
    match (mains.as_slice(), classes) {
        (_, 0) => anyhow::anyhow!("{file} has no class: there is nothing to run"),
        ([], _) => anyhow::anyhow!("{none}, and none of its classes has a main method"),
        ([only], _) => {
            let only = only.replace('/', ".");
            anyhow::anyhow!("{none}, but {only} has a main method: choose it with --main {only}")
        }
        (several, _) => {
            anyhow::anyhow!("{none}, but several have a main method: choose with --main ({})", named(several))
        }
    }
}

/// Classes in packages whose short name is this.
pub(super) fn same_short_name(prepared: &Prepared, name: &str) -> Vec<String> {
    if name.contains('.') {
        return Vec::new();
    }
    let file = OsString::from(format!("{name}.class"));
    let folders = prepared.class_path.iter().filter(|path| path.is_dir());
    let below = |folder: &PathBuf| -> Vec<String> {
        let files = program::classpath::files_below(folder).unwrap_or_default();
        let places = files.iter().filter(|path| path.file_name() == Some(&file));
        let names = places.filter_map(|path| Some(path.strip_prefix(folder).ok()?.with_extension("")));
        names.map(|name| name.display().to_string().replace('/', ".")).collect()
    };
    let mut found: Vec<String> = folders.flat_map(below).collect();
    found.sort();
    found.dedup();
    found
}

/// The main class of a source file: the one named as the file.
pub(super) fn main_in_source(file: &Path) -> Result<Option<String>> {
    let source = source_text(file)?;
    let Some(stem) = file.file_stem().and_then(OsStr::to_str) else { return Ok(None) };
    Ok(Some(match package_of(&source) {
        Some(package) => format!("{}/{stem}", package.replace('.', "/")),
        None => stem.to_string(),
    }))
}

/// `Main-Class` of a jar's manifest.
pub(super) fn main_of_jar(jar: &Path) -> Result<Option<String>> {
    let file = fs::File::open(jar).map_err(|error| missing(jar, &error))?;
    let mut archive =
        zip::ZipArchive::new(file).with_context(|| format!("{} is not a jar", jar.display()))?;
    let manifest = program::classpath::read_entry(&mut archive, "META-INF/MANIFEST.MF")
        .with_context(|| format!("{}", jar.display()))?;
    let manifest =
        String::from_utf8_lossy(&manifest.unwrap_or_default()).replace("\r\n ", "").replace("\n ", "");
    let main = manifest.lines().find_map(|line| line.strip_prefix("Main-Class:"));
    Ok(main.map(|main| main.trim().replace('.', "/")))
}

/// The classes with a main method below a folder, by their internal names.
pub(super) fn mains_below(folder: &Path, version: u32) -> Result<Vec<String>> {
    let needed = if version >= IMPLICIT { access::STATIC } else { access::STATIC | access::PUBLIC };
    let mut found = Vec::new();
    for file in files_with(folder, "class")? {
        let class =
            ClassFile::parse(contents(&file)?.into()).with_context(|| format!("{}", file.display()))?;
        let is_main = class.methods.iter().any(|method| {
            method.access & (needed | access::PRIVATE) == needed
                && class.utf8(method.name).is_ok_and(|name| name == "main")
                && class.utf8(method.descriptor).is_ok_and(|text| text == "([Ljava/lang/String;)V")
        });
        if is_main {
            found.push(class.class_name(class.this_class)?);
        }
    }
    Ok(found)
}

/// The only class with a main method in a folder.
pub(super) fn single_main(folder: &Path, version: u32) -> Result<String> {
    if !folder.is_dir() {
        bail!("{} names no main class: give one with --main", folder.display());
    }
    match mains_below(folder, version)?.as_slice() {
        [only] => Ok(only.clone()),
        [] => match files_with(folder, "class")?.len() {
            0 => bail!("{} has neither .java nor .class files", folder.display()),
            1 => bail!("the only class has no main method: there is nothing to run"),
            classes => bail!("none of the {classes} classes has a main method: there is nothing to run"),
        },
        several if several.iter().any(|name| name == "Main") => Ok("Main".to_string()),
        several => bail!(
            "several classes have a main method: choose with --main ({})",
            several.join(", ").replace('/', ".")
        ),
    }
}
