//! What of a folder is compiled, and what is run: of a project, or of any folder.

use super::files_with;
use crate::cli::JavaArguments;
use crate::project::Project;
use anyhow::{Result, bail};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The sources of a folder: those of the project, or all.
pub(super) fn sources_of(
    input: &Path,
    project: Option<&Project>,
    arguments: &JavaArguments,
) -> Result<Vec<PathBuf>> {
    let Some(project) = project else { return files_with(input, "java") };
    let mut folders = project.sources.clone();
    if arguments.with_tests {
        folders.extend(project.tests.clone());
    }
    if folders.is_empty() && project.classes.is_empty() {
        folders.push(input.to_path_buf());
    }
    let mut sources = Vec::new();
    for folder in folders {
        if !folder.is_dir() {
            bail!(
                "{}: the source folder {} does not exist",
                input.join(&project.by).display(),
                folder.display()
            );
        }
        sources.extend(files_with(&folder, "java")?);
    }
    // A module of its own is no matter of class paths.
    sources.retain(|file| file.file_name() != Some(OsStr::new("module-info.java")));
    Ok(sources)
}

/// The classes of a folder without sources.
pub(super) fn classes_of(input: &Path, project: Option<&Project>, arguments: &JavaArguments) -> Vec<PathBuf> {
    match project {
        Some(project) if !project.classes.is_empty() => {
            let tests = if arguments.with_tests { project.test_classes.clone() } else { Vec::new() };
            [tests, project.classes.clone()].concat()
        }
        _ => vec![input.to_path_buf()],
    }
}

/// What stands in for sources that `javac` alone cannot compile, because the build writes some of them, say: the classes
/// of the build, if they are newer than all sources.
pub(super) fn instead(
    error: anyhow::Error,
    project: Option<&Project>,
    arguments: &JavaArguments,
) -> Result<Vec<PathBuf>> {
    let Some(project) = project.filter(|_| !error.is::<crate::javac::Ended>()) else { return Err(error) };
    if project.is_compiled(arguments.with_tests) {
        return Ok(classes_of(Path::new("."), Some(project), arguments));
    }
    Err(match project.advice() {
        Some(advice) => anyhow::anyhow!("{error:#}\n{advice}"),
        None => error,
    })
}

/// The folders of `--source-path`.
pub(super) fn given_sources(arguments: &JavaArguments) -> Vec<PathBuf> {
    if arguments.source_path.is_some() { arguments.source_folders() } else { Vec::new() }
}
