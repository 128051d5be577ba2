//! Compiled classes that are kept: one file for each key, written aside and moved into its place, so that processes that
//! work at once never see half of one. What is not whole is passed over.

use sha2::{Digest, Sha256};
use std::fs;
use std::io::Write;
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, SystemTime};

/// All entries together; those that have not been used for the longest time go first.
const MOST_BYTES: u64 = 256 << 20;
/// Larger ones are not kept.
const LARGEST: u64 = 32 << 20;
/// A file that is still being written is younger than this.
const WRITING: Duration = Duration::from_secs(600);
/// What an entry begins with.
const FORM: &[u8; 16] = b"scoville class 1";
/// What its name begins with.
const PREFIX: &str = "classes-";

/// Writes the classes of an entry into a folder; false if there is no whole one.
pub(super) fn take(cache: &Path, key: &[u8; 32], target: &Path) -> bool {
    let file = place(cache, key);
    let Ok(bytes) = fs::read(&file) else { return false };
    let Some(classes) = unpack(&bytes, key) else { return false };
    if write(&classes, target).is_none() {
        // The folder must be as it was: empty.
        if let Ok(entries) = fs::read_dir(target) {
            for path in entries.flatten().map(|entry| entry.path()) {
                let _ = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
            }
        }
        return false;
    }
    // For who looks which of them are in use.
    let _ = fs::File::options().append(true).open(file).and_then(|file| file.set_modified(SystemTime::now()));
    true
}

/// Keeps the classes in a folder. That this fails is no harm.
pub(super) fn keep(cache: &Path, key: &[u8; 32], classes: &Path) {
    let Some(bytes) = pack(classes, key) else { return };
    make_room(cache, MOST_BYTES, bytes.len() as u64);
    let written = tempfile::Builder::new().prefix(".writing-").tempfile_in(cache).and_then(|mut file| {
        file.write_all(&bytes)?;
        Ok(file)
    });
    let _ = written.map(|file| file.persist(place(cache, key)));
}

fn place(cache: &Path, key: &[u8; 32]) -> PathBuf {
    let digits: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    cache.join(format!("{PREFIX}{digits}"))
}

/// The form, the fingerprint of what follows, the key, and then each file: its name and its bytes with their lengths.
fn pack(folder: &Path, key: &[u8; 32]) -> Option<Vec<u8>> {
    let mut body = key.to_vec();
    for file in program::classpath::files_below(folder).ok()? {
        let name = file.strip_prefix(folder).ok()?.to_str()?.to_string();
        let bytes = fs::read(&file).ok()?;
        for part in [name.as_bytes(), &bytes] {
            body.extend((part.len() as u64).to_le_bytes());
            body.extend(part);
        }
        if body.len() as u64 > LARGEST {
            return None;
        }
    }
    Some([&FORM[..], &Sha256::digest(&body), &body].concat())
}

fn unpack<'a>(bytes: &'a [u8], key: &[u8; 32]) -> Option<Vec<(&'a str, &'a [u8])>> {
    let (seal, body) = bytes.strip_prefix(FORM)?.split_at_checked(32)?;
    if Sha256::digest(body)[..] != *seal {
        return None;
    }
    let mut rest = body.strip_prefix(key)?;
    let mut files = Vec::new();
    while !rest.is_empty() {
        let (name, after) = part(rest)?;
        let (bytes, after) = part(after)?;
        let name = std::str::from_utf8(name).ok()?;
        if !Path::new(name).components().all(|part| matches!(part, Component::Normal(_))) {
            return None;
        }
        files.push((name, bytes));
        rest = after;
    }
    Some(files)
}

fn part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk::<8>()?;
    rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
}

fn write(classes: &[(&str, &[u8])], target: &Path) -> Option<()> {
    for (name, bytes) in classes {
        let file = target.join(name);
        fs::create_dir_all(file.parent()?).ok()?;
        fs::write(file, bytes).ok()?;
    }
    Some(())
}

/// Removes what has not been used for the longest time until there is room, and what somebody left half written.
fn make_room(cache: &Path, most: u64, needed: u64) {
    let now = SystemTime::now();
    let mut entries: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
    for entry in fs::read_dir(cache).into_iter().flatten().flatten() {
        let Ok(meta) = entry.metadata() else { continue };
        let (name, used) = (entry.file_name(), meta.modified().unwrap_or(now));
        let name = name.to_string_lossy();
        if name.starts_with(".writing-") && now.duration_since(used).is_ok_and(|age| age > WRITING) {
            let _ = fs::remove_file(entry.path());
        } else if name.starts_with(PREFIX) {
            entries.push((used, meta.len(), entry.path()));
        }
    }
    entries.sort();
    let mut total: u64 = entries.iter().map(|(_, size, _)| size).sum::<u64>() + needed;
    for (_, size, path) in entries {
        if total <= most {
            break;
        }
        if fs::remove_file(path).is_ok() {
            total -= size;
        }
    }
}

/// How many entries a cache folder has, and their bytes.
pub(crate) fn size(cache: &Path) -> (usize, u64) {
    let entries = fs::read_dir(cache).into_iter().flatten().flatten();
    let kept = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(PREFIX));
    kept.filter_map(|entry| entry.metadata().ok())
        .fold((0, 0), |(count, bytes), meta| (count + 1, bytes + meta.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> (tempfile::TempDir, tempfile::TempDir, [u8; 32]) {
        let (cache, classes) =
            (tempfile::TempDir::new().expect("a folder"), tempfile::TempDir::new().expect("a folder"));
        fs::create_dir(classes.path().join("a")).expect("a folder");
        fs::write(classes.path().join("a/B.class"), "bytes").expect("written");
        fs::write(classes.path().join("C.class"), "").expect("written");
        (cache, classes, [7; 32])
    }

    #[test]
    fn what_is_kept_is_taken_and_what_is_damaged_is_not() {
        let (cache, classes, key) = example();
        keep(cache.path(), &key, classes.path());
        let target = tempfile::TempDir::new().expect("a folder");
        assert!(take(cache.path(), &key, target.path()) && !take(cache.path(), &[8; 32], target.path()));
        assert_eq!(fs::read(target.path().join("a/B.class")).expect("there"), b"bytes");
        assert!(target.path().join("C.class").is_file());
        let whole = fs::read(place(cache.path(), &key)).expect("there");
        for (index, length) in (0..whole.len()).flat_map(|index| [(index, whole.len()), (index, index)]) {
            let mut damaged = whole[..length].to_vec();
            if let Some(byte) = damaged.get_mut(index) {
                *byte ^= 1;
            }
            assert!(unpack(&damaged, &key).is_none(), "{index} of {length}");
        }
        // Another key's contents in its place.
        fs::write(place(cache.path(), &[8; 32]), &whole).expect("written");
        assert!(!take(cache.path(), &[8; 32], target.path()));
    }

    #[test]
    fn the_oldest_go_first() {
        let (cache, classes, _) = example();
        for number in 0..4 {
            keep(cache.path(), &[number; 32], classes.path());
            let file =
                fs::File::options().append(true).open(place(cache.path(), &[number; 32])).expect("there");
            file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(u64::from(number))).expect("ours");
        }
        let (count, bytes) = size(cache.path());
        assert_eq!(count, 4);
        make_room(cache.path(), bytes, bytes / 2);
        assert_eq!(size(cache.path()).0, 2);
        assert!(place(cache.path(), &[3; 32]).is_file() && !place(cache.path(), &[1; 32]).is_file());
    }
}
