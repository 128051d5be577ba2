//! The folder that Scoville keeps between runs: the compiled API, and compiled classes of programs.
//!
//! What is in it is believed, so only a folder is used that belongs to the user and that nobody else may write.

use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The cache folder: below `XDG_CACHE_HOME` or `~/.cache`, else in the folder for temporary files. None if only others'
/// folders are to be had.
pub(crate) fn folder() -> Option<PathBuf> {
    let user = tempfile::tempfile().ok()?.metadata().ok()?.uid();
    let below_home = home().and_then(|base| {
        fs::create_dir_all(&base).ok()?;
        own(base.join("scoville"), user)
    });
    below_home.or_else(|| own(env::temp_dir().join(format!("scoville-cache-{user}")), user))
}

/// Where users keep caches.
fn home() -> Option<PathBuf> {
    let absolute = |path: PathBuf| path.is_absolute().then_some(path);
    let base = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).and_then(absolute);
    base.or_else(|| absolute(PathBuf::from(env::var_os("HOME")?).join(".cache")))
}

/// The folder, made if need be, if it is the user's alone and can be written.
fn own(folder: PathBuf, user: u32) -> Option<PathBuf> {
    let make = || fs::DirBuilder::new().mode(0o700).create(&folder);
    // Where it exists already, what it is decides.
    let _ = make();
    let found = fs::symlink_metadata(&folder).ok()?;
    if !found.is_dir() || found.uid() != user {
        return None;
    }
    if found.mode() & 0o077 != 0 {
        // Others may have written until now.
        if found.mode() & 0o022 != 0 {
            fs::remove_dir_all(&folder).ok()?;
            make().ok()?;
        }
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).ok()?;
    }
    is_writable(&folder).then_some(folder)
}

fn is_writable(folder: &Path) -> bool {
    tempfile::tempfile_in(folder).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_others_is_not_used_and_an_open_one_is_emptied() {
        let base = tempfile::TempDir::new().expect("a folder");
        let user = fs::metadata(base.path()).expect("it is there").uid();
        let folder = base.path().join("cache");
        assert_eq!(own(folder.clone(), user + 1), None);
        fs::write(folder.join("entry"), "planted").expect("written");
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).expect("it is ours");
        assert_eq!(own(folder.clone(), user), Some(folder.clone()));
        assert!(!folder.join("entry").exists());
        assert_eq!(fs::metadata(&folder).expect("it is there").mode() & 0o777, 0o700);
        let file = base.path().join("file");
        fs::write(&file, "").expect("written");
        assert_eq!(own(file, user), None);
    }
}
