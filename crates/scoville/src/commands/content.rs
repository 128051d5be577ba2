//! A fingerprint of a program, to notice that it has changed since a witness was written.

use crate::cli::JavaArguments;
use crate::java::{has_extension, source_root};
use crate::project::is_project_file;
use anyhow::Result;
use program::classpath::{files_below, read_file};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The fingerprint of what is compiled and run: of a folder its sources, classes and jars, and what says how it is built;
/// of a source also those that it names. What is written beside them, as the witness itself, does not count.
pub(super) fn content(java: &JavaArguments) -> Result<String> {
    let input = &java.input;
    let given = if java.source_path.is_some() { java.source_folders() } else { Vec::new() };
    let mut files = if input.is_dir() {
        let mut files = files_below(input)?;
        files.retain(|file| is_program(file));
        files
    } else {
        vec![input.clone()]
    };
    let mut roots = given;
    if has_extension(input, "java") {
        roots.push(source_root(input)?);
    }
    named(&mut files, &roots);
    let mut bytes = Vec::new();
    for file in files {
        let content = read_file(&file)?;
        bytes.extend((content.len() as u64).to_le_bytes());
        bytes.extend(content);
    }
    Ok(format!("{:032x}", search::fingerprint(&bytes)))
}

fn is_program(file: &Path) -> bool {
    ["java", "class", "jar"].iter().any(|extension| has_extension(file, extension))
        || file.file_name().is_some_and(is_project_file)
}

/// Adds the sources below some folders that bear a name which stands in a source that counts.
fn named(files: &mut Vec<PathBuf>, roots: &[PathBuf]) {
    let mut others: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for file in roots.iter().filter_map(|root| files_below(root).ok()).flatten() {
        if has_extension(&file, "java")
            && let Some(stem) = file.file_stem().and_then(OsStr::to_str)
        {
            others.entry(stem.to_string()).or_default().push(file);
        }
    }
    let mut known: BTreeSet<PathBuf> =
        files.iter().filter_map(|file| std::fs::canonicalize(file).ok()).collect();
    let mut next = 0;
    while let Some(file) = files.get(next) {
        next += 1;
        if others.is_empty() || !has_extension(file, "java") {
            continue;
        }
        let text = read_file(file).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '$');
        for found in
            words.collect::<BTreeSet<_>>().into_iter().filter_map(|word| others.remove(word)).flatten()
        {
            if std::fs::canonicalize(&found).is_ok_and(|real| known.insert(real)) {
                files.push(found);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_source_names_counts_and_what_is_written_beside_it_does_not() {
        let place = tempfile::TempDir::new().expect("a folder");
        let write = |name: &str, text: &str| std::fs::write(place.path().join(name), text).expect("written");
        write("Main.java", "class Main { Helper h; }");
        write("Helper.java", "class Helper { Deep d; }");
        write("Deep.java", "class Deep { int a; }");
        write("Other.java", "class Other { }");
        let of = |input: PathBuf| content(&JavaArguments::of(input, None)).expect("a fingerprint");
        let (file, folder) = (place.path().join("Main.java"), place.path().to_path_buf());
        let before = (of(file.clone()), of(folder.clone()));
        write("found.json", "{}");
        assert_eq!((of(file.clone()), of(folder.clone())), before);
        write("Other.java", "class Other { int b; }");
        assert_eq!(of(file.clone()), before.0);
        assert_ne!(of(folder.clone()), before.1);
        write("Deep.java", "class Deep { int b; }");
        assert_ne!(of(file), before.0);
    }
}
